import { sql, type RawBuilder } from 'kysely'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { isAskedToSign, isCancelableByOwner, isSignable } from '../distributions/awaitsSignature.ts'
import { circumstancesOf } from '../distributions/requestState.ts'
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

const STATUSES = [REQUEST_STATUS.open, REQUEST_STATUS.incomplete]

/**
 * Reminds owners whose signature a request awaits on the third and seventh day, once each. A late run sends only the
 * later reminder. Skips owners without an address, and owners who are reported dead and cannot sign.
 */
export async function remindToSign(services: Services, run: JobRun): Promise<Record<string, number>> {
  const zone = services.config.businessTimeZone
  const waited = sql`(${run.businessDate}::date - (${signSince} at time zone ${zone})::date)`
  const due = (statusId: number, days: number, when: RawBuilder<boolean>) =>
    batchRequests(services, run, {
      statusId,
      only: sql<boolean>`${isSignable} and ${when} and not exists (
        select from signature_reminder s
        where s.request_id = r.request_id and s.asked_at = ${signSince} and s.after_days >= ${sql.lit(days)})`,
      together: (context, requests) => remind(context, requests, days),
    })
  let counts: Record<string, number> = {}
  for (const statusId of STATUSES) {
    const last = await due(statusId, LAST, sql<boolean>`${waited} >= ${sql.lit(LAST)}`)
    const between = sql<boolean>`${waited} >= ${sql.lit(FIRST)} and ${waited} < ${sql.lit(LAST)}`
    counts = [last, await due(statusId, FIRST, between)].reduce(sumOfCounts, counts)
  }
  return counts
}

async function remind(context: WriteContext, requests: readonly FullRequest[], days: number): Promise<string[]> {
  const ids = requests.map(({ request_id }) => request_id)
  const circumstances = await circumstancesOf(context.tx, ids, context.today)
  const reached = requests.flatMap((request) => {
    const { request_id: id, owner_email: to } = request
    const known = circumstances.get(id)
    return to !== null && known && isAskedToSign(request, known) ? [{ request, to }] : []
  })
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
      vars: {
        requestId: request.request_id,
        number: requestNumber(request),
        isLast: days === LAST,
        mayCancel: isCancelableByOwner(request),
      },
    })),
  )
  await context.audit(
    ...reached.map(({ request }) => ({
      action: 'request.remind',
      ...ofRequest(request),
      after: { afterDays: days },
    })),
  )
  const reminded = new Set(reached.map(({ request }) => request.request_id))
  return ids.map((id) => (reminded.has(id) ? 'reminded' : 'skipped'))
}
