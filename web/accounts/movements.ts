/** A month, as "YYYY-MM-DD" of its first day, and the account balance at its end, in dollars. */
export interface MonthBalance {
  readonly month: string
  readonly balance: number
}

/** A month as the gateway returns it: a failed field is missing or null. */
type Read = { readonly [Key in keyof MonthBalance]?: MonthBalance[Key] | null | undefined }

const cents = (amount: number) => Math.round(amount * 100)

/** Total balance of all accounts by month; empty if an account's months are unknown. */
export function balancesByMonth(accounts: readonly (readonly Read[])[]): MonthBalance[] {
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

/** Balance change since the end of last year, in dollars; null if unknown. */
export function changeThisYear(months: readonly MonthBalance[]): number | null {
  const last = months.at(-1)
  if (!last) return null
  const before = months.findLast(({ month }) => month.slice(0, 4) < last.month.slice(0, 4))
  return before ? (cents(last.balance) - cents(before.balance)) / 100 : null
}

/** The last day of the month that starts on the given day. */
export function endOfMonth(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, number ?? 1, 0)).toISOString().slice(0, 10)
}

/** Money that came in (positive) or went out (negative) in a month. */
interface Movement {
  readonly month: string
  readonly label: string
  readonly amount: number
}

/** Balance changes of an account in a month, in dollars. */
export interface MonthOfAccount {
  readonly month: string
  readonly contributions: number
  readonly interest: number
  readonly fees: number
  readonly distributions: number
}

const KINDS = [
  ['Distributions', ({ distributions }: MonthOfAccount) => distributions],
  ['Contributions', ({ contributions }: MonthOfAccount) => contributions],
  ['Interest', ({ interest }: MonthOfAccount) => interest],
  ['Fees', ({ fees }: MonthOfAccount) => fees],
] as const

/** Movements of all accounts by month and kind, newest first. */
export function latestMovements(accounts: readonly (readonly MonthOfAccount[])[], most: number): Movement[] {
  const months = [...new Set(accounts.flat().map(({ month }) => month))].toSorted().toReversed()
  return months
    .flatMap((month) =>
      KINDS.map(([label, read]) => {
        const sum = accounts.flat().reduce((sum, each) => (each.month === month ? sum + cents(read(each)) : sum), 0)
        return { month, label, amount: sum / 100 }
      }),
    )
    .filter(({ amount }) => amount !== 0)
    .slice(0, most)
}
