import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import * as z from 'zod'
import { withdrawWithin } from '../../approvals/decide.ts'
import { LAPSES_AFTER_DAYS, type Approval, type Effect } from '../../approvals/effect.ts'
import { lockAccount } from '../../ledger/ledger.ts'
import { withFailure } from './failedDetails.ts'
import { newCheckAddress } from '../settlement/newAddress.ts'
import { approvalsOfOwnClaims } from '../../payees/ownPayee.ts'
import { isProblem, refusal, type Problem } from '../../platform/problem.ts'
import { whoTookInReturn, whyNotApprover, whyNotReporter } from './approverRule.ts'
import { awaitsSignature } from '../awaitsSignature.ts'
import { askOwnerToSign, maySignAgain } from './askToSignAgain.ts'
import { requestDetails, storeDetails } from './details.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { sendForm } from '../wizard/finalize.ts'
import { transitionOf, takeBackOf, type Transition } from '../lifecycle.ts'
import { performTransition, setStatus, takeBack, withdrawEnvelopes } from '../settlement/performTransition.ts'
import { lackOf } from '../possibleTransitions.ts'
import { countAsSigned } from './paperForm.ts'
import { ofRequest, tellOwner } from '../request.ts'
import { lockedRequest, requestById, type FullRequest } from '../request.sql.ts'
import { circumstancesOfOne, isCorrectable, requestStateOf, type Circumstances } from '../requestState.ts'
import { OTHER_PAYMENT, waitingChange } from '../settlement/openApprovals.ts'
import { newestPayment } from '../settlement/payment.sql.ts'

// Effects on a request that need a second person.

const payload = z.strictObject({ requestId: z.int() })
type OfRequest = z.infer<typeof payload>

/** Locks the account before the request, like every decision about its money. */
async function lock(context: WriteContext, { payload: { requestId } }: Approval<OfRequest>): Promise<void> {
  const first = await requestById(context.tx, requestId)
  if (first) await lockAccount(context.tx, first.account_id)
  await lockedRequest(context.tx, requestId)
}

async function requestOf(context: WriteContext, { payload: { requestId } }: Approval<OfRequest>): Promise<FullRequest> {
  const request = await requestById(context.tx, requestId)
  if (!request) throw new Error(`request ${requestId} is gone`)
  return request
}

/** The request's transition to Approved, or why it is refused now. */
async function approvalTransition(context: WriteContext, request: FullRequest): Promise<Transition | Problem> {
  const circumstances = await circumstancesOfOne(context.tx, request.request_id, context.today)
  const transition = transitionOf(requestStateOf(request, circumstances), REQUEST_STATUS.approved)
  if (isProblem(transition)) return transition
  if (request.status_id === REQUEST_STATUS.approved) return refusal('This request was approved before.')
  return lackOf(transition, request, circumstances) ?? transition
}

async function approve(context: WriteContext, approval: Approval<OfRequest>): Promise<void> {
  const request = await requestOf(context, approval)
  const transition = await approvalTransition(context, request)
  if (isProblem(transition)) throw new Error(transition.message)
  await performTransition(
    context,
    await countAsSigned(context, request, REQUEST_STATUS.approved, transition),
    REQUEST_STATUS.approved,
    transition,
  )
}

const change = payload.extend({
  /** Time of the owner's signature before the first edit, null without one; older approvals lack it. */
  signedAt: z.string().nullable().optional(),
})

/** Whether the owner signed after the first edit, so that the signature is not on the data before the edits. */
export function isSignedSince(
  { payload: { signedAt }, askedAt }: Pick<Approval<z.infer<typeof change>>, 'payload' | 'askedAt'>,
  { signed_at: now }: Pick<FullRequest, 'signed_at'>,
): boolean {
  if (now === null) return false
  return signedAt === undefined ? now > askedAt : now.toISOString() !== signedAt
}

/** Asks the owner to sign the restored data; without an owner who can sign, the request is unsigned. */
async function voidSignature(context: WriteContext, request: FullRequest, money: Circumstances['money']) {
  const { request_id: requestId, account_owner_id: ownerId } = request
  if (maySignAgain(request, { money }) && !request.is_barred_by_death)
    return void (await askOwnerToSign(context, { requestId, ownerId }))
  await context.tx
    .updateTable('distribution_request')
    .set((eb) => ({ signed_at: null, version: eb('version', '+', 1) }))
    .where('request_id', '=', requestId)
    .execute()
}

const NOT_SIGNED_IN_TIME = 'The change of the request was not signed in time.'

/**
 * Ends the wait for the owner's signature of a change that is undone. The owner is not asked to sign the earlier data,
 * which staff found wrong. An open request becomes Incomplete, because nobody can sign it any more.
 */
async function leaveToStaff(context: WriteContext, request: FullRequest, reason: string | null): Promise<void> {
  await context.tx
    .updateTable('distribution_request')
    .set((eb) => ({ asked_to_sign_at: null, version: eb('version', '+', 1) }))
    .where('request_id', '=', request.request_id)
    .execute()
  const isSilent = request.is_barred_by_death
  if (reason !== null) await setStatus(context, request, REQUEST_STATUS.incomplete, { reason, isSilent })
}

/** A change of payee, account, address or amount by staff; the change is approved with the request, or undone. */
export const requestChange: Effect<z.infer<typeof change>> = {
  name: 'request-change',
  title: 'Change of a request',
  payload: change,
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock,
  paysPerson: approvalsOfOwnClaims,
  async changed(context, approval) {
    const request = await requestOf(context, approval)
    const transition = await approvalTransition(context, request)
    return isProblem(transition) ? transition : whyNotApprover(context, request)
  },
  perform: approve,
  async ended(context, approval, status) {
    const request = await requestOf(context, approval)
    const { money } = await circumstancesOfOne(context.tx, request.request_id, context.today)
    if (approval.secret === null || !isCorrectable(request.status_id, money)) return
    const before = requestDetails.parse(JSON.parse(approval.secret))
    await storeDetails(context, request, await withFailure(context, request, before))
    await withdrawEnvelopes(context, request)
    await context.audit({ action: 'request.undo', ...ofRequest(request), after: { approval: approval.id } })
    const restored = await requestOf(context, approval)
    if (isSignedSince(approval, restored)) return voidSignature(context, restored, money)
    if (awaitsSignature(request) && (status === 'LAPSED' || request.status_id !== REQUEST_STATUS.open))
      return leaveToStaff(context, restored, status === 'LAPSED' ? NOT_SIGNED_IN_TIME : null)
    if (restored.is_barred_by_death || restored.owner_email === null || restored.draft_id === null) return
    if (restored.signed_at !== null) await tellOwner(context, restored, 'restored')
    else if (restored.status_id === REQUEST_STATUS.open) await sendForm(context, restored)
  },
}

/** Undoes the waiting change of a request, if any, as its refusal does. The account and the request must be locked. */
export async function undoWaitingChange(context: WriteContext, requestId: number): Promise<void> {
  const waiting = await waitingChange(context, requestId)
  if (!waiting) return
  await withdrawWithin(context, waiting)
  await requestChange.ended?.(context, { ...waiting, payload: change.parse(waiting.payload) }, 'WITHDRAWN')
}

const ofPayment = payload.extend({
  /** The request's newest payment when the approval was requested; older approvals lack it, so they are outdated. */
  paymentId: z.int().nullable().optional(),
})

/** Why an approval about a payment can't be given now: the request has a newer payment, or this person reported the return. */
async function whyNotOfPayment(
  context: WriteContext,
  { requestId, paymentId }: z.infer<typeof ofPayment>,
): Promise<Problem | null> {
  if (paymentId !== (await newestPayment(context.tx, requestId))) return refusal(OTHER_PAYMENT)
  return whyNotReporter(context, await whoTookInReturn(context.tx, requestId))
}

const paidAgain = ofPayment.extend({
  /** The other address of a check that came back, as the approver reads it; null if the payment goes where it went. */
  mailedTo: z.string().nullable().default(null),
})

/** Second payment after a return reported only by staff, or of a check to a recipient's new address. */
export const requestPaidAgain: Effect<z.infer<typeof paidAgain>> = {
  name: 'request-pay-again',
  title: 'Paying a request again',
  payload: paidAgain,
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock,
  paysPerson: approvalsOfOwnClaims,
  async changed(context, approval) {
    const request = await requestOf(context, approval)
    if (await waitingChange(context, request.request_id))
      return refusal('The request was changed. Its change is approved first.')
    if (approval.payload.mailedTo !== (await newCheckAddress(context.tx, request)))
      return refusal(`The address of the ${request.payee_id === null ? 'owner' : 'recipient'} was changed meanwhile.`)
    const transition = await approvalTransition(context, request)
    if (isProblem(transition)) return transition
    return (await whyNotOfPayment(context, approval.payload)) ?? whyNotApprover(context, request)
  },
  perform: approve,
}

const reversal = ofPayment.extend({
  note: z.string().nullable(),
  /** Reason shown to the owner; older approvals have none. */
  reason: z.string().nullable().default(null),
})

/** Reversal of a sent payment in the ledger; the portal does not recall the money from the bank. */
export const requestReversal: Effect<z.infer<typeof reversal>> = {
  name: 'request-reversal',
  title: 'Reversal of a payment already sent',
  payload: reversal,
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock,
  paysPerson: approvalsOfOwnClaims,
  async changed(context, approval) {
    const request = await requestOf(context, approval)
    const transition = takeBackOf(
      requestStateOf(request, await circumstancesOfOne(context.tx, request.request_id, context.today)),
    )
    return isProblem(transition) ? transition : whyNotOfPayment(context, approval.payload)
  },
  async perform(context, approval) {
    const { note, reason } = approval.payload
    await takeBack(context, await requestOf(context, approval), { note, reason })
  },
}
