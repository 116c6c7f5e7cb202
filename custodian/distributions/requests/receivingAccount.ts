import { notFound } from '../../platform/http/errors.ts'
import { RECEIVING_ACCOUNTS, requireBelow } from '../../platform/http/throttle.ts'
import { accountAssociatedData } from '../accountNumbers.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { fullRequests } from '../request.sql.ts'
import { about } from '../../platform/audit/audit.ts'

/**
 * The full receiving account of a rollover for the employee who processes it; others see it masked. Each read is
 * audited in the same transaction.
 * @throws 404 for a request of another owner and if none is stored; 429 above the hourly limit of a person
 */
export async function revealReceivingAccount(
  context: WriteContext,
  ownerId: number,
  requestId: number,
): Promise<string> {
  await requireBelow(context.tx, RECEIVING_ACCOUNTS, context.userId, context.now)
  const request = await fullRequests(context.tx)
    .where('r.request_id', '=', requestId)
    .where('o.account_owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!request?.receiving_account_sealed) throw notFound()
  await context.audit({ action: 'request.readReceivingAccount', ...about('distribution_request', requestId, ownerId) })
  return context.services.pii.open(
    request.receiving_account_sealed,
    accountAssociatedData('receiving', request.account_id),
  )
}
