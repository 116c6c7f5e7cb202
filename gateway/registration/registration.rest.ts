import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { maybeText, nothing } from '../rest/shapes.ts'

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
