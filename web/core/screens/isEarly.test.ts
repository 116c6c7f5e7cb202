import { expect, it, onTestFinished, vi } from 'vitest'
import { isEarly } from './isEarly.ts'

it.each([
  // A month without this day: the last day of the month counts, as for the custodian.
  ['1966-08-31', '2026-02-27', true],
  ['1966-08-31', '2026-02-28', false],
  ['1966-12-31', '2026-06-29', true],
  ['1966-12-31', '2026-06-30', false],
  ['1968-02-29', '2027-08-27', true],
  ['1968-02-29', '2027-08-28', false],
  ['1966-05-15', '2025-11-14', true],
  ['1966-05-15', '2025-11-15', false],
  [null, '2026-02-28', false],
])('a distribution for an owner born on %s on %s is early: %s', (dateOfBirth, day, early) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00`) })
  onTestFinished(() => void vi.useRealTimers())
  expect(isEarly(dateOfBirth)).toBe(early)
})
