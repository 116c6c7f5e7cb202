import { JOB_TYPE } from '../../contract/jobType.ts'
import { atWork, type Services } from '../platform/context/services.ts'
import type { Principal } from '../platform/context/principal.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import { invalidField, notFound, refuse } from '../platform/http/errors.ts'
import { isInterrupted } from '../platform/jobs/interrupted.ts'
import { JOB_TYPES, type JobTypeId } from '../platform/jobs/types.ts'
import { requireInterest } from '../ledger/interestCredited.ts'
import { quarterBefore } from '../statements/period.ts'
import { yearEndBefore } from '../taxYear/taxForms.job.ts'
import { keepsOrder } from './businessDateOrder.ts'
import { GO_OVER_ALL } from './replaceOlder.ts'
import { beginRun, workOn } from './run.ts'

const AT_WORK = 'This job is already running.'
const NOTHING_LEFT = 'This run has nothing left to retry.'

/** Jobs that need the interest through a day first, by the business date. */
const NEEDS_INTEREST = new Map<number, (businessDate: string) => string>([
  [JOB_TYPE.statementUpload, (businessDate) => quarterBefore(businessDate).end],
  [JOB_TYPE.taxForms, yearEndBefore],
])

/** Runs that administrators started in this process, by job type. */
const underWay = new Map<JobTypeId, Promise<void>>()
/** Jobs whose run is being stored, before it is in `underWay`. */
const starting = new Set<JobTypeId>()

/**
 * Starts a run for an administrator without waiting for the run, whose row shows the progress. A job finds its own open
 * work under its locks and follows all rules and approvals, so a further run, also of another custodian, pays nothing
 * twice.
 * @throws 400 for a plan file; 409 while a run that an administrator started in this process is running, if the run
 * violates the order of business dates, and for statements and tax forms before the interest of their period is credited
 */
export async function startByAdministrator(
  services: Services,
  call: CallContext<Principal>,
  { jobTypeId, businessDate, retryOf }: { jobTypeId: number; businessDate: string; retryOf?: number },
): Promise<{ jobId: number }> {
  if (!isStartable(jobTypeId)) throw invalidField('jobTypeId', 'This job cannot be started.')
  if (underWay.has(jobTypeId) || starting.has(jobTypeId)) throw refuse(409, AT_WORK)
  starting.add(jobTypeId)
  try {
    return await start(services, call, { jobTypeId, businessDate, ...(retryOf === undefined ? {} : { retryOf }) })
  } finally {
    starting.delete(jobTypeId)
  }
}

async function start(
  services: Services,
  call: CallContext<Principal>,
  asked: { jobTypeId: JobTypeId; businessDate: string; retryOf?: number },
): Promise<{ jobId: number }> {
  const { jobTypeId, businessDate } = asked
  // Checked before the run starts, because the administrator would notice a failure in the background only later.
  const interestThrough = NEEDS_INTEREST.get(jobTypeId)?.(businessDate)
  if (interestThrough !== undefined) await requireInterest(call.db, interestThrough)
  let begun: Awaited<ReturnType<typeof beginRun>> | null = null
  const answer = await call.write(async ({ tx, audit }) => {
    begun = await beginRun(tx, { jobTypeId, businessDate, now: call.now })
    await audit({ action: 'job.start', entity: 'job', entityId: begun.jobId, after: asked })
    return { jobId: begun.jobId }
  })
  if (begun) workBehind(services, begun)
  return answer
}

/** Performs a run in the background. Only the shutdown waits for it. */
function workBehind(services: Services, run: Awaited<ReturnType<typeof beginRun>>): void {
  const work = workOn(atWork(services), run)
    .then(
      () => {},
      // The failure is already stored in the row of the run, so it is only logged here.
      (error: unknown) =>
        services.log.error(
          { jobId: run.jobId, failure: error instanceof Error ? error.name : 'unknown' },
          'job failed',
        ),
    )
    .finally(() => underWay.delete(run.jobTypeId))
  underWay.set(run.jobTypeId, work)
}

/**
 * Starts another run for a run that left work open or was interrupted.
 * @throws 404 for an unknown run, 409 if no work is left
 */
export async function retryByAdministrator(
  services: Services,
  call: CallContext<Principal>,
  jobId: number,
): Promise<{ jobId: number }> {
  const job = await call.db
    .selectFrom('job')
    .select(['job_type_id', 'business_date', 'date_started', 'date_completed', 'date_ended', 'last_error'])
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  if (!job) throw notFound()
  const hasFailed = job.date_completed === null && job.last_error !== null && job.job_type_id !== JOB_TYPE.planUpload
  if (!hasFailed && !isInterrupted(job, call.now)) throw refuse(409, NOTHING_LEFT)
  const jobTypeId = job.job_type_id
  const isForToday = keepsOrder(jobTypeId) || GO_OVER_ALL.some((type) => type === jobTypeId)
  const businessDate = isForToday ? call.today : (job.business_date ?? call.today)
  return startByAdministrator(services, call, { jobTypeId, businessDate, retryOf: jobId })
}

/** Resolves when all runs started by administrators have ended, before the process or a test ends. */
export async function startedJobsSettled(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay.values())
}

function isStartable(jobTypeId: number): jobTypeId is JobTypeId {
  return jobTypeId !== JOB_TYPE.planUpload && jobTypeId in JOB_TYPES
}
