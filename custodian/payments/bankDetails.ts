import { BY_JOB, sayWhoWrites } from '../provenance/dataWriter.ts'
import { accountAssociatedData, maskedAccount } from '../distributions/accountNumbers.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { ofRequest, tellOwner } from '../distributions/request.ts'
import type { FullRequest } from '../distributions/request.sql.ts'
import { INVALID_ROUTING, routingDirectoryOf } from '../routing/directory.ts'
import { fitsAccount } from './nacha.ts'
import type { BankDetails } from './returns.ts'

/**
 * Stores bank details that the receiving bank corrected, for a payment that is sent again. Moves no money. Notifies
 * the owner that the signed request has changed. Returns false if the details cannot be used.
 */
export async function correctBankDetails(
  context: WriteContext,
  request: FullRequest,
  given: BankDetails,
): Promise<boolean> {
  const { routingNumber, accountNumber, isSavings } = given
  if (request.is_check || Object.keys(given).length === 0) return false
  const bankName =
    routingNumber === undefined ? null : routingDirectoryOf(context.services.config).nameOf(routingNumber)
  if (bankName === INVALID_ROUTING) return false
  if (accountNumber !== undefined && !fitsAccount(accountNumber)) return false
  const changed = {
    ...(routingNumber === undefined ? {} : { routing_number: routingNumber, bank_name: bankName }),
    ...(accountNumber === undefined ? {} : { bank_account_last4: accountNumber.slice(-4) }),
    ...(isSavings === undefined ? {} : { is_savings: isSavings }),
  }
  const sealed =
    accountNumber === undefined
      ? {}
      : {
          bank_account_sealed: context.services.pii.seal(
            accountNumber,
            accountAssociatedData('bank', request.account_id),
          ),
        }
  await sayWhoWrites(context, context.userId === null ? BY_JOB : undefined)
  await context.tx
    .updateTable('distribution_request')
    .set((eb) => ({ ...changed, ...sealed, bank_details_failed: false, version: eb('version', '+', 1) }))
    .where('request_id', '=', request.request_id)
    .execute()
  await tellOwner(context, request, 'changed')
  await context.audit({
    action: 'request.bankDetails',
    ...ofRequest(request),
    before: {
      routingNumber: request.routing_number,
      account: maskedAccount(request.bank_account_last4),
      isSavings: request.is_savings,
    },
    after: {
      routingNumber: routingNumber ?? request.routing_number,
      account: maskedAccount(changed.bank_account_last4 ?? request.bank_account_last4),
      isSavings: isSavings ?? request.is_savings,
    },
  })
  return true
}
