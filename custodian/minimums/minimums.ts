import { sql, type RawBuilder } from 'kysely'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { creditsLessDebits } from '../ledger/balance.sql.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import {
  birthYearsOfFirst,
  hadToTakeAtDeath,
  isFirstYear,
  requiredBy,
  requiredMinimum,
  tooYoungFrom,
} from './requiredMinimum.ts'
import { payoutsOfYear, unsentUntil, type Payout } from './payouts.sql.ts'

/** Required and paid distributions of an account in a year, in cents. */
export interface Minimum {
  accountId: number
  accountNumber: string
  year: number
  minimum: bigint
  /** The payments that count toward this minimum. */
  paid: bigint
  /** The part of `paid` from before the year asked about; 0 except for a first minimum. */
  paidBefore: bigint
  /** The amount in cents that the owner must still take; never negative. */
  remaining: bigint
  dueOn: string
}

/**
 * The required minimum distributions of a year, by the Uniform Lifetime Table and the balance at the end of the year
 * before. None for Roth IRAs, empty accounts, owners below the required age, or a death before the year or the first
 * due day. In the year of death, payments to recipients count too (Publication 590-B). The years after the death are
 * not calculated.
 *
 * The first minimum, due by April 1 of the next year, is also returned for that next year, before its own minimum,
 * unless it was taken in its year. Payments of the next year count toward it first, because it can't be rolled over
 * either (Treas. Reg. 1.402(c)-2(j)).
 */
export function minimumsOf(db: Db | Tx, accountIds: readonly number[], year: number): Promise<Minimum[]> {
  return minimumsOfAccounts(db, sql`a.account_id = any(${accountIds}::int[])`, year)
}

/**
 * Returns the required minimums of all accounts of an owner. Checks the birth date first, because the birth date
 * excludes most owners without reading totals.
 */
export function minimumsOfOwner(db: Db | Tx, ownerId: number, year: number): Promise<Minimum[]> {
  const mayBeRequired = sql`a.account_type <> 'ROTH' and o.date_of_birth < ${tooYoungFrom(year)}::date`
  return minimumsOfAccounts(db, sql`a.account_owner_id = ${ownerId} and ${mayBeRequired}`, year)
}

async function minimumsOfAccounts(db: Db | Tx, which: RawBuilder<unknown>, year: number): Promise<Minimum[]> {
  const required = (await valuesBefore(db, which, year)).flatMap((account) => requiredIn(account, year))
  if (required.length === 0) return []
  const first = required.filter(({ year: of }) => of < year)
  const left = await distributedIn(db, required, year)
  const before = first.length === 0 ? new Map<number, bigint>() : await distributedIn(db, first, year - 1)
  return required.flatMap((one, index) => {
    const { accountId, minimum } = one
    const paidBefore = one.year < year ? (before.get(accountId) ?? 0n) : 0n
    if (one.year < year && paidBefore >= minimum) return []
    const unused = left.get(accountId) ?? 0n
    const isLast = required[index + 1]?.accountId !== accountId
    const used = isLast || unused < minimum - paidBefore ? unused : minimum - paidBefore
    left.set(accountId, unused - used)
    const paid = paidBefore + used
    return [{ ...one, paid, paidBefore, remaining: atLeastNothing(minimum - paid) }]
  })
}

/** The minimums that an account's owner has to take in a year, the earlier one first. */
function requiredIn(account: ValuesBefore, year: number) {
  const { accountId, accountNumber, isRoth, dateOfBirth, diedOn } = account
  if (dateOfBirth === null || (diedOn !== null && !hadToTakeAtDeath(dateOfBirth, diedOn))) return []
  const values = [{ year, value: account.value }]
  // From an account that was empty when the year began, the owner can't take the first minimum.
  if (account.value > 0n && isFirstYear(dateOfBirth, year - 1))
    values.unshift({ year: year - 1, value: account.valueForFirst ?? 0n })
  return values
    .map(({ year: of, value }) => ({
      accountId,
      accountNumber,
      year: of,
      minimum: requiredMinimum({ isRoth, dateOfBirth }, of, value),
      dueOn: requiredBy(dateOfBirth, of),
    }))
    .filter(({ minimum }) => minimum > 0n)
}

/** Amounts in cents that count as distributed from these accounts in a year, by account. */
async function distributedIn(
  db: Db | Tx,
  accounts: readonly { accountId: number }[],
  year: number,
): Promise<Map<number, bigint>> {
  const ids = [...new Set(accounts.map(({ accountId }) => accountId))]
  const payouts = Map.groupBy(await payoutsOfYear(db, ids, year), ({ account_id: id }) => id)
  return new Map(payouts.entries().map(([id, of]) => [id, distributed(of)]))
}

/** Amount in cents that the minimums of a year and an open first one require in the year. */
export function requiredNow(minimums: readonly Minimum[]): bigint {
  return minimums.reduce((sum, { minimum, paidBefore }) => sum + minimum - paidBefore, 0n)
}

/**
 * The part of a payment of the year, in cents, that is a required minimum of one account; other payments of the year
 * cover the minimums first.
 * @param gross the payment without its fee
 */
export function minimumWithin(minimums: readonly Minimum[], gross: bigint): bigint {
  const paid = minimums.reduce((sum, minimum) => sum + minimum.paid - minimum.paidBefore, 0n)
  const left = atLeastNothing(requiredNow(minimums) - atLeastNothing(paid - gross))
  return left < gross ? left : gross
}

/**
 * Amount in cents that must still be taken from each account in a year, with an open first minimum; 0 for an account
 * without a required minimum.
 */
export async function openMinimums(
  db: Db | Tx,
  accountIds: readonly number[],
  year: number,
): Promise<(accountId: number) => bigint> {
  const open = new Map<number, bigint>()
  for (const { accountId, remaining } of accountIds.length === 0 ? [] : await minimumsOf(db, accountIds, year))
    open.set(accountId, (open.get(accountId) ?? 0n) + remaining)
  return (accountId) => open.get(accountId) ?? 0n
}

/** Remaining required minimum of one account in the year of `today`, in cents; 0 if nothing is required. */
export async function openMinimumOf(db: Db | Tx, accountId: number, today: string): Promise<bigint> {
  const openMinimum = await openMinimums(db, [accountId], Number(today.slice(0, 4)))
  return openMinimum(accountId)
}

export const atLeastNothing = (cents: bigint) => (cents > 0n ? cents : 0n)

/** Rollovers and transfers do not count toward the required minimum. */
const NOT_COUNTED: ReadonlySet<number | null> = new Set([DISTRIBUTION_TYPE.rollover, DISTRIBUTION_TYPE.transfer])

/** The total of these payments that counts as distributed, in cents. */
export function distributed(payouts: readonly Payout[]): bigint {
  return payouts.reduce((sum, { distribution_type_id: type, gross }) => (NOT_COUNTED.has(type) ? sum : sum + gross), 0n)
}

interface ValuesBefore {
  accountId: number
  accountNumber: string
  isRoth: boolean
  dateOfBirth: string | null
  diedOn: string | null
  value: bigint
  /** The value a year earlier; null if no first minimum is due by April 1 of the year. */
  valueForFirst: bigint | null
}

/**
 * Balances at the end of the year before, and the owners' dates of death. Excludes owners who died before the year.
 * @param which a condition on the account `a` and its owner `o`
 */
async function valuesBefore(db: Db | Tx, which: RawBuilder<unknown>, year: number): Promise<ValuesBefore[]> {
  const { rows } = await sql<ValuesBefore>`
    select a.account_id as "accountId", a.plan_account_number as "accountNumber", a.account_type = 'ROTH' as "isRoth", o.date_of_birth as "dateOfBirth",
      d.died_on as "diedOn", ${valueOn(`${year - 1}-12-31`)} as value,
      case when extract(year from o.date_of_birth)::int = any(${birthYearsOfFirst(year - 1)}::int[])
        then ${valueOn(`${year - 2}-12-31`)} end as "valueForFirst"
    from retirement_account a
    join account_owner o on o.account_owner_id = a.account_owner_id
    join book b on b.account_id = a.account_id
    left join owner_death d on d.account_owner_id = o.account_owner_id and d.state = 'CONFIRMED'
    where ${which} and (d.died_on is null or d.died_on >= ${`${year}-01-01`}::date)
    order by a.account_id`.execute(db)
  return rows
}

/** The value of book `b` at the end of a day, in cents. */
const valueOn = (day: string) => sql<bigint>`(
  (select coalesce(${creditsLessDebits}, 0) from posting p
    where p.book_id = b.book_id and p.transaction_date <= ${day}::date)
  + (select cents from (${unsentUntil(sql`${day}::date`)}) unsent))::bigint`
