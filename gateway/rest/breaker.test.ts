import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

function at() {
  let now = 0
  return { breaker: createBreaker(() => now), wait: (milliseconds: number) => void (now += milliseconds) }
}
const fail = (breaker: ReturnType<typeof createBreaker>, times: number) => {
  for (let i = 0; i < times; i++) breaker.record(false)
}

test('stays closed with too few calls', () => {
  const { breaker } = at()
  fail(breaker, 19)
  expect(breaker.allows()).toBe(true)
})

test('opens when half of the calls have failed', () => {
  const { breaker } = at()
  for (let i = 0; i < 11; i++) breaker.record(true)
  fail(breaker, 10)
  expect(breaker.open).toBe(false)
  breaker.record(false)
  expect(breaker.open).toBe(true)
  expect(breaker.allows()).toBe(false)
})

test('forgets old failures', () => {
  const { breaker, wait } = at()
  fail(breaker, 19)
  wait(10_001)
  fail(breaker, 1)
  expect(breaker.open).toBe(false)
})

test('makes the next call the probe when a probe was abandoned', () => {
  const { breaker, wait } = at()
  fail(breaker, 20)
  wait(5_000)
  expect(breaker.allows()).toBe(true)
  breaker.forget()
  expect([breaker.open, breaker.allows()]).toEqual([true, true])
})

test('decides by one probe after the pause', () => {
  const { breaker, wait } = at()
  fail(breaker, 20)
  wait(5_000)
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
  breaker.record(false)
  expect(breaker.allows()).toBe(false)
  wait(5_000)
  expect(breaker.allows()).toBe(true)
  breaker.record(true)
  expect([breaker.open, breaker.allows()]).toEqual([false, true])
})

test('closes once when the custodian is ready, and opens again for calls that still fail', () => {
  const { breaker, wait } = at()
  fail(breaker, 20)
  breaker.probed()
  expect([breaker.open, breaker.allows(), breaker.allows()]).toEqual([false, true, true])
  fail(breaker, 20)
  breaker.probed()
  expect([breaker.open, breaker.allows()]).toEqual([true, false])
  wait(60_000)
  breaker.probed()
  expect(breaker.open).toBe(false)
})
