import { sql } from 'kysely'
import type { Services } from '../platform/context/services.ts'
import type { Tx } from '../platform/db/connect.ts'
import { storeJobFile } from '../platform/jobs/files.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { positivePay } from './positivePay.ts'

/** Maximum number of checks in one file. */
const MOST = 5_000

interface Voided {
  payment_id: number
  check_number: number
  sent_for: string
  amount_cents: bigint
  record: 'STOP' | 'VOID'
}

/**
 * SQL condition: the bank must no longer pay the check of payment `p`, and no file to the bank lists that check yet.
 */
const toVoid = sql<boolean>`p.check_number is not null and p.closed_as is not null
  and not exists (select from check_void v where v.payment_id = p.payment_id)
  and not exists (select from bank_match c where c.payment_id = p.payment_id and c.kind = 'CLEARED')`

/**
 * Writes a file for the bank with the checks that it must no longer pay: VOID for a returned or stale check, STOP
 * for an outstanding one. Paid checks are omitted. Runs before new checks are issued, so each request has one
 * payable check number. Returns the number of checks.
 */
export async function voidChecks(tx: Tx, services: Services, run: JobRun): Promise<number> {
  const { rows: locked } = await sql<{ payment_id: number }>`
    select p.payment_id from payment p where ${toVoid} order by p.check_number limit ${MOST} for update of p`.execute(
    tx,
  )
  if (locked.length === 0) return 0
  // Reads the checks again under the locks, because a former lock holder may have listed a check or matched it as
  // paid.
  const { rows } = await sql<Voided>`
    select p.payment_id, p.check_number, p.sent_for, p.amount_cents,
      case when r.code in ('STALE', 'UNDELIVERABLE') then 'VOID' else 'STOP' end as record
    from payment p
    left join payment_return r on r.payment_id = p.payment_id and r.code not like 'C%'
    where p.payment_id = any(${locked.map(({ payment_id }) => payment_id)}::int[]) and ${toVoid}
    order by p.check_number`.execute(tx)
  if (rows.length === 0) return voidChecks(tx, services, run)
  // The payee's name may have been corrected since the check was issued. Number and amount identify the check.
  const content = positivePay(
    rows.map(({ check_number: number, sent_for: date, amount_cents: cents, record }) => {
      return { record, number, date, cents, payee: '' }
    }),
  )
  const fileId = await storeJobFile(tx, services.pii, run, {
    fileName: `positive-pay-void-${rows[0]?.check_number}-${rows.at(-1)?.check_number}.csv`,
    contentType: 'text/csv',
    content: Buffer.from(content),
    people: rows.length,
  })
  await tx
    .insertInto('check_void')
    .values(rows.map(({ payment_id, record }) => ({ payment_id, record, job_file_id: fileId, at: run.now })))
    .execute()
  return rows.length
}
