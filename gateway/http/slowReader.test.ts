import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchEvents } from '../../contract/events.ts'
import { createGateway, type Gateway } from '../server.ts'
import { sealed, testConfig } from '../testing.ts'

// A custodian that returns ten megabytes of changes for each poll, and a browser that reads none of them.

const BIG = 'x'.repeat(20_000)
let position = 0
/** Number of streams in each poll. */
const asked: number[] = []
const custodian = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    if (request.url !== watchEvents.anyone) return void response.writeHead(404).end()
    const { streams } = JSON.parse(text) as { streams: unknown[] }
    asked.push(streams.length)
    const events = Array.from({ length: streams.length > 0 ? 500 : 0 }, () => ({
      position: (position += 1),
      at: '2026-03-02T10:00:00.000Z',
      kind: 'OWNER',
      id: 101,
      accountOwnerId: 101,
      accountId: null,
      status: BIG,
    }))
    const told = streams.map(() => ({ kinds: ['OWNER'], accountOwnerId: 101 }))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ position, hasMore: false, streams: told, events }))
  })
})

let gateway: Gateway
beforeAll(async () => {
  await new Promise<void>((resolve) => custodian.listen(0, '127.0.0.1', resolve))
  const custodianUrl = `http://127.0.0.1:${(custodian.address() as AddressInfo).port}`
  gateway = createGateway({ ...testConfig, custodianUrl }, pino({ level: 'silent' }))
  await gateway.listen(0, '127.0.0.1')
})
afterAll(async () => {
  custodian.closeAllConnections()
  custodian.close()
  await gateway.close()
})

test('ends the event stream of a browser that stops reading, to limit memory', async () => {
  const body = JSON.stringify({ query: 'subscription { ownerChanged { status } }' })
  const socket = connect((gateway.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  const lines = [
    'POST /graphql HTTP/1.1',
    'host: x',
    'content-type: application/json',
    'x-portal: 1',
    'accept: text/event-stream',
    `cookie: __Host-portal=${sealed('ann')}`,
    `content-length: ${body.length}`,
    '',
    body,
  ]
  socket.pause()
  socket.write(lines.join('\r\n'))
  await expect.poll(() => asked.includes(1), { timeout: 30_000 }).toBe(true)
  await expect.poll(() => asked.at(-1), { timeout: 60_000 }).toBe(0)
  // At most the polls that fill the queue (1,000 changes) and the sockets' buffers, and the poll that finds the queue
  // full.
  expect(asked.filter((streams) => streams === 1).length).toBeLessThan(10)
  socket.destroy()
})
