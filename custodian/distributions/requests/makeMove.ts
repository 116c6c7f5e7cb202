import { invalidField, orRefuse, refuseIf } from '../../platform/http/errors.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { wordsOf, type Reason } from '../../../contract/reasons.ts'
import { editMoveOf, type Move } from '../lifecycle.ts'
import { performMove } from '../settlement/performMove.ts'
import { closingOf, lackOf } from '../moves.ts'
import { countAsSigned } from './paperForm.ts'
import type { FullRequest } from '../request.sql.ts'
import { decidedBySecond, reasonOfReversal } from './secondPerson.ts'
import { circumstancesOfOne, standingOf } from '../standing.ts'

/**
 * Moves a request by hand, by its edit form or (`isClosing`) by Cancel and Reverse. What needs a second person waits for
 * one, and nothing moves. The account and the request must be locked.
 * @throws 400 for a reason that the move has no place for; 409 with the reason for a move that the table does not know, that lacks something or that is not this person's
 */
export async function makeMove(
  context: WriteContext,
  request: FullRequest,
  to: number,
  how: { isClosing?: boolean; hasNewDetails?: boolean; reason?: Reason | undefined } = {},
): Promise<void> {
  const circumstances = await circumstancesOfOne(context.tx, request.request_id)
  const at = standingOf(request, circumstances)
  const move = orRefuse(409, how.isClosing ? closingOf(at) : editMoveOf(at, to))
  refuseIf(409, lackOf(move, request, circumstances))
  const given = wordsOf(how.reason)
  if (given !== null && !takesReason(to, move)) throw invalidField('reason', NO_REASON)
  // Who agrees to what somebody else has asked for need not say it again.
  const reason = given ?? (move.effect === 'REVERSES' ? await reasonOfReversal(context, request) : null)
  if (!(await decidedBySecond(context, request, to, { move, hasNewDetails: how.hasNewDetails, reason }))) return
  await performMove(context, await countAsSigned(context, request, to, move), to, move, reason)
}

const NO_REASON = 'A reason goes with Incomplete, Cancel or Reverse.'

/** What is put aside already can be given another reason. */
function takesReason(to: number, { effect }: Move): boolean {
  return to === REQUEST_STATUS.incomplete || effect === 'CANCELS' || effect === 'REVERSES'
}
