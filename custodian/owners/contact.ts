import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import type { Address } from '../../contract/owners.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { lockOwner } from '../platform/db/lockOwner.ts'
import { notFound } from '../platform/http/errors.ts'
import { noticeAddress } from '../mail/notice.ts'
import { maskedAddress, maskedPhone, notifyOfChange } from '../mail/notifyOwner.ts'
import { about } from '../platform/audit/audit.ts'
import { isByOwner, sayWhoWrites } from '../provenance/dataWriter.ts'

export async function findAddress(db: Db, ownerId: number): Promise<Address> {
  return (await mailingAddress(db, ownerId).executeTakeFirst()) ?? missing()
}

export function mailingAddress(db: Db | Tx, ownerId: number) {
  return db
    .selectFrom('address')
    .select(['address1', 'address2', 'city', 'state', 'zip'])
    .where('account_owner_id', '=', ownerId)
    .where('address_type_id', '=', ADDRESS_TYPE.mailing)
}

function missing(): never {
  throw notFound()
}

/**
 * Sets the author of a value, and returns whether to store it. An owner who saves an unchanged value confirms it; an
 * unchanged value that staff save keeps its author.
 */
async function isToStore(context: WriteContext, isUnchanged: boolean): Promise<boolean> {
  if (isUnchanged && !(await isByOwner(context))) return false
  await sayWhoWrites(context)
  return true
}

/** Saves the mailing address and notifies the owner of a change. */
export async function saveAddress(context: WriteContext, ownerId: number, address: Address): Promise<Address> {
  const { tx } = context
  await lockOwner(tx, ownerId)
  const before = await mailingAddress(tx, ownerId).executeTakeFirst()
  const isUnchanged = isSame(before, address)
  const letterTo = await noticeAddress(tx, ownerId)
  if (await isToStore(context, isUnchanged))
    await tx
      .insertInto('address')
      .values({ account_owner_id: ownerId, address_type_id: ADDRESS_TYPE.mailing, ...address })
      .onConflict((conflict) => conflict.columns(['account_owner_id', 'address_type_id']).doUpdateSet(address))
      .execute()
  if (!isUnchanged)
    await notifyOfChange(
      context,
      ownerId,
      {
        what: 'mailing address',
        before: before ? maskedAddress(before) : null,
        after: maskedAddress(address),
      },
      { letterTo },
    )
  await context.audit({ action: 'address.update', ...about('address', ownerId, ownerId), before, after: address })
  return address
}

function isSame(before: Address | undefined, after: Address): boolean {
  return (
    before !== undefined && (Object.keys(before) as Array<keyof Address>).every((key) => before[key] === after[key])
  )
}

export async function findCell(db: Db, ownerId: number): Promise<{ number: string }> {
  const row = await db
    .selectFrom('phone')
    .select('number')
    .where('account_owner_id', '=', ownerId)
    .where('kind', '=', 'cell')
    .executeTakeFirst()
  return row ?? missing()
}

/** Saves the cell phone and notifies the owner of a change. */
export async function saveCell(context: WriteContext, ownerId: number, number: string): Promise<{ number: string }> {
  const { tx } = context
  await lockOwner(tx, ownerId)
  const before = await tx
    .selectFrom('phone')
    .select('number')
    .where('account_owner_id', '=', ownerId)
    .where('kind', '=', 'cell')
    .executeTakeFirst()
  const isUnchanged = before?.number === number
  if (await isToStore(context, isUnchanged))
    await tx
      .insertInto('phone')
      .values({ account_owner_id: ownerId, kind: 'cell', number })
      .onConflict((conflict) => conflict.columns(['account_owner_id', 'kind']).doUpdateSet({ number }))
      .execute()
  if (!isUnchanged)
    await notifyOfChange(context, ownerId, {
      what: 'phone number',
      before: before ? maskedPhone(before.number) : null,
      after: maskedPhone(number),
    })
  await context.audit({
    action: 'phone.update',
    ...about('phone', ownerId, ownerId),
    after: { number: `******${number.slice(-4)}` },
  })
  return { number }
}

export async function findEmailSetting(db: Db, ownerId: number): Promise<{ emailSetting: boolean }> {
  const row = await storedSetting(db, ownerId)
  return { emailSetting: (row ?? missing()).email_setting }
}

function storedSetting(db: Db | Tx, ownerId: number) {
  return db
    .selectFrom('email_setting')
    .select('email_setting')
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirst()
}

const inWords = (emailSetting: boolean) => (emailSetting ? 'Statements by email: on' : 'Statements by email: off')

/** Saves the setting for statements by email, and notifies the owner of a change. */
export async function saveEmailSetting(
  context: WriteContext,
  ownerId: number,
  emailSetting: boolean,
): Promise<{ emailSetting: boolean }> {
  const { tx } = context
  await lockOwner(tx, ownerId)
  const before = await storedSetting(tx, ownerId)
  if (await isToStore(context, before?.email_setting === emailSetting))
    await tx
      .insertInto('email_setting')
      .values({ account_owner_id: ownerId, email_setting: emailSetting })
      .onConflict((conflict) => conflict.column('account_owner_id').doUpdateSet({ email_setting: emailSetting }))
      .execute()
  // An owner who never saved the setting gets no statements by email.
  const former = before?.email_setting ?? false
  if (former !== emailSetting)
    await notifyOfChange(context, ownerId, {
      what: 'email setting',
      before: inWords(former),
      after: inWords(emailSetting),
    })
  await context.audit({
    action: 'emailSetting.update',
    ...about('email_setting', ownerId, ownerId),
    after: { emailSetting },
  })
  return { emailSetting }
}
