import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEventStream } from '../../tests/eventStream.ts'
import { sealed, startGateway, type TestGateway } from '../testing.ts'

// A custodian that answers polls late, and a reader that disconnects before.

const SUBSCRIPTION = 'subscription { ownerChanged { status } }'
const asStaff = { cookie: `__Host-portal=${sealed('service')}`, 'x-portal': '1' }

/** Number of streams in each poll. */
const asked: number[] = []
/** The poll that waits for its answer. */
let held: (() => void) | null = null
let isLate = true

const custodian = createServer(async (request, response) => {
  const { streams } = (await json(request)) as { streams: unknown[] }
  asked.push(streams.length)
  const told = streams.map(() => ({ kinds: ['OWNER'], accountOwnerId: null }))
  const answer = JSON.stringify({ position: 1, hasMore: false, oldest: null, events: [], streams: told })
  const send = () => response.setHeader('content-type', 'application/json').end(answer)
  if (isLate && streams.length > 0) held = send
  else send()
})

let gateway: TestGateway
beforeAll(async () => {
  await new Promise<void>((resolve) => custodian.listen(0, '127.0.0.1', resolve))
  gateway = await startGateway({ custodianUrl: `http://127.0.0.1:${(custodian.address() as AddressInfo).port}` })
})
afterAll(async () => {
  await gateway.close()
  custodian.close()
})

test('polls for no stream whose reader disconnects before it opens', async () => {
  const reader = new AbortController()
  const opening = fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...asStaff },
    body: JSON.stringify({ query: SUBSCRIPTION }),
    signal: reader.signal,
  })
  await expect.poll(() => held).not.toBeNull()
  reader.abort()
  await expect(opening).rejects.toThrow('aborted')
  await expect.poll(() => gateway.connections()).toBe(0)
  isLate = false
  held?.()
  const other = await openEventStream(gateway.url, SUBSCRIPTION, asStaff)
  expect([other.status, asked.at(-1)]).toEqual([200, 1])
  other.close()
})
