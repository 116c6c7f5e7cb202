import { invalidField, orRefuse, refuseIf } from '../../platform/http/errors.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { wordsOf, type Reason } from '../../../contract/reasons.ts'
import { editTransitionOf, type Transition } from '../lifecycle.ts'
import { performTransition } from '../settlement/performTransition.ts'
import { closingOf, lackOf } from '../possibleTransitions.ts'
import { countAsSigned } from './paperForm.ts'
import type { FullRequest } from '../request.sql.ts'
import { decidedBySecond, reasonOfReversal } from './secondPerson.ts'
import { circumstancesOfOne, requestStateOf } from '../requestState.ts'

/**
 * Changes a request's status by hand, from its edit form or (`isClosing`) by Cancel and Reverse. If the change needs a
 * second person, it waits and nothing changes. The account and the request must be locked.
 * @throws 400 for a reason that the transition does not accept; 409 if the table does not allow it, a requirement is
 * not met, or this person may not do it
 */
export async function transitionByStaff(
  context: WriteContext,
  request: FullRequest,
  to: number,
  how: { isClosing?: boolean; hasNewDetails?: boolean; reason?: Reason | undefined } = {},
): Promise<void> {
  const circumstances = await circumstancesOfOne(context.tx, request.request_id, context.today)
  const at = requestStateOf(request, circumstances)
  const transition = orRefuse(409, how.isClosing ? closingOf(at) : editTransitionOf(at, to))
  refuseIf(409, lackOf(transition, request, circumstances))
  const given = wordsOf(how.reason)
  if (given !== null && !takesReason(to, transition)) throw invalidField('reason', NO_REASON)
  // The second person need not enter the reason again.
  const reason = given ?? (transition.effect === 'REVERSES' ? await reasonOfReversal(context, request) : null)
  if (!(await decidedBySecond(context, request, to, { transition, hasNewDetails: how.hasNewDetails, reason }))) return
  await performTransition(context, await countAsSigned(context, request, to, transition), to, transition, reason)
}

const NO_REASON = 'A reason goes with Incomplete, Cancel or Reverse.'

/** Whether a transition accepts a reason. From Incomplete to Incomplete, only the reason changes. */
function takesReason(to: number, { effect }: Transition): boolean {
  return to === REQUEST_STATUS.incomplete || effect === 'CANCELS' || effect === 'REVERSES'
}
