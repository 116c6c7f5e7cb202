import { sql } from 'kysely'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { refusal, type Problem } from '../../platform/problem.ts'
import { wroteCheckAddress, wroteIdentifyingData } from '../../provenance/unconfirmed.ts'
import type { FullRequest } from '../request.sql.ts'

/**
 * An employee who entered the owner's mailing address can't approve a check to it. An employee who entered identifying
 * data can't approve any payment. Both rules apply until the owner or a second person confirms the data.
 */
export const NOT_BY_ADDRESS = {
  check: 'You changed the mailing address of this owner. Another person must approve the check.',
  data: 'You entered personal or contact data of this owner that nobody has confirmed. Another person must approve the payment.',
} as const

/** Why the caller may not approve a request whose address or identifying data the caller entered; null if allowed. */
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
  const { rows } = await sql<{ set_check: boolean; set_data: boolean }>`
    select ${wroteCheckAddress(ownerId, person, address)} as set_check, ${wroteIdentifyingData(ownerId, person)} as set_data`.execute(
    context.tx,
  )
  if (rows[0]?.set_data) return refusal(NOT_BY_ADDRESS.data)
  return request.kind === 'WITHDRAWAL' && request.is_check && rows[0]?.set_check ? refusal(NOT_BY_ADDRESS.check) : null
}
