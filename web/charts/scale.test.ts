import { expect, it } from 'vitest'
import { axisMoney, hasShape, isLabelled, ticksOf } from './scale.ts'
import { placesOf } from './StackedBar.tsx'

it.each([
  [8200, 10_000, [8000, 9000, 10_000]],
  [0, 100, [0, 50, 100]],
  [10_000, 10_000, [9500, 10_000, 10_500]],
  [0, 0, [0, 0.5, 1]],
  [9917.5, 9930.25, [9915, 9920, 9925, 9930, 9935]],
])('picks evenly spaced round ticks that enclose %d and %d', (low, high, ticks) => {
  expect(ticksOf(low, high)).toEqual(ticks)
})

it.each([
  [-6300.68, 82.5, {}, [-10_000, -5000, 0, 5000]],
  [-45, 500, { wanted: 2 }, [-500, 0, 500]],
  [0, 1, { least: 1 }, [0, 1]],
  [0, 7, { least: 1 }, [0, 5, 10]],
])('includes 0 in the ticks from %d to %d, and picks whole ticks for counts', (low, high, how, ticks) => {
  expect(ticksOf(low, high, how)).toEqual(ticks)
})

it.each([
  [[4953.12, 5011.49, 5000], false],
  [[10_000, 10_500], false],
  [[10_000, 9000], true],
  [[0, 0], false],
  [[], false],
])('fills a chart of %j only if its amounts differ enough to show a shape: %s', (amounts, isVisible) => {
  expect(hasShape(amounts)).toBe(isVisible)
})

it('shows cents on an axis only for amounts with cents', () => {
  expect([axisMoney(1500), axisMoney(82.5), axisMoney(-1500)]).toEqual(['$1,500', '$82.50', '($1,500)'])
})

it.each([2, 13, 30, 60])('labels at most three of %d positions on an axis, always including the last', (count) => {
  const labelled = Array.from({ length: count }, (_, index) => index).filter((index) => isLabelled(index, count))
  expect(labelled.length).toBeLessThanOrEqual(3)
  expect(labelled.at(-1)).toBe(count - 1)
})

it('labels all positions on an axis of five', () => {
  expect([0, 1, 2, 3, 4].filter((index) => isLabelled(index, 5))).toEqual([0, 1, 2, 3, 4])
})

it('divides a bar in proportion to the amounts, and keeps every part visible and inside the bar', () => {
  expect(placesOf([50, 25], 100).map(({ look, from }) => [look, from])).toEqual([
    [0, 0],
    [1, 50],
  ])
  const places = placesOf([9975, 0, 0, 25])
  expect(places.map(({ look }) => look)).toEqual([0, 3])
  expect(places.every(({ width }) => width > 0.5)).toBe(true)
  const last = places.at(-1)
  expect((last?.from ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(100)
})

it('draws no bar for a negative part or a zero total', () => {
  expect(placesOf([-10, 25])).toEqual([])
  expect(placesOf([0, 0])).toEqual([])
})
