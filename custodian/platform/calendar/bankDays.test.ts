import { expect, test } from 'vitest'
import {
  addBankDays,
  addDays,
  bankDayBefore,
  bankDayOnOrAfter,
  bankDaysBetween,
  bankHolidays,
  expectedWindow,
  moreBankDaysBefore,
  isBankDay,
} from './bankDays.ts'

test('lists the eleven Federal Reserve holidays of 2026 and 2027', () => {
  expect(bankHolidays(2026)).toEqual([
    '2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-04',
    '2026-09-07', '2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25',
  ]) // prettier-ignore
  expect(bankHolidays(2027)).toEqual([
    '2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-19', '2027-07-05',
    '2027-09-06', '2027-10-11', '2027-11-11', '2027-11-25', '2027-12-25',
  ]) // prettier-ignore
})

test('observes a Sunday holiday on Monday, and moves no Saturday holiday', () => {
  expect(isBankDay('2027-07-05')).toBe(false)
  expect(isBankDay('2026-07-03')).toBe(true)
  expect(isBankDay('2026-07-06')).toBe(true)
})

test('finds the next bank day after weekends and holidays', () => {
  expect(addBankDays('2026-11-25', 1)).toBe('2026-11-27')
  expect(addBankDays('2026-12-31', 1)).toBe('2027-01-04')
  expect(bankDayOnOrAfter('2026-11-21')).toBe('2026-11-23')
  expect(bankDayOnOrAfter('2026-11-23')).toBe('2026-11-23')
})

test('returns the bank day strictly before a day', () => {
  expect(bankDayBefore('2026-11-24')).toBe('2026-11-23')
  expect(bankDayBefore('2026-11-23')).toBe('2026-11-20')
  expect(bankDayBefore('2026-11-27')).toBe('2026-11-25')
  expect(bankDayBefore('2027-01-02')).toBe('2026-12-31')
})

test('adds and subtracts days across months and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('expects a payment 7 to 10 bank days after the signature', () => {
  expect(expectedWindow('2026-11-20')).toEqual({ from: '2026-12-02', to: '2026-12-07' })
})

test.each([0, 3, 7])('finds the first day whose items are at most %i bank days old', (count) => {
  // The days span the end of a year, so they include weekends and holidays.
  for (const today of ['2026-12-24', '2026-12-27', '2027-01-04'])
    for (let back = 0; back < 20; back++) {
      const day = addDays(today, -back)
      expect(day < moreBankDaysBefore(today, count)).toBe(bankDaysBetween(day, today) > count)
    }
})

test.each([
  ['2026-03-10', '2026-03-10', 0],
  ['2026-03-06', '2026-03-08', 0],
  ['2026-03-06', '2026-03-09', 1],
  ['2026-07-02', '2026-07-06', 2],
  ['2026-03-10', '2026-03-01', 0],
])('from %s to %s, counts %i bank days', (first, last, days) => {
  expect(bankDaysBetween(first, last)).toBe(days)
})

test('counts the same bank days between two days as a day-by-day count', () => {
  for (const last of ['2024-02-29', '2026-01-01', '2026-07-04', '2027-12-31']) {
    let count = 0
    for (let day = last; day > '2018-12-20'; day = addDays(day, -1)) {
      expect([day, bankDaysBetween(day, last)]).toEqual([day, count])
      if (isBankDay(day)) count++
    }
  }
  expect(bankDaysBetween('2026-07-06', '2026-07-02')).toBe(0)
})
