import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { typeWithReason } from '../../contract/evidence.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'
import { rowsInTurn } from '../platform/db/cursor.ts'
import { bankDaysBetween } from '../platform/calendar/bankDays.ts'
import { requestNumber } from '../distributions/request.ts'
import { fullRequests, type FullRequest } from '../distributions/request.sql.ts'
import { distributionTypeName } from '../distributions/distributionType.ts'
import { auditRun } from '../platform/jobs/audit.ts'
import { storeCsv } from '../platform/jobs/csvFiles.ts'
import type { Services } from '../platform/context/services.ts'
import { lockReports } from './reportLock.ts'
import type { Cell } from '../platform/csv.ts'
import type { JobRun } from '../platform/jobs/job.ts'

const HEADER = [
  'Request',
  'Account Number',
  'Account Owner Id',
  'First Name',
  'Last Name',
  'Type',
  'Amount',
  'Status',
  'Date Requested',
  'Business Days',
  'Signature',
]
const UNDER_WAY = [REQUEST_STATUS.open, REQUEST_STATUS.approved, REQUEST_STATUS.pending, REQUEST_STATUS.incomplete]
const STATUS_NAMES = new Map<number, string>([
  [REQUEST_STATUS.open, 'Open'],
  [REQUEST_STATUS.approved, 'Approved'],
  [REQUEST_STATUS.pending, 'Pending'],
  [REQUEST_STATUS.incomplete, 'Incomplete'],
])

/**
 * Lists every request that is not completed, oldest first, with its age in bank days. Runs once for a business date.
 * Returns the number of requests.
 */
export async function reportPendingActivity(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  return services.db.transaction().execute(async (tx) => {
    await lockReports(tx)
    const earlier = await reportOfDate(tx, run.businessDate)
    if (earlier !== null) return { reportedBy: earlier }
    const outcome = { requests: 0 }
    await storeCsv(tx, services, run, {
      name: `pending-activity-${run.businessDate}`,
      header: HEADER,
      isAboutPeople: true,
      rows: requestsUnderWay(services, tx, run, outcome),
    })
    await auditRun(tx, run, 'report.pendingActivity', outcome)
    return outcome
  })
}

async function* requestsUnderWay(
  { dateOf }: Services,
  tx: Tx,
  run: JobRun,
  outcome: { requests: number },
): AsyncGenerator<Cell[]> {
  const query = fullRequests(tx)
    .where('r.status_id', 'in', UNDER_WAY)
    .orderBy('r.date_requested')
    .orderBy('r.request_id')
  for await (const request of rowsInTurn(tx, sql<FullRequest>`${query}`)) {
    outcome.requests += 1
    yield rowOf(request, { requested: dateOf(request.date_requested), businessDate: run.businessDate })
  }
}

async function reportOfDate(tx: Tx, businessDate: string): Promise<number | null> {
  const row = await tx
    .selectFrom('job_file as f')
    .innerJoin('job as j', 'j.job_id', 'f.job_id')
    .select('j.job_id')
    .where('j.job_type_id', '=', JOB_TYPE.pendingActivityReport)
    .where('j.business_date', '=', businessDate)
    .executeTakeFirst()
  return row?.job_id ?? null
}

function rowOf(request: FullRequest, { requested, businessDate }: { requested: string; businessDate: string }): Cell[] {
  return [
    requestNumber(request),
    request.plan_account_number,
    `${request.account_owner_id}`,
    request.first_name,
    request.last_name,
    typeWithReason(distributionTypeName(request.distribution_type_id), request.evidence_of),
    request.amount_cents,
    STATUS_NAMES.get(request.status_id) ?? null,
    requested,
    `${bankDaysBetween(requested, businessDate)}`,
    request.signed_at === null ? 'Awaiting Signature' : 'Signed',
  ]
}
