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

/** Shown to staff while a payment waits for the release of the owner's hold. */
export const HELD =
  'The first payment after a registration is held until the owner has entered the code from our letter, or two employees have released it.'

/**
 * The reason for staff why no payment to this owner is possible now; null without a hold. The first payout of an owner
 * who registered on the web is held: one hold per owner, which never expires. Every payment checks this.
 */
export async function payoutHold(db: Db | Tx, ownerId: number): Promise<Problem | null> {
  return (await openHold(db, ownerId)) ? refusal(HELD) : null
}

/** The owner's open hold; null if there is none. */
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
 * Holds the first payout of a newly registered owner, and writes the letter with the code if the stored contact data is
 * confirmed. The owner must be locked. An open hold keeps its first contact data, even after a new registration.
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

/** Creates the letter of a hold without one, after a second person confirmed the contact data. */
export async function takeUpConfirmed(context: WriteContext, ownerId: number): Promise<void> {
  const hold = await openHold(context.tx, ownerId)
  if (!hold || hold.address1 !== null) return
  const onFile = await contactOnFile(context.tx, ownerId)
  await context.tx.updateTable('payout_hold').set(onFile).where('account_owner_id', '=', ownerId).execute()
  if (onFile.address1 !== null) await writeReleaseLetter(context, ownerId)
}

const NO_ADDRESS = { address1: null, address2: null, city: null, state: null, zip: null }

/**
 * Data entered by staff never becomes trusted with time. Without a confirmed address and phone number no letter is
 * sent. The number to call is the last confirmed one.
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
