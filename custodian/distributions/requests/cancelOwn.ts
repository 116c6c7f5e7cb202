import { wordsOf } from '../../../contract/reasons.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { lockAccount } from '../../ledger/ledger.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { notFound, orRefuse, refuse } from '../../platform/http/errors.ts'
import { isCancelableByOwner } from '../awaitsSignature.ts'
import { closingOf } from '../possibleTransitions.ts'
import { lockedRequest, requestById, type FullRequest } from '../request.sql.ts'
import { performTransition } from '../settlement/performTransition.ts'
import { circumstancesOfOne, requestStateOf } from '../requestState.ts'

interface OwnRequestKey {
  ownerId: number
  requestId: number
}

/**
 * Locks a request that its owner may still cancel, and its account.
 * @throws 404 for another owner's request; 409 once it is signed, or once staff have begun to process it
 */
export async function lockOwnUnsigned(
  context: WriteContext,
  { ownerId, requestId }: OwnRequestKey,
): Promise<FullRequest> {
  const known = await requestById(context.tx, requestId)
  if (known?.account_owner_id !== ownerId) throw notFound()
  // Locks the account first, in the same order as signing.
  await lockAccount(context.tx, known.account_id)
  const request = await lockedRequest(context.tx, requestId)
  if (!request) throw notFound()
  if (request.signed_at !== null) throw refuse(409, 'This request was signed and can no longer be canceled here.')
  if (!isCancelableByOwner(request))
    throw refuse(409, 'This request can no longer be canceled here. Please contact us.')
  return request
}

/** Cancels a locked request: its links and codes become invalid, and its account accepts a new request. */
export async function cancelUnsigned(context: WriteContext, request: FullRequest): Promise<void> {
  const at = requestStateOf(request, await circumstancesOfOne(context.tx, request.request_id, context.today))
  const transition = orRefuse(409, closingOf(at))
  await performTransition(context, request, REQUEST_STATUS.historical, transition, wordsOf({ kind: 'ASKED_BY_OWNER' }))
}
