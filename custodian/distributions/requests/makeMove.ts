import { refuse } from '../../platform/http/errors.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { editMoveOf } from '../lifecycle.ts'
import { performMove } from '../settlement/move.ts'
import { closingOf, lackOf } from '../moves.ts'
import { countAsSigned } from './paperForm.ts'
import type { FullRequest } from '../request.sql.ts'
import { decidedBySecond } from './secondPerson.ts'
import { circumstancesOfOne, standingOf } from '../standing.ts'

/**
 * Moves a request by hand, by its edit form or (`isClosing`) by Cancel and Reverse. What needs a second person waits for
 * one, and nothing moves. The account and the request must be locked.
 * @throws 409 with the reason for a move that the table does not know, that lacks something or that is not this person's
 */
export async function makeMove(
  context: WriteContext,
  request: FullRequest,
  to: number,
  how: { isClosing?: boolean; hasNewDetails?: boolean } = {},
): Promise<void> {
  const circumstances = await circumstancesOfOne(context.tx, request.request_id)
  const at = standingOf(request, circumstances)
  const move = how.isClosing ? closingOf(at) : editMoveOf(at, to)
  if (typeof move === 'string') throw refuse(409, move)
  const lack = lackOf(move, request, circumstances)
  if (lack !== null) throw refuse(409, lack)
  if (!(await decidedBySecond(context, request, to, { move, ...how }))) return
  await performMove(context, await countAsSigned(context, request, to, move), to, move)
}
