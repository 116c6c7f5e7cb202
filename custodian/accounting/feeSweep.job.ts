import { sql } from 'kysely'
import { addDays } from '../platform/calendar/bankDays.ts'
import type { Services } from '../platform/context/services.ts'
import type { Tx } from '../platform/db/connect.ts'
import { auditRun } from '../platform/jobs/audit.ts'
import { storeCsv } from '../platform/jobs/csvFiles.ts'
import { requireDayHasCome } from '../platform/jobs/dayHasCome.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { fromCents } from '../platform/money.ts'
import { custodyCash, feesToSweep, sweepReference } from './feeSweep.sql.ts'

/** One run at a time looks what was asked for, and asks. */
const LOCK = 4_001_202
const HEADER = ['Reference', 'Amount', 'From', 'To', 'Fees up to']

/**
 * Asks the bank once for each month to move the fees that were collected by its end, and that no sweep has asked for, from
 * Custody Cash to Corporate Cash: an order for the operator. Nothing is posted until the bank's statement shows it. Asks
 * for nothing where fees were given back for more than was collected, or while Custody Cash holds less, and where no
 * account at the bank is given.
 */
export async function sweepFees(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  requireDayHasCome(services, run)
  if (services.config.bankAccount === null) return { asked: 0 }
  const through = addDays(`${run.businessDate.slice(0, 7)}-01`, -1)
  const month = `${through.slice(0, 7)}-01`
  return services.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    if (await isAsked(tx, month)) return { asked: 0 }
    const cents = await feesToSweep(tx, through)
    if (cents <= 0n || (await custodyCash(tx)) < cents) return { asked: 0 }
    await tx
      .insertInto('fee_sweep')
      .values({ month, amount_cents: cents, asked_on: run.businessDate, job_id: run.jobId })
      .execute()
    const reference = sweepReference(month)
    const amount = fromCents(cents)
    await storeCsv(tx, services, run, {
      name: `fee-${reference.toLowerCase()}`,
      header: HEADER,
      rows: oneRow([reference, String(amount), 'Custody Cash', 'Corporate Cash', through]),
    })
    await auditRun(tx, run, 'fee.sweep', { reference, amount })
    return { asked: 1, amount, reference }
  })
}

async function* oneRow<T>(row: T): AsyncGenerator<T> {
  yield row
}

/** Of this month or a later one, which has this one's fees in it. */
async function isAsked(tx: Tx, month: string): Promise<boolean> {
  const asked = await tx.selectFrom('fee_sweep').select('month').where('month', '>=', month).executeTakeFirst()
  return asked !== undefined
}
