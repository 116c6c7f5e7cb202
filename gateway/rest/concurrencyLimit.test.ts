import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrencyLimit.ts'
import type { Stop } from './send.ts'

test('gives a free connection to the call that has waited longest, and never to one that was stopped', async () => {
  const limit = createConcurrencyLimit(1)
  expect([limit.take(), limit.take()]).toEqual([true, false])
  const stops = Array.from({ length: 3 }, (): Stop => ({ stopped: null, onStop: null }))
  const started: number[] = []
  stops.forEach(async (stop, place) => (await limit.wait(stop)) && started.push(place))
  stops[0]?.onStop?.()
  limit.give()
  await settled()
  expect(started).toEqual([1])
  limit.give()
  await settled()
  expect([started, limit.take()]).toEqual([[1, 2], false])
  limit.give()
  expect([limit.take(), limit.take()]).toEqual([true, false])
})
