import { graphql, readInlineData } from 'react-relay'
import { quarterEnd } from '../kit/ui/quarterEnd.ts'
import type { movements_month$key } from '../__generated__/movements_month.graphql.ts'

/** A month, as "YYYY-MM-DD" of its first day, and the account balance at its end, in dollars. */
export interface MonthBalance {
  readonly month: string
  readonly balance: number
}

/** A month as the gateway returns it. A failed field is missing or null. */
type ReadBalance = { readonly [Key in keyof MonthBalance]?: MonthBalance[Key] | null | undefined }

const cents = (amount: number) => Math.round(amount * 100)

/** Total balance of all accounts by month; empty if the history of an account is incomplete. */
export function balancesByMonth(accounts: readonly (readonly ReadBalance[])[]): MonthBalance[] {
  if (accounts.some((history) => history.length < 2)) return []
  const sums = new Map<string, number>()
  for (const entry of accounts.flat()) {
    if (!entry.month || entry.balance === null || entry.balance === undefined) return []
    sums.set(entry.month, (sums.get(entry.month) ?? 0) + cents(entry.balance))
  }
  return [...sums]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([month, sum]) => ({ month, balance: sum / 100 }))
}

/** Balance change since the end of last year in dollars; null if unknown. */
export function changeThisYear(months: readonly MonthBalance[]): number | null {
  const last = months.at(-1)
  if (!last) return null
  const before = months.findLast(({ month }) => month.slice(0, 4) < last.month.slice(0, 4))
  return before ? (cents(last.balance) - cents(before.balance)) / 100 : null
}

/** Last day of a month that is given by its first day. */
function endOfMonth(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, number ?? 1, 0)).toISOString().slice(0, 10)
}

/** Money that came in (positive) or went out (negative) during a month. */
interface Movement {
  readonly month: string
  readonly label: string
  readonly amount: number
}

/** Balance changes of an account during a month, in dollars. */
interface MonthOfAccount {
  readonly month: string
  readonly contributions: number
  readonly interest: number
  /** Fees, including distribution fees. */
  readonly fees: number
  /** Amount paid out, after fees and tax; negative. */
  readonly netDistributions: number
  /** Tax withheld, in dollars; negative. */
  readonly taxWithheld: number
}

/** Labels and amounts of a month's changes, as in the account's book. */
const KINDS = [
  ['Net distributions', ({ netDistributions }: MonthOfAccount) => netDistributions],
  ['Tax withheld', ({ taxWithheld }: MonthOfAccount) => taxWithheld],
  ['Paid in', ({ contributions }: MonthOfAccount) => contributions],
  ['Interest', ({ interest }: MonthOfAccount) => interest],
  ['Fees', ({ fees }: MonthOfAccount) => fees],
] as const

/** Balance changes of all accounts in the last known year, by kind. Omits kinds with a total of $0.00. */
export function changesThisYear(accounts: readonly (readonly MonthOfAccount[])[]): Omit<Movement, 'month'>[] {
  const months = accounts.flat()
  const year = months
    .map(({ month }) => month.slice(0, 4))
    .toSorted()
    .at(-1)
  return KINDS.map(([label, read]) => ({
    label,
    amount: months.reduce((sum, each) => (each.month.startsWith(year ?? '-') ? sum + cents(read(each)) : sum), 0) / 100,
  })).filter(({ amount }) => amount !== 0)
}

/** An amount of money and the words around it: "fees were", $4.49, "more than interest". */
interface InWords {
  readonly before?: string
  readonly amount: number
  readonly words: string
}

/**
 * The changes by kind as positive amounts in words: a withdrawal must not read like a loss. Null if an amount has an
 * unusual sign, such as a payment that came back in a later year.
 * @param cameBack dollars of the year's payments that came back and are held: the owner does not have them, although they
 * are out of the account
 */
export function inWords(changes: readonly Omit<Movement, 'month'>[], cameBack = 0): InWords[] | null {
  const sumOf = (labels: readonly string[]) =>
    changes.reduce((sum, { label, amount }) => (labels.includes(label) ? sum + cents(amount) : sum), 0) / 100
  const groups = [
    { words: 'paid in', amount: sumOf(['Paid in']) },
    ...takenOut(-sumOf(['Net distributions', 'Tax withheld']), cameBack),
    afterFees(sumOf(['Interest']), sumOf(['Fees'])),
  ].filter(({ amount }) => amount !== 0)
  return groups.some(({ amount }) => amount < 0) ? null : groups
}

function takenOut(amount: number, cameBack: number): InWords[] {
  if (cents(cameBack) > cents(amount)) return [{ words: 'taken out', amount }]
  return [
    { words: 'taken out', amount: (cents(amount) - cents(cameBack)) / 100 },
    { words: 'came back and is held for you', amount: cameBack },
  ]
}

/** Interest less fees. Mentions only those of the two that there were; fees are negative. */
function afterFees(interest: number, fees: number): InWords {
  const amount = (cents(interest) + cents(fees)) / 100
  if (amount >= 0) return { amount, words: fees === 0 ? 'earned' : 'earned after fees' }
  if (interest === 0) return { amount: -amount, words: 'in fees' }
  return { before: 'fees were', amount: -amount, words: 'more than interest' }
}

/** An account as it is now, with the months of its history. */
interface CurrentAccount {
  /** Null if the field failed. */
  readonly balance: number | null | undefined
  readonly status: string | null | undefined
  readonly months: readonly MonthOfAccount[]
}

const holdsMoney = ({ balance }: CurrentAccount) => (balance ?? 0) > 0

/** The last known month of these accounts; undefined if no month is known. */
const lastMonth = (accounts: readonly CurrentAccount[]): string | undefined =>
  accounts
    .flatMap(({ months }) => months.map(({ month }) => month))
    .toSorted()
    .at(-1)

/**
 * Date of the next interest: the last day of this month, because interest is credited at the end of each month. Null if
 * no open account with a balance earned interest before.
 */
export function nextInterest(accounts: readonly CurrentAccount[]): string | null {
  const earning = accounts.filter(
    (account) => holdsMoney(account) && account.status !== 'CLOSED' && account.status !== 'REJECTED',
  )
  const last = lastMonth(earning)
  if (!last || earning.every(({ months }) => months.every(({ interest }) => interest === 0))) return null
  return endOfMonth(last)
}

/**
 * The last day of the quarter of the last known month: statements are quarterly. Null if no account gets a statement,
 * because all are empty and had no movement in the quarter.
 */
export function endOfQuarter(accounts: readonly CurrentAccount[]): string | null {
  const last = lastMonth(accounts)
  if (!last) return null
  const end = quarterEnd(last)
  const hasMoved = ({ months }: CurrentAccount) =>
    months.some((each) => quarterEnd(each.month) === end && KINDS.some(([, read]) => read(each) !== 0))
  return accounts.some((account) => holdsMoney(account) || hasMoved(account)) ? end : null
}

/** Returns the month if all of its amounts are known. A failed field must not count as $0.00. */
export function knownMonth(key: movements_month$key | null | undefined): MonthOfAccount[] {
  const read = readInlineData(
    graphql`
      fragment movements_month on AccountMonth @inline {
        month
        contributions
        interest
        fees
        netDistributions
        taxWithheld
        distributionFees
      }
    `,
    key ?? null,
  )
  const { month, contributions, interest, fees, netDistributions, taxWithheld, distributionFees } = read ?? {}
  if (month == null || contributions == null || interest == null || fees == null) return []
  if (netDistributions == null || taxWithheld == null || distributionFees == null) return []
  return [
    {
      month,
      contributions,
      interest,
      fees: (cents(fees) + cents(distributionFees)) / 100,
      netDistributions,
      taxWithheld: 0 - taxWithheld,
    },
  ]
}

/** An account with the months of its history. */
interface AccountMonths {
  readonly accountNumber: string
  readonly months: readonly MonthOfAccount[]
}

/** Balance changes by month, kind and account, newest first. */
export function latestMovements(
  accounts: readonly AccountMonths[],
  most: number,
): (Movement & Pick<AccountMonths, 'accountNumber'>)[] {
  const months = [...new Set(accounts.flatMap((account) => account.months.map(({ month }) => month)))]
    .toSorted()
    .toReversed()
  return months
    .flatMap((month) =>
      KINDS.flatMap(([label, read]) =>
        accounts.map(({ accountNumber, months }) => {
          const sum = months.reduce((sum, each) => (each.month === month ? sum + cents(read(each)) : sum), 0)
          return { month, label, accountNumber, amount: sum / 100 }
        }),
      ),
    )
    .filter(({ amount }) => amount !== 0)
    .slice(0, most)
}
