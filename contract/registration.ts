import * as z from 'zod'
import { emailAddress } from './emailAddress.ts'
import { endpointsOf } from './endpoint.ts'
import { isCalendarDay, momentOut } from './fields.ts'
import { leftOut, line, personName } from './line.ts'
import { maybe } from './partial.ts'
import { cleanNumber } from './typedNumbers.ts'

const endpoint = endpointsOf('registration')
const ownersEndpoint = endpointsOf('owners')

const NO_SOCIAL = 'Please enter a valid social security number'

const social = z
  .string(leftOut(NO_SOCIAL))
  .max(40)
  .transform(cleanNumber.social)
  .refine((text) => /^\d{9}$/.test(text), NO_SOCIAL)

export const NO_BIRTHDAY = 'Please enter a valid date of birth'

const dob = z.string(leftOut(NO_BIRTHDAY)).refine(isCalendarDay, NO_BIRTHDAY).meta({ format: 'date' })

const START_OVER = 'Please start the verification process over.'

const uniqueId = z.string(leftOut(START_OVER)).min(1, START_OVER).max(100)

const NO_CODE = 'Please enter a valid verification code'

export const registerPerson = endpoint({
  name: 'registerPerson',
  method: 'POST',
  anyone: '/api/register',
  summary: 'Finds the person who registers; 404 unless number, names and date of birth all match one owner.',
  body: z.strictObject({ social, firstName: personName({ max: 100 }), lastName: personName({ max: 100 }), dob }),
  refuses: [404, 429],
  response: z.strictObject({
    exists: maybe(z.boolean().describe('Whether the person already has a login')),
    uniqueId: z.string().optional().describe('ID of the registration in the next calls; valid for 72 hours'),
  }),
})

export const registerEmail = endpoint({
  name: 'registerEmail',
  method: 'POST',
  anyone: '/api/register/email',
  summary: 'Sets the email address and sends a 6-digit code to it, unless another customer signs in with it.',
  body: z.strictObject({ email: emailAddress, uniqueId }),
  refuses: [404, 429],
  response: z.strictObject({ exists: z.boolean().describe('Whether another customer signs in with this address') }),
})

export const verifyRegistration = endpoint({
  name: 'verifyRegistration',
  method: 'POST',
  anyone: '/api/register/verify',
  summary: 'Proves the email address with the code, and emails the custodial agreement; 404 if the code is wrong.',
  body: z.strictObject({
    uniqueId,
    verificationCode: z
      .string(leftOut(NO_CODE))
      .max(40)
      .overwrite(cleanNumber.code)
      .regex(/^[0-9]{6}$/, NO_CODE),
  }),
  refuses: [404, 409, 429],
})

export const resendCode = endpoint({
  name: 'resendCode',
  method: 'POST',
  anyone: '/api/register/resend',
  summary: 'Resends the current email: the code, then the link to the agreement, then the link for the first password.',
  body: z.strictObject({ uniqueId }),
  refuses: [404, 429],
})

/** Only staff can make this call. */
export const getRegistration = ownersEndpoint({
  name: 'getRegistration',
  method: 'GET',
  staff: { path: '/api/register/admin/:accountOwnerId', may: 'desk' },
  summary: 'Whether a registration has a verification code, masked, and when it was sent.',
  response: z.strictObject({
    registrationCode: z.string().nullable(),
    registrationCodeCreated: momentOut.nullable(),
  }),
})

/** With the code, another person could finish the registration, so reading it needs a reason and is audited. */
export const revealRegistrationCode = ownersEndpoint({
  name: 'revealRegistrationCode',
  method: 'POST',
  staff: { path: '/api/register/admin/:accountOwnerId/reveal', may: 'desk' },
  summary: 'Shows the last verification code of a registration for a stated reason; audited, at most 20 an hour.',
  body: z.strictObject({ reason: line({ max: 500 }) }),
  refuses: [429],
  response: z.strictObject({ registrationCode: z.string() }),
})
