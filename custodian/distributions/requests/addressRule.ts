import { ROLE } from '../../../contract/roles.ts'
import { sql, type RawBuilder } from 'kysely'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { refusal, type Problem } from '../../platform/problem.ts'
import type { FullRequest } from '../request.sql.ts'

/**
 * Who of staff changed the mailing address of an owner does not approve a check that goes to it; what the owner has changed
 * afterwards counts for more. Who changed it, or the number to call, before the letter that released the owner's payouts
 * approves none of them: the letter may have gone to that person.
 */
export const NOT_BY_ADDRESS = {
  check: 'You changed the mailing address of this owner. Another person must approve the check.',
  code: 'You changed the mailing address or phone number of this owner before the release code was sent. Another person must approve the payment.',
} as const

/** The same about one request that is being approved. Answers the reason, or null. */
export async function whyNotByAddress(context: WriteContext, request: FullRequest): Promise<Problem | null> {
  if (!context.services.config.fourEyes || context.userId === null) return null
  // Neither the owner's address nor a letter to the owner has a say in what somebody else is paid.
  if (request.payee_id !== null) return null
  const ownerId = sql<number>`${request.account_owner_id}::int`
  const person = sql<string>`(select person from portal_person where user_id = ${context.userId})`
  const { rows } = await sql<{ set_check: boolean; set_code: boolean }>`
    select ${hasSetAddress(ownerId, person)} as set_check, ${hasSetAddressOfLetter(ownerId, person)} as set_code`.execute(
    context.tx,
  )
  if (rows[0]?.set_code) return refusal(NOT_BY_ADDRESS.code)
  return request.kind === 'WITHDRAWAL' && request.is_check && rows[0]?.set_check ? refusal(NOT_BY_ADDRESS.check) : null
}

/** Whether this person changed the mailing address of the owner last, the owner apart. */
export function hasSetAddress(ownerId: RawBuilder<number>, person: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from audit a join portal_person changed on changed.user_id = a.user_id
    where a.account_owner_id = ${ownerId} and a.action = 'address.update' and changed.person = ${person}
      and a.audit_id > coalesce((
        select max(o.audit_id) from audit o join portal_person own on own.user_id = o.user_id
        where o.account_owner_id = ${ownerId} and o.action = 'address.update'
          and own.own_account_owner_id = ${ownerId} and own.role_id = ${ROLE.customer}), 0))`
}

/** What whoever registered has changed since does not count here: who reads the letter is the owner for the portal. */
export function hasSetAddressOfLetter(ownerId: RawBuilder<number>, person: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from payout_hold h
    join audit a on a.account_owner_id = h.account_owner_id and a.action in ('address.update', 'phone.update')
      and a.at <= h.since
    join portal_person changed on changed.user_id = a.user_id
    where h.account_owner_id = ${ownerId} and h.released_by = 'CODE' and changed.role_id <> ${ROLE.customer}
      and changed.person = ${person}
    -- Looked up for each request: without this PostgreSQL may hash all changes there are.
    offset 0)`
}
