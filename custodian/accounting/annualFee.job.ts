import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { sql } from 'kysely'
import { addDays } from '../platform/calendar/bankDays.ts'
import type { Tx } from '../platform/db/connect.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import type { Services } from '../platform/context/services.ts'
import { eachAlone, eachInBatches, sumOfCounts } from '../platform/jobs/batches.ts'
import { requireBusinessDateReached } from '../platform/jobs/businessDateReached.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { CHARGED, chargeAlone, chargeTogether, KEY, MOST_DAYS, type Due } from './chargeAnnualFee.ts'
import { coveredUntil } from './coveredDays.ts'

/** Number of accounts that are charged in one transaction. */
const TOGETHER = 500

/**
 * Charges $20.00, or the balance if that is less, on every anniversary of an account's establishment (February 29
 * becomes February 28), at most once a year for an account. Covers the days since the last completed run,
 * including weekends, holidays and failed days. Skips accounts that are pending closure, closed or rejected, and full
 * payouts in progress; if a payout is abandoned, the next run charges the missed anniversary.
 * @throws Error for a future business date
 */
export async function annualFee(services: Services, run: JobRun): Promise<Record<string, number>> {
  requireBusinessDateReached(services, run)
  const contextOf = (tx: Tx): WriteContext => ({
    ...writeContextIn(tx, services, { requestId: run.batchId, now: run.now }),
    today: run.businessDate,
  })
  const oneByOne = {
    alone: (tx: Tx, due: Due) => chargeAlone(contextOf(tx), due),
    nameOf: ({ accountId }: Due) => `account ${accountId}`,
  }
  const days = await daysOf(services, run.businessDate)
  const owedFees = await owed(services, run.businessDate)
  const charged = await eachInBatches(services, run, {
    total: await howMany(services, days),
    next: (last: Due | null) => anniversaries(services, days, last?.accountId ?? 0),
    together: (tx, due) => chargeTogether(contextOf(tx), due),
    ...oneByOne,
  })
  return sumOfCounts(charged, await eachAlone(services, run, owedFees, oneByOne))
}

/** Accounts whose establishment date falls on one of these days and that may owe the annual fee for it. */
function withAnniversary({ db }: Services, days: ReadonlyMap<string, number>) {
  return db
    .selectFrom('retirement_account')
    .where('status_id', 'in', [...CHARGED, ACCOUNT_STATUS.pendingClosure])
    .where(sql<boolean>`to_char(setup_date, 'MM-DD') = any(${[...days.keys()]}::text[])`)
}

async function howMany(services: Services, days: ReadonlyMap<string, number>): Promise<number> {
  const { n } = await withAnniversary(services, days)
    .select((eb) => eb.fn.countAll<bigint>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

async function anniversaries(services: Services, days: ReadonlyMap<string, number>, after: number): Promise<Due[]> {
  const rows = await withAnniversary(services, days)
    .select(['account_id', sql<string>`to_char(setup_date, 'MM-DD')`.as('day')])
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(TOGETHER)
    .execute()
  return rows.map(({ account_id, day }) => ({ accountId: account_id, year: days.get(day) ?? 0 }))
}

/**
 * Charges fees that earlier runs could not charge during a full payout that was given up, for accounts that are open
 * again, and fees of moved anniversaries that no run covers. An anniversary moved to a later day waits for that day.
 * After a full payout that stands, any money in the account came after it and owes no earlier fee.
 */
async function owed({ db }: Services, date: string): Promise<Due[]> {
  const rows = await db
    .selectFrom('annual_fee_owed as o')
    .innerJoin('retirement_account as a', 'a.account_id', 'o.account_id')
    .select(['o.account_id', 'o.year'])
    .where('a.status_id', 'in', CHARGED)
    .where('o.since', '<', date)
    .where(sql<boolean>`(o.year < ${Number(date.slice(0, 4))} or to_char(a.setup_date, 'MM-DD') <= ${date.slice(5)})`)
    .where('o.since', '>=', addDays(date, -MOST_DAYS))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ledger_transaction as t')
            .select('t.transaction_id')
            .where(sql<boolean>`t.idempotency_key = ${sql.lit(KEY)}::text || o.account_id || ':' || o.year`),
        ),
      ),
    )
    .where(
      sql<boolean>`not exists (
        select from distribution_request r join ledger_transaction paid on paid.request_id = r.request_id
        where r.account_id = o.account_id and r.is_full_amount and paid.reverses_transaction_id is null
          and (r.request_id = o.request_id or paid.transaction_date >= o.since)
          and not exists (
            select from ledger_transaction back where back.reverses_transaction_id = paid.transaction_id))`,
    )
    .orderBy('o.account_id')
    .orderBy('o.year')
    .execute()
  return rows.map(({ account_id, year }) => ({ accountId: account_id, year }))
}

/** The days ("MM-DD") that this run covers, each with its year. */
async function daysOf(services: Services, date: string): Promise<Map<string, number>> {
  const before = await coveredUntil(services.db, { date, upTo: addDays(date, -1) })
  const days = new Map<string, number>()
  for (let day = addDays(before, 1); day <= date; day = addDays(day, 1)) {
    const year = Number(day.slice(0, 4))
    if (day.endsWith('-02-28')) days.set('02-29', year)
    if (!day.endsWith('-02-29')) days.set(day.slice(5), year)
  }
  return days
}
