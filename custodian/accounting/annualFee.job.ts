import { JOB_TYPE } from '../../contract/jobType.ts'
import { idsOf } from '../../contract/enumeration.ts'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { sql } from 'kysely'
import { addDays, bankDayBefore } from '../platform/calendar/bankDays.ts'
import type { Tx } from '../platform/db/connect.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import { paymentOf } from '../distributions/request.sql.ts'
import { balanceOfAccount, bookOfAccount, credit, debit, internalBook, lockAccount, post } from '../ledger/ledger.ts'
import type { Services } from '../platform/context/services.ts'
import { requireDayHasCome } from '../platform/jobs/dayHasCome.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { activeStatusIds } from '../../contract/requestStatus.ts'

const FEE_CENTS = 2_000n

/** Accounts in these statuses pay the fee. */
const CHARGED = idsOf(ACCOUNT_STATUS, ['notValidated', 'validated', 'registered'])
/** How far back a run looks for days that no run has covered, and for fees that are owed. */
const MOST_DAYS = 364
/** With the account and the year behind it: the ledger takes it once. */
const KEY = 'annual-fee:'

/**
 * Charges $20.00, or what the account has if that is less, on every anniversary of an account's establishment; one of
 * 29 February is on 28 February. Covers the days since the last run that was completed, so that weekends, holidays and a
 * day that failed are not forgotten. Once for an account and a year, whatever happens (the ledger's key). Accounts
 * that are closing, closed or rejected are not charged, nor one whose full amount is being paid out; is that given up
 * afterwards, the next run charges the anniversary that fell into it.
 * @throws Error for a business date to come
 */
export async function annualFee(services: Services, run: JobRun): Promise<Record<string, number>> {
  requireDayHasCome(run)
  const due = [...(await anniversaries(services, run.businessDate)), ...(await owed(services, run.businessDate))]
  const counts: Record<string, number> = {}
  for (const { accountId, year } of due) {
    const result = await oneAccount(services, run, accountId, year)
    counts[result] = (counts[result] ?? 0) + 1
  }
  return counts
}

interface Due {
  accountId: number
  year: number
}

async function anniversaries(services: Services, date: string): Promise<Due[]> {
  const days = await daysOf(services, date)
  const rows = await services.db
    .selectFrom('retirement_account')
    .select(['account_id', sql<string>`to_char(setup_date, 'MM-DD')`.as('day')])
    .where('status_id', 'in', [...CHARGED, ACCOUNT_STATUS.pendingClosure])
    .where(sql<boolean>`to_char(setup_date, 'MM-DD') = any(${[...days.keys()]}::text[])`)
    .orderBy('account_id')
    .execute()
  return rows.map(({ account_id, day }) => ({ accountId: account_id, year: days.get(day) ?? 0 }))
}

/** What earlier runs of a year could not charge because everything was being paid out, of accounts that are open again. */
async function owed({ db }: Services, date: string): Promise<Due[]> {
  const rows = await db
    .selectFrom('annual_fee_owed as o')
    .innerJoin('retirement_account as a', 'a.account_id', 'o.account_id')
    .select(['o.account_id', 'o.year'])
    .where('a.status_id', 'in', CHARGED)
    .where('o.since', '<', date)
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
    .orderBy('o.account_id')
    .orderBy('o.year')
    .execute()
  return rows.map(({ account_id, year }) => ({ accountId: account_id, year }))
}

/** The days ("MM-DD") that this run covers, each with its year. */
async function daysOf(services: Services, date: string): Promise<Map<string, number>> {
  const runs = await services.db
    .selectFrom('job')
    .select((eb) => [
      eb.fn.max('business_date').filterWhere('date_completed', 'is not', null).as('completed'),
      eb.fn.min('business_date').as('first'),
    ])
    .where('job_type_id', '=', JOB_TYPE.annualFee)
    .where('business_date', '<', date)
    .executeTakeFirstOrThrow()
  const covered = runs.completed ?? bankDayBefore(runs.first ?? date)
  const before = [covered, addDays(date, -MOST_DAYS)].toSorted().at(-1) ?? date
  const days = new Map<string, number>()
  for (let day = addDays(before, 1); day <= date; day = addDays(day, 1)) {
    const year = Number(day.slice(0, 4))
    if (day.endsWith('-02-28')) days.set('02-29', year)
    if (!day.endsWith('-02-29')) days.set(day.slice(5), year)
  }
  return days
}

async function oneAccount(services: Services, run: JobRun, accountId: number, year: number): Promise<string> {
  try {
    return await services.db.transaction().execute(async (tx) => {
      const context = {
        ...writeContextIn(tx, services, { requestId: run.batchId, now: run.now }),
        today: run.businessDate,
      }
      return charge(context, accountId, year)
    })
  } catch (error) {
    run.failed(`account ${accountId}`, error)
    return 'failed'
  }
}

/** Looks again under the account's lock: two runs at once find the work of the other done. */
async function charge(context: WriteContext, accountId: number, year: number): Promise<string> {
  const { tx } = context
  const account = await lockAccount(tx, accountId)
  if (!account?.setup_date || Number(account.setup_date.slice(0, 4)) >= year) return 'skipped'
  const idempotencyKey = `${KEY}${accountId}:${year}`
  if (await isCharged(tx, idempotencyKey)) return 'skipped'
  if (await isPaidOutInFull(tx, accountId, account.status_id)) return held(context, accountId, year)
  if (!(CHARGED as number[]).includes(account.status_id)) return 'skipped'
  const free = (await balanceOfAccount(tx, accountId)) - (await frozenAmount(tx, accountId))
  const cents = free < FEE_CENTS ? free : FEE_CENTS
  if (cents <= 0n) return 'empty'
  const transactionId = await post(tx, {
    typeId: TRANSACTION_TYPE.annualFee,
    date: context.today,
    note: `Annual fee ${year}`,
    idempotencyKey,
    createdBy: null,
    lines: [debit(await bookOfAccount(tx, accountId), cents), credit(await internalBook(tx, 'FEE_ANNUAL'), cents)],
  })
  await context.audit({
    action: 'fee.annual',
    entity: 'ledger_transaction',
    entityId: transactionId,
    accountOwnerId: account.account_owner_id,
    after: { accountId, year, amount: cents },
  })
  return 'charged'
}

async function isCharged(tx: Tx, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('ledger_transaction')
    .select('transaction_id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether everything is about to leave the account, or has left it and the end is open: the request is still active, or
 * the account waits to be closed.
 */
async function isPaidOutInFull(tx: Tx, accountId: number, accountStatusId: number): Promise<boolean> {
  const statuses =
    accountStatusId === ACCOUNT_STATUS.pendingClosure ? [...activeStatusIds, REQUEST_STATUS.completed] : activeStatusIds
  const requests = await tx
    .selectFrom('distribution_request')
    .select(['request_id', 'status_id'])
    .where('account_id', '=', accountId)
    .where('is_full_amount', '=', true)
    .where('frozen_at', 'is not', null)
    .where('status_id', 'in', statuses)
    .execute()
  for (const { request_id, status_id } of requests)
    if (status_id === REQUEST_STATUS.pending || (await paymentOf(tx, request_id)) !== null) return true
  return false
}

/** Nothing is charged while everything is on its way out; that it was due is kept. */
async function held(context: WriteContext, accountId: number, year: number): Promise<string> {
  const { numInsertedOrUpdatedRows } = await context.tx
    .insertInto('annual_fee_owed')
    .values({ account_id: accountId, year, since: context.today })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n)
    await context.audit({ action: 'fee.owed', entity: 'retirement_account', entityId: accountId, after: { year } })
  return 'held'
}

/** Cents that requests with frozen figures will still take from the account. */
async function frozenAmount(tx: Tx, accountId: number): Promise<bigint> {
  const rows = await tx
    .selectFrom('distribution_request as r')
    .select('amount_cents')
    .where('account_id', '=', accountId)
    .where('status_id', '=', REQUEST_STATUS.pending)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ledger_transaction as t')
            .select('t.transaction_id')
            .whereRef('t.request_id', '=', 'r.request_id'),
        ),
      ),
    )
    .execute()
  return rows.reduce((sum, row) => sum + row.amount_cents, 0n)
}
