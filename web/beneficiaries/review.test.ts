import { expect, it } from 'vitest'
import { reviewReminder } from './review.ts'

it.each([
  ['2025-11-21T23:59:59.000Z', 12],
  ['2025-09-22T00:00:00.000Z', 13],
  ['2023-11-21T12:00:00.000Z', 36],
])('suggests a review of shares last allocated on %s, %i months ago', (allocatedAt, months) => {
  expect(reviewReminder(allocatedAt, '2026-11-21')).toBe(
    `Last reviewed ${months} months ago. Are these beneficiaries still right?`,
  )
})

it.each(['2025-11-22T00:00:00.000Z', '2026-11-21T00:00:00.000Z'])(
  'suggests no review of shares last allocated on %s',
  (allocatedAt) => {
    expect(reviewReminder(allocatedAt, '2026-11-21')).toBeNull()
  },
)
