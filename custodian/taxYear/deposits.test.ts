import { describe, expect, test } from 'vitest'
import {
  annualRecord,
  depositsOf,
  liabilityByDay,
  nextDayLimitReachedOn,
  type DepositSchedule,
  type DueDeposit,
} from './deposits.ts'
import { lateDeposits, oldestUnpaid } from './lateDeposits.ts'
import { readTaxCalendar } from './taxCalendar.ts'

// Sources: Publication 15 for 2020, section 11, page 27, and for 2000 (annual return period of Form 945), read on
// 2026-11-27.

const calendar = readTaxCalendar([])
type Day = [day: string, cents: bigint]
const daysOf = (days: readonly Day[]) => days.map(([day, cents]) => ({ day, cents }))

interface Spanning {
  withheld: Day[]
  /** Columns of each deposit: first day, last day, cents and due day. */
  deposits: Array<[from: string, to: string, cents: bigint, dueOn: string]>
  /** Form 945-A by month, in cents. */
  months: Record<string, bigint>
}

describe('deposits of withheld tax for half-weeks', () => {
  test.each<[what: string, Spanning]>([
    [
      'a half-week that spans the end of a month has one deposit, and a liability in each month',
      {
        withheld: [
          ['2026-04-29', 100_000n],
          ['2026-05-01', 50_000n],
        ],
        deposits: [['2026-04-29', '2026-05-01', 150_000n, '2026-05-06']],
        months: { '2026-04': 100_000n, '2026-05': 50_000n },
      },
    ],
    [
      'a half-week that spans the end of a month from Saturday to Tuesday has one deposit',
      {
        withheld: [
          ['2026-08-31', 70_000n],
          ['2026-09-01', 30_000n],
        ],
        deposits: [['2026-08-31', '2026-09-01', 100_000n, '2026-09-04']],
        months: { '2026-08': 70_000n, '2026-09': 30_000n },
      },
    ],
    [
      'a half-week that spans the end of a quarter has one deposit, unlike for Form 941',
      {
        withheld: [
          ['2026-09-30', 40_000n],
          ['2026-10-01', 60_000n],
        ],
        deposits: [['2026-09-30', '2026-10-01', 100_000n, '2026-10-07']],
        months: { '2026-09': 40_000n, '2026-10': 60_000n },
      },
    ],
    [
      'a half-week that spans the end of a year has a deposit for each year, due on the same day',
      {
        withheld: [
          ['2025-12-31', 240_000n],
          ['2026-01-02', 70_000n],
        ],
        deposits: [
          ['2025-12-31', '2025-12-31', 240_000n, '2026-01-07'],
          ['2026-01-02', '2026-01-02', 70_000n, '2026-01-07'],
        ],
        months: { '2025-12': 240_000n, '2026-01': 70_000n },
      },
    ],
    [
      'the deposit of a half-week that begins on Monday, December 31, is due on Friday',
      {
        withheld: [['2029-12-31', 10_000n]],
        deposits: [['2029-12-31', '2029-12-31', 10_000n, '2030-01-04']],
        months: { '2029-12': 10_000n },
      },
    ],
    [
      'a half-week that reaches $100,000 on the first day of a month is due on the next business day',
      {
        withheld: [
          ['2026-04-30', 6_000_000n],
          ['2026-05-01', 4_500_000n],
        ],
        deposits: [['2026-04-30', '2026-05-01', 10_500_000n, '2026-05-04']],
        months: { '2026-04': 6_000_000n, '2026-05': 4_500_000n },
      },
    ],
  ])('%s', (_, { withheld, deposits, months }) => {
    const years = Map.groupBy(daysOf(withheld), ({ day }) => day.slice(0, 4))
    const liability = [...years.values()].map((days) => liabilityByDay(days, 'SEMIWEEKLY'))
    const found = liability.flatMap((days) => depositsOf(days, 'SEMIWEEKLY', calendar))
    expect(found.map(({ from, to, cents, dueOn }) => [from, to, cents, dueOn])).toEqual(deposits)
    const byMonth = Map.groupBy(liability.flat(), ({ day }) => day.slice(0, 7))
    const sums = [...byMonth].map(([month, days]) => [month, days.reduce((sum, { cents }) => sum + cents, 0n)])
    expect(Object.fromEntries(sums)).toEqual(months)
  })
})

// Mondays are 2026-11-23 and 11-30. Deposits begin anew on the day after $100,000 was reached.
test.each<[what: string, schedule: DepositSchedule, days: Day[], deposits: Spanning['deposits']]>([
  [
    'the next deposit',
    'MONTHLY',
    [
      ['2026-11-20', 11_000_000n],
      ['2026-11-24', -300_000n],
      ['2026-11-25', 500_000n],
    ],
    [
      ['2026-11-20', '2026-11-20', 11_000_000n, '2026-11-23'],
      ['2026-11-25', '2026-11-25', 200_000n, '2026-12-02'],
    ],
  ],
  [
    'several later deposits',
    'SEMIWEEKLY',
    [
      ['2026-11-23', 11_000_000n],
      ['2026-11-24', -600_000n],
      ['2026-11-25', 500_000n],
      ['2026-11-30', 400_000n],
    ],
    [
      ['2026-11-23', '2026-11-23', 11_000_000n, '2026-11-24'],
      ['2026-11-30', '2026-11-30', 300_000n, '2026-12-04'],
    ],
  ],
  [
    'the earlier deposit if no later one is left',
    'SEMIWEEKLY',
    [
      ['2026-11-23', 11_000_000n],
      ['2026-11-24', -600_000n],
      ['2026-11-25', 200_000n],
    ],
    [['2026-11-23', '2026-11-23', 10_600_000n, '2026-11-24']],
  ],
])('a reversal after the next-day limit in a half-week reduces %s', (_, schedule, days, deposits) => {
  const found = depositsOf(daysOf(days), schedule, calendar)
  expect(found.map(({ from, to, cents, dueOn }) => [from, to, cents, dueOn])).toEqual(deposits)
})

test.each<[what: string, days: Day[], reachedOn: string | undefined]>([
  ['$99,999.99 in a month', [['2026-03-02', 9_999_999n]], undefined],
  [
    '$100,000.00 within a month',
    [
      ['2026-03-02', 6_000_000n],
      ['2026-03-31', 4_000_000n],
    ],
    '2026-03-31',
  ],
  [
    '$100,000.00 that are reversed later',
    [
      ['2026-03-02', 10_000_000n],
      ['2026-03-20', -10_000_000n],
    ],
    '2026-03-02',
  ],
  [
    '$100,000.00 in two months',
    [
      ['2026-03-31', 6_000_000n],
      ['2026-04-01', 4_000_000n],
    ],
    undefined,
  ],
])('decides whether a monthly depositor becomes semiweekly: %s', (_, days, reachedOn) => {
  expect(nextDayLimitReachedOn(daysOf(days))).toBe(reachedOn)
})

// Wednesdays are 2026-03-25 and 04-01.
test.each<[what: string, reachedOn: string, days: Day[], deposits: Spanning['deposits']]>([
  [
    'reaches $100,000.00 by several days of one month',
    '2026-03-24',
    [
      ['2026-03-02', 6_000_000n],
      ['2026-03-24', 4_000_000n],
      ['2026-03-25', 500_000n],
    ],
    [
      ['2026-03-02', '2026-03-24', 10_000_000n, '2026-03-25'],
      ['2026-03-25', '2026-03-25', 500_000n, '2026-04-01'],
    ],
  ],
  [
    'reached $100,000.00 on a day whose tax was reversed in part',
    '2026-03-24',
    [
      ['2026-03-02', 6_000_000n],
      ['2026-03-24', 3_000_000n],
      ['2026-03-25', 500_000n],
    ],
    [
      ['2026-03-02', '2026-03-24', 9_000_000n, '2026-04-15'],
      ['2026-03-25', '2026-03-25', 500_000n, '2026-04-01'],
    ],
  ],
])('deposits semiweekly from the next day on for a monthly depositor that %s', (_, reachedOn, days, deposits) => {
  const found = depositsOf(daysOf(days), 'MONTHLY', calendar, reachedOn)
  expect(found.map(({ from, to, cents, dueOn }) => [from, to, cents, dueOn])).toEqual(deposits)
})

// Form 945-A, Rev. 10-2017. Saturday is 2026-11-21, Tuesday 11-24.
test.each<[what: string, schedule: DepositSchedule, days: Day[], record: Day[]]>([
  ['no days for a monthly depositor', 'MONTHLY', [['2026-02-03', 9_999_999n]], []],
  [
    'the days of a semiweekly depositor',
    'SEMIWEEKLY',
    [
      ['2026-02-03', 10_000n],
      ['2026-11-24', 500n],
    ],
    [
      ['2026-02-03', 10_000n],
      ['2026-11-24', 500n],
    ],
  ],
  [
    'all days of the year after $100,000.00 in a month',
    'MONTHLY',
    [
      ['2026-02-03', 10_000n],
      ['2026-03-02', 10_000_000n],
    ],
    [
      ['2026-02-03', 10_000n],
      ['2026-03-02', 10_000_000n],
    ],
  ],
  [
    'the other days of the year after $100,000.00 in a month that were reversed',
    'MONTHLY',
    [
      ['2026-02-03', 10_000n],
      ['2026-03-02', 10_000_000n],
      ['2026-03-20', -10_000_000n],
      ['2026-04-02', 20_000n],
    ],
    [
      ['2026-02-03', 10_000n],
      ['2026-04-02', 20_000n],
    ],
  ],
  [
    'a reversal deducted from the later days of its half-week',
    'SEMIWEEKLY',
    [
      ['2026-11-21', 1_000n],
      ['2026-11-23', -300n],
      ['2026-11-24', 800n],
      ['2026-11-25', 400n],
    ],
    [
      ['2026-11-21', 1_000n],
      ['2026-11-24', 500n],
      ['2026-11-25', 400n],
    ],
  ],
  [
    'a reversal deducted from the earlier days of its half-week if no later ones are left',
    'SEMIWEEKLY',
    [
      ['2026-11-21', 1_000n],
      ['2026-11-24', -300n],
      ['2026-11-25', 400n],
    ],
    [
      ['2026-11-21', 700n],
      ['2026-11-25', 400n],
    ],
  ],
])('Form 945-A has %s', (_, schedule, days, record) => {
  const withheld = daysOf(days)
  expect(annualRecord(liabilityByDay(withheld, schedule), schedule, nextDayLimitReachedOn(withheld))).toEqual(
    daysOf(record),
  )
})

/** Two monthly deposits of $2,000.00 each, due on March 16 and April 15, 2026. */
const DEPOSITS = depositsOf(
  daysOf([
    ['2026-02-10', 200_000n],
    ['2026-03-10', 200_000n],
  ]),
  'MONTHLY',
  calendar,
)

describe('late deposits of withheld tax', () => {
  test.each<[what: string, payments: Day[], today: string, late: boolean[]]>([
    ['is late if nothing was paid by its due day', [], '2026-03-17', [true, false]],
    ['is not late on its due day', [], '2026-03-16', [false, false]],
    ['is not late if paid on its due day', [['2026-03-16', 200_000n]], '2026-04-15', [false, false]],
    ['is late if paid a day after its due day', [['2026-03-17', 200_000n]], '2026-04-15', [true, false]],
    ['is late if a cent is missing', [['2026-03-16', 199_999n]], '2026-03-17', [true, false]],
    [
      'is late if a late payment covers the older deposit first',
      [
        ['2026-04-15', 200_000n],
        ['2026-04-16', 200_000n],
      ],
      '2026-05-01',
      [true, true],
    ],
    [
      'is late if its payment was taken back',
      [
        ['2026-03-16', 200_000n],
        ['2026-03-20', -200_000n],
      ],
      '2026-03-21',
      [true, false],
    ],
  ])('a deposit %s', (_, payments, today, late) => {
    const paid = { payments: daysOf(payments), withheldBefore: 0n }
    expect(lateDeposits(DEPOSITS, paid, { calendar, today })).toEqual(late)
  })

  test('a deposit is late if a payment covers tax of earlier years first', () => {
    const paid = { payments: daysOf([['2026-03-16', 200_000n]]), withheldBefore: 50_000n }
    expect(lateDeposits(DEPOSITS, paid, { calendar, today: '2026-03-17' })).toEqual([true, false])
  })

  test('a deposit is late only after the due day of Form 945 in a year with less than $2,500', () => {
    const deposits = depositsOf(daysOf([['2026-02-10', 249_999n]]), 'MONTHLY', calendar)
    const late = (today: string) => lateDeposits(deposits, { payments: [], withheldBefore: 0n }, { calendar, today })
    expect([late('2026-03-17'), late('2027-02-01'), late('2027-02-02')]).toEqual([[false], [false], [true]])
    const more = depositsOf(daysOf([['2026-02-10', 250_000n]]), 'MONTHLY', calendar)
    expect(lateDeposits(more, { payments: [], withheldBefore: 0n }, { calendar, today: '2026-03-17' })).toEqual([true])
  })
})

test.each<[owed: bigint, missing: Pick<DueDeposit, 'cents' | 'dueOn'> | null]>([
  [0n, null],
  [150_000n, { cents: 150_000n, dueOn: '2026-04-15' }],
  [200_000n, { cents: 200_000n, dueOn: '2026-04-15' }],
  [200_001n, { cents: 1n, dueOn: '2026-03-16' }],
  [900_000n, { cents: 200_000n, dueOn: '2026-03-16' }],
])('finds the oldest deposit that is not paid in full: %s cents owed', (owed, missing) => {
  const found = oldestUnpaid(DEPOSITS, owed)
  expect(found && { cents: found.cents, dueOn: found.dueOn }).toEqual(missing)
})
