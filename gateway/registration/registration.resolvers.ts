import {
  getRegistration,
  registerEmail,
  registerPerson,
  resendCode,
  revealRegistrationCode,
  verifyRegistration,
} from '../../contract/registration.ts'
import { either } from '../graphql/enums.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { cleanNumber } from '../../contract/typedNumbers.ts'
import { orNull } from '../rest/orNull.ts'

export const registration: Module = {
  rules: {
    AccountOwner: { registration: [getRegistration] },
    Mutation: {
      registerPerson: [registerPerson],
      registerEmail: [registerEmail],
      verifyRegistration: [verifyRegistration],
      resendVerificationCode: [resendCode],
      revealRegistrationCode: [revealRegistrationCode],
    },
  },
  types: {
    desk: ['RegistrationInfo', 'RevealRegistrationCodePayload'],
    anyone: [
      'RegisterPersonPayload',
      'RegisterEmailPayload',
      'VerifyRegistrationPayload',
      'ResendVerificationCodePayload',
    ],
  },
  resolvers: {
    AccountOwner: { registration: ({ owner }) => orNull(owner.call(getRegistration, {})) },
    // A refused payload has no `exists`, so the value is false.
    RegisterPersonPayload: { exists: (payload) => payload.exists ?? false },
    RegisterEmailPayload: { exists: (payload) => payload.exists ?? false },
    Mutation: {
      registerPerson: mutation(async ({ social, firstName, lastName, dateOfBirth, dob }, { caller }) =>
        caller.call(registerPerson, {
          body: {
            social: cleanNumber.social(social),
            firstName,
            lastName,
            dob: either('dateOfBirth', dateOfBirth, dob),
          },
        }),
      ),
      registerEmail: mutation(async ({ uniqueId, email }, { caller }) =>
        caller.call(registerEmail, { body: { email, uniqueId } }),
      ),
      verifyRegistration: mutation(async (input, { caller }) => {
        const { uniqueId, verificationCode } = input
        await caller.call(verifyRegistration, { body: { uniqueId, verificationCode } })
        return {}
      }),
      resendVerificationCode: mutation(async ({ uniqueId }, { caller }) => {
        await caller.call(resendCode, { body: { uniqueId } })
        return {}
      }),
      revealRegistrationCode: mutation(async ({ accountOwnerId, reason }, { caller }) =>
        caller.owner(accountOwnerId).call(revealRegistrationCode, { body: { reason } }),
      ),
    },
  },
}
