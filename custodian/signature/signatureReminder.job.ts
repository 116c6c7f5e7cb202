import { sql, type RawBuilder } from 'kysely'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { signSince } from '../distributions/signWithin.ts'
import { batchRequests } from '../distributions/settlement/requestBatches.ts'
import { ofRequest, requestNumber } from '../distributions/request.ts'
import type { FullRequest } from '../distributions/request.sql.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Services } from '../platform/context/services.ts'
import { enqueueMails, mailContext } from '../mail/outbox.ts'
import { sumOfCounts } from '../platform/jobs/batches.ts'
import type { JobRun } from '../platform/jobs/job.ts'

/** Days on which an owner is reminded to sign, after the request, or after it was asked for again or reopened. */
const FIRST = 3
const LAST = 7

/**
 * Reminds owners of unsigned requests on the third and seventh day, once each. A late run sends only the later
 * reminder. Skips signed, canceled and paper requests, and owners without an address.
 */
export async function remindToSign(services: Services, run: JobRun): Promise<Record<string, number>> {
  const zone = services.config.businessTimeZone
  const waited = sql`(${run.businessDate}::date - (${signSince} at time zone ${zone})::date)`
  const due = (days: number, when: RawBuilder<boolean>) =>
    batchRequests(services, run, {
      statusId: REQUEST_STATUS.open,
      only: sql<boolean>`r.signed_at is null and not r.is_paper_form and ${when} and not exists (
        select from signature_reminder s
        where s.request_id = r.request_id and s.asked_at = ${signSince} and s.after_days >= ${sql.lit(days)})`,
      together: (context, requests) => remind(context, requests, days),
    })
  const last = await due(LAST, sql<boolean>`${waited} >= ${sql.lit(LAST)}`)
  const first = await due(FIRST, sql<boolean>`${waited} >= ${sql.lit(FIRST)} and ${waited} < ${sql.lit(LAST)}`)
  return sumOfCounts(first, last)
}

async function remind(context: WriteContext, requests: readonly FullRequest[], days: number): Promise<string[]> {
  const reached = requests.flatMap((request) =>
    request.owner_email === null ? [] : [{ request, to: request.owner_email }],
  )
  if (reached.length === 0) return requests.map(() => 'skipped')
  await context.tx
    .insertInto('signature_reminder')
    .values(
      reached.map(({ request }) => ({
        request_id: request.request_id,
        asked_at: sql<Date>`(select ${signSince} from distribution_request r where r.request_id = ${request.request_id})`,
        after_days: days,
        reminded_at: context.now,
      })),
    )
    .execute()
  await enqueueMails(
    context.tx,
    mailContext(context.services, context.now),
    'signature-reminder',
    reached.map(({ request, to }) => ({
      to,
      ownerId: request.account_owner_id,
      vars: { requestId: request.request_id, number: requestNumber(request), isLast: days === LAST },
    })),
  )
  await context.audit(
    ...reached.map(({ request }) => ({
      action: 'request.remind',
      ...ofRequest(request),
      after: { afterDays: days },
    })),
  )
  return requests.map(({ owner_email }) => (owner_email === null ? 'skipped' : 'reminded'))
}
