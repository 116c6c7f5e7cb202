import { expect, it } from 'vitest'
import { endOfQuarter, inWords, nextInterest } from './movements.ts'

it.each([
  [
    { 'Net distributions': -1325, 'Tax withheld': -150, Interest: 223.77, Fees: -45 },
    ['1475 taken out', '178.77 earned after fees'],
    0,
  ],
  [{ 'Paid in': 650, Fees: -20 }, ['650 paid in', '20 in fees'], 0],
  [{ Interest: 15.51, Fees: -20 }, ['fees were 4.49 more than interest'], 0],
  [{ Interest: 15.51 }, ['15.51 earned'], 0],
  [{ Interest: 20, Fees: -20 }, [], 0],
  [{ 'Net distributions': 500, Interest: 10 }, null, 0],
  [{}, [], 0],
  [{ 'Net distributions': -325 }, ['325 came back and is held for you'], 325],
  // It was posted last year.
  [{ 'Net distributions': -100 }, ['100 taken out'], 325],
])('describes the balance changes %j in words, with amounts that add up', (changes, words, cameBack) => {
  const kinds = Object.entries(changes).map(([label, amount]) => ({ label, amount }))
  expect(
    inWords(kinds, cameBack)?.map(({ before, amount, words }) => [before, amount, words].filter(Boolean).join(' ')) ??
      null,
  ).toEqual(words)
})

const MONTH = { contributions: 0, interest: 0, fees: 0, netDistributions: 0, taxWithheld: 0 }

it.each([
  ['REGISTERED', 100, '2026-01-01', '2026-05-31', '2026-06-30'],
  ['PENDING_CLOSURE', 100, '2026-01-01', '2026-05-31', '2026-06-30'],
  ['REJECTED', 100, '2026-01-01', null, '2026-06-30'],
  ['REGISTERED', 0, '2026-01-01', null, null],
  ['CLOSED', 0, '2026-03-01', null, null],
  // A statement lists the movements of the quarter, also of an account that is empty now.
  ['CLOSED', 0, '2026-04-01', null, '2026-06-30'],
  ['REGISTERED', null, '2026-01-01', null, null],
])(
  'for an account that is %s with a balance of %j, paid interest in the month of %s, names the next interest %s and the next statement %s',
  (status, balance, paidIn, interestOn, statementOn) => {
    const months = ['2026-01-01', '2026-03-01', '2026-04-01', '2026-05-01'].map((month) => ({
      ...MONTH,
      month,
      interest: month === paidIn ? 1.5 : 0,
    }))
    const accounts = [{ balance, status, months }]
    expect([nextInterest(accounts), endOfQuarter(accounts)]).toEqual([interestOn, statementOn])
  },
)

it('does not promise interest to an open account because a closed one earned some', () => {
  const months = [{ ...MONTH, month: '2026-05-01', interest: 1.5 }]
  const closed = { balance: 0, status: 'CLOSED', months }
  const open = { balance: 10, status: 'REGISTERED', months: months.map((month) => ({ ...month, interest: 0 })) }
  expect(nextInterest([closed, open])).toBeNull()
})
