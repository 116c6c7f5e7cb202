import type { Principal } from '../http/access.ts'
import type { Call } from '../http/call.ts'
import { notFound } from '../http/errors.ts'

const MAILING = 1

export type Address = { address1: string; address2: string | null; city: string; state: string; zip: string }

export async function findAddress(call: Call, ownerId: number): Promise<Address> {
  const row = await call.db
    .selectFrom('address')
    .select(['address1', 'address2', 'city', 'state', 'zip'])
    .where('account_owner_id', '=', ownerId)
    .where('address_type_id', '=', MAILING)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function saveAddress(call: Call<Principal>, ownerId: number, address: Address): Promise<Address> {
  return call.write(async ({ tx, audit }) => {
    const before = await tx
      .selectFrom('address')
      .select(['address1', 'address2', 'city', 'state', 'zip'])
      .where('account_owner_id', '=', ownerId)
      .where('address_type_id', '=', MAILING)
      .executeTakeFirst()
    await tx
      .insertInto('address')
      .values({ account_owner_id: ownerId, address_type_id: MAILING, ...address })
      .onConflict((conflict) => conflict.columns(['account_owner_id', 'address_type_id']).doUpdateSet(address))
      .execute()
    await audit({
      action: 'address.update',
      entity: 'address',
      entityId: ownerId,
      accountOwnerId: ownerId,
      before,
      after: address,
    })
    return address
  })
}

export async function findCell(call: Call, ownerId: number): Promise<{ number: string }> {
  const row = await call.db
    .selectFrom('phone')
    .select('number')
    .where('account_owner_id', '=', ownerId)
    .where('kind', '=', 'cell')
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function saveCell(call: Call<Principal>, ownerId: number, number: string): Promise<{ number: string }> {
  return call.write(async ({ tx, audit }) => {
    await tx
      .insertInto('phone')
      .values({ account_owner_id: ownerId, kind: 'cell', number })
      .onConflict((conflict) => conflict.columns(['account_owner_id', 'kind']).doUpdateSet({ number }))
      .execute()
    await audit({
      action: 'phone.update',
      entity: 'phone',
      entityId: ownerId,
      accountOwnerId: ownerId,
      after: { number: `******${number.slice(-4)}` },
    })
    return { number }
  })
}

export async function findEmailSetting(call: Call, ownerId: number): Promise<{ emailSetting: boolean }> {
  const row = await call.db
    .selectFrom('email_setting')
    .select('email_setting')
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { emailSetting: row.email_setting }
}

export async function saveEmailSetting(
  call: Call<Principal>,
  ownerId: number,
  emailSetting: boolean,
): Promise<{ emailSetting: boolean }> {
  return call.write(async ({ tx, audit }) => {
    await tx
      .insertInto('email_setting')
      .values({ account_owner_id: ownerId, email_setting: emailSetting })
      .onConflict((conflict) => conflict.column('account_owner_id').doUpdateSet({ email_setting: emailSetting }))
      .execute()
    await audit({
      action: 'emailSetting.update',
      entity: 'email_setting',
      entityId: ownerId,
      accountOwnerId: ownerId,
      after: { emailSetting },
    })
    return { emailSetting }
  })
}
