import { sql } from 'kysely'
import type { Doing } from './doing.ts'
import type { FullRequest } from './request.sql.ts'

/**
 * Who of staff changed the mailing address of an owner does not approve a check that goes to it; what the owner has changed
 * afterwards counts for more. Answers the reason, or null.
 */
export async function whyNotByAddress(doing: Doing, request: FullRequest): Promise<string | null> {
  if (!doing.services.config.fourEyes || doing.userId === null) return null
  if (request.kind !== 'WITHDRAWAL' || !request.is_check) return null
  const { rows } = await sql<{ is_own: boolean }>`
    select exists (
      select from audit a join portal_person who on who.user_id = a.user_id
      where a.account_owner_id = ${request.account_owner_id} and a.action = 'address.update'
        and who.person = (select person from portal_person where user_id = ${doing.userId})
        and a.audit_id > coalesce((
          select max(o.audit_id) from audit o join portal_person own on own.user_id = o.user_id
          where o.account_owner_id = ${request.account_owner_id} and o.action = 'address.update'
            and own.own_account_owner_id = ${request.account_owner_id} and own.role_id = 0), 0)) as is_own`.execute(
    doing.tx,
  )
  return rows[0]?.is_own
    ? 'You changed the mailing address of this owner. Another person must approve the check.'
    : null
}
