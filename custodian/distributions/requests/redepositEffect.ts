import * as z from 'zod'
import { ask } from '../../approvals/ask.ts'
import { isOwn, NOT_YOU, requireNoTool } from '../../approvals/decider.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../../approvals/effect.ts'
import { personOf } from '../../approvals/person.ts'
import { ownUpload } from '../../documents/ownUpload.ts'
import { unopenedSinceAsked } from '../../documents/unopened.ts'
import { lockAccount } from '../../ledger/ledger.ts'
import { invalidField, notFound, orRefuse, refuse } from '../../platform/http/errors.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { formatCents } from '../../platform/money.ts'
import { isProblem, refusal, type Problem } from '../../platform/problem.ts'
import { redeposit, redepositOf, type Redeposit } from '../settlement/redeposit.ts'
import { OTHER_PAYMENT, REQUEST, requireNoneWaits } from '../settlement/openApprovals.ts'
import { newestPayment } from '../settlement/payment.sql.ts'
import { requestNumber } from '../request.ts'
import { lockedRequest, requestById, type FullRequest } from '../request.sql.ts'
import { circumstancesOfOne } from '../requestState.ts'
import { whoReportedReturn, whyNotReporter } from './approverRule.ts'

const payload = z.strictObject({
  requestId: z.int(),
  attachmentId: z.int(),
  /** The request's newest payment when the approval was requested; older approvals lack it, so they are outdated. */
  paymentId: z.int().nullable().optional(),
})

/** Puts the returned money of an earlier year's payment back into the account, on the owner's signed election. */
export const requestRedeposit: Effect<z.infer<typeof payload>> = {
  name: 'request-redeposit',
  title: 'Putting money back as a rollover',
  payload,
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  /** Locks the account before the request, like every decision about its money. */
  async lock(context, { payload: { requestId } }) {
    await lockedWithAccount(context, requestId)
  },
  async changed(context, { payload: { requestId, paymentId }, askedAt }) {
    const found = await redepositNow(context, await lockedWithAccount(context, requestId))
    if (isProblem(found)) return found
    if (paymentId !== (await newestPayment(context.tx, requestId))) return refusal(OTHER_PAYMENT)
    const wasInTime = context.services.dateOf(askedAt) <= found.sixtyDaysUntil
    if (found.kind === 'LATE' && wasInTime) return refusal(NOT_CERTIFIED)
    return whyNotReporter(context, await whoReportedReturn(context.tx, requestId))
  },
  toOpen: unopenedSinceAsked,
  async perform(context, { payload: { requestId, attachmentId } }) {
    const request = await lockedWithAccount(context, requestId)
    await redeposit(context, request, orRefuse(409, await redepositNow(context, request)), attachmentId)
  },
}

/** The self-certification that a late rollover needs (Rev. Proc. 2020-46). */
const NOT_CERTIFIED =
  'The 60 days are over, so the owner must certify why it is late. Refuse this, and ask again with the certification.'

/** Locks the account before the request. @throws 404 */
export async function lockedWithAccount(context: WriteContext, requestId: number): Promise<FullRequest> {
  const first = await requestById(context.tx, requestId)
  if (!first) throw notFound()
  await lockAccount(context.tx, first.account_id)
  const request = await lockedRequest(context.tx, requestId)
  if (!request) throw notFound()
  return request
}

async function redepositNow(context: WriteContext, request: FullRequest): Promise<Redeposit | Problem> {
  const { tx, today } = context
  return redepositOf(tx, request, await circumstancesOfOne(tx, request.request_id, today), today)
}

const NOT_READ = "Open the file and confirm that it is the owner's signed election"

/**
 * Asks a second person to approve putting returned money back; with `FOUR_EYES=off`, puts the money back immediately.
 * @throws 404 for another owner's request; 400 for an invalid file; 409 if the money can't be put back, while an
 * approval waits, and for the owner's own employee login
 */
export async function askForRedeposit(
  context: WriteContext,
  given: { requestId: number; ownerId: number; electionGuid: string; isSignedElection: boolean },
): Promise<{ approvalId: number | null }> {
  requireNoTool(context)
  const { tx, userId, services } = context
  const request = await lockedWithAccount(context, given.requestId)
  if (request.account_owner_id !== given.ownerId) throw notFound()
  if (isOwn(await personOf(tx, userId ?? 0), given.ownerId)) throw refuse(409, NOT_YOU.own)
  const found = orRefuse(409, await redepositNow(context, request))
  const election = await ownUpload(tx, given.ownerId, given.electionGuid)
  if (!election) throw invalidField('electionGuid', 'Please choose a file that was uploaded for this account owner')
  if (!given.isSignedElection) throw invalidField('isSignedElection', NOT_READ)
  const { attachment_id: attachmentId } = election
  if (!services.config.fourEyes) {
    await redeposit(context, request, found, attachmentId)
    return { approvalId: null }
  }
  await requireNoneWaits(context, request.request_id)
  const makers = [userId, election.created_by, ...(await whoReportedReturn(tx, request.request_id))]
  const approvalId = await ask(context, requestRedeposit, {
    subject: { entity: REQUEST, id: request.request_id },
    accountOwnerId: request.account_owner_id,
    accountId: request.account_id,
    amountCents: found.cents,
    payload: {
      requestId: request.request_id,
      attachmentId,
      paymentId: await newestPayment(tx, request.request_id),
    },
    description: `Putting the money of ${requestNumber(request)} back as a rollover`,
    changes: [
      { label: 'Into the account', before: null, after: formatCents(found.cents) },
      { label: 'Form 5498', before: null, after: BOX[found.kind] },
      { label: `Form 1099-R of ${found.year}`, before: null, after: 'Stays as it is; withheld tax is not refunded' },
      { label: 'Election', before: null, after: election.file_name },
    ],
    makers: [...new Set(makers.filter((maker) => maker !== null))],
  })
  return { approvalId }
}

const BOX: Readonly<Record<Redeposit['kind'], string>> = {
  SIXTY_DAYS: 'Box 2, a rollover within 60 days',
  LATE: 'Box 13a, a late rollover that the owner certifies',
}
