import { sql } from 'kysely'
import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import type { Tx } from '../platform/db/connect.ts'

/**
 * A clean general upload for the owner, which is no agreement, form, statement or evidence; otherwise undefined.
 * `created_by` is the employee who uploaded it, or null for the owner.
 */
export function ownUpload(tx: Tx, ownerId: number, guid: string) {
  return tx
    .selectFrom('attachment')
    .leftJoin('portal_user', 'portal_user.user_id', 'attachment.created_by')
    .select(['attachment_id', 'file_name', 'attachment.created_at'])
    .select(sql<number | null>`case when portal_user.role_id > 0 then portal_user.user_id end`.as('created_by'))
    .where('guid', '=', guid)
    .where('attachment.account_owner_id', '=', ownerId)
    .where('attachment_type_id', '=', DOCUMENT_TYPE.generalUpload)
    .where('request_id', 'is', null)
    .where('scan_state', '=', 'CLEAN')
    .executeTakeFirst()
}
