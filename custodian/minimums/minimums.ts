import { sql, type RawBuilder } from 'kysely'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { isOwnersAccount } from '../owners/ownersAccount.sql.ts'
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
  /** The payments from this account that count toward this minimum. */
  paid: bigint
  /** The part of this minimum that payments from the owner's other Traditional IRAs here cover. */
  paidElsewhere: bigint
  /** The part that was covered before the year asked about; 0 except for a first minimum. */
  paidBefore: bigint
  /** The amount in cents that the owner must still take; never negative. */
  remaining: bigint
  dueOn: string
}

/** What an owner has to take in a year from all Traditional IRAs here, in cents. */
export interface OwnersYear {
  /** The owner's Traditional accounts. */
  accountIds: number[]
  /** The required minimums by account, an open first one before that of the year. */
  minimums: Minimum[]
  /** The total that the minimums require in the year. */
  required: bigint
  /** The total of the year's payments that count. */
  paid: bigint
}

const NOTHING: OwnersYear = { accountIds: [], minimums: [], required: 0n, paid: 0n }

/**
 * The required minimum distributions of a year, by the Uniform Lifetime Table and the balance at the end of the year
 * before. None for Roth IRAs, empty accounts, owners below the required age, or a death before the year or the first
 * due day. In the year of death, payments to recipients count too (Publication 590-B). The years after the death are
 * not calculated.
 *
 * The first minimum, due by April 1 of the next year, is also returned for that next year, before its own minimum,
 * unless it was taken in its year. Payments of the next year count toward it first, because it can't be rolled over
 * either (Treas. Reg. 1.402(c)-2(j)).
 *
 * An owner may take the total from any one or more of these IRAs (Treas. Reg. 1.408-8 as amended on July 19, 2024, T.D.
 * 10001; Publication 590-B, "More than one IRA"), so payments above an account's own minimum cover those of the others.
 */
export async function minimumsOf(db: Db | Tx, accountIds: readonly number[], year: number): Promise<Minimum[]> {
  const years = await yearsOfOwners(db, traditionalOfSameOwner(accountIds), year)
  return years.flatMap(({ minimums }) => minimums).filter(({ accountId }) => accountIds.includes(accountId))
}

/**
 * Returns the required minimums of all accounts of an owner. Checks the birth date first, because the birth date
 * excludes most owners without reading totals.
 */
export async function minimumsOfOwner(db: Db | Tx, ownerId: number, year: number): Promise<Minimum[]> {
  return (await yearOfOwner(db, ownerId, year)).minimums
}

export async function yearOfOwner(db: Db | Tx, ownerId: number, year: number): Promise<OwnersYear> {
  const mayBeRequired = sql`a.account_type <> 'ROTH' and o.date_of_birth < ${tooYoungFrom(year)}::date`
  const [own = NOTHING] = await yearsOfOwners(db, sql`a.account_owner_id = ${ownerId} and ${mayBeRequired}`, year)
  return own
}

/** The year of the owner of each of these accounts; nothing is required for a Roth account. */
export async function ownersYears(
  db: Db | Tx,
  accountIds: readonly number[],
  year: number,
): Promise<(accountId: number) => OwnersYear> {
  const years = accountIds.length === 0 ? [] : await yearsOfOwners(db, traditionalOfSameOwner(accountIds), year)
  const byAccount = new Map(years.flatMap((own) => own.accountIds.map((id) => [id, own] as const)))
  return (accountId) => byAccount.get(accountId) ?? NOTHING
}

const traditionalOfSameOwner = (
  accountIds: readonly number[],
) => sql`a.account_type <> 'ROTH' and a.account_owner_id in (
  select account_owner_id from retirement_account where account_id = any(${accountIds}::int[]))`

/** The year of each owner of these Traditional accounts who has to take something. */
async function yearsOfOwners(db: Db | Tx, which: RawBuilder<unknown>, year: number): Promise<OwnersYear[]> {
  const values = await valuesBefore(db, which, year)
  const required = Map.groupBy(
    values.flatMap((account) => requiredIn(account, year)),
    ({ ownerId }) => ownerId,
  )
  if (required.size === 0) return []
  const accounts = values.filter(({ ownerId }) => required.has(ownerId))
  const hasFirst = [...required.values()].flat().some(({ year: of }) => of < year)
  const now = await distributedIn(db, accounts, year)
  const before = hasFirst ? await distributedIn(db, accounts, year - 1) : new Map<number, bigint>()
  return [...required].map(([ownerId, ofOwner]) => {
    const ids = accounts.filter((account) => account.ownerId === ownerId).map(({ accountId }) => accountId)
    const of = (payments: ReadonlyMap<number, bigint>) => new Map(ids.map((id) => [id, payments.get(id) ?? 0n]))
    const minimums = counted(ofOwner, { before: of(before), now: of(now) }, year)
    const paid = [...of(now).values()].reduce((sum, cents) => sum + cents, 0n)
    return { accountIds: ids, minimums, required: requiredNow(minimums), paid }
  })
}

type Required = Pick<Minimum, 'accountId' | 'accountNumber' | 'year' | 'minimum' | 'dueOn'> & {
  /** Whether the account was empty when the year asked about began. */
  isEmpty: boolean
}

/** One owner's minimums with the payments of the year before and of the year counted toward them. */
function counted(
  required: readonly Required[],
  { before, now }: { before: Map<number, bigint>; now: Map<number, bigint> },
  year: number,
): Minimum[] {
  const emptied = new Set(required.filter(({ isEmpty }) => isEmpty).map(({ accountId }) => accountId))
  const all = required.map(({ accountId, accountNumber, year: of, minimum, dueOn }) => ({
    accountId,
    accountNumber,
    year: of,
    minimum,
    dueOn,
    paid: 0n,
    paidElsewhere: 0n,
    paidBefore: 0n,
    remaining: minimum,
  }))
  const firsts = all.filter((one) => one.year < year)
  count(firsts, before)
  for (const first of firsts) first.paidBefore = first.minimum - first.remaining
  // The owner can't take the rest for an emptied account from it, so another account with money is asked for it.
  const hasMoney = firsts.filter(({ accountId }) => !emptied.has(accountId))
  const [asked] = hasMoney
  const left = firsts.reduce((sum, { accountId, remaining }) => (emptied.has(accountId) ? sum + remaining : sum), 0n)
  if (asked) {
    asked.minimum += left
    asked.remaining += left
  }
  const openFirsts = hasMoney.filter(({ remaining }) => remaining > 0n)
  count(openFirsts, now)
  const ofYear = all.filter((one) => one.year === year)
  // Everything else that the account pays in the year is shown with its last minimum.
  const paid = new Map(now)
  count(ofYear, now)
  for (const one of ofYear) one.paid = paid.get(one.accountId) ?? 0n
  return all.filter((one) => one.year === year || openFirsts.includes(one))
}

/** Counts unused payments toward minimums: those of the same account first, then those of the owner's other accounts. */
function count(minimums: readonly Minimum[], unused: Map<number, bigint>): void {
  const use = (id: number, minimum: Minimum): bigint => {
    const cents = unused.get(id) ?? 0n
    const used = cents < minimum.remaining ? cents : minimum.remaining
    unused.set(id, cents - used)
    minimum.remaining -= used
    return used
  }
  for (const minimum of minimums) minimum.paid += use(minimum.accountId, minimum)
  for (const minimum of minimums) for (const id of unused.keys()) minimum.paidElsewhere += use(id, minimum)
}

/** The minimums that an account's owner has to take in a year, the earlier one first. */
function requiredIn(account: ValuesBefore, year: number) {
  const { ownerId, accountId, accountNumber, isRoth, dateOfBirth, diedOn } = account
  if (dateOfBirth === null || (diedOn !== null && !hadToTakeAtDeath(dateOfBirth, diedOn))) return []
  const isEmpty = account.value <= 0n
  const values = [{ year, value: account.value }]
  if (isFirstYear(dateOfBirth, year - 1)) values.unshift({ year: year - 1, value: account.valueForFirst ?? 0n })
  return (
    values
      .map(({ year: of, value }) => ({
        ownerId,
        accountId,
        accountNumber,
        year: of,
        minimum: requiredMinimum({ isRoth, dateOfBirth }, of, value),
        dueOn: requiredBy(dateOfBirth, of),
        isEmpty,
      }))
      // A first minimum of 0 stays for an account with money, which may be asked for that of an emptied one.
      .filter(({ minimum, year: of }) => minimum > 0n || (of < year && !isEmpty))
  )
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
 * The part of a payment of the year, in cents, that is a required minimum; other payments of the year, from any
 * Traditional IRA of the owner here, cover the minimums first.
 * @param gross the payment without its fee
 */
export function minimumWithin({ required, paid }: OwnersYear, gross: bigint): bigint {
  const left = atLeastNothing(required - atLeastNothing(paid - gross))
  return left < gross ? left : gross
}

/**
 * Amount in cents that the owner must still take in the year before anything can be rolled over. A payment from any IRA
 * counts as a required minimum until the total for all IRAs of the owner is taken (Treas. Reg. 1.408-8 as amended on
 * July 19, 2024, T.D. 10001, for 2025 and later).
 */
export const openMinimum = ({ required, paid }: OwnersYear): bigint => atLeastNothing(required - paid)

/** The open minimum of the owner of an account in the year of `today`, in cents; 0 for a Roth account. */
export async function openMinimumOf(db: Db | Tx, accountId: number, today: string): Promise<bigint> {
  const yearOf = await ownersYears(db, [accountId], Number(today.slice(0, 4)))
  return openMinimum(yearOf(accountId))
}

export const atLeastNothing = (cents: bigint) => (cents > 0n ? cents : 0n)

/** Rollovers and transfers do not count toward the required minimum. */
const NOT_COUNTED: ReadonlySet<number | null> = new Set([DISTRIBUTION_TYPE.rollover, DISTRIBUTION_TYPE.transfer])

/** The total of these payments that counts as distributed, in cents. */
export function distributed(payouts: readonly Payout[]): bigint {
  return payouts.reduce((sum, { distribution_type_id: type, gross }) => (NOT_COUNTED.has(type) ? sum : sum + gross), 0n)
}

interface ValuesBefore {
  ownerId: number
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
 * Balances at the end of the year before, and the owners' dates of death. Excludes owners who died before the year, and
 * accounts opened under another person's name that no reviewer has passed.
 * @param which a condition on the account `a` and its owner `o`
 */
async function valuesBefore(db: Db | Tx, which: RawBuilder<unknown>, year: number): Promise<ValuesBefore[]> {
  const { rows } = await sql<ValuesBefore>`
    select a.account_owner_id as "ownerId", a.account_id as "accountId", a.plan_account_number as "accountNumber", a.account_type = 'ROTH' as "isRoth", o.date_of_birth as "dateOfBirth",
      d.died_on as "diedOn", ${valueOn(`${year - 1}-12-31`)} as value,
      case when extract(year from o.date_of_birth)::int = any(${birthYearsOfFirst(year - 1)}::int[])
        then ${valueOn(`${year - 2}-12-31`)} end as "valueForFirst"
    from retirement_account a
    join account_owner o on o.account_owner_id = a.account_owner_id
    join book b on b.account_id = a.account_id
    left join owner_death d on d.account_owner_id = o.account_owner_id and d.state = 'CONFIRMED'
    where ${which} and ${isOwnersAccount} and (d.died_on is null or d.died_on >= ${`${year}-01-01`}::date)
    order by a.account_id`.execute(db)
  return rows
}

/** The value of book `b` at the end of a day, in cents. */
const valueOn = (day: string) => sql<bigint>`(
  (select coalesce(${creditsLessDebits}, 0) from posting p
    where p.book_id = b.book_id and p.transaction_date <= ${day}::date)
  + (select cents from (${unsentUntil(sql`${day}::date`)}) unsent))::bigint`
