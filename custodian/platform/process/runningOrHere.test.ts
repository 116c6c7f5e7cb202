import { spawn } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { DatabaseInUse } from '../db/folderLock.ts'
import { runningOrHere } from './runningOrHere.ts'

const inUse = (pid: number) => () => Promise.reject(new DatabaseInUse('/data', pid))

test('a command does its work in its own process if no custodian answers', async () => {
  expect(
    await runningOrHere(
      async () => null,
      async () => 'done here',
    ),
  ).toBe('done here')
})

test('a command asks the custodian again if the custodian became ready after the first attempt', async () => {
  const answers = [null, 'answered']
  expect(await runningOrHere(async () => answers.shift() ?? null, inUse(1))).toBe('answered')
})

test.skipIf(process.platform !== 'linux')(
  "reports that the portal is starting only if the portal's process has the database",
  async () => {
    const custodian = spawn('sh', ['-c', 'sleep 60; :', '/portal/custodian/main.ts'])
    onTestFinished(() => void custodian.kill('SIGKILL'))
    const ask = async () => null
    await expect(runningOrHere(ask, inUse(custodian.pid ?? 0))).rejects.toMatchObject({
      message: `The portal is still starting (process ${custodian.pid}). Run the command again when it has printed its addresses.`,
      exitCode: 69,
    })
    await expect(runningOrHere(ask, inUse(process.pid))).rejects.toThrow(`in use by process ${process.pid}: stop`)
  },
)
