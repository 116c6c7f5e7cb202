import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { enterReleaseCode, getPayoutHold, orderReleaseLetter, recordReleaseCall } from '../../contract/holds.ts'

export const holds: Module = {
  rules: {
    AccountOwner: { payoutHold: [getPayoutHold] },
    Mutation: {
      orderReleaseLetter: [orderReleaseLetter],
      enterReleaseCode: [enterReleaseCode],
      recordReleaseCall: [recordReleaseCall],
    },
  },
  nodes: {},
  types: {
    signedIn: ['PayoutHold', 'OrderReleaseLetterPayload', 'EnterReleaseCodePayload'],
    operations: ['RecordReleaseCallPayload'],
  },
  resolvers: {
    AccountOwner: { payoutHold: ({ owner }) => owner.call(getPayoutHold, {}) },
    Mutation: {
      orderReleaseLetter: mutation(async (input, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        await owner.call(orderReleaseLetter, { body: {} })
        return { accountOwner: { caller, owner } }
      }),
      enterReleaseCode: mutation(async (input, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        await owner.call(enterReleaseCode, { body: { code: input.code } })
        return { accountOwner: { caller, owner } }
      }),
      recordReleaseCall: mutation(async (input, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const { waits } = await owner.call(recordReleaseCall, { body: { note: input.note } })
        return { waits, accountOwner: { caller, owner } }
      }),
    },
  },
}
