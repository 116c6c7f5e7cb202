import { mailingAddress } from '../../owners/contact.ts'
import { payeesOf } from '../../payees/payee.sql.ts'
import { BY_JOB, sayWhoWrites } from '../../provenance/dataWriter.ts'
import type { Tx } from '../../platform/db/connect.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { ofRequest } from '../request.ts'
import { requestById, type FullRequest } from '../request.sql.ts'

/**
 * Before a check that came back is paid again, addresses it to the owner's current confirmed address, or to the
 * recipient's approved address. Returns the updated request.
 */
export async function takeNewAddress(context: WriteContext, request: FullRequest): Promise<FullRequest> {
  return request.is_readdressed ? readdress(context, request) : request
}

/**
 * Before the owner signs an unpaid check, addresses it to the owner's current confirmed address, which the form shows.
 * Returns the updated request.
 */
export async function takeAddressToSign(context: WriteContext, request: FullRequest): Promise<FullRequest> {
  return request.has_new_address && request.payee_id === null ? readdress(context, request) : request
}

async function readdress(context: WriteContext, request: FullRequest): Promise<FullRequest> {
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

/** The other address of a check that came back, on one line; null if the payment goes where it went before. */
export async function newCheckAddress(tx: Tx, request: FullRequest): Promise<string | null> {
  if (!request.is_readdressed) return null
  const address = await addressOf({ tx }, request)
  return address ? addressLine(address) : null
}

/** The owner's confirmed address, to which a check can be mailed instead of a returned deposit; null without one. */
export async function confirmedAddress(context: WriteContext, request: FullRequest): Promise<MailedTo | null> {
  const unconfirmed = await context.tx
    .selectFrom('unconfirmed_data')
    .select('kind')
    .where('account_owner_id', '=', request.account_owner_id)
    .where('kind', '=', 'ADDRESS')
    .executeTakeFirst()
  if (unconfirmed) return null
  const found = await mailingAddress(context.tx, request.account_owner_id).executeTakeFirst()
  if (!found?.address1 || !found.city || !found.zip) return null
  const { address1, address2, city, state, zip } = found
  return { address1, address2, city, state, zip }
}

async function addressOf(
  { tx }: Pick<WriteContext, 'tx'>,
  { payee_id: payeeId, account_owner_id: ownerId }: FullRequest,
) {
  if (payeeId === null) return mailingAddress(tx, ownerId).executeTakeFirst()
  return (await payeesOf(tx, [payeeId])).get(payeeId)
}
