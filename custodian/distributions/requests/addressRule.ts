import { sql } from 'kysely'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { refusal, type Problem } from '../../platform/problem.ts'
import { wroteCheckAddress, wroteIdentifyingData, wrotePerson } from '../../provenance/unconfirmed.ts'
import type { FullRequest } from '../request.sql.ts'

/**
 * An employee who entered the owner's mailing address can't approve a check to it, and one who entered the name can't
 * approve a check made out to it. An employee who entered identifying data can't approve any payment. These rules apply
 * until the owner or a second person confirms the data.
 */
export const NOT_BY_ADDRESS = {
  check: 'You changed the mailing address of this owner. Another person must approve the check.',
  name: 'You changed the name, birth date or Social Security number of this owner. Another person must approve the check.',
  data: 'You entered personal or contact data of this owner that nobody has confirmed. Another person must approve the payment.',
} as const

/** Why the caller may not approve a request whose check or identifying data the caller entered; null if allowed. */
export async function whyNotByAddress(context: WriteContext, request: FullRequest): Promise<Problem | null> {
  if (!context.services.config.fourEyes || context.userId === null) return null
  // The owner's data does not matter for a payment to a recipient.
  if (request.payee_id !== null) return null
  const ownerId = sql<number>`${request.account_owner_id}::int`
  const person = sql<string>`(select person from portal_person where user_id = ${context.userId})`
  const column = (text: string | null) => sql`${text}::text`
  const { address1, address2, city, state, zip } = request
  const address = {
    address1: column(address1),
    address2: column(address2),
    city: column(city),
    state: column(state),
    zip: column(zip),
  }
  const { rows } = await sql<{ set_check: boolean; set_name: boolean; set_data: boolean }>`
    select ${wroteCheckAddress(ownerId, person, address)} as set_check, ${wrotePerson(ownerId, person)} as set_name,
      ${wroteIdentifyingData(ownerId, person)} as set_data`.execute(context.tx)
  if (rows[0]?.set_data) return refusal(NOT_BY_ADDRESS.data)
  // The check of a rollover goes to the receiving custodian, for the benefit of the owner by name.
  const isToOwner = request.kind === 'WITHDRAWAL' && request.is_check
  if ((isToOwner || request.kind === 'ROLLOVER') && rows[0]?.set_name) return refusal(NOT_BY_ADDRESS.name)
  return isToOwner && rows[0]?.set_check ? refusal(NOT_BY_ADDRESS.check) : null
}
