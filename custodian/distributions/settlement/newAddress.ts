import { mailingAddress } from '../../owners/contact.ts'
import { payeesOf } from '../../payees/payee.sql.ts'
import { BY_JOB, sayWhoWrites } from '../../provenance/dataWriter.ts'
import type { Tx } from '../../platform/db/connect.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { ofRequest } from '../request.ts'
import { requestById, type FullRequest } from '../request.sql.ts'

/**
 * Before an undelivered check is paid again, addresses it to the owner's current confirmed address (see
 * `lacks_address`), or to the recipient's approved address. Returns the updated request.
 */
export async function takeNewAddress(context: WriteContext, request: FullRequest): Promise<FullRequest> {
  if (!request.check_undeliverable || request.lacks_address) return request
  const address = await addressOf(context, request)
  if (!address) return request
  const { address1, address2, city, state, zip } = address
  // Recorded as written by the job, because nobody enters an address here: the owner's was confirmed before, and a
  // recipient's is approved with the payment.
  await sayWhoWrites(context, BY_JOB)
  await context.tx
    .updateTable('distribution_request')
    .set((eb) => ({ address1, address2, city, state, zip, check_undeliverable: false, version: eb('version', '+', 1) }))
    .where('request_id', '=', request.request_id)
    .execute()
  const before = { address1: request.address1, city: request.city, state: request.state, zip: request.zip }
  await context.audit({
    action: 'request.address',
    ...ofRequest(request),
    before,
    after: { address1, city, state, zip },
  })
  return (await requestById(context.tx, request.request_id)) ?? request
}

type MailedTo = Record<'address1' | 'address2' | 'city' | 'state' | 'zip', string | null>

/** An address on one line: "5 Oak Street, Austin, TX 78701". */
export const addressLine = ({ address1, address2, city, state, zip }: MailedTo): string =>
  [address1, address2, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** New address of a recipient for an undelivered check, on one line; null for any other payment. */
export async function newRecipientAddress(tx: Tx, request: FullRequest): Promise<string | null> {
  if (request.payee_id === null || !request.check_undeliverable) return null
  const payee = (await payeesOf(tx, [request.payee_id])).get(request.payee_id)
  return payee ? addressLine(payee) : null
}

async function addressOf({ tx }: WriteContext, { payee_id: payeeId, account_owner_id: ownerId }: FullRequest) {
  if (payeeId === null) return mailingAddress(tx, ownerId).executeTakeFirst()
  return (await payeesOf(tx, [payeeId])).get(payeeId)
}
