import { sql, type RawBuilder } from 'kysely'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { creditsLessDebits } from '../ledger/balance.sql.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { hadToTakeAtDeath, requiredBy, requiredMinimum, tooYoungFrom } from './requiredMinimum.ts'
import { payoutsOfYear, unsentUntil, type Payout } from './payouts.sql.ts'

/** Required and paid distributions of an account in a year, in cents. */
export interface Minimum {
  accountId: number
  accountNumber: string
  year: number
  minimum: bigint
  paid: bigint
  /** The amount in cents that the owner must still take; never negative. */
  remaining: bigint
  dueOn: string
}

/**
 * The required minimum distributions of a year, by the Uniform Lifetime Table and the balance at the end of the year
 * before. None for Roth IRAs, empty accounts, owners below the required age, or a death before the year or the first
 * due day. In the year of death, payments to recipients count too (Publication 590-B). The years after the death are
 * not calculated.
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
  const accounts = (await valuesBefore(db, which, year)).flatMap(
    ({ accountId, accountNumber, isRoth, dateOfBirth, diedOn, value }) => {
      const minimum = requiredMinimum({ isRoth, dateOfBirth }, year, value)
      if (minimum === 0n || dateOfBirth === null) return []
      if (diedOn !== null && !hadToTakeAtDeath(dateOfBirth, diedOn)) return []
      return [{ accountId, accountNumber, minimum, dueOn: requiredBy(dateOfBirth, year) }]
    },
  )
  if (accounts.length === 0) return []
  const ids = accounts.map(({ accountId }) => accountId)
  const payouts = Map.groupBy(await payoutsOfYear(db, ids, year), ({ account_id: id }) => id)
  return accounts.map((account) => {
    const paid = distributed(payouts.get(account.accountId) ?? [])
    return { ...account, year, paid, remaining: atLeastNothing(account.minimum - paid) }
  })
}

/** Remaining required minimum of each account in a year, in cents; 0 for an account without a required minimum. */
export async function openMinimums(
  db: Db | Tx,
  accountIds: readonly number[],
  year: number,
): Promise<(accountId: number) => bigint> {
  const minimums = accountIds.length === 0 ? [] : await minimumsOf(db, accountIds, year)
  const open = new Map(minimums.map(({ accountId, remaining }) => [accountId, remaining]))
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

/**
 * Balances at the end of the year before, and the owners' dates of death. Excludes owners who died before the year.
 * @param which a condition on the account `a` and its owner `o`
 */
async function valuesBefore(db: Db | Tx, which: RawBuilder<unknown>, year: number) {
  const { rows } = await sql<{
    accountId: number
    accountNumber: string
    isRoth: boolean
    dateOfBirth: string | null
    diedOn: string | null
    value: bigint
  }>`
    select a.account_id as "accountId", a.plan_account_number as "accountNumber", a.account_type = 'ROTH' as "isRoth", o.date_of_birth as "dateOfBirth",
      d.died_on as "diedOn",
      ((select coalesce(${creditsLessDebits}, 0) from posting p
        where p.book_id = b.book_id and p.transaction_date < ${`${year}-01-01`}::date) + unsent.cents)::bigint as value
    from retirement_account a
    join account_owner o on o.account_owner_id = a.account_owner_id
    join book b on b.account_id = a.account_id
    left join owner_death d on d.account_owner_id = o.account_owner_id and d.state = 'CONFIRMED'
    cross join lateral (${unsentUntil(sql`${`${year - 1}-12-31`}::date`)}) unsent
    where ${which} and (d.died_on is null or d.died_on >= ${`${year}-01-01`}::date)
    order by a.account_id`.execute(db)
  return rows
}
