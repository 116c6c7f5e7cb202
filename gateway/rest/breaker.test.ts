import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

function at() {
  let now = 0
  return { breaker: createBreaker(() => now), wait: (milliseconds: number) => void (now += milliseconds) }
}
const fail = (breaker: ReturnType<typeof createBreaker>, times: number) => {
  for (let i = 0; i < times; i++) breaker.record(false)
}

test('keeps the circuit breaker closed with too few calls', () => {
  const { breaker } = at()
  fail(breaker, 19)
  expect(breaker.allows()).toBe(true)
})

test('opens the circuit breaker when half of the calls have failed', () => {
  const { breaker } = at()
  for (let i = 0; i < 11; i++) breaker.record(true)
  fail(breaker, 10)
  expect(breaker.open).toBe(false)
  breaker.record(false)
  expect(breaker.open).toBe(true)
  expect(breaker.allows()).toBe(false)
})

test('counts no failures older than ten seconds', () => {
  const { breaker, wait } = at()
  fail(breaker, 19)
  wait(10_001)
  fail(breaker, 1)
  expect(breaker.open).toBe(false)
})

test('sends the next call as the probe if a probe was abandoned', () => {
  const { breaker, wait } = at()
  fail(breaker, 20)
  wait(5_000)
  expect(breaker.allows()).toBe(true)
  breaker.forget()
  expect([breaker.open, breaker.allows()]).toEqual([true, true])
})

test('closes or reopens the circuit breaker by one probe after the pause', () => {
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

test('closes the circuit breaker once when the custodian is ready, and reopens it if calls still fail', () => {
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

test('ignores the results of calls that were in flight when the circuit breaker opened', () => {
  const { breaker, wait } = at()
  fail(breaker, 20)
  breaker.record(true)
  expect([breaker.open, breaker.allows()]).toEqual([true, false])
  wait(4_999)
  breaker.record(false)
  wait(1)
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
})

test.each<[answered: string, before: number | null, isCounted: boolean]>([
  ['during it', 999, false],
  ['at its start', 1_000, false],
  ['only before it', 1_001, true],
  ['never', null, true],
])('counts a timeout under load by whether another call succeeded: %s', (_, before, isCounted) => {
  const { breaker, wait } = at()
  if (before !== null) {
    breaker.record(true)
    wait(before)
  }
  for (let i = 0; i < 20; i++) breaker.lateInCrowd(1_000)
  expect(breaker.open).toBe(isCounted)
})
