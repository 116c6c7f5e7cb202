import { addDays } from 'date-fns/addDays'
import { postpone } from '../../approvals/ask.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { notFound, refuse } from '../../platform/http/errors.ts'
import { lockAccount } from '../../ledger/ledger.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { sendForm } from '../wizard/finalize.ts'
import { takeAddressToSign } from '../settlement/newAddress.ts'
import { waitingChange } from '../settlement/openApprovals.ts'
import { setStatus } from '../settlement/performTransition.ts'
import { SIGN_WITHIN_DAYS, signSince } from '../signWithin.ts'
import { lockedRequest, requestById, type FullRequest } from '../request.sql.ts'
import { circumstancesOfOne, isCorrectable } from '../requestState.ts'
import { about } from '../../platform/audit/audit.ts'

/** Lets the waiting change of an unsigned request lapse only after the days in which its owner can sign it. */
export async function waitForSignature(context: WriteContext, request: FullRequest): Promise<void> {
  const change = await waitingChange(context, request.request_id)
  if (!change || change.lapsesAt === null) return
  const { since } = await context.tx
    .selectFrom('distribution_request as r')
    .select(signSince.as('since'))
    .where('r.request_id', '=', request.request_id)
    .executeTakeFirstOrThrow()
  const until = addDays(since, SIGN_WITHIN_DAYS)
  if (until > change.lapsesAt) await postpone(context, change, until)
}

const NOTHING_TO_SIGN = 'This request can no longer be signed.'

/** Whether the owner can be asked to sign again: nothing was paid, or the payment was returned. */
export function maySignAgain(request: FullRequest, { money }: { money: Parameters<typeof isCorrectable>[1] }): boolean {
  const hasPayee = request.kind === 'WITHDRAWAL' || request.check_payable_to !== null
  return hasPayee && request.owner_email !== null && isCorrectable(request.status_id, money)
}

/**
 * Asks the owner to sign the request's current data, so that an employee who edited the request may approve it.
 * The earlier signature becomes invalid, and a request that was never paid is open again. An unpaid check then goes to
 * the owner's confirmed mailing address. Returns the request.
 * @throws 404 for an unknown request or another owner's; 409 when nothing can be signed
 */
export async function askOwnerToSign(
  context: WriteContext,
  of: { requestId: number; ownerId: number },
): Promise<FullRequest> {
  const found = await requestById(context.tx, of.requestId)
  if (!found || found.account_owner_id !== of.ownerId) throw notFound()
  await lockAccount(context.tx, found.account_id)
  const request = await lockedRequest(context.tx, of.requestId)
  if (!request) throw notFound()
  const { money } = await circumstancesOfOne(context.tx, of.requestId, context.today)
  if (!maySignAgain(request, { money })) throw refuse(409, NOTHING_TO_SIGN)
  await context.tx
    .updateTable('distribution_request')
    .set((eb) => ({
      signed_at: null,
      paper_signer: null,
      asked_to_sign_at: context.now,
      version: eb('version', '+', 1),
    }))
    .where('request_id', '=', of.requestId)
    .execute()
  await context.audit({
    action: 'request.askToSign',
    ...about('distribution_request', of.requestId, of.ownerId),
    before: { signedAt: request.signed_at },
  })
  const stored = (await requestById(context.tx, of.requestId)) ?? request
  const unsigned = money === 'NEVER_PAID' ? await takeAddressToSign(context, stored) : stored
  if (money === 'NEVER_PAID' && request.status_id !== REQUEST_STATUS.open)
    await setStatus(context, unsigned, REQUEST_STATUS.open)
  else if (money !== 'NEVER_PAID' && request.status_id !== REQUEST_STATUS.incomplete)
    await setStatus(context, unsigned, REQUEST_STATUS.incomplete)
  const asked = (await requestById(context.tx, of.requestId)) ?? unsigned
  await sendForm(context, asked)
  await waitForSignature(context, asked)
  return (await requestById(context.tx, of.requestId)) ?? asked
}
