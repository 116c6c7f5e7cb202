import { describe, expect, test } from 'vitest'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { daysOfDuty } from './dueDays.ts'
import {
  depositsOf as deposited,
  liabilityByDay,
  scheduleAfter,
  type DepositSchedule,
  type WithheldDay,
} from './deposits.ts'
import { distributionCode } from '../distributions/distributionCode.ts'
import { hadToTakeAtDeath, isMinimumRequired, requiredBy, requiredMinimum } from '../minimums/requiredMinimum.ts'
import { readTaxCalendar } from './taxCalendar.ts'
import { isTaxableUndetermined, taxableCents } from './taxable.ts'

const byLaw = readTaxCalendar([])
const depositsOf = (days: readonly WithheldDay[], schedule: DepositSchedule, calendar = byLaw) =>
  deposited(days, schedule, calendar)

const payment = {
  distributionTypeId: DISTRIBUTION_TYPE.normal,
  evidenceOf: null,
  isRoth: false,
  paidOn: '2026-11-24',
  dateOfBirth: '1960-05-05',
  openedOn: '2026-01-05',
} as const

const disability = { distributionTypeId: 3, evidenceOf: 'DISABILITY' } as const
const young = { isRoth: true, dateOfBirth: '1990-03-10' } as const

describe('the distribution code of a payment', () => {
  test.each([
    ['early, under 59 1/2', { distributionTypeId: 1, dateOfBirth: '1968-03-10' }, '1'],
    [
      'early at the request, age 59 1/2 on the day of payment',
      { distributionTypeId: 1, dateOfBirth: '1967-05-24' },
      '7',
    ],
    ['normal, but the date of birth was corrected', { dateOfBirth: '1970-01-01' }, '1'],
    ['normal', {}, '7'],
    ['no date of birth', { dateOfBirth: null }, '1'],
    ['a known exception', { distributionTypeId: 2 }, '2'],
    ['disability, under 59 1/2', { ...disability, dateOfBirth: '1968-03-10' }, '3'],
    ['disability at the request, age 59 1/2 on the day of payment', disability, '7'],
    ['disability, Roth, opened this year', { ...disability, ...young, distributionTypeId: 10 }, 'T'],
    [
      'disability, Roth, opened five years ago',
      { ...disability, ...young, distributionTypeId: 8, openedOn: '2021-12-31' },
      'Q',
    ],
    ['death, traditional', { distributionTypeId: 4 }, '4'],
    ['death, Roth: never 4', { distributionTypeId: 4, isRoth: true }, 'T'],
    ['early Roth', { distributionTypeId: 6, isRoth: true, dateOfBirth: '1968-03-10' }, 'J'],
    ['Roth over 59 1/2, opened this year', { distributionTypeId: 8, isRoth: true }, 'T'],
    ['Roth over 59 1/2, opened five years ago', { distributionTypeId: 8, isRoth: true, openedOn: '2021-12-31' }, 'Q'],
    ['Roth over 59 1/2, opening day unknown', { distributionTypeId: 8, isRoth: true, openedOn: null }, 'T'],
    ['recharacterized, current year', { distributionTypeId: 7 }, 'N'],
    ['recharacterized, prior year', { distributionTypeId: 9 }, 'R'],
    ['a direct rollover to a plan', { distributionTypeId: 50 }, 'G'],
    ['a transfer from a Roth IRA to another Roth IRA', { distributionTypeId: 50, isRoth: true }, null],
    ['a transfer to a like IRA is not reported', { distributionTypeId: 60 }, null],
  ])('derives the distribution code of a payment: %s', (_name, facts, code) => {
    expect(distributionCode({ ...payment, ...facts })).toBe(code)
  })

  test('never uses a distribution code of a designated Roth account', () => {
    const codes = Object.values(DISTRIBUTION_TYPE).flatMap((distributionTypeId) =>
      [true, false].map((isRoth) => distributionCode({ ...payment, distributionTypeId, isRoth })),
    )
    expect(new Set(codes)).not.toContain('B')
    expect(new Set(codes)).not.toContain('H')
    expect(new Set(codes)).toContain('G')
  })

  test.each([
    ['7', 100n, 100n, true],
    ['1', 100n, 100n, true],
    ['J', 100n, null, true],
    ['T', 100n, null, true],
    ['Q', 100n, null, false],
    ['G', 100n, 0n, false],
  ])('fills boxes 2a and 2b of Form 1099-R by distribution code %s', (code, gross, taxable, isUndetermined) => {
    expect([taxableCents(code, gross), isTaxableUndetermined(code)]).toEqual([taxable, isUndetermined])
  })
})

describe('a required minimum distribution', () => {
  const born = (dateOfBirth: string) => ({ isRoth: false, dateOfBirth })

  test('computes the required minimum as the prior year-end value divided by the factor of the Uniform Lifetime Table', () => {
    expect(requiredMinimum(born('1953-05-02'), 2026, 0n)).toBe(0n)
    expect(requiredMinimum(born('1953-05-02'), 2027, 418_932n)).toBe(16_429n)
    expect(requiredMinimum(born('1951-06-30'), 2026, 10_000_000n)).toBe(406_504n)
    expect(requiredMinimum(born('1953-08-01'), 2026, 8_000_000n)).toBe(301_887n)
    expect(requiredMinimum(born('1953-08-01'), 2027, 7_800_000n)).toBe(305_882n)
    expect(requiredMinimum(born('1900-01-01'), 2026, 100_000n)).toBe(50_000n)
  })

  test('requires a minimum distribution from age 73 or 75, and never for a Roth IRA', () => {
    expect(isMinimumRequired(born('1953-12-31'), 2025)).toBe(false)
    expect(isMinimumRequired(born('1953-12-31'), 2026)).toBe(true)
    expect(isMinimumRequired(born('1960-01-01'), 2034)).toBe(false)
    expect(isMinimumRequired(born('1960-01-01'), 2035)).toBe(true)
    expect(isMinimumRequired({ isRoth: true, dateOfBirth: '1940-01-01' }, 2026)).toBe(false)
    expect(isMinimumRequired({ isRoth: false, dateOfBirth: null }, 2026)).toBe(false)
  })

  test('makes the first required minimum due by the next April 1, and later minimums by the end of their year', () => {
    expect(requiredBy('1953-08-01', 2026)).toBe('2027-04-01')
    expect(requiredBy('1953-08-01', 2027)).toBe('2027-12-31')
  })
})

test('requires a minimum for the year of death if the owner died on or after the first due date', () => {
  expect(hadToTakeAtDeath('1953-08-01', '2027-03-31')).toBe(false)
  expect(hadToTakeAtDeath('1953-08-01', '2027-04-01')).toBe(true)
  expect(hadToTakeAtDeath('1960-01-01', '2036-03-31')).toBe(false)
  expect(hadToTakeAtDeath('1960-01-01', '2036-04-01')).toBe(true)
})

describe('the due dates of a tax year', () => {
  test.each([
    [2025, '2026-02-02', '2026-02-10', '2026-03-31', '2026-06-01'],
    [2026, '2027-02-01', '2027-02-10', '2027-03-31', '2027-06-01'],
  ])('moves the due dates of %i to business days of the District of Columbia', (year, january, after, march, may) => {
    expect(daysOfDuty(year, byLaw)).toEqual([
      { duty: 'COPIES_1099R', dueOn: january, laterOn: null },
      { duty: 'PAPER_COPIES', dueOn: january, laterOn: null },
      { duty: 'FORM_945', dueOn: january, laterOn: after },
      { duty: 'FILE_1099R', dueOn: march, laterOn: null },
      { duty: 'COPIES_5498', dueOn: may, laterOn: null },
      { duty: 'FILE_5498', dueOn: may, laterOn: null },
    ])
  })
})

describe('deposits of withheld federal tax', () => {
  test('computes semiweekly due dates around holidays and the year end', () => {
    const withheld = [
      ['2026-12-23', 120_000n],
      ['2026-12-24', 80_000n],
      ['2026-12-28', 300_000n],
      ['2026-12-29', 50_000n],
      ['2026-12-31', 240_000n],
    ] as const
    expect(
      depositsOf(
        withheld.map(([day, cents]) => ({ day, cents })),
        'SEMIWEEKLY',
      ).map(({ cents, dueOn }) => [cents, dueOn]),
    ).toEqual([
      [200_000n, '2026-12-30'],
      [350_000n, '2027-01-04'],
      [240_000n, '2027-01-06'],
    ])
  })

  test('makes $100,000 of withheld tax due on the next business day, and restarts the deposit period', () => {
    const days = [
      { day: '2026-11-23', cents: 6_100_000n },
      { day: '2026-11-24', cents: 4_500_000n },
      { day: '2026-11-25', cents: 2_000_000n },
    ]
    expect(depositsOf(days, 'SEMIWEEKLY')).toEqual([
      { from: '2026-11-23', to: '2026-11-24', cents: 10_600_000n, dueOn: '2026-11-25' },
      { from: '2026-11-25', to: '2026-11-25', cents: 2_000_000n, dueOn: '2026-12-02' },
    ])
  })

  test('makes monthly tax deposits due by the fifteenth of the next month', () => {
    expect(depositsOf([{ day: '2026-12-08', cents: 620_000n }], 'MONTHLY')).toEqual([
      { from: '2026-12-08', to: '2026-12-08', cents: 620_000n, dueOn: '2027-01-15' },
    ])
    expect(depositsOf([{ day: '2026-07-01', cents: 1n }], 'MONTHLY')[0]?.dueOn).toBe('2026-08-17')
  })

  test('moves a monthly depositor at $100,000 to the semiweekly schedule', () => {
    const days = [
      { day: '2026-03-02', cents: 10_000_000n },
      { day: '2026-03-04', cents: 100n },
    ]
    expect(depositsOf(days, 'MONTHLY').map(({ dueOn }) => dueOn)).toEqual(['2026-03-03', '2026-03-11'])
  })

  test('subtracts reversals before computing a deposit of withheld tax', () => {
    const days = [
      { day: '2026-11-02', cents: 10_250n },
      { day: '2026-11-05', cents: -10_250n },
    ]
    expect(depositsOf(days, 'MONTHLY')).toEqual([])
  })

  test.each<[what: string, DepositSchedule, withheld: Array<[string, bigint]>, liability: Array<[string, bigint]>]>([
    [
      'of the month of the reversal, for a monthly depositor',
      'MONTHLY',
      [
        ['2026-11-02', 10_250n],
        ['2026-11-05', -10_250n],
        ['2026-12-01', 500n],
      ],
      [['2026-12-01', 500n]],
    ],
    [
      'of the months after the reversal, until it is used up',
      'MONTHLY',
      [
        ['2026-04-10', 30_000n],
        ['2026-05-12', -20_000n],
        ['2026-06-01', 500n],
        ['2026-07-01', 25_000n],
      ],
      [
        ['2026-04-10', 30_000n],
        ['2026-07-01', 5_500n],
      ],
    ],
    [
      'of the months before the reversal, if no later month has any',
      'MONTHLY',
      [
        ['2026-04-10', 30_000n],
        ['2026-05-12', 1_000n],
        ['2026-12-01', -21_000n],
      ],
      [['2026-04-10', 10_000n]],
    ],
    [
      'of the half-weeks after the reversal, for a semiweekly depositor',
      'SEMIWEEKLY',
      [
        ['2026-11-02', 10_250n],
        ['2026-11-05', -10_250n],
        ['2026-11-25', 20_000n],
      ],
      [
        ['2026-11-02', 10_250n],
        ['2026-11-25', 9_750n],
      ],
    ],
    [
      'of the next month, if a half-week lies in two months',
      'SEMIWEEKLY',
      [
        ['2026-04-30', 10_000n],
        ['2026-05-01', -4_000n],
        ['2026-05-20', 6_000n],
      ],
      [
        ['2026-04-30', 10_000n],
        ['2026-05-20', 2_000n],
      ],
    ],
  ])('subtracts reversals from the liability %s', (_, schedule, withheld, liability) => {
    const days = withheld.map(([day, cents]) => ({ day, cents }))
    expect(liabilityByDay(days, schedule)).toEqual(liability.map(([day, cents]) => ({ day, cents })))
  })

  test('observes Emancipation Day, and moves a Saturday holiday to Friday', () => {
    // The period ends on Tuesday, April 14. Three weekdays later is Friday. The holiday on Thursday adds one, so the
    // due day is Monday, April 20.
    expect(depositsOf([{ day: '2026-04-11', cents: 1n }], 'SEMIWEEKLY')[0]?.dueOn).toBe('2026-04-20')
    expect(depositsOf([{ day: '2026-06-29', cents: 1n }], 'SEMIWEEKLY')[0]?.dueOn).toBe('2026-07-06')
  })

  test('moves a due day past a District of Columbia holiday under IRC 7503', () => {
    // April 15, 2028 is a Saturday, and Emancipation Day is observed on Monday.
    expect(depositsOf([{ day: '2028-03-06', cents: 1n }], 'MONTHLY')[0]?.dueOn).toBe('2028-04-18')
    // Emancipation Day on a Saturday is observed on Friday, April 15, 2022.
    expect(depositsOf([{ day: '2022-03-07', cents: 1n }], 'MONTHLY')[0]?.dueOn).toBe('2022-04-18')
  })

  test('observes Inauguration Day every fourth year, or on Monday after a Sunday', () => {
    const { isHoliday } = byLaw
    const january = ['2025-01-20', '2026-01-20', '2029-01-19', '2033-01-20', '2034-01-20', '2013-01-21']
    expect(january.map(isHoliday)).toEqual([true, false, false, true, false, true])
    // The period ends on Tuesday, January 18. Three weekdays later is Friday. The holiday on Thursday adds one, so the
    // due day is Monday, January 24.
    expect(depositsOf([{ day: '2033-01-18', cents: 1n }], 'SEMIWEEKLY')[0]?.dueOn).toBe('2033-01-24')
  })

  test('derives the deposit schedule from the look-back amount', () => {
    expect([scheduleAfter(5_000_000n), scheduleAfter(5_000_001n)]).toEqual(['MONTHLY', 'SEMIWEEKLY'])
  })
})

describe("the operator's table of holidays", () => {
  test("adds and removes holidays as listed in the operator's table", () => {
    const changed = readTaxCalendar([
      { day: '2027-02-01', name: 'A day of mourning' },
      { day: '2028-04-17', name: 'Emancipation Day', isHoliday: false },
    ])
    expect(daysOfDuty(2026, changed)[0]?.dueOn).toBe('2027-02-02')
    expect(depositsOf([{ day: '2028-03-06', cents: 1n }], 'MONTHLY', changed)[0]?.dueOn).toBe('2028-04-17')
    // Days that the operator's table does not list follow the law.
    expect(daysOfDuty(2025, changed)).toEqual(daysOfDuty(2025, byLaw))
    expect(changed.isHoliday('2027-07-05')).toBe(true)
  })

  test.each([
    [
      'a day twice',
      [
        { day: '2027-02-01', name: 'One' },
        { day: '2027-02-01', name: 'Two' },
      ],
      'twice',
    ],
    ['a weekend day', [{ day: '2027-01-30', name: 'One' }], 'is a weekend'],
    ['an invalid date', [{ day: '2027-02-30', name: 'One' }], 'day'],
    ['an unknown field', [{ day: '2027-02-01', name: 'One', holiday: true }], 'holiday'],
    ['an object instead of a list', {}, 'array'],
  ])('refuses a holiday table with %s', (_, table, text) => {
    expect(() => readTaxCalendar(table)).toThrow(text)
  })
})
