import * as z from 'zod'
import { open } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { invalidField } from '../platform/http/errors.ts'
import { isCalendarDay } from '../../contract/fields.ts'
import { line } from '../../contract/line.ts'
import { withoutSeparators } from '../../contract/separators.ts'
import { leftOut } from '../../contract/line.ts'
import { isSocial } from '../owners/social.ts'
import { registerEmail } from './code.ts'
import { requireCallAllowed } from './limits.ts'
import { registerPerson } from './person.ts'
import { resendRegistration, verifyRegistration } from './verify.ts'

const NO_SOCIAL = 'Please enter a valid social security number'
const social = z.string(leftOut(NO_SOCIAL)).max(40).transform(withoutSeparators).refine(isSocial, NO_SOCIAL)
const NO_BIRTHDAY = 'Please enter a valid date of birth'
const dob = z.string(leftOut(NO_BIRTHDAY)).refine(isCalendarDay, NO_BIRTHDAY).meta({ format: 'date' })
const START_OVER = 'Please start the verification process over.'
const uniqueId = z.string(leftOut(START_OVER)).min(1, START_OVER).max(100)
const NO_CODE = 'Please enter a valid verification code'
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
    handler: async ({ call, body }) => {
      await requireCallAllowed(services, call)
      if (body.dob >= call.today) throw invalidField('dob', NO_BIRTHDAY)
      return registerPerson(services, call, body)
    },
  })

  api.endpoint({
    method: 'POST',
    path: '/register/email',
    tag,
    summary: 'Sets the address and mails a 6-digit code to it, unless another customer signs in with it.',
    access: open,
    body: z.strictObject({ email: z.email().max(254), uniqueId }),
    response: z.strictObject({ exists: z.boolean().describe('Another customer signs in with this address') }),
    handler: async ({ call, body }) => {
      await requireCallAllowed(services, call)
      return registerEmail(services, call, body)
    },
  })

  api.endpoint({
    method: 'POST',
    path: '/register/verify',
    tag,
    summary: 'Proves the address by the code and mails the custodial agreement; 404 when the code does not fit.',
    access: open,
    body: z.strictObject({
      uniqueId,
      verificationCode: z
        .string(leftOut(NO_CODE))
        .max(40)
        .overwrite(withoutSeparators)
        .regex(/^[0-9]{6}$/, NO_CODE),
    }),
    handler: async ({ call, body }) => {
      await requireCallAllowed(services, call)
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
      await requireCallAllowed(services, call)
      await resendRegistration(services, call, body.uniqueId)
      return undefined
    },
  })
}
