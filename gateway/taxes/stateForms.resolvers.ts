import { getStateForms, recordStateForm } from '../../contract/stateForms.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

export const stateForms: Module = {
  rules: {
    AccountOwner: { stateForms: [getStateForms] },
    Mutation: { recordStateForm: [recordStateForm] },
  },
  nodes: {},
  types: { operations: ['StateForms', 'StateForm', 'StateFormOffer', 'RecordStateFormPayload'] },
  resolvers: {
    AccountOwner: {
      stateForms: async ({ owner }) => {
        const { forms, states } = await owner.call(getStateForms, {})
        const pathOf = (guid: string) => `/files/document/${owner.accountOwnerId}/${encodeURIComponent(guid)}`
        return { forms: forms.map((form) => ({ ...form, downloadPath: pathOf(form.guid) })), states }
      },
    },
    Mutation: {
      recordStateForm: mutation(async ({ accountOwnerId, ...input }, { caller }) => {
        const owner = caller.owner(accountOwnerId)
        const { state, election, amount, percent, signedOn, guid } = input
        const body = { state, election, amount: amount ?? null, percent: percent ?? null, signedOn, guid }
        const { waits } = await owner.call(recordStateForm, { body })
        return { waits, accountOwner: { caller, owner } }
      }),
    },
  },
}
