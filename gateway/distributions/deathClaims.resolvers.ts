import { correctDeathRecipient, getDeathClaims, makeDeathClaim, quoteDeathClaim } from '../../contract/deathClaims.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

export const deathClaims: Module = {
  rules: {
    AccountOwner: { deathClaims: [getDeathClaims] },
    Mutation: {
      quoteDeathClaim: [quoteDeathClaim],
      makeDeathClaim: [makeDeathClaim],
      correctDeathRecipient: [correctDeathRecipient],
    },
  },
  types: {
    operations: [
      'DeathClaims',
      'ClaimableAccount',
      'MinimumAtDeath',
      'DesignatedBeneficiary',
      'DeathClaim',
      'DeathClaimQuote',
      'QuoteDeathClaimPayload',
      'MakeDeathClaimPayload',
      'DeathRecipient',
      'CorrectDeathRecipientPayload',
    ],
  },
  resolvers: {
    AccountOwner: {
      deathClaims: ({ owner }) => owner.call(getDeathClaims, {}),
    },
    Mutation: {
      quoteDeathClaim: mutation(
        async ({ clientMutationId: _text, accountOwnerId, accountId, ...body }, { caller }) => ({
          quote: await caller.owner(accountOwnerId).call(quoteDeathClaim, { params: { accountId }, body }),
        }),
      ),
      correctDeathRecipient: mutation(
        async ({ clientMutationId: _text, accountOwnerId, payeeId, ...body }, { caller }) => ({
          recipient: await caller.owner(accountOwnerId).call(correctDeathRecipient, { params: { payeeId }, body }),
        }),
      ),
      makeDeathClaim: mutation(async ({ clientMutationId: _text, accountOwnerId, accountId, ...body }, { caller }) => {
        const owner = caller.owner(accountOwnerId)
        const { requestId } = await owner.call(makeDeathClaim, { params: { accountId }, body })
        return { requestId, accountOwner: { caller, owner } }
      }),
    },
  },
}
