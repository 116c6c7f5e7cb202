import { expect, test } from 'vitest'
import { createLimit, type Limit } from './limit.ts'

const bounds = { least: 16, first: 256, most: 256, targetMs: 100 }
const after = (limit: Limit, samples: number[], busiest = limit.most) => {
  for (const sample of samples) limit.sample(sample)
  limit.adjust(busiest, false)
  return limit.most
}
const all = (milliseconds: number, count = 20) => Array.from({ length: count }, () => milliseconds)

test('lowers the concurrency limit to its minimum for long waits, and raises it afterwards', () => {
  const limit = createLimit(bounds)
  expect(after(limit, all(20))).toBe(256)
  expect(after(limit, all(300))).toBe(179)
  for (let window = 0; window < 40; window += 1) after(limit, all(300))
  expect(limit.most).toBe(16)
  const way: number[] = []
  for (let window = 0; window < 40; window += 1) way.push(after(limit, all(20)))
  expect(way[0]).toBe(18)
  expect(way.at(-1)).toBe(256)
})

test('lowers a concurrency limit far above the load to less than the load in one step', () => {
  expect(after(createLimit(bounds), all(300), 100)).toBe(70)
})

test('keeps the concurrency limit when one call in five hangs', () => {
  expect(after(createLimit(bounds), [...all(20, 16), ...all(3_000, 4)])).toBe(256)
})

test('lowers the concurrency limit when a tenth of the calls is refused, even if the others are fast', () => {
  expect(after(createLimit(bounds), [...all(20, 18), ...all(Infinity, 2)])).toBe(179)
})

test('carries latency samples to the next window when there are too few', () => {
  const limit = createLimit(bounds)
  expect(after(limit, all(300, 4))).toBe(256)
  expect(after(limit, all(300, 4))).toBe(179)
})

test('lowers the concurrency limit when the event loop is slow, even without latency samples', () => {
  const limit = createLimit(bounds)
  limit.adjust(200, true)
  expect(limit.most).toBe(140)
})

test('treats nine slow windows at low concurrency as no overload, and ten as overload', () => {
  const limit = createLimit(bounds)
  for (let window = 0; window < 9; window += 1) expect(after(limit, all(300), 32)).toBe(256)
  expect(after(limit, all(300), 32)).toBe(22)
})

test('does not raise the concurrency limit while no request completes', () => {
  const limit = createLimit(bounds)
  after(limit, all(300))
  for (let window = 0; window < 5; window += 1) expect(after(limit, [], 100)).toBe(179)
  expect(after(limit, [], 0)).toBe(197)
})

test('starts with a low concurrency limit, raises it for fast responses and lowers it after an idle period', () => {
  const limit = createLimit({ ...bounds, first: 64 })
  for (let window = 0; window < 100; window += 1) after(limit, all(20), 10)
  expect(limit.most).toBe(64)
  for (let window = 0; window < 40; window += 1) after(limit, all(20))
  expect(limit.most).toBe(256)
  for (let window = 0; window < 100; window += 1) after(limit, [], 0)
  expect(limit.most).toBe(64)
  for (let window = 0; window < 40; window += 1) after(limit, all(300))
  for (let window = 0; window < 40; window += 1) after(limit, [], 0)
  expect(limit.most).toBe(64)
})

test('reports overload for five seconds after lowering the concurrency limit', () => {
  const limit = createLimit(bounds)
  after(limit, all(20))
  expect(limit.isTight).toBe(false)
  after(limit, all(300))
  for (let window = 0; window < 49; window += 1) {
    expect(limit.isTight).toBe(true)
    after(limit, all(20))
  }
  after(limit, all(20))
  expect(limit.isTight).toBe(false)
})
