import { correctDeathRecipient, getDeathClaims, makeDeathClaim, quoteDeathClaim } from '../../contract/deathClaims.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { named } from '../graphql/enums.ts'
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
    DeathClaim: { status: ({ statusId }) => named(REQUEST_STATUS, statusId) },
    Mutation: {
      quoteDeathClaim: mutation(async ({ accountOwnerId, accountId, ...body }, { caller }) => ({
        quote: await caller.owner(accountOwnerId).call(quoteDeathClaim, { params: { accountId }, body }),
      })),
      correctDeathRecipient: mutation(async ({ accountOwnerId, payeeId, ...body }, { caller }) => ({
        recipient: await caller.owner(accountOwnerId).call(correctDeathRecipient, { params: { payeeId }, body }),
      })),
      makeDeathClaim: mutation(async ({ accountOwnerId, accountId, stateWithholding, ...input }, { caller }) => {
        const owner = caller.owner(accountOwnerId)
        const body = { ...input, stateTaxAmount: stateWithholding }
        const { requestId } = await owner.call(makeDeathClaim, { params: { accountId }, body })
        return { requestId, accountOwner: { caller, owner } }
      }),
    },
  },
}
