import { addDays } from 'date-fns/addDays'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { isFeeGivenBack } from '../../ledger/feeIncome.ts'
import { ask, postpone, waitingFor } from '../../approvals/ask.ts'
import { approveWithin, withdrawWithin } from '../../approvals/decide.ts'
import { isOwn, NOT_YOU } from '../../approvals/decider.ts'
import { LAPSES_AFTER_DAYS, type Approval, type Effect } from '../../approvals/effect.ts'
import { personOf } from '../../approvals/person.ts'
import { refuse, refuseIf } from '../../platform/http/errors.ts'
import { whoSentPaperForm, whoTookInReturn, whyNotApprover, whyNotReporter } from './approverRule.ts'
import {
  changesBetween,
  detailsOf,
  isChangedUnseen,
  isDifferent,
  requestDetails,
  storeDetails,
  type RequestDetails,
} from './details.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { isOwnClaim } from '../../payees/ownPayee.ts'
import { type Transition } from '../lifecycle.ts'
import { withFailure } from './failedDetails.ts'
import { changesToEstate } from '../estatePayee.ts'
import { addressLine, newCheckAddress } from '../settlement/newAddress.ts'
import { withdrawEnvelopes } from '../settlement/performTransition.ts'
import { keepReplaced } from '../replacedNumbers.ts'
import { ofRequest, netOf, requestNumber } from '../request.ts'
import { paymentOf, type FullRequest } from '../request.sql.ts'
import { isSignedSince, requestChange, requestPaidAgain, requestReversal } from './requestEffects.ts'
import { newestPayment } from '../settlement/payment.sql.ts'
import { openApprovals, REQUEST, waitingChange } from '../settlement/openApprovals.ts'

const about = (request: FullRequest) => ({
  subject: { entity: REQUEST, id: request.request_id },
  accountOwnerId: request.account_owner_id,
  accountId: request.account_id,
  payload: { requestId: request.request_id },
})

/**
 * Records an edit by staff, which needs approval by a person who did not contribute to it. Successive edits by several
 * people are one change with all of them as makers, together with the senders of a paper form.
 */
export async function changeDetails(
  context: WriteContext,
  request: FullRequest,
  entered: RequestDetails,
): Promise<void> {
  const wanted = await withFailure(context, request, entered)
  const current = detailsOf(context, request)
  const earlier = await waitingChange(context, request.request_id)
  const before = earlier?.secret
    ? await withFailure(context, request, requestDetails.parse(JSON.parse(earlier.secret)))
    : current
  const first = earlier && { ...earlier, payload: requestChange.payload.parse(earlier.payload) }
  const isSignedLater = first !== null && isSignedSince(first, request)
  if (current.bankAccount !== wanted.bankAccount || current.receivingAccount !== wanted.receivingAccount)
    await keepReplaced(context, request.account_id, request)
  await storeDetails(context, request, wanted)
  // Invalidates an earlier form, even if it looks the same as the new one.
  await withdrawEnvelopes(context, request)
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(changesBetween(current, wanted).map((change) => [change.label, change[which]]))
  await context.audit({ action: 'request.edit', ...ofRequest(request), before: side('before'), after: side('after') })
  if (earlier) await withdrawWithin(context, earlier)
  // An edit back to the data before is a change too if the owner has signed other data since.
  if (!isDifferent(before, wanted) && !isSignedLater) return
  const signedAt = isSignedLater ? first.payload.signedAt : request.signed_at?.toISOString()
  await ask(context, requestChange, {
    ...about(request),
    payload: { requestId: request.request_id, signedAt: signedAt ?? null },
    secret: JSON.stringify(before),
    // The approval of the change also approves the request, so the approver must see its amount.
    amountCents: BigInt(wanted.amount),
    description: `Change of ${requestNumber(request)}`,
    changes: changesBetween(isDifferent(before, wanted) ? before : current, wanted),
    makers: [
      ...new Set([
        ...(earlier?.makers ?? []),
        ...(await withWhoTookInReturn(context, request)),
        ...(await whoSentPaperForm(context.tx, request.request_id)),
      ]),
    ],
  })
}

/**
 * The owner has signed the current data, so staff edits need no approval. The form masks account numbers: the signer
 * could not see a change to a number with the same mask, so that still needs a second person.
 */
export async function signedByOwner(context: WriteContext, request: FullRequest): Promise<void> {
  if (request.asked_to_sign_at !== null)
    await context.tx
      .updateTable('distribution_request')
      .set({ payee_keyed_by: [] })
      .where('request_id', '=', request.request_id)
      .execute()
  const change = await waitingChange(context, request.request_id)
  if (!change) return
  const before = change.secret && requestDetails.parse(JSON.parse(change.secret))
  if (before && isChangedUnseen(before, detailsOf(context, request)))
    return postpone(context, change, addDays(context.now, LAPSES_AFTER_DAYS))
  await withdrawWithin(context, change)
}

/**
 * Whether a transition may be performed now. Approving a request also approves edits by staff. Any other transition
 * that needs a second person creates its approval here and waits. The account and the request must be locked.
 * @throws 409 for a person who may not decide it
 */
export async function decidedBySecond(
  context: WriteContext,
  request: FullRequest,
  to: number,
  {
    transition,
    hasNewDetails = false,
    reason,
  }: { transition: Transition; hasNewDetails?: boolean | undefined; reason: string | null },
): Promise<boolean> {
  const isApproval = transition.needs.includes('APPROVAL') || (hasNewDetails && to === REQUEST_STATUS.approved)
  if (isApproval) await requireNotOwn(context, request)
  const isDecided = isApproval && (await approvedBySecond(context, request))
  const needsTwo =
    transition.needs.includes('SECOND_PERSON') ||
    isToNewRecipientAddress(request, isApproval) ||
    (await givesFeeOnceMore(context, request, transition))
  if (isDecided || !needsTwo || !context.services.config.fourEyes) return true
  if (to !== REQUEST_STATUS.historical) return paidAgainDecided(context, request)
  return (await reversalWaits(context, request, { note: null, reason })) === null
}

/** One employee entered the recipient's new address, so another must approve a check to that address. */
const isToNewRecipientAddress = (request: FullRequest, isApproval: boolean) =>
  isApproval && request.payee_id !== null && request.is_readdressed

/** Whether a reversal would return a fee that an adjustment already returned, so a second person must decide. */
async function givesFeeOnceMore({ tx }: WriteContext, request: FullRequest, transition: Transition): Promise<boolean> {
  if (transition.effect !== 'REVERSES') return false
  const payment = await paymentOf(tx, request.request_id)
  return payment !== null && isFeeGivenBack(tx, payment.transactionId)
}

/** Nobody may decide on their own account or payment, even if staff changed nothing. @throws 409 */
export async function requireNotOwn(context: WriteContext, request: FullRequest): Promise<void> {
  const person = await personOf(context.tx, context.userId ?? 0)
  if (isOwn(person, request.account_owner_id) || (await isOwnClaim(context, request))) throw refuse(409, NOT_YOU.own)
}

/** Approves a waiting edit; returns whether an edit waited. @throws 409 for a contributor, and for a lapsed edit */
async function approvedBySecond(context: WriteContext, request: FullRequest): Promise<boolean> {
  refuseIf(409, await whyNotApprover(context, request))
  const change = await waitingChange(context, request.request_id)
  if (!change) return false
  await approveWithin(context, change)
  return true
}

/** The waiting approval of this effect about the request's newest payment; one about an earlier payment is outdated. */
async function waitingOfPayment<P extends { paymentId?: number | null | undefined }>(
  context: WriteContext,
  effect: Effect<P>,
  request: FullRequest,
): Promise<Approval<P> | null> {
  const waiting = await waitingFor(context, effect, about(request).subject)
  const isCurrent = waiting?.payload.paymentId === (await newestPayment(context.tx, request.request_id))
  return isCurrent ? waiting : null
}

/** Approves a decision about a payment. @throws 409 for a maker, and for a person who reported its return */
async function approveOfPayment(context: WriteContext, request: FullRequest, waiting: Approval): Promise<void> {
  refuseIf(409, await whyNotReporter(context, await whoTookInReturn(context.tx, request.request_id)))
  await approveWithin(context, waiting)
}

/** Ends the waiting approvals of this effect before a new one is requested. */
async function withdrawAll(context: WriteContext, { name }: { name: string }, request: FullRequest): Promise<void> {
  for (const waiting of await openApprovals(context, [request.request_id]))
    if (waiting.effect === name) await withdrawWithin(context, waiting)
}

/** Reason shown to the owner, from the waiting reversal; null if there is none. */
export async function reasonOfReversal(context: WriteContext, request: FullRequest): Promise<string | null> {
  return (await waitingOfPayment(context, requestReversal, request))?.payload.reason ?? null
}

/**
 * Approves a waiting reversal and returns null, so it may be performed. Otherwise creates the approval and returns its
 * number.
 * @throws 409 for the person who requested it, and for the recipient of the payment
 */
export async function reversalWaits(
  context: WriteContext,
  request: FullRequest,
  { note, reason }: { note: string | null; reason: string | null },
): Promise<number | null> {
  const waiting = await waitingOfPayment(context, requestReversal, request)
  if (waiting) {
    await requireNotOwn(context, request)
    await approveOfPayment(context, request, waiting)
    return null
  }
  await withdrawAll(context, requestReversal, request)
  return ask(context, requestReversal, {
    ...about(request),
    payload: {
      requestId: request.request_id,
      paymentId: await newestPayment(context.tx, request.request_id),
      note,
      reason,
    },
    amountCents: request.amount_cents,
    description: `Reversal of ${requestNumber(request)}`,
    changes: [
      { label: 'Outcome', before: null, after: 'Reversed; the payment already sent is not recalled' },
      ...(reason === null ? [] : [{ label: 'Reason for the owner', before: null, after: reason }]),
    ],
    makers: await withWhoTookInReturn(context, request),
  })
}

async function paidAgainDecided(context: WriteContext, request: FullRequest): Promise<boolean> {
  const waiting = await waitingOfPayment(context, requestPaidAgain, request)
  const mailedTo = await newCheckAddress(context.tx, request)
  if (waiting && waiting.payload.mailedTo === mailedTo) {
    await approveOfPayment(context, request, waiting)
    return true
  }
  // The approval covers one payment and one address; another needs a new approval.
  await withdrawAll(context, requestPaidAgain, request)
  await ask(context, requestPaidAgain, {
    ...about(request),
    payload: {
      requestId: request.request_id,
      paymentId: await newestPayment(context.tx, request.request_id),
      mailedTo,
    },
    amountCents: netOf(request),
    description: `Paying ${requestNumber(request)} again`,
    changes: [
      { label: 'Status', before: 'Incomplete', after: 'Approved, to be paid again' },
      ...(request.estate ? changesToEstate(request.estate) : []),
      ...(mailedTo === null ? [] : [{ label: 'Check mailed to', before: addressLine(request), after: mailedTo }]),
    ],
    makers: await withWhoTookInReturn(context, request),
  })
  return false
}

/** Makers of the approval: the requester and the employees who reported the return. */
async function withWhoTookInReturn(context: WriteContext, request: FullRequest): Promise<number[]> {
  const own = context.userId === null ? [] : [context.userId]
  return [...new Set([...own, ...(await whoTookInReturn(context.tx, request.request_id))])]
}
