import { expect, test } from 'vitest'
import { quarterEnd } from './quarterEnd.ts'

test.each([
  ['2026-01-01', '2026-03-31'],
  ['2026-06-30', '2026-06-30'],
  ['2026-07-01', '2026-09-30'],
  ['2026-11-29', '2026-12-31'],
])('the quarter of %s ends on %s', (day, end) => {
  expect(quarterEnd(day)).toBe(end)
})
