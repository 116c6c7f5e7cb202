import { sql } from 'kysely'
import { addDays } from '../platform/calendar/bankDays.ts'
import type { Services } from '../platform/context/services.ts'
import type { Tx } from '../platform/db/connect.ts'
import { auditRun } from '../platform/jobs/audit.ts'
import { storeCsv } from '../platform/jobs/csvFiles.ts'
import { requireBusinessDateReached } from '../platform/jobs/businessDateReached.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { fromCents } from '../platform/money.ts'
import { custodyCash, feesToSweep, interestToFund, transferReference, type TransferPurpose } from './ownTransfer.sql.ts'

/** The lock serializes runs, so each run reads earlier orders before it writes a new one. */
const LOCK = 4_001_202

/**
 * Orders one transfer a month from Custody Cash to Corporate Cash: the fees collected by the month's end, less earlier
 * sweeps. Posts nothing until the bank's statement shows the transfer. Orders nothing while refunded fees exceed
 * collected fees, while Custody Cash holds less, or without a bank account.
 */
export function sweepFees(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  return askBank(services, run, {
    purpose: 'FEES',
    header: ['Reference', 'Amount', 'From', 'To', 'Fees up to'],
    way: ['Custody Cash', 'Corporate Cash'],
    audited: 'fee.sweep',
    centsOf: async (tx, through) => {
      const cents = await feesToSweep(tx, through)
      return (await custodyCash(tx)) < cents ? 0n : cents
    },
  })
}

/**
 * Orders the transfer of credited interest from Corporate Cash to Custody Cash, through the end of the month. Orders
 * nothing if earlier orders cover the interest.
 */
export function fundInterest(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  return askBank(services, run, {
    purpose: 'INTEREST',
    header: ['Reference', 'Amount', 'From', 'To', 'Interest up to'],
    way: ['Corporate Cash', 'Custody Cash'],
    audited: 'interest.fund',
    centsOf: interestToFund,
  })
}

interface Order {
  purpose: TransferPurpose
  header: readonly string[]
  way: readonly [from: string, to: string]
  audited: string
  /**
   * The amount to transfer for the period that ends on `through`, in cents; nothing is ordered unless it is above zero.
   */
  centsOf: (tx: Tx, through: string) => Promise<bigint>
}

async function askBank(services: Services, run: JobRun, order: Order): Promise<Record<string, unknown>> {
  requireBusinessDateReached(services, run)
  if (services.config.bankAccount === null) return { asked: 0 }
  const { purpose, header, way } = order
  const through = addDays(`${run.businessDate.slice(0, 7)}-01`, -1)
  const month = `${through.slice(0, 7)}-01`
  return services.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    if (await isAsked(tx, purpose, month)) return { asked: 0 }
    const cents = await order.centsOf(tx, through)
    if (cents <= 0n) return { asked: 0 }
    await tx
      .insertInto('own_transfer')
      .values({ purpose, month, amount_cents: cents, asked_on: run.businessDate, job_id: run.jobId })
      .execute()
    const reference = transferReference({ purpose, month })
    const amount = fromCents(cents)
    await storeCsv(tx, services, run, {
      name: `${purpose === 'FEES' ? 'fee' : 'interest'}-${reference.toLowerCase()}`,
      header,
      isAboutPeople: false,
      rows: oneRow([reference, String(amount), ...way, through]),
    })
    await auditRun(tx, run, order.audited, { reference, amount })
    return { asked: 1, amount, reference }
  })
}

async function* oneRow<T>(row: T): AsyncGenerator<T> {
  yield row
}

/** Whether this month's amount was ordered; an order for a later month includes it. */
async function isAsked(tx: Tx, purpose: TransferPurpose, month: string): Promise<boolean> {
  const asked = await tx
    .selectFrom('own_transfer')
    .select('month')
    .where('purpose', '=', purpose)
    .where('month', '>=', month)
    .executeTakeFirst()
  return asked !== undefined
}
