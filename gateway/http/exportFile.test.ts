import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAdmission } from '../../server/admission.ts'
import { createGateway, type Gateway } from '../server.ts'
import { sealed, testConfig, type Person } from '../testing.ts'

// Uses a custodian on a real socket, because a mocked one has no backpressure.

const LINE = `${'x'.repeat(1_022)}\r\n`
// 64 MB in pieces of 64 kB, because each write costs the same.
const PIECE = LINE.repeat(64)
const MANY = 1_024

let gateway: Gateway
let url: string
let asked: { path: string; headers: IncomingMessage['headers'] }[]
let answer: (response: ServerResponse) => void
const custodian = createServer((request, response) => {
  asked.push({ path: request.url ?? '', headers: request.headers })
  answer(response)
})

const origin = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  await new Promise<void>((resolve) => custodian.listen(0, '127.0.0.1', resolve))
  gateway = createGateway({ ...testConfig, custodianUrl: origin(custodian) }, pino({ level: 'silent' }))
  await gateway.listen(0, '127.0.0.1')
  url = origin(gateway.server)
})
beforeEach(() => void (asked = []))
afterEach(() => custodian.closeAllConnections())
afterAll(async () => {
  await Promise.all([gateway.close(), new Promise((resolve) => custodian.close(resolve))])
})

const headersOf = (who: Person) => ({ cookie: `__Host-portal=${sealed(who)}` })
const download = (path = '/files/export/4001', who: Person = 'admin') => fetch(url + path, { headers: headersOf(who) })

const file = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="plans.csv"' }

/**
 * Sends lines as long as the client accepts them; reports the number of bytes sent and whether the connection closed.
 */
function endless() {
  const sent = { bytes: 0, isOver: false }
  answer = (response) => {
    response.writeHead(200, file)
    response.on('close', () => (sent.isOver = true))
    let left = MANY
    const write = () => {
      while (left > 0) {
        left -= 1
        sent.bytes += PIECE.length
        if (!response.write(PIECE)) return void response.once('drain', write)
      }
      response.end()
    }
    write()
  }
  return sent
}

describe('a streamed file', () => {
  test.each([
    ['/files/export/4001', 'plans.csv', '/api/export/4001'],
    ['/files/report/withholding-account.csv', 'withholding-account.csv', '/api/report/withholding'],
    ['/files/report/withholding-state.csv', 'withholding-state.csv', '/api/report/withholding/state'],
  ])('streams %s of 64 MB completely, as %s and without a timeout', async (path, name, from) => {
    endless()
    const response = await download(path)
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename=${name}`,
    ])
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect((await response.arrayBuffer()).byteLength).toBe(MANY * PIECE.length)
    expect(asked).toMatchObject([{ path: from, headers: { authorization: 'Bearer token-of-21' } }])
    expect(asked[0]?.headers).not.toHaveProperty('x-deadline-ms')
  })

  test("reads an export at the client's speed, and stops when the client disconnects", async () => {
    const sent = endless()
    const request = get(`${url}/files/export/4001`, { headers: headersOf('admin'), agent: false })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.on('error', () => {})
    let before = -1
    while (before !== sent.bytes) {
      before = sent.bytes
      await pause(200)
    }
    expect(sent.bytes).toBeLessThan((MANY * PIECE.length) / 2)
    expect(sent.isOver).toBe(false)
    response.destroy()
    await expect.poll(() => sent.isOver, { timeout: 60_000 }).toBe(true)
  })

  test('does not count a running download as a request in flight', async () => {
    endless()
    const admission = createAdmission({ least: 1, first: 1, targetMs: 150 })
    const full = createGateway({ ...testConfig, custodianUrl: origin(custodian) }, pino({ level: 'silent' }), {
      admission,
    })
    await full.listen(0, '127.0.0.1')
    const slow = await fetch(`${origin(full.server)}/files/export/4001`, { headers: headersOf('admin') })
    const other = await fetch(`${origin(full.server)}/files/nothing`, { headers: headersOf('admin') })
    expect([slow.status, other.status, admission.inFlight]).toEqual([200, 404, 0])
    await slow.body?.cancel()
    await full.close()
  })

  test('refuses a ninth download after the deadline, and admits one when another ends', async () => {
    answer = (response) => void response.writeHead(200, file).write(LINE)
    const deadlines = { read: 3_000, write: 8_000, file: 500 }
    const hasty = createGateway({ ...testConfig, custodianUrl: origin(custodian) }, pino({ level: 'silent' }), {
      deadlines,
    })
    await hasty.listen(0, '127.0.0.1')
    const open = () => fetch(`${origin(hasty.server)}/files/export/4001`, { headers: headersOf('admin') })
    const running = await Promise.all(Array.from({ length: 8 }, open))
    const statuses = [(await open()).status]
    await running[0]?.body?.cancel()
    const next = await open()
    statuses.push(next.status, (await open()).status)
    expect([...running.map(({ status }) => status), ...statuses]).toEqual([...running.map(() => 200), 502, 200, 502])
    for (const { body } of [...running.slice(1), next]) await body?.cancel()
    await hasty.close()
  })

  test('aborts a download when the custodian aborts it', async () => {
    answer = (response) => {
      response.writeHead(200, file)
      response.write(LINE, () => response.destroy())
    }
    const response = await download()
    await expect(response.text()).rejects.toThrow(/terminated|aborted/)
  })

  test.each([
    [404, 404],
    [403, 403],
    [401, 401],
    [503, 502],
  ])('maps a refusal of an export by the custodian with status %d to status %d', async (status, shown) => {
    answer = (response) => void response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    expect((await download()).status).toBe(shown)
  })

  test("says that an export needs a second person's release", async () => {
    const text = 'A second person has to release this export first.'
    answer = (response) =>
      void response.writeHead(409, { 'content-type': 'application/json' }).end(JSON.stringify(text))
    const response = await download()
    expect([response.status, await response.text()]).toEqual([409, text])
  })

  test('refuses an export without a staff session, before calling the custodian', async () => {
    const anonymous = await fetch(`${url}/files/export/4001`)
    expect([anonymous.status, anonymous.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect((await download('/files/export/4001', 'ann')).status).toBe(403)
    expect((await download('/files/export/x')).status).toBe(404)
    expect((await download('/files/export/1/2')).status).toBe(404)
    expect(asked).toEqual([])
  })
})
