import { afterEach, expect, test } from 'vitest'
import { startGateway } from '../testing.ts'
import { createLoad } from '../../custodian/http/load.ts'

const load = createLoad()
afterEach(() => load.stop())

test('there is room until 256 requests are under way, and again when they are answered', () => {
  for (let i = 0; i < 255; i++) load.enter()
  expect(load.isTooMuch()).toBe(false)
  load.enter()
  expect(load.isTooMuch()).toBe(true)
  load.leave()
  expect([load.isTooMuch(), load.inFlight]).toEqual([false, 255])
})

test('a request too many is refused before it is read, and told when to come back', async () => {
  const busy = { inFlight: 999, isTooMuch: () => true, enter() {}, leave() {}, stop() {} }
  const gateway = await startGateway({}, { load: busy })
  const { status, headers, errors } = await gateway.ask('{ __typename }')
  expect([status, headers.get('retry-after'), errors?.[0].extensions.code]).toEqual([503, '1', 'UPSTREAM_UNAVAILABLE'])
  expect((await fetch(`${gateway.url}/health`)).status).toBe(200)
  await gateway.close()
})
