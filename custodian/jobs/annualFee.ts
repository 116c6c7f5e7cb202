import { sql } from 'kysely'
import { addDays, bankDayBefore } from '../calendar/bankDays.ts'
import type { Tx } from '../db/connect.ts'
import { doingIn, type Doing } from '../distributions/doing.ts'
import {
  balanceOfAccount,
  bookOfAccount,
  credit,
  debit,
  internalBook,
  lockAccount,
  post,
  TRANSACTION_TYPE,
} from '../ledger/ledger.ts'
import type { Services } from '../services.ts'
import { requireDayHasCome } from './dayHasCome.ts'
import type { JobRun } from './run.ts'

const FEE_CENTS = 2_000n

/** How far back a run looks for days that no run has covered. */
const MOST_DAYS = 364

/**
 * Charges $20.00, or what the account has if that is less, on every anniversary of an account's establishment; one of
 * 29 February is on 28 February. Covers the days since the last run that was completed, so that weekends, holidays and a
 * day that failed are not forgotten. Once for an account and a year, whatever happens (the ledger's key). Accounts
 * that are closing, closed or rejected are not charged, nor one whose full amount is about to be paid out.
 * @throws Error for a business date to come
 */
export async function annualFee(services: Services, run: JobRun): Promise<Record<string, number>> {
  requireDayHasCome(run)
  const days = await anniversaries(services, run.businessDate)
  const found = await services.db
    .selectFrom('retirement_account')
    .select(['account_id', sql<string>`to_char(setup_date, 'MM-DD')`.as('day')])
    .where('status_id', 'in', [1, 2, 3])
    .where(sql<boolean>`to_char(setup_date, 'MM-DD') = any(${[...days.keys()]}::text[])`)
    .orderBy('account_id')
    .execute()
  const counts: Record<string, number> = {}
  for (const { account_id, day } of found) {
    const result = await oneAccount(services, run, account_id, days.get(day) ?? 0)
    counts[result] = (counts[result] ?? 0) + 1
  }
  return counts
}

/** The days ("MM-DD") that this run covers, each with its year. */
async function anniversaries(services: Services, date: string): Promise<Map<string, number>> {
  const runs = await services.db
    .selectFrom('job')
    .select((eb) => [
      eb.fn.max('business_date').filterWhere('date_completed', 'is not', null).as('completed'),
      eb.fn.min('business_date').as('first'),
    ])
    .where('job_type_id', '=', 1)
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
      const doing = { ...doingIn(tx, services, { requestId: run.batchId, now: run.now }), today: run.businessDate }
      return charge(doing, accountId, year)
    })
  } catch (error) {
    run.failed(`account ${accountId}`, error)
    return 'failed'
  }
}

/** Looks again under the account's lock: two runs at once find the work of the other done. */
async function charge(doing: Doing, accountId: number, year: number): Promise<string> {
  const { tx } = doing
  const account = await lockAccount(tx, accountId)
  if (!account?.setup_date || account.status_id > 3 || Number(account.setup_date.slice(0, 4)) >= year) return 'skipped'
  const idempotencyKey = `annual-fee:${accountId}:${year}`
  if (await isCharged(tx, idempotencyKey)) return 'skipped'
  const held = await frozenAmount(tx, accountId)
  if (held === 'full') return 'held'
  const free = (await balanceOfAccount(tx, accountId)) - held
  const cents = free < FEE_CENTS ? free : FEE_CENTS
  if (cents <= 0n) return 'empty'
  const transactionId = await post(tx, {
    typeId: TRANSACTION_TYPE.annualFee,
    date: doing.today,
    note: `Annual fee ${year}`,
    idempotencyKey,
    createdBy: null,
    lines: [debit(await bookOfAccount(tx, accountId), cents), credit(await internalBook(tx, 'FEE_ANNUAL'), cents)],
  })
  await doing.audit({
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

/** Cents that a request with frozen figures will still take from the account; 'full' when it takes everything. */
async function frozenAmount(tx: Tx, accountId: number): Promise<bigint | 'full'> {
  const rows = await tx
    .selectFrom('distribution_request as r')
    .select(['amount_cents', 'is_full_amount'])
    .where('account_id', '=', accountId)
    .where('status_id', '=', 3)
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
  if (rows.some((row) => row.is_full_amount)) return 'full'
  return rows.reduce((sum, row) => sum + row.amount_cents, 0n)
}
