import { JOB_TYPE } from '../../contract/jobType.ts'
import type { ObstacleScreen } from '../../contract/periods.ts'
import * as z from 'zod'
import { sql } from 'kysely'
import { ask, waitingFor } from '../approvals/ask.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import { nextRuns } from '../jobs/businessDay.ts'
import { addDays, bankDayBefore } from '../platform/calendar/bankDays.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import type { Services } from '../platform/context/services.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { refuse, refuseIf } from '../platform/http/errors.ts'
import { refusal } from '../platform/problem.ts'
import { holdMonths, openFrom } from '../ledger/closedMonths.ts'
import { hashOfMonth, lastClosed } from './monthHash.ts'
import { lastDayOf, monthName, monthOf } from './months.ts'
import { bookSums } from './trialBalance.ts'

type Looked = { db: Db | Tx; services: Services; today: string }

/** Closing a month, which cannot be undone, needs a second person. */
export const monthClose: Effect<{ month: string }> = {
  name: 'month-close',
  title: 'Closing of a month',
  payload: z.strictObject({ month: z.string() }),
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  // Postings in flight finish first and count in the month. Decisions run one after another.
  lock: ({ tx }) => holdMonths(tx),
  changed: async ({ tx, services, today }, { payload }) => {
    const [first] = await obstaclesOf({ db: tx, services, today }, payload.month)
    return first === undefined ? null : refusal(first.text)
  },
  perform: async (context, { id, payload, makers }) => {
    await close(context, payload.month, { approvalId: id, makerId: makers[0] ?? null })
  },
}

/**
 * The next month to close: the one after the last closed month, or else the last ended month. Null if that month is
 * not over.
 */
export async function nextToClose(db: Db | Tx, today: string): Promise<string | null> {
  const current = monthOf(today)
  const next = (await openFrom(db)) ?? monthOf(addDays(current, -1))
  return next < current ? next : null
}

/**
 * Asks a second person to close a month. With the second-person rule off, the month is closed immediately. Returns
 * the approval id, or null.
 * @throws 409 with the first obstacle
 */
export async function askToClose(context: WriteContext, month: string): Promise<number | null> {
  const { tx, services, today } = context
  if (!services.config.fourEyes) await holdMonths(tx)
  const [obstacle] = await obstaclesOf({ db: tx, services, today }, month)
  refuseIf(409, obstacle === undefined ? null : refusal(obstacle.text))
  if (!services.config.fourEyes) {
    await close(context, month, { approvalId: null, makerId: context.userId })
    return null
  }
  const subject = { entity: 'closed_month', id: month }
  if (await waitingFor(context, monthClose, subject))
    throw refuse(409, 'The closing of this month waits for a second person.')
  return ask(context, monthClose, {
    subject,
    payload: { month },
    description: `Closing of ${monthName(month)}: nothing can be dated before ${usDate(addDays(lastDayOf(month), 1))} after that`,
    changes: [
      { label: 'Open from', before: usDateOrNull(await openFrom(tx)), after: usDate(addDays(lastDayOf(month), 1)) },
    ],
  })
}

const usDateOrNull = (day: string | null) => (day === null ? null : usDate(day))

/** An obstacle to closing a month, in plain words, with the screen where staff can resolve it. */
interface Obstacle {
  text: string
  screen: ObstacleScreen | null
}

const noScreen = (text: string): Obstacle => ({ text, screen: null })

/** The obstacles to closing a month; empty if the month can be closed. */
export async function obstaclesOf(looked: Looked, month: string): Promise<Obstacle[]> {
  const { db, today } = looked
  const open = await openFrom(db)
  if (open !== null && month < open) return [noScreen(`${monthName(month)} is closed.`)]
  if (open !== null && month > open) return [noScreen(`${monthName(open)} is closed first.`)]
  const last = lastDayOf(month)
  if (last >= today) return [noScreen(`${monthName(month)} has not ended.`)]
  return [...(await booksStopped(looked)), ...(await workLeft(looked, last)), ...(await bankLeft(db, last))]
}

async function booksStopped({ db, services }: Looked): Promise<Obstacle[]> {
  const halted = await db.selectFrom('ledger_halt').select('reason').limit(1).executeTakeFirst()
  if (halted) return [noScreen('The ledger is stopped until the books are right.')]
  if (services.integrity.checkedAt === null)
    return [
      noScreen('The books have not been checked since the start of the service. Please try again in a few minutes.'),
    ]
  return services.integrity.findings.length > 0 ? [noScreen('The check of the books has found a problem.')] : []
}

/**
 * Returns an obstacle while interest of the month may be missing: interest is dated the month's last day but posted
 * later. Ignores completed runs with an error: a later run completed the failed run but kept its error.
 */
async function workLeft({ db, services }: Looked, last: string): Promise<Obstacle[]> {
  const { date } = await db
    .selectFrom('job')
    .select((eb) => eb.fn.max('business_date').as('date'))
    .where('job_type_id', '=', JOB_TYPE.calculateInterest)
    .where('date_completed', 'is not', null)
    .where('last_error', 'is', null)
    .executeTakeFirstOrThrow()
  if (date !== null && date > last) return []
  // Reads in the caller's transaction, because the embedded database has a single connection, which the caller holds.
  const runs = await nextRuns({ ...services, db })
  const next = runs.find(({ jobTypeId }) => jobTypeId === JOB_TYPE.calculateInterest)
  const text = [
    date === null
      ? 'No run of "Calculate Interest" is recorded.'
      : `Interest is complete through ${usDate(addDays(date, -1))}.`,
    `${monthName(monthOf(last))} needs it through ${usDate(last)}.`,
    ...(next ? [`The next run is on ${usDate(services.dateOf(next.nextRun))}.`] : []),
    'An administrator can run "Calculate Interest" sooner.',
  ]
  return [{ text: text.join(' '), screen: 'JOBS' }]
}

/** If the custodian imports bank statements, those of the month must be complete, with every line matched. */
async function bankLeft(db: Db | Tx, last: string): Promise<Obstacle[]> {
  const lastBankDay = bankDayBefore(addDays(last, 1))
  const { rows } = await sql<{ begun: boolean; read: boolean; open: number }>`
    select exists (select from bank_day where as_of <= ${last}::date) as begun,
      exists (select from bank_day where as_of >= ${lastBankDay}::date) as read,
      (select count(*)::int from (
        select from bank_line where matched_at is null and as_of <= ${last}::date limit 1000) l) as open`.execute(db)
  const { begun, read, open } = rows[0] ?? { begun: false, read: false, open: 0 }
  if (!begun) return []
  const texts = [
    ...(read ? [] : [`The bank statement for ${usDate(lastBankDay)} has not been imported.`]),
    ...(open === 0 ? [] : [`Unmatched bank lines up to ${usDate(last)}: ${open}.`]),
  ]
  return texts.map((text) => ({ text, screen: 'BANK' }))
}

async function close(
  context: WriteContext,
  month: string,
  by: { approvalId: number | null; makerId: number | null },
): Promise<void> {
  const { tx, services } = context
  const { lines, hash } = await hashOfMonth({ db: tx, pii: services.pii }, month, await lastClosed(tx))
  const { customers, cash } = await bookSums(tx, lastDayOf(month))
  await tx
    .insertInto('closed_month')
    .values({
      month,
      closed_at: context.now,
      closed_by: by.makerId,
      approval_id: by.approvalId,
      customer_cents: customers,
      cash_cents: cash,
      lines,
      hash,
    })
    .execute()
  await context.audit({
    action: 'month.close',
    entity: 'closed_month',
    entityId: month,
    after: {
      customers,
      custodyCash: cash,
      lines,
      hash,
      ...(by.approvalId === null ? {} : { approvalId: by.approvalId }),
    },
  })
}
