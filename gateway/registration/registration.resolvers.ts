import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { digitsOf } from '../owners/social.ts'
import type { OwnerParent } from '../owners/owners.resolvers.ts'
import { orNull } from '../rest/shapes.ts'
import {
  getRegistration,
  registerEmail,
  registerPerson,
  resendCode,
  revealRegistrationCode,
  verifyRegistration,
} from './registration.rest.ts'

type Person = { social: string; firstName: string; lastName: string; dob: string }

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
    AccountOwner: { registration: ({ owner }: OwnerParent) => orNull(owner.call(getRegistration, {})) },
    // The payloads of a person or address that was not taken have nothing to say about existing ones.
    RegisterPersonPayload: { exists: (payload: { exists?: boolean | null }) => payload.exists ?? false },
    RegisterEmailPayload: { exists: (payload: { exists?: boolean | null }) => payload.exists ?? false },
    Mutation: {
      registerPerson: mutation(async ({ social, firstName, lastName, dob }: Person, { caller }) =>
        caller.call(registerPerson, { body: { social: digitsOf(social), firstName, lastName, dob } }),
      ),
      registerEmail: mutation(async ({ uniqueId, email }: { uniqueId: string; email: string }, { caller }) =>
        caller.call(registerEmail, { body: { email, uniqueId } }),
      ),
      verifyRegistration: mutation(async (input: { uniqueId: string; verificationCode: string }, { caller }) => {
        const { uniqueId, verificationCode } = input
        await caller.call(verifyRegistration, { body: { uniqueId, verificationCode } })
        return {}
      }),
      resendVerificationCode: mutation(async ({ uniqueId }: { uniqueId: string }, { caller }) => {
        await caller.call(resendCode, { body: { uniqueId } })
        return {}
      }),
      revealRegistrationCode: mutation(
        async ({ accountOwnerId, reason }: { accountOwnerId: number; reason: string }, { caller }) =>
          caller.owner(accountOwnerId).call(revealRegistrationCode, { body: { reason } }),
      ),
    },
  },
}
