import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { folderOfTest } from '../tests/folder.ts'
import { ended, startProgram } from '../scripts/child.ts'
import { freePort } from '../tests/ports.ts'
import { notifyReady } from './systemd.ts'

/** A socket like that of systemd, in Perl, because Node has no Unix datagram sockets. Prints each message. */
const RECEIVER = `
  use Socket; $| = 1;
  socket(my $s, PF_UNIX, SOCK_DGRAM, 0) or die; bind($s, sockaddr_un($ARGV[0])) or die; print "bound\\n";
  while (defined recv($s, my $message, 4096, 0)) { print "$message\\n" }`

test.skipIf(!existsSync('/usr/bin/systemd-notify'))(
  'notifies systemd when the gateway is ready, and again at the interval of the watchdog',
  async () => {
    const socket = join(folderOfTest(), 'notify')
    const receiver = spawn('perl', ['-e', RECEIVER, socket], { stdio: ['ignore', 'pipe', 'inherit'] })
    let received = ''
    receiver.stdout.on('data', (chunk: Buffer) => (received += chunk.toString()))
    await expect.poll(() => received).toContain('bound')
    const port = String(await freePort())
    const env = {
      ...process.env,
      NOTIFY_SOCKET: socket,
      WATCHDOG_USEC: '1000000',
      PORT: port,
      DATA_DIR: folderOfTest(),
    }
    const gateway = startProgram('gateway/main.ts', [], { env, stdio: 'ignore' })
    onTestFinished(async () => {
      gateway.kill('SIGTERM')
      await ended(gateway)
      receiver.kill()
    })
    await vi.waitFor(() => expect(received).toMatch(/READY=1[^]*WATCHDOG=1[^]*WATCHDOG=1/), 60_000)
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
  },
)

test('does nothing without systemd, and reports a missing systemd-notify', async () => {
  const error = vi.fn<(about: object, text: string) => void>()
  notifyReady({ error }, {})
  const { PATH } = process.env
  onTestFinished(() => void (process.env['PATH'] = PATH))
  process.env['PATH'] = '/nowhere'
  notifyReady({ error }, { NOTIFY_SOCKET: '/nowhere' })
  await expect.poll(() => error.mock.calls).toHaveLength(1)
  expect(error.mock.calls[0]?.[1]).toBe('systemd is not notified')
})
