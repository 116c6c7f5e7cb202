import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { PayoutHoldTable } from '../platform/db/schema.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { refusal, type Problem } from '../platform/problem.ts'
import { writeReleaseLetter } from './releaseLetter.ts'
import { hasUnconfirmed, lastConfirmed } from '../provenance/unconfirmed.ts'
import { about } from '../platform/audit/audit.ts'

export type PayoutHold = Selectable<PayoutHoldTable>

/** Error text for staff while a payment waits for the release of the owner's hold. */
export const HELD =
  'The first payment after a registration is held until the owner has entered the code from our letter, or two employees have released it.'

/**
 * Says why the owner can't be paid now; null without a hold. Registering on the web holds an owner's first payout. An
 * owner has at most one open hold, which never expires. Every payment calls this function.
 */
export async function payoutHold(db: Db | Tx, ownerId: number): Promise<Problem | null> {
  return (await openHold(db, ownerId)) ? refusal(HELD) : null
}

/** Returns the owner's open hold; null if there is none. */
export async function openHold(db: Db | Tx, ownerId: number): Promise<PayoutHold | null> {
  const row = await db
    .selectFrom('payout_hold')
    .selectAll()
    .where('account_owner_id', '=', ownerId)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Holds the first payout of a newly registered owner. Writes the letter with the release code if the owner's contact
 * data is confirmed. The owner must be locked. An open hold keeps its contact data, even after another registration.
 */
export async function holdFirstPayout(context: WriteContext, ownerId: number, registeredAt: Date): Promise<void> {
  if (await openHold(context.tx, ownerId)) return
  const onFile = await contactOnFile(context.tx, ownerId)
  const hold = {
    since: registeredAt,
    ...onFile,
    code_hash: null,
    code_written_at: null,
    code_tries: 0,
    released_at: null,
    released_by: null,
  }
  await context.tx
    .insertInto('payout_hold')
    .values({ account_owner_id: ownerId, ...hold })
    .onConflict((conflict) => conflict.column('account_owner_id').doUpdateSet(hold))
    .execute()
  await context.audit({
    action: 'hold.begin',
    ...about('payout_hold', ownerId, ownerId),
    after: { byLetter: onFile.address1 !== null, hasPhone: onFile.phone !== null },
  })
  if (onFile.address1 !== null) await writeReleaseLetter(context, ownerId)
}

/** Writes the letter of a hold that has none, after a second person has confirmed the owner's contact data. */
export async function takeUpConfirmed(context: WriteContext, ownerId: number): Promise<void> {
  const hold = await openHold(context.tx, ownerId)
  if (!hold || hold.address1 !== null) return
  const onFile = await contactOnFile(context.tx, ownerId)
  await context.tx.updateTable('payout_hold').set(onFile).where('account_owner_id', '=', ownerId).execute()
  if (onFile.address1 !== null) await writeReleaseLetter(context, ownerId)
}

/** Owners of these plan files' data with an open hold without a letter, who registered before it was confirmed. */
export async function holdsWithoutLetter(tx: Tx, attachmentIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('data_record as d')
    .innerJoin('payout_hold as h', 'h.account_owner_id', 'd.account_owner_id')
    .select('h.account_owner_id')
    .distinct()
    .where('d.attachment_id', 'in', attachmentIds)
    .where('h.released_at', 'is', null)
    .where('h.address1', 'is', null)
    .orderBy('h.account_owner_id')
    .execute()
  return rows.map(({ account_owner_id }) => account_owner_id)
}

const NO_ADDRESS = { address1: null, address2: null, city: null, state: null, zip: null }

/**
 * Contact data for a hold. Data entered by staff stays untrusted until it is confirmed. While the address or phone
 * number is unconfirmed, there is no letter. The number to call is the last confirmed number.
 */
async function contactOnFile(tx: Tx, ownerId: number) {
  const { number = null } = (await lastConfirmed<{ number: string }>(tx, ownerId, 'PHONE')) ?? {}
  if (await hasUnconfirmed(tx, ownerId, ['ADDRESS', 'PHONE'])) return { ...NO_ADDRESS, phone: number }
  const address = await tx
    .selectFrom('address')
    .select(['address1', 'address2', 'city', 'state', 'zip'])
    .where('account_owner_id', '=', ownerId)
    .where('address_type_id', '=', ADDRESS_TYPE.mailing)
    .executeTakeFirst()
  return { ...(address ?? NO_ADDRESS), phone: number }
}
