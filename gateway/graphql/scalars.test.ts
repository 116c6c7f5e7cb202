import fc from 'fast-check'
import { parseValue } from 'graphql'
import { describe, expect, test } from 'vitest'
import { DateScalar, DateTimeScalar, MoneyScalar } from './scalars.ts'

describe('the scalar Money', () => {
  test('parses every dollar amount without changing the cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (cents) => {
        const dollars = Number(`${cents}e-2`)
        expect(MoneyScalar.parseValue(dollars)).toBe(dollars)
      }),
    )
  })

  test.each([25.005, 0.001, 1e12, -1e12, Number.NaN, Infinity, -0, '25', '25.00', null, true, [25], 1e-7])(
    'refuses %j as Money',
    (value) => expect(() => MoneyScalar.parseValue(value)).toThrow('Money is a number of dollars'),
  )

  test('accepts Money literals with cents, without exponents or quotes', () => {
    expect(MoneyScalar.parseLiteral(parseValue('21474836.48'))).toBe(21_474_836.48)
    expect(() => MoneyScalar.parseLiteral(parseValue('1e2'))).toThrow('Money')
    expect(() => MoneyScalar.parseLiteral(parseValue('"25"'))).toThrow('Money')
    expect(() => MoneyScalar.parseLiteral(parseValue('25.005'))).toThrow('Money')
  })
})

describe('the scalar Date', () => {
  test.each(['2024-02-29', '1950-05-12', '9999-12-31'])('accepts %s as a Date', (day) => {
    expect(DateScalar.parseValue(day)).toBe(day)
  })
  test.each([
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '0000-01-01',
    '99999-01-01',
    '05/12/1950',
    '2024-01-01T00:00:00Z',
    'tomorrow',
    20240101,
    null,
  ])('refuses %j as a Date', (day) => expect(() => DateScalar.parseValue(day)).toThrow('day of the calendar'))
})

test('accepts a DateTime only in UTC', () => {
  expect(DateTimeScalar.parseValue('2026-03-01T14:05:00.000Z')).toBe('2026-03-01T14:05:00.000Z')
  expect(() => DateTimeScalar.parseValue('2026-03-01T14:05:00+02:00')).toThrow('UTC')
})
