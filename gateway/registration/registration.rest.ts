import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { maybeMoment, maybeText, nothing, text } from '../rest/shapes.ts'

export const registerPerson = endpoint({
  name: 'registerPerson',
  method: 'POST',
  anyone: '/api/register',
  body: sends<{ social: string; firstName: string; lastName: string; dob: string }>(),
  response: z.object({ exists: z.boolean().nullish(), uniqueId: maybeText }),
})

export const registerEmail = endpoint({
  name: 'registerEmail',
  method: 'POST',
  anyone: '/api/register/email',
  body: sends<{ email: string; uniqueId: string }>(),
  response: z.object({ exists: z.boolean() }),
})

export const verifyRegistration = endpoint({
  name: 'verifyRegistration',
  method: 'POST',
  anyone: '/api/register/verify',
  body: sends<{ uniqueId: string; verificationCode: string }>(),
  response: nothing,
})

export const resendCode = endpoint({
  name: 'resendCode',
  method: 'POST',
  anyone: '/api/register/resend',
  body: sends<{ uniqueId: string }>(),
  response: nothing,
})

/** Staff only. */
export const getRegistration = endpoint({
  name: 'getRegistration',
  method: 'GET',
  staff: { path: '/api/register/admin/:accountOwnerId', may: 'desk' },
  response: z.object({ registrationCode: maybeText, registrationCodeCreated: maybeMoment }),
})

/** The code would let somebody else finish the registration: for a reason, and on record. */
export const revealRegistrationCode = endpoint({
  name: 'revealRegistrationCode',
  method: 'POST',
  staff: { path: '/api/register/admin/:accountOwnerId/reveal', may: 'desk' },
  body: sends<{ reason: string }>(),
  response: z.object({ registrationCode: text }),
})
