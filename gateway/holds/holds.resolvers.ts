import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import {
  enterReleaseCode,
  getPayoutHold,
  NOT_HELD,
  orderReleaseLetter,
  recordReleaseCall,
  type PayoutHold,
} from '../../contract/holds.ts'
import { getAccountOwner } from '../../contract/owners.ts'
import type { AccountOwnerParent } from '../graphql/parents.ts'

/** Most owners have no hold. If the query reads the owner's row anyway, that row can show this without another call. */
async function payoutHold({ caller, owner, readsRow }: AccountOwnerParent): Promise<PayoutHold> {
  const row = readsRow && !caller.shown.isStaff ? await owner.call(getAccountOwner, {}).catch(() => null) : null
  return row?.isHeld === false ? NOT_HELD : owner.call(getPayoutHold, {})
}

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
    AccountOwner: { payoutHold },
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
