import { idsOf } from '../../contract/enumeration.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import type { Logger } from 'pino'
import { addBankDays, bankDayOnOrAfter, isBankDay } from '../platform/calendar/bankDays.ts'
import type { Services } from '../platform/context/services.ts'
import { isReadOnly } from '../platform/maintenance/current.ts'
import { runJob } from './run.ts'
import { JOB_TYPES, type JobTypeId } from '../platform/jobs/types.ts'

/**
 * Jobs of a business day in the order in which they run: returns and bank statements, plan files and identity checks,
 * interest and fees, payments, reports.
 */
export const BUSINESS_DAY: readonly JobTypeId[] = idsOf(JOB_TYPE, [
  'processRejections',
  'bankStatement',
  'planUpload',
  'identityCheck',
  'calculateInterest',
  'annualFee',
  'calculateWithdrawals',
  'processWithdrawals',
  'signatureReminder',
  'bankUpload',
  'feeSweep',
  'interestFunding',
  'printVendorUpload',
  'welcomeLetters',
  'statementUpload',
  'minimumNotice',
  'pendingActivityReport',
  'dailyActivityReport',
  'complianceEmail',
])

/** UTC times of a bank day between which its jobs start. */
const DAY_BEGINS = 'T12:00:00.000Z'
const DAY_ENDS = 'T22:00:00.000Z'

const beginOf = (date: string) => new Date(`${date}${DAY_BEGINS}`)

/**
 * Returns the start of the current business day, or of the next one if today's has ended. Ignores which jobs have run.
 */
export function nextBusinessDay({ clock, dateOf }: Pick<Services, 'clock' | 'dateOf'>): Date {
  const now = clock.now()
  const today = dateOf(now)
  const day = bankDayOnOrAfter(today)
  return beginOf(now < new Date(`${day}${DAY_ENDS}`) ? day : addBankDays(today, 1))
}

/**
 * Returns for each job, in run order, the start of the business day on which it runs next. A job is due if that day has
 * started.
 */
export async function nextRuns(
  services: Pick<Services, 'db' | 'clock' | 'dateOf'>,
): Promise<Array<{ jobTypeId: JobTypeId; nextRun: Date; isDue: boolean }>> {
  const now = services.clock.now()
  const first = nextBusinessDay(services)
  const later = beginOf(addBankDays(services.dateOf(now), 1))
  const ended = await endedJobs(services.db, first)
  return BUSINESS_DAY.map((jobTypeId) => {
    const nextRun = ended.has(jobTypeId) ? later : first
    return { jobTypeId, nextRun, isDue: nextRun <= now }
  })
}

/**
 * Runs the remaining jobs of a business day, and returns them. A job that has ended for this day does not run again,
 * even with failures. An interrupted job does. If a run is refused, the jobs after it wait too, so the order holds.
 */
export async function runBusinessDay(services: Services, log: Logger, date: string): Promise<JobTypeId[]> {
  const begins = beginOf(date)
  if (!isBankDay(date) || services.clock.now() < begins) return []
  const ended = await endedJobs(services.db, begins)
  const left = BUSINESS_DAY.filter((jobTypeId) => !ended.has(jobTypeId))
  for (const [place, jobTypeId] of left.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one job after the other
    if (await isReadOnly(services.db)) {
      // The next poll continues with the remaining jobs.
      log.info({ waiting: left.length - place }, 'jobs wait: the portal is read-only')
      return left.slice(0, place)
    }
    const job = JOB_TYPES[jobTypeId]
    try {
      const { jobId, failures } = await runJob(services, jobTypeId, date, begins)
      log.info({ job, jobId, failures: failures.length }, 'job done')
    } catch (error) {
      log.error({ job, failure: error instanceof Error ? error.name : 'unknown' }, 'job failed')
      // A failed run has ended, and later jobs do not depend on it. A refused run comes later, and a bank file made
      // before it would lack its payments.
      // oxlint-disable-next-line no-await-in-loop -- only after an error
      if (!(await endedJobs(services.db, begins)).has(jobTypeId)) {
        log.info({ waiting: left.length - place }, `jobs wait: ${job} has not ended`)
        return left.slice(0, place)
      }
    }
  }
  return left
}

/**
 * Returns the jobs that have ended for this day. Only scheduled runs count, not manual ones. A run that sends payments
 * does not count if a payment run of the day ended after it began, also a manual one or one with failures.
 */
async function endedJobs(db: Services['db'], scheduled: Date): Promise<Set<number>> {
  const date = scheduled.toISOString().slice(0, 10)
  const rows = await db
    .selectFrom('job')
    .select(['job_type_id', 'date_started'])
    .where('job_type_id', 'in', BUSINESS_DAY)
    .where('business_date', '=', date)
    .where('date_scheduled', '=', scheduled)
    .where((eb) => eb.or([eb('date_completed', 'is not', null), eb('last_error', 'is not', null)]))
    .execute()
  const payments = await db
    .selectFrom('job')
    .select((eb) => eb.fn.max('date_ended').as('last'))
    .where('job_type_id', '=', JOB_TYPE.processWithdrawals)
    .where('business_date', '=', date)
    .executeTakeFirst()
  const isTooEarly = (jobTypeId: number, started: Date | null) =>
    SENDS.has(jobTypeId) && started !== null && payments?.last != null && started < payments.last
  return new Set(
    rows.filter((row) => !isTooEarly(row.job_type_id, row.date_started)).map(({ job_type_id }) => job_type_id),
  )
}

/** Jobs that send the payments that the payment run of the day has posted. */
const SENDS: ReadonlySet<number> = new Set([JOB_TYPE.bankUpload, JOB_TYPE.printVendorUpload])
