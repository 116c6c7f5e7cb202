import { expect, test } from 'vitest'
import { quarterBefore } from './period.ts'

test.each([
  ['2026-01-01', '2025-10-01', '2025-12-31', '2025 Q4'],
  ['2026-03-31', '2025-10-01', '2025-12-31', '2025 Q4'],
  ['2026-04-01', '2026-01-01', '2026-03-31', '2026 Q1'],
  ['2026-07-02', '2026-04-01', '2026-06-30', '2026 Q2'],
  ['2026-12-31', '2026-07-01', '2026-09-30', '2026 Q3'],
])('finds on %s the last completed quarter, from %s to %s', (day, start, end, name) => {
  expect(quarterBefore(day)).toEqual({ start, end, name })
})
