import * as z from 'zod'
import { open } from '../http/access.ts'
import type { Api } from '../http/endpoint.ts'
import { isCalendarDay } from '../http/fields.ts'
import { line } from '../http/line.ts'
import { isSocial } from '../owners/social.ts'
import { registerEmail } from './code.ts'
import { registerPerson } from './person.ts'
import { resendRegistration, verifyRegistration } from './verify.ts'

const social = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s-]/g, ''))
  .refine(isSocial, 'Please enter a valid social security number')
const dob = z.string().refine(isCalendarDay, 'Please enter a valid date of birth').meta({ format: 'date' })
const uniqueId = z.string().min(1, 'Please start the verification process over.').max(100)
const tag = 'registration'

/** How a person whose account exists already gets a log-in: who, which address, the code, then the agreement by mail. */
export function registrationRoutes(api: Api): void {
  const { services } = api

  api.endpoint({
    method: 'POST',
    path: '/register',
    tag,
    summary: 'Finds the person; 404 unless number, names and date of birth all fit one owner.',
    access: open,
    body: z.strictObject({ social, firstName: line({ max: 100 }), lastName: line({ max: 100 }), dob }),
    response: z.strictObject({
      exists: z.boolean().describe('The person can sign in already'),
      uniqueId: z.string().optional().describe('Names the registration in the next calls; 72 hours'),
    }),
    handler: ({ call, body }) => registerPerson(services, call, body),
  })

  api.endpoint({
    method: 'POST',
    path: '/register/email',
    tag,
    summary: 'Sets the address and mails a 6-digit code to it, unless the address belongs to somebody else.',
    access: open,
    body: z.strictObject({ email: z.email().max(254), uniqueId }),
    response: z.strictObject({ exists: z.boolean().describe('Somebody else signs in with this address') }),
    handler: ({ call, body }) => registerEmail(services, call, body),
  })

  api.endpoint({
    method: 'POST',
    path: '/register/verify',
    tag,
    summary: 'Proves the address by the code and mails the custodial agreement; 404 when the code does not fit.',
    access: open,
    body: z.strictObject({
      uniqueId,
      verificationCode: z.string().regex(/^[0-9]{6}$/, 'Please enter a valid verification code'),
    }),
    handler: async ({ call, body }) => {
      await verifyRegistration(services, call, { uniqueId: body.uniqueId, code: body.verificationCode })
      return undefined
    },
  })

  api.endpoint({
    method: 'POST',
    path: '/register/resend',
    tag,
    summary:
      'Sends again what the person waits for: the code, then the link to the agreement, then to the first password.',
    access: open,
    body: z.strictObject({ uniqueId }),
    handler: async ({ call, body }) => {
      await resendRegistration(services, call, body.uniqueId)
      return undefined
    },
  })
}
