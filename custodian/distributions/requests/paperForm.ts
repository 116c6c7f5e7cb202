import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { type Transition } from '../lifecycle.ts'
import { isRead } from '../possibleTransitions.ts'
import { recordEvent } from '../request.ts'
import { requestById, type FullRequest } from '../request.sql.ts'

/** A signature that an employee recorded from paper becomes valid once another employee approves it. */
export async function countAsSigned(
  context: WriteContext,
  request: FullRequest,
  to: number,
  transition: Transition,
): Promise<FullRequest> {
  const isApproved = transition.needs.includes('APPROVAL') || to === REQUEST_STATUS.approved
  if (!isApproved || !isRead(request)) return request
  await context.tx
    .updateTable('distribution_request')
    .set((eb) => ({ signed_at: context.now, signed_without_fee: eb.ref('waive_fees'), version: eb('version', '+', 1) }))
    .where('request_id', '=', request.request_id)
    .execute()
  await recordEvent(context, request.request_id, 'SIGNED')
  return (await requestById(context.tx, request.request_id)) ?? request
}
