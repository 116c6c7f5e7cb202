import { maskedBank, notifyOfChange } from '../../mail/notifyOwner.ts'
import { accountAssociatedData } from '../accountNumbers.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import type { FullRequest } from '../request.sql.ts'

/**
 * Emails the owner when a new request pays to another bank account than the previous request. A draft sends nothing,
 * because it changes nothing. The account must be locked.
 */
export async function notifyBankChange(context: WriteContext, request: FullRequest): Promise<void> {
  if (request.bank_account_sealed === null) return
  const before = await context.tx
    .selectFrom('distribution_request')
    .select(['routing_number', 'bank_name', 'bank_account_sealed', 'bank_account_last4'])
    .where('account_id', '=', request.account_id)
    .where('request_id', '<', request.request_id)
    .where('bank_account_sealed', 'is not', null)
    .orderBy('request_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const place = accountAssociatedData('bank', request.account_id)
  const numberOf = (sealed: string | null) => sealed && context.services.pii.open(sealed, place)
  const isSame =
    before?.routing_number === request.routing_number &&
    numberOf(before.bank_account_sealed) === numberOf(request.bank_account_sealed)
  if (isSame) return
  await notifyOfChange(context, request.account_owner_id, {
    what: 'bank details',
    requestId: request.request_id,
    before: before ? maskedBank({ bankName: before.bank_name, last4: before.bank_account_last4 }) : null,
    after: maskedBank({ bankName: request.bank_name, last4: request.bank_account_last4 }),
  })
}
