import { expect, test } from 'vitest'
import { createLimit, type Limit } from './limit.ts'

const bounds = { least: 16, first: 256, most: 256, targetMs: 100 }
const after = (limit: Limit, samples: number[], busiest = limit.most) => {
  for (const sample of samples) limit.sample(sample)
  limit.adjust(busiest, false)
  return limit.most
}
const all = (milliseconds: number, count = 20) => Array.from({ length: count }, () => milliseconds)

test('who waits too long lets fewer in, down to what keeps the slow part busy, and all again when it is over', () => {
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

test('a limit far above what comes in goes to what comes in at once', () => {
  expect(after(createLimit(bounds), all(300), 100)).toBe(70)
})

test('a call in five that hangs keeps nobody out', () => {
  expect(after(createLimit(bounds), [...all(20, 16), ...all(3_000, 4)])).toBe(256)
})

test('a tenth refused below is too much, however quick the others are', () => {
  expect(after(createLimit(bounds), [...all(20, 18), ...all(Infinity, 2)])).toBe(179)
})

test('few samples are no measure, but add up over windows', () => {
  const limit = createLimit(bounds)
  expect(after(limit, all(300, 4))).toBe(256)
  expect(after(limit, all(300, 4))).toBe(179)
})

test('a slow event loop counts without any sample', () => {
  const limit = createLimit(bounds)
  limit.adjust(200, true)
  expect(limit.most).toBe(140)
})

test('a few who wait for a moment are no overload, a few who go on waiting are', () => {
  const limit = createLimit(bounds)
  for (let window = 0; window < 9; window += 1) expect(after(limit, all(300), 32)).toBe(256)
  expect(after(limit, all(300), 32)).toBe(22)
})

test('as long as nothing comes back nobody more is let in', () => {
  const limit = createLimit(bounds)
  after(limit, all(300))
  for (let window = 0; window < 5; window += 1) expect(after(limit, [], 100)).toBe(179)
  expect(after(limit, [], 0)).toBe(197)
})

test('the first crowd finds little room, a quick one more and more, and after a quiet time it is little again', () => {
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

test('it is tight for five seconds after it was lowered', () => {
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
