import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import { expect, test } from 'vitest'
import { downloadExport } from '../../contract/exports.ts'
import { createBreakers } from './breakers.ts'
import { createConcurrencyLimit } from './concurrencyLimit.ts'
import { openDownload } from './download.ts'
import { createRetries } from './retries.ts'

type Request = Dispatcher['request']

/** Downloads over one connection from a custodian that responds by `request`. */
function downloads(request: Request) {
  const breakers = createBreakers()
  const upstream = {
    origin: 'http://custodian.test',
    dispatcher: { request } as unknown as Dispatcher,
    breakers,
    retries: createRetries(),
    slots: createConcurrencyLimit(1),
    deadlines: { read: 50, write: 50, file: 50 },
  }
  const gone = new Set<() => void>()
  return { breakers, gone, open: () => openDownload(upstream, downloadExport, { path: '/', headers: {} }, gone) }
}

const responding = (statusCode: number): Request =>
  (async () => ({
    statusCode,
    headers: {},
    body: Object.assign(Readable.from(['a,b\r\n']), { text: async () => '{}' }),
  })) as unknown as Request

/** Never responds; fails once the caller disconnects. */
const silent = (({ signal }: { signal: AbortSignal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')))
  })) as unknown as Request

const unreachable = (() => Promise.reject(new Error('ECONNREFUSED'))) as unknown as Request

test.each<[what: string, Request, openGroups: string[]]>([
  ['is refused', responding(404), []],
  ['fails', responding(500), ['read export']],
  ['gets no response', unreachable, ['read export']],
  ['loses its caller', silent, []],
])('frees the connection of a download that %s', async (_, request, openGroups) => {
  const { open, gone, breakers } = downloads(request)
  for (let i = 0; i < 20; i++) {
    const opened = open()
    if (request === silent) for (const leave of gone) leave()
    await expect(opened).rejects.not.toThrow('UPSTREAM_TIMEOUT')
  }
  expect([breakers.open, gone.size]).toEqual([openGroups, 0])
})

test.each(['read to its end', 'abandoned'])('frees the connection of a download that was %s', async (how) => {
  const { open } = downloads(responding(200))
  for (let i = 0; i < 3; i++) {
    const { type, body } = await open()
    expect(type).toBe('')
    const closed = new Promise((resolve) => body.once('close', resolve))
    if (how === 'abandoned') body.destroy()
    else body.resume()
    await closed
  }
})

test('waits for a connection until the deadline, or until the caller disconnects', async () => {
  const { open, gone } = downloads(responding(200))
  const { body } = await open()
  await expect(open()).rejects.toThrow('UPSTREAM_TIMEOUT')
  const waiting = open()
  for (const leave of gone) leave()
  await expect(waiting).rejects.toThrow('UPSTREAM_TIMEOUT')
  body.destroy()
  await new Promise((resolve) => body.once('close', resolve))
  expect((await open()).type).toBe('')
})
