import { idsOf } from '../../contract/enumeration.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { sql, type ExpressionBuilder } from 'kysely'
import { addDays } from '../platform/calendar/bankDays.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { DB } from '../platform/db/schema.ts'
import type { JobTypeId } from '../platform/jobs/types.ts'
import type { JobRun } from '../platform/jobs/job.ts'

/**
 * Jobs that process the open work of all business dates, so their newest run also lists the open work of older runs.
 */
export const GO_OVER_ALL: readonly JobTypeId[] = idsOf(JOB_TYPE, [
  'annualFee',
  'welcomeLetters',
  'calculateWithdrawals',
  'processWithdrawals',
  'calculateInterest',
  'identityCheck',
  'planUpload',
  'statementUpload',
  'bankUpload',
  'printVendorUpload',
  'bankStatement',
  'signatureReminder',
  'feeSweep',
  'interestFunding',
  'complianceEmail',
])
/** Days for which a failed run of the job for returned payments stays in the list, even after later runs. */
const RETURNS_STAND_DAYS = 7

/** Returns the business dates whose older runs a run replaces. Runs with failures are replaced only up to `failedTo`. */
function replacedDates({ jobTypeId, businessDate }: JobRun): { from: string; to: string; failedTo?: string } {
  if (jobTypeId === JOB_TYPE.processRejections)
    return { from: BEGINNING, to: businessDate, failedTo: addDays(businessDate, -RETURNS_STAND_DAYS) }
  // Each run of January processes the whole year. A later run processes only canceled death reports, so it replaces none
  // of January.
  if (jobTypeId === JOB_TYPE.minimumNotice)
    return {
      from: `${businessDate.slice(0, 4)}-${businessDate.slice(5, 7) === '01' ? '01' : '02'}-01`,
      to: businessDate,
    }
  return { from: GO_OVER_ALL.includes(jobTypeId) ? BEGINNING : businessDate, to: businessDate }
}

const BEGINNING = '2000-01-01'

/**
 * Marks older runs as replaced, because this run processes or lists all work that they left open. Staff then see each
 * open item once. The row of a plan file stays, because it shows the file's own result. Locks older rows first and the run's own row last, so that runs ending together do not deadlock.
 */
export async function replaceOlder(tx: Tx, run: JobRun, now: Date): Promise<void> {
  const dates = replacedDates(run)
  const again = `Retried by run ${run.jobId}.`
  const older = await tx
    .selectFrom('job')
    .select('job_id')
    .where('job_type_id', '=', run.jobTypeId)
    .where(sql<boolean>`(date_started, job_id) < (${run.now}::timestamptz, ${run.jobId}::int)`)
    .where('business_date', '>=', dates.from)
    .where('business_date', '<=', dates.to)
    .where('date_completed', 'is', null)
    .where((eb) => eb.or([eb('last_error', 'is', null), eb('business_date', '<=', dates.failedTo ?? dates.to)]))
    .where((eb) => eb.not(eb.exists(planFileOf(eb))))
    .orderBy('date_started')
    .orderBy('job_id')
    .forUpdate()
    .execute()
  if (older.length === 0) return
  await tx
    .updateTable('job')
    .set({ date_completed: now, last_error: sql<string>`concat_ws(E'\\n', last_error, ${again}::text)` })
    .where(
      'job_id',
      'in',
      older.map(({ job_id }) => job_id),
    )
    .execute()
}

/** The plan file whose result a row of `job` shows. */
export const planFileOf = (eb: ExpressionBuilder<DB, 'job'>) =>
  eb.selectFrom('plan_file').select('plan_file.job_id').whereRef('plan_file.job_id', '=', 'job.job_id')
