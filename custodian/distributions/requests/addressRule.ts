import { ROLE } from '../../../contract/roles.ts'
import { sql } from 'kysely'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import type { FullRequest } from '../request.sql.ts'

const NOT_YOUR_CHECK = 'You changed the mailing address of this owner. Another person must approve the check.'
const NOT_YOUR_CODE =
  'You changed the mailing address or phone number of this owner before the release code was sent. Another person must approve the payment.'

/**
 * Who of staff changed the mailing address of an owner does not approve a check that goes to it; what the owner has changed
 * afterwards counts for more. Who changed it, or the number to call, before the letter that released the owner's payouts
 * approves none of them: the letter may have gone to that person. Answers the reason, or null.
 */
export async function whyNotByAddress(context: WriteContext, request: FullRequest): Promise<string | null> {
  if (!context.services.config.fourEyes || context.userId === null) return null
  if (await hasSetAddressOfLetter(context, request.account_owner_id)) return NOT_YOUR_CODE
  if (request.kind !== 'WITHDRAWAL' || !request.is_check) return null
  return (await hasSetAddress(context, request.account_owner_id)) ? NOT_YOUR_CHECK : null
}

async function hasSetAddress(context: WriteContext, ownerId: number): Promise<boolean> {
  const { rows } = await sql<{ is_own: boolean }>`
    select exists (
      select from audit a join portal_person who on who.user_id = a.user_id
      where a.account_owner_id = ${ownerId} and a.action = 'address.update'
        and who.person = (select person from portal_person where user_id = ${context.userId})
        and a.audit_id > coalesce((
          select max(o.audit_id) from audit o join portal_person own on own.user_id = o.user_id
          where o.account_owner_id = ${ownerId} and o.action = 'address.update'
            and own.own_account_owner_id = ${ownerId} and own.role_id = ${ROLE.customer}), 0)) as is_own`.execute(
    context.tx,
  )
  return rows[0]?.is_own ?? false
}

/** What whoever registered has changed since does not count here: who reads the letter is the owner for the portal. */
async function hasSetAddressOfLetter(context: WriteContext, ownerId: number): Promise<boolean> {
  const { rows } = await sql<{ is_own: boolean }>`
    select exists (
      select from payout_hold h
      join audit a on a.account_owner_id = h.account_owner_id and a.action in ('address.update', 'phone.update')
        and a.at <= h.since
      join portal_person who on who.user_id = a.user_id
      where h.account_owner_id = ${ownerId} and h.released_by = 'CODE' and who.role_id <> ${ROLE.customer}
        and who.person = (select person from portal_person where user_id = ${context.userId})) as is_own`.execute(
    context.tx,
  )
  return rows[0]?.is_own ?? false
}
