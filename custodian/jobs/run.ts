import { JOB_TYPE } from '../../contract/jobType.ts'
import { traced } from '../../server/trace.ts'
import { mailReviewers } from '../compliance/complianceEmail.job.ts'
import { checkIdentities } from '../compliance/identityCheck.job.ts'
import { ApiError } from '../platform/http/errors.ts'
import { atWork, type Services } from '../platform/context/services.ts'
import { processWaitingPlanFiles } from '../planUploads/planFile.ts'
import { reportDailyActivity } from '../reports/dailyActivity.job.ts'
import { reportPendingActivity } from '../reports/pendingActivity.job.ts'
import { matchStatementLines } from '../bank/bankStatement.job.ts'
import { annualFee } from '../accounting/annualFee.job.ts'
import { fundInterest, sweepFees } from '../accounting/ownTransfer.job.ts'
import { calculateInterest } from '../accounting/interest.job.ts'
import { requireWritable } from '../platform/http/writable.ts'
import { auditRun } from '../platform/jobs/audit.ts'
import { requireBusinessDateReached } from '../platform/jobs/businessDateReached.ts'
import { requireInOrder } from './businessDateOrder.ts'
import { planFileOf, replaceOlder } from './replaceOlder.ts'
import type { Job, JobOutcome, JobRun } from '../platform/jobs/job.ts'
import { JOB_TYPES, type JobTypeId } from '../platform/jobs/types.ts'
import { bankUpload } from '../payments/bankUpload.job.ts'
import { printVendorUpload } from '../letters/printVendorUpload.job.ts'
import { processRejections } from '../payments/processRejections.job.ts'
import { remindToSign } from '../signature/signatureReminder.job.ts'
import { noticeMinimum } from '../taxYear/minimumNotice.job.ts'
import { furnishTaxForms } from '../taxYear/taxCopies.job.ts'
import { fileTaxForms } from '../taxYear/taxReturns.job.ts'
import { prepareTaxForms } from '../taxYear/taxForms.job.ts'
import { statementUpload } from '../statements/statementUpload.job.ts'
import { welcomeLetters } from '../letters/welcomeLetters.job.ts'
import { calculateWithdrawals, processWithdrawals } from '../distributions/settlement/withdrawals.job.ts'
import type { Tx } from '../platform/db/connect.ts'
import { sqlState } from '../platform/db/errors.ts'

/**
 * Implementations of all jobs. Add a new job here and in BUSINESS_DAY (businessDay.ts), which sets its time. Jobs must
 * be idempotent.
 */
const JOBS: Readonly<Record<JobTypeId, Job>> = {
  [JOB_TYPE.annualFee]: annualFee,
  [JOB_TYPE.welcomeLetters]: welcomeLetters,
  [JOB_TYPE.calculateWithdrawals]: calculateWithdrawals,
  [JOB_TYPE.processWithdrawals]: processWithdrawals,
  [JOB_TYPE.calculateInterest]: calculateInterest,
  [JOB_TYPE.planUpload]: processWaitingPlanFiles,
  [JOB_TYPE.identityCheck]: checkIdentities,
  [JOB_TYPE.statementUpload]: statementUpload,
  [JOB_TYPE.complianceEmail]: mailReviewers,
  [JOB_TYPE.pendingActivityReport]: reportPendingActivity,
  [JOB_TYPE.dailyActivityReport]: reportDailyActivity,
  [JOB_TYPE.bankUpload]: bankUpload,
  [JOB_TYPE.printVendorUpload]: printVendorUpload,
  [JOB_TYPE.processRejections]: processRejections,
  [JOB_TYPE.bankStatement]: matchStatementLines,
  [JOB_TYPE.signatureReminder]: remindToSign,
  [JOB_TYPE.taxForms]: prepareTaxForms,
  [JOB_TYPE.taxCopies]: furnishTaxForms,
  [JOB_TYPE.taxReturns]: fileTaxForms,
  [JOB_TYPE.minimumNotice]: noticeMinimum,
  [JOB_TYPE.feeSweep]: sweepFees,
  [JOB_TYPE.interestFunding]: fundInterest,
}

/**
 * Runs a job now, and records the run as completed, or as incomplete with its failures. `scheduled` is the planned
 * time; a manual run is planned for now.
 * @throws 409 in read-only mode and for a future or too old day, before a row is stored. The job's own error, after the
 * row is stored
 */
export async function runJob(
  given: Services,
  jobTypeId: JobTypeId,
  businessDate?: string,
  scheduled?: Date,
): Promise<JobOutcome> {
  const services = atWork(given)
  const now = services.clock.now()
  const date = businessDate ?? services.dateOf(now)
  await requireWritable(services.db)
  requireBusinessDateReached(services, { businessDate: date, now })
  const run = await services.db
    .transaction()
    .execute((tx) => beginRun(tx, { jobTypeId, businessDate: date, now, scheduled }))
  return workOn(services, run)
}

type Run = JobRun & { failures: string[] }

/**
 * Performs a run whose row exists.
 * @throws The job's own error, after it was stored in the row
 */
export async function workOn(services: Services, run: Run): Promise<JobOutcome> {
  try {
    const name = `job ${JOB_TYPES[run.jobTypeId]}`
    const result = await traced(services.tracing, name, () => JOBS[run.jobTypeId](services, run))
    await finish(services, run, result)
    return { jobId: run.jobId, failures: run.failures, ...result }
  } catch (error) {
    run.failed('run', error)
    await finish(services, run, null)
    throw error
  }
}

/**
 * Creates the row of a run, which staff see from now on. A scheduled run uses the row that was planned for it.
 * @throws 409 if the run violates the order of business dates
 */
export async function beginRun(
  tx: Tx,
  begin: Pick<JobRun, 'jobTypeId' | 'businessDate' | 'now'> & { scheduled?: Date | undefined },
): Promise<Run> {
  const { jobTypeId, businessDate, now, scheduled } = begin
  await requireInOrder(tx, begin)
  const row = { business_date: businessDate, date_scheduled: scheduled ?? now, date_started: now }
  const planned = scheduled && (await plannedFor(tx, jobTypeId, scheduled))
  const { job_id } = planned
    ? await tx.updateTable('job').set(row).where('job_id', '=', planned).returning('job_id').executeTakeFirstOrThrow()
    : await tx
        .insertInto('job')
        .values({ job_type_id: jobTypeId, ...row })
        .returning('job_id')
        .executeTakeFirstOrThrow()
  const batchId = `${businessDate}-${jobTypeId}-${job_id}`
  await tx.updateTable('job').set({ batch_id: batchId }).where('job_id', '=', job_id).execute()
  const failures: string[] = []
  return {
    jobId: job_id,
    jobTypeId,
    batchId,
    businessDate,
    now,
    failures,
    failed: (item: string, error: unknown) => {
      failures.push(`${item}: ${reasonOf(error)}`)
    },
  }
}

/**
 * Returns the row that was planned for this run: the newest unstarted row for this time or, if a run was missed, for an
 * earlier time. A row without a time waits for the next run. The row of a plan file is never planned for a run: it shows
 * the file's own result.
 */
async function plannedFor(tx: Tx, jobTypeId: JobTypeId, scheduled: Date): Promise<number | undefined> {
  const row = await tx
    .selectFrom('job')
    .select('job_id')
    .where('job_type_id', '=', jobTypeId)
    .where((eb) => eb.or([eb('date_scheduled', '<=', scheduled), eb('date_scheduled', 'is', null)]))
    .where('date_started', 'is', null)
    .where('date_completed', 'is', null)
    .where((eb) => eb.not(eb.exists(planFileOf(eb))))
    .orderBy('job_id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row?.job_id
}

/** Returns only the code or name of an error, because messages of the database and Node may quote personal data. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof ApiError) return error.message
  return sqlState(error) ?? (error.constructor === Error ? error.message : error.name)
}

async function finish(services: Services, run: Run, result: Record<string, unknown> | null): Promise<void> {
  const isComplete = result !== null && run.failures.length === 0
  const now = services.clock.now()
  await services.db.transaction().execute(async (tx) => {
    // The annual fee covers the days since the last completed run, so only a completed run replaces older runs.
    if (isComplete || (result !== null && run.jobTypeId !== JOB_TYPE.annualFee)) await replaceOlder(tx, run, now)
    await tx
      .updateTable('job')
      .set({
        date_completed: isComplete ? now : null,
        date_ended: now,
        outcome: result && JSON.stringify(result),
        last_error: run.failures.length > 0 ? run.failures.join('\n') : null,
      })
      .where('job_id', '=', run.jobId)
      .execute()
    await auditRun(tx, { ...run, now }, 'job.run', result)
  })
}
