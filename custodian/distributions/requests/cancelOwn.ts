import { wordsOf } from '../../../contract/reasons.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { lockAccount } from '../../ledger/ledger.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { notFound, orRefuse, refuse } from '../../platform/http/errors.ts'
import { closingOf } from '../moves.ts'
import { lockedRequest, requestById } from '../request.sql.ts'
import { performMove } from '../settlement/performMove.ts'
import { circumstancesOfOne, standingOf } from '../standing.ts'

/**
 * Gives up a request for its owner before it is signed: its links and codes stop working, its account is free again.
 * @throws 404 for another's request; 409 once it is signed, or as soon as staff have it in hand
 */
export async function cancelOwn(
  context: WriteContext,
  { ownerId, requestId }: { ownerId: number; requestId: number },
): Promise<void> {
  const known = await requestById(context.tx, requestId)
  if (known?.account_owner_id !== ownerId) throw notFound()
  // The account first, as whoever signs it.
  await lockAccount(context.tx, known.account_id)
  const request = await lockedRequest(context.tx, requestId)
  if (!request) throw notFound()
  if (request.signed_at !== null) throw refuse(409, 'This request was signed and can no longer be cancelled here.')
  const isOnlyTheirs = request.status_id === REQUEST_STATUS.open && !request.is_paper_form
  if (!isOnlyTheirs) throw refuse(409, 'This request can no longer be cancelled here. Please contact us.')
  const at = standingOf(request, await circumstancesOfOne(context.tx, requestId))
  const move = orRefuse(409, closingOf(at))
  await performMove(context, request, REQUEST_STATUS.historical, move, wordsOf({ kind: 'ASKED_BY_OWNER' }))
}
