import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { awaitsSignature } from '../distributions/awaitsSignature.ts'
import type { FullRequest } from '../distributions/request.sql.ts'
import { circumstancesOfOne } from '../distributions/requestState.ts'
import { setStatus } from '../distributions/settlement/performTransition.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'

const { approved, open } = REQUEST_STATUS

/** Whether the owner can sign the form, also after staff approved it unsigned. */
export async function maySign(context: WriteContext, request: FullRequest): Promise<boolean> {
  return awaitsSignature(request) || isApprovedUnsigned(context, request)
}

/** Whether staff approved a request that the owner can still sign: nothing was paid, and there is no paper form. */
async function isApprovedUnsigned(context: WriteContext, request: FullRequest): Promise<boolean> {
  if (request.status_id !== approved || !awaitsSignature({ ...request, status_id: open })) return false
  return (await circumstancesOfOne(context.tx, request.request_id, context.today)).money === 'NEVER_PAID'
}

/**
 * Sets a request that was approved unsigned to Open, as the next payment run does, so that staff see the signature
 * before they approve it. The account and the request must be locked.
 */
export async function reopenToSign(context: WriteContext, request: FullRequest): Promise<void> {
  if (await isApprovedUnsigned(context, request)) await setStatus(context, request, open, { isSilent: true })
}
