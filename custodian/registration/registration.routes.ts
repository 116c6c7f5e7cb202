import {
  NO_BIRTHDAY,
  registerEmail,
  registerPerson,
  resendCode,
  verifyRegistration,
} from '../../contract/registration.ts'
import type { Serving } from '../platform/http/serve.ts'
import { invalidField } from '../platform/http/errors.ts'
import { setEmail } from './code.ts'
import { requireCallAllowed } from './limits.ts'
import { findPerson } from './person.ts'
import { checkCode, resendRegistration } from './verify.ts'

/**
 * Registration of a person with an existing account: identity, email address, code, and then the agreement by email.
 */
export function registrationRoutes({ serve, services }: Serving): void {
  serve(registerPerson, async ({ call, body }) => {
    await requireCallAllowed(services, call)
    if (body.dob >= call.today) throw invalidField('dob', NO_BIRTHDAY)
    return findPerson(services, call, body)
  })

  serve(registerEmail, async ({ call, body }) => {
    await requireCallAllowed(services, call)
    return setEmail(services, call, body)
  })

  serve(verifyRegistration, async ({ call, body }) => {
    await requireCallAllowed(services, call)
    await checkCode(services, call, { uniqueId: body.uniqueId, code: body.verificationCode })
  })

  serve(resendCode, async ({ call, body }) => {
    await requireCallAllowed(services, call)
    await resendRegistration(services, call, body.uniqueId)
  })
}
