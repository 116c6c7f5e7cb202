import { expect, it } from 'vitest'
import { presetsOn } from './presets.ts'

it('ends a current report period today, and a past period on its last day, also in the previous year', () => {
  expect(presetsOn(new Date(2028, 1, 29)).map(({ label, startDate, endDate }) => [label, startDate, endDate])).toEqual([
    ['This month', '2028-02-01', '2028-02-29'],
    ['Last month', '2028-01-01', '2028-01-31'],
    ['This quarter', '2028-01-01', '2028-02-29'],
    ['Last quarter', '2027-10-01', '2027-12-31'],
    ['This year', '2028-01-01', '2028-02-29'],
    ['Last year', '2027-01-01', '2027-12-31'],
    ['All days', '', ''],
  ])
})
