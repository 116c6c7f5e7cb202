import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { momentOut } from './fields.ts'
import { line } from './line.ts'

/** Staff only. */
export const getRegistration = endpoint({
  name: 'getRegistration',
  method: 'GET',
  staff: { path: '/api/register/admin/:accountOwnerId', may: 'desk' },
  tag: 'owners',
  summary: 'Whether a registration has a verification code, masked, and its time.',
  response: z.strictObject({
    registrationCode: z.string().nullable(),
    registrationCodeCreated: momentOut.nullable(),
  }),
})

/** The code would let somebody else finish the registration: for a reason, and on record. */
export const revealRegistrationCode = endpoint({
  name: 'revealRegistrationCode',
  method: 'POST',
  staff: { path: '/api/register/admin/:accountOwnerId/reveal', may: 'desk' },
  tag: 'owners',
  summary: 'The last verification code of a registration for a stated reason; audited, at most 20 an hour.',
  body: z.strictObject({ reason: line({ max: 500 }) }),
  response: z.strictObject({ registrationCode: z.string() }),
})
