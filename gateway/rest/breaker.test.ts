import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

function at() {
  let now = 0
  return { breaker: createBreaker(() => now), wait: (milliseconds: number) => void (now += milliseconds) }
}
const fail = (breaker: ReturnType<typeof createBreaker>, times: number) => {
  for (let i = 0; i < times; i++) breaker.record(false)
}

test('it stays closed while there are too few calls to tell', () => {
  const { breaker } = at()
  fail(breaker, 19)
  expect(breaker.allows()).toBe(true)
})

test('it opens when half of the calls have failed, and not before', () => {
  const { breaker } = at()
  for (let i = 0; i < 11; i++) breaker.record(true)
  fail(breaker, 10)
  expect(breaker.open).toBe(false)
  breaker.record(false)
  expect(breaker.open).toBe(true)
  expect(breaker.allows()).toBe(false)
})

test('old failures are forgotten', () => {
  const { breaker, wait } = at()
  fail(breaker, 19)
  wait(10_001)
  fail(breaker, 1)
  expect(breaker.open).toBe(false)
})

test('a probe that was given up leaves the next call to be the probe', () => {
  const { breaker, wait } = at()
  fail(breaker, 20)
  wait(5_000)
  expect(breaker.allows()).toBe(true)
  breaker.forget()
  expect([breaker.open, breaker.allows()]).toEqual([true, true])
})

test('after the pause one probe call decides', () => {
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

test('a custodian that says it is ready ends the rest, once: what goes on failing beside that rests as before', () => {
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
