import { expect, test } from 'vitest'
import { lastCheckDay, lastDepositDay, nextYearStart } from './yearEnd.ts'

// December 31 is a Thursday in 2026, a Friday in 2027 and a Sunday in 2028. January 1 is a bank holiday.
test.each([
  [2026, null, '2026-12-30', 'settles on Thursday, 12/31'],
  [2027, null, '2027-12-30', 'settles on Friday, 12/31'],
  [2028, null, '2028-12-28', 'Friday 12/29 is the last bank day'],
  [2026, '12-28', '2026-12-28', 'an earlier cutoff applies'],
  [2026, '12-27', '2026-12-24', 'a Sunday moves to the bank day before 12/25, a holiday'],
  [2026, '12-31', '2026-12-30', 'a later cutoff changes nothing'],
] as const)('finds the last deposit day of %i with the cutoff %s: %s (%s)', (year, cutoff, day, _why) => {
  expect(lastDepositDay(year, cutoff)).toBe(day)
})

test.each([
  [2026, '2026-12-31', '2027-01-04'],
  [2027, '2027-12-31', '2028-01-03'],
  [2028, '2028-12-29', '2029-01-02'],
])('finds the last day of %i for checks, %s, and the first bank day after it, %s', (year, last, next) => {
  expect([lastCheckDay(year), nextYearStart(year)]).toEqual([last, next])
})
