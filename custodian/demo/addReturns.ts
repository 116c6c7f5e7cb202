import { sql } from 'kysely'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { importReturn } from '../payments/importReturn.ts'
import type { Services } from '../platform/context/services.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'

const MOST = 4
const OF_DEPOSITS = ['R03', 'R02'] as const
const OF_CHECKS = ['UNDELIVERABLE', 'STALE'] as const

/**
 * Imports a return for every second one of the last sent payments. The requests of these payments become Incomplete.
 */
export async function addReturns(services: Services, tx: Tx, afterRequest: number): Promise<void> {
  const payments = await tx
    .selectFrom('payment as p')
    .innerJoin('distribution_request as r', 'r.request_id', 'p.request_id')
    .select(['p.trace_number', 'p.check_number'])
    .where('r.request_id', '>', afterRequest)
    .where('r.status_id', '=', REQUEST_STATUS.completed)
    .where('p.closed_as', 'is', null)
    .where(sql<number>`p.payment_id % 2`, '=', 0)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.payment_id')
    .limit(MOST)
    .execute()
  if (payments.length === 0) return
  const context = writeContextIn(tx, services, { requestId: 'demo-data' })
  const { now, today } = context
  const { job_id: jobId } = await tx
    .insertInto('job')
    .values({
      job_type_id: JOB_TYPE.processRejections,
      date_scheduled: now,
      date_started: now,
      date_completed: now,
      batch_id: `DEMO-${today.replaceAll('-', '')}-RETURNS`,
    })
    .returning('job_id')
    .executeTakeFirstOrThrow()
  for (const [place, { trace_number, check_number }] of payments.entries())
    await importReturn(
      context,
      { jobId, takenInBy: null },
      trace_number === null
        ? { code: OF_CHECKS[place % OF_CHECKS.length] ?? OF_CHECKS[0], checkNumber: Number(check_number) }
        : { code: OF_DEPOSITS[place % OF_DEPOSITS.length] ?? OF_DEPOSITS[0], traceNumber: trace_number },
    )
  // Marks emails to generated owners as sent.
  await sql`
    update mail_outbox set sent_at = ${now} where sent_at is null and to_address like '%@generated.example'`.execute(tx)
}
