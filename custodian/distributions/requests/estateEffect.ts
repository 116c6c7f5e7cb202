import * as z from 'zod'
import type { TakenBy } from '../../../contract/endpoint.ts'
import type { payEstate as payEstateCall } from '../../../contract/staffRequests.ts'
import { isStateOfAddress, ZIP } from '../../../contract/usStates.ts'
import { ask } from '../../approvals/ask.ts'
import { isOwn, NOT_YOU, requireNoTool } from '../../approvals/decider.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../../approvals/effect.ts'
import { personOf } from '../../approvals/person.ts'
import { ownUpload } from '../../documents/ownUpload.ts'
import { unopenedSinceAsked } from '../../documents/unopened.ts'
import { dayOfDeath } from '../../owners/death.ts'
import { invalidField, notFound, orRefuse, refuse, refuseIf } from '../../platform/http/errors.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { formatCents } from '../../platform/money.ts'
import { at, isProblem, refusal, type Problem } from '../../platform/problem.ts'
import { screenBefore, screenPayments } from '../../sanctions/screening.ts'
import { whyNotSent } from '../openAccount.ts'
import { paymentProblem } from '../paymentProblem.ts'
import { requestNumber } from '../request.ts'
import { requestById, type FullRequest } from '../request.sql.ts'
import { circumstancesOfOne } from '../requestState.ts'
import { changesToEstate, estateOf, screenedOf, type EstatePayee } from '../estatePayee.ts'
import { REQUEST, requireNoneWaits } from '../settlement/openApprovals.ts'
import { forEstate, payEstate, type ForEstate } from '../settlement/payEstate.ts'
import { whoReportedReturn } from './approverRule.ts'
import { lockedWithAccount } from './redepositEffect.ts'
import { undoWaitingChange } from './requestEffects.ts'

const payload = z.strictObject({
  requestId: z.int(),
  attachmentId: z.int(),
  cents: z.string(),
  estate: z.strictObject({
    payableTo: z.string(),
    representative: z.string(),
    address1: z.string(),
    address2: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
  }),
})

const CHANGED = 'The returned amount is no longer the one that was asked for. Ask again.'

/** Sends the returned payment of an earlier year to the owner's estate, at the address that the approver has read. */
export const requestEstate: Effect<z.infer<typeof payload>> = {
  name: 'request-estate',
  title: 'Paying a returned payment to the estate',
  payload,
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  async before(services, { payload: { requestId, estate } }) {
    const request = await requestById(services.db, requestId)
    if (!request) return
    for (const payment of screenedOf(request, estate)) await screenBefore(services, payment, null)
  },
  async lock(context, { payload: { requestId } }) {
    await lockedWithAccount(context, requestId)
  },
  async changed(context, { payload: { requestId, cents, estate } }) {
    const found = await forEstateNow(context, await lockedWithAccount(context, requestId), estate)
    if (isProblem(found)) return found
    return String(found.cents) === cents ? null : refusal(CHANGED)
  },
  toOpen: unopenedSinceAsked,
  async perform(context, { payload: { requestId, attachmentId, estate } }) {
    const request = await lockedWithAccount(context, requestId)
    const found = orRefuse(409, await forEstateNow(context, request, estate))
    await undoAndPay(context, request, found, { estate, attachmentId })
  },
}

/** Pays the estate. A change that waits is undone first: it can't be undone while money is on its way. */
async function undoAndPay(
  context: WriteContext,
  request: FullRequest,
  found: ForEstate,
  to: { estate: EstatePayee; attachmentId: number },
): Promise<void> {
  await undoWaitingChange(context, request.request_id)
  await payEstate(context, request, found, to)
}

/** The returned payment, or why it can't go to this estate now. Both names are compared with the sanctions list. */
async function forEstateNow(
  context: WriteContext,
  request: FullRequest,
  estate: EstatePayee,
): Promise<ForEstate | Problem> {
  const circumstances = await circumstancesOfOne(context.tx, request.request_id, context.today)
  const found = await forEstate(context.tx, request, circumstances)
  if (isProblem(found)) return found
  const unpaid = whyNotSent(request, { ...circumstances, isToEstate: true })
  if (unpaid !== null) return refusal(unpaid)
  const payments = screenedOf(request, estate)
  await screenPayments(context, payments)
  for (const payment of payments) {
    const problem = await paymentProblem(context.tx, payment, { isToEstate: true })
    if (problem) return problem
  }
  return found
}

type Given = TakenBy<typeof payEstateCall>['body'] & { requestId: number; ownerId: number }

const NOT_READ = "Open the file and confirm that it names this person as the representative of the owner's estate"
const TOO_EARLY = 'This file was uploaded before the owner died. Please choose the letters of the representative'

/**
 * Asks a second person to approve a check to the estate; with `FOUR_EYES=off`, sends the money immediately.
 * @throws 404 for another owner's request; 400 for invalid fields; 409 if the money can't go to the estate, while an
 * approval waits, and for the owner's own employee login
 */
export async function askForEstate(context: WriteContext, given: Given): Promise<{ approvalId: number | null }> {
  requireNoTool(context)
  const { tx, userId, services } = context
  const request = await lockedWithAccount(context, given.requestId)
  if (request.account_owner_id !== given.ownerId) throw notFound()
  if (isOwn(await personOf(tx, userId ?? 0), given.ownerId)) throw refuse(409, NOT_YOU.own)
  const estate = estateOf(request, given)
  const found = orRefuse(409, await forEstateNow(context, request, estate))
  refuseIf(
    400,
    ...(isStateOfAddress(estate.state) ? [] : [at('state', 'State is required.')]),
    ...(ZIP.test(estate.zip) ? [] : [at('zip', 'Please enter a valid zip code.')]),
  )
  const letters = await ownUpload(tx, given.ownerId, given.lettersGuid)
  if (!letters) throw invalidField('lettersGuid', 'Please choose a file that was uploaded for this account owner')
  const diedOn = await dayOfDeath(tx, given.ownerId)
  if (diedOn !== null && services.dateOf(letters.created_at) < diedOn) throw invalidField('lettersGuid', TOO_EARLY)
  if (!given.namesRepresentative) throw invalidField('namesRepresentative', NOT_READ)
  const { attachment_id: attachmentId } = letters
  if (!services.config.fourEyes) {
    await undoAndPay(context, request, found, { estate, attachmentId })
    return { approvalId: null }
  }
  await requireNoneWaits(context, request.request_id)
  const makers = [userId, letters.created_by, ...(await whoReportedReturn(tx, request.request_id))]
  const approvalId = await ask(context, requestEstate, {
    subject: { entity: REQUEST, id: request.request_id },
    accountOwnerId: request.account_owner_id,
    accountId: request.account_id,
    amountCents: found.cents,
    payload: { requestId: request.request_id, attachmentId, cents: String(found.cents), estate },
    description: `Paying the money of ${requestNumber(request)} to the estate`,
    changes: [
      { label: 'Check', before: null, after: formatCents(found.cents) },
      ...changesToEstate(estate),
      { label: `Form 1099-R of ${found.year}`, before: null, after: 'Stays as it is; the estate gets no form' },
      { label: 'Letters of the representative', before: null, after: letters.file_name },
    ],
    makers: [...new Set(makers.filter((maker) => maker !== null))],
  })
  return { approvalId }
}
