import type { Dispatcher } from 'undici'
import { afterEach, expect, test } from 'vitest'
import { sealed, startGateway } from '../testing.ts'
import { createAdmission } from '../../server/admission.ts'

const admission = createAdmission()
afterEach(() => admission.stop())

test('admits 256 in-flight requests, and another when one completes', () => {
  for (let i = 0; i < 255; i++) admission.enter()
  expect(admission.isTooMuch()).toBe(false)
  admission.enter()
  expect(admission.isTooMuch()).toBe(true)
  admission.leave()
  expect([admission.isTooMuch(), admission.inFlight]).toEqual([false, 255])
})

test('refuses a request above the concurrency limit with 503 and Retry-After before reading it', async () => {
  const busy = { inFlight: 999, isTooMuch: () => true, enter() {}, leave() {}, sample() {}, isTight: true, stop() {} }
  const gateway = await startGateway({}, { admission: busy })
  const { status, headers, errors } = await gateway.ask('{ __typename }')
  expect([status, headers.get('retry-after'), errors?.[0].extensions.code]).toEqual([503, '1', 'UPSTREAM_UNAVAILABLE'])
  expect((await fetch(`${gateway.url}/files/attachment/x`)).status).toBe(503)
  expect((await fetch(`${gateway.url}/health`)).status).toBe(200)
  gateway.custodian('GET', '/api/ready', 200, {})
  expect((await fetch(`${gateway.url}/ready`)).status).toBe(200)
  expect(gateway.lines.filter((line) => line.includes('too many requests at once'))).toHaveLength(1)
  await gateway.close()
})

test('keeps the connection open after refusing a small request, and sends the security headers', async () => {
  const busy = { inFlight: 999, isTooMuch: () => true, enter() {}, leave() {}, sample() {}, isTight: true, stop() {} }
  const gateway = await startGateway({}, { admission: busy })
  const small = await gateway.ask('{ __typename }')
  const large = await gateway.ask(`{ __typename } # ${'x'.repeat(70_000)}`)
  expect([small.headers.get('connection'), large.headers.get('connection')]).toEqual(['keep-alive', 'close'])
  expect(small.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(small.errors?.[0].extensions.requestId).toBe(small.headers.get('x-request-id'))
  await gateway.close()
})

test('lowers the concurrency limit for slow reads, and raises it for fast ones', async () => {
  const watched = createAdmission({ least: 16, first: 256, targetMs: 50 })
  for (let i = 0; i < 100; i++) watched.enter()
  const sampled = (milliseconds: number) => {
    for (let i = 0; i < 20; i++) watched.sample(milliseconds)
    return watched.isTooMuch()
  }
  expect(watched.isTooMuch()).toBe(false)
  await expect.poll(() => sampled(200)).toBe(true)
  await expect.poll(() => sampled(5)).toBe(false)
  watched.stop()
})

test('measures only custodian reads, not files or writes', async () => {
  const samples: number[] = []
  const admission = {
    inFlight: 0,
    isTooMuch: () => false,
    enter() {},
    leave() {},
    sample: (ms: number) => void samples.push(ms),
    isTight: false,
    stop() {},
  }
  const gateway = await startGateway({}, { admission })
  gateway.custodian('GET', '/api/account/balance', 200, [])
  await gateway.ask('{ viewer { accountOwner { accounts { totalCount } } } }', { as: 'ann' })
  expect(samples).toEqual([expect.any(Number)])
  gateway.custodian('GET', '/api/account/balance', 503, {}, { 'retry-after': '1' })
  await gateway.ask('{ viewer { accountOwner { accounts { totalCount } } } }', { as: 'ann' })
  expect(samples).toEqual([expect.any(Number), Infinity])
  gateway.custodian('GET', '/api/attachment/guid-1', 200, { contentType: 'text/csv', content: '', fileName: 'a.csv' })
  expect(
    (await fetch(`${gateway.url}/files/attachment/guid-1`, { headers: { cookie: `__Host-portal=${sealed('ann')}` } }))
      .status,
  ).toBe(200)
  expect(samples).toHaveLength(2)
  await gateway.close()
})

test.each([
  ['keeps the circuit breaker closed under overload', true],
  ['opens the circuit breaker without overload', false],
])('%s when four in five reads time out', async (_, isTight) => {
  const admission = {
    inFlight: 0,
    isTooMuch: () => false,
    enter() {},
    leave() {},
    sample() {},
    isTight,
    stop() {},
  }
  let calls = 0
  const dispatch: Dispatcher['dispatch'] = (_options, handler) => {
    calls += 1
    const controller = {
      abort: (reason: Error) => handler.onResponseError?.(controller, reason),
    } as unknown as Dispatcher.DispatchController
    handler.onRequestStart?.(controller, {})
    if (calls % 5 !== 0) return true
    handler.onResponseStart?.(controller, 200, { 'content-type': 'application/json' })
    handler.onResponseData?.(controller, Buffer.from('[]'))
    handler.onResponseEnd?.(controller, {})
    return true
  }
  const gateway = await startGateway(
    {},
    {
      admission,
      dispatcher: { dispatch } as unknown as Dispatcher,
      // Within this deadline several calls can start, even in a cold process.
      deadlines: { read: 500, write: 500, file: 500 },
    },
  )
  const ask = () => gateway.ask('{ viewer { accountOwner { accounts { totalCount } } } }', { as: 'ann' })
  // Check the error code and not the number of calls: on a busy machine a call may start late.
  const isResting = async () => (await ask()).errors?.[0]?.extensions?.code === 'UPSTREAM_UNAVAILABLE'
  let rests = false
  for (let round = 0; round < 4 && !rests; round += 1) {
    await Promise.all(Array.from({ length: 50 }, ask))
    rests = await isResting()
  }
  expect(rests).toBe(!isTight)
  expect(calls).toBeGreaterThan(5)
  await gateway.close()
})
