import { sql, type RawBuilder } from 'kysely'
import { ROLE } from '../../contract/roles.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { DataKind } from '../platform/db/schema.ts'

/**
 * Records that a person who did not write the newest unconfirmed values of these kinds has confirmed them. The
 * caller checks whether the person may confirm. Returns the number of values.
 */
export function confirmData(
  context: WriteContext,
  ownerId: number,
  kinds: readonly DataKind[],
  note: string,
): Promise<number> {
  const newest = sql`d.account_owner_id = ${ownerId}::int and d.kind = any(${kinds}::text[])`
  return confirm(context, newest, sql`true`, note)
}

/**
 * Locks the owners of a plan file's data, in order, so that concurrent saves run before or after the confirmation.
 */
export async function lockOwnersOfFile(tx: Tx, attachmentId: number): Promise<void> {
  await sql`
    select from account_owner where account_owner_id in (select account_owner_id from data_record
      where attachment_id = ${attachmentId}::int)
    order by account_owner_id for no key update`.execute(tx)
}

/** Confirms every value that came from a plan file and was not rewritten since. The owners must be locked. */
export function confirmDataOfFile(context: WriteContext, attachmentId: number, note: string): Promise<number> {
  const ofOwners = sql`d.account_owner_id in (select f.account_owner_id from data_record f
    where f.attachment_id = ${attachmentId}::int)`
  return confirm(context, ofOwners, sql`newest.attachment_id = ${attachmentId}::int`, note)
}

async function confirm(
  { tx, userId, now }: WriteContext,
  which: RawBuilder<unknown>,
  only: RawBuilder<unknown>,
  note: string,
): Promise<number> {
  const { rows } = await sql<{ record_id: bigint }>`
    insert into data_record (account_owner_id, account_id, kind, event, path, user_id, is_confirmed, value, note, at)
    select newest.account_owner_id, newest.account_id, newest.kind, 'CONFIRMED',
      case (select u.role_id from portal_user u where u.user_id = ${userId}::int)
        when ${ROLE.customer} then 'SCREEN' else 'STAFF' end,
      ${userId}::int, true, newest.value, ${note}, ${now}::timestamptz
    from (
      select distinct on (d.account_owner_id, d.kind, d.account_id) d.* from unconfirmed_data d
      where ${which}
      order by d.account_owner_id, d.kind, d.account_id, d.record_id desc) newest
    where ${only}
    returning record_id`.execute(tx)
  return rows.length
}
