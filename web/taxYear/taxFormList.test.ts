import { afterEach, expect, it, vi } from 'vitest'
import { taxFormList } from './taxFormList.ts'

afterEach(() => vi.useRealTimers())

it.each([
  ['2026-12-31T12:00:00', '2025', '2026 2024 2023 2022 2021 2020 2019'],
  ['2027-01-01T12:00:00', '2026', '2027 2025 2024 2023 2022 2021 2020'],
])('offers the tax years on %s by the day, also in a page that is open over New Year', (now, otherwise, others) => {
  vi.useFakeTimers({ now: new Date(now) })
  const { year } = taxFormList.filters
  expect(year.otherwise).toBe(otherwise)
  expect(year.options.map(({ label }) => label).join(' ')).toBe(others)
})
