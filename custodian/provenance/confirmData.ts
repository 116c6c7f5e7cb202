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
 * The refused files of a plan with the bytes of this file, and their uploaders, if nobody has confirmed all their data.
 * A file that is sent again stores no data of the people whom the earlier file brought.
 */
export async function sentBefore(
  tx: Tx,
  attachmentId: number,
): Promise<Array<{ attachmentId: number; uploadedBy: number }>> {
  const { rows } = await sql<{ attachment_id: number; uploaded_by: number }>`
    select e.attachment_id, e.uploaded_by from plan_file f
    join plan_file e on e.plan_id = f.plan_id and e.sha256 = f.sha256 and e.state = 'REFUSED'
    where f.attachment_id = ${attachmentId}::int and e.attachment_id <> f.attachment_id
      and exists (select from unconfirmed_data d where d.attachment_id = e.attachment_id)
    order by e.attachment_id`.execute(tx)
  return rows.map((row) => ({ attachmentId: row.attachment_id, uploadedBy: row.uploaded_by }))
}

/**
 * Locks the owners of the data of plan files, in order, so that concurrent saves run before or after the confirmation.
 */
export async function lockOwnersOfFiles(tx: Tx, attachmentIds: readonly number[]): Promise<void> {
  await sql`
    select from account_owner where account_owner_id in (select account_owner_id from data_record
      where attachment_id = any(${attachmentIds}::int[]))
    order by account_owner_id for no key update`.execute(tx)
}

/** Confirms every value that came from these plan files and was not rewritten since. The owners must be locked. */
export function confirmDataOfFiles(
  context: WriteContext,
  attachmentIds: readonly number[],
  note: string,
): Promise<number> {
  const ofOwners = sql`d.account_owner_id in (select f.account_owner_id from data_record f
    where f.attachment_id = any(${attachmentIds}::int[]))`
  return confirm(context, ofOwners, sql`newest.attachment_id = any(${attachmentIds}::int[])`, note)
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
