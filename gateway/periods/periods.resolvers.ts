import { closeMonth, getTrialBalance, listClosedMonths } from '../../contract/periods.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

export const periods: Module = {
  rules: {
    Viewer: { closedMonths: [listClosedMonths], trialBalance: [getTrialBalance] },
    Mutation: { closeMonth: [closeMonth] },
  },
  types: {
    operations: ['ClosedMonths', 'ClosedMonth', 'NextMonth', 'TrialBalance', 'BookOnDay'],
    topAdmin: ['CloseMonthPayload'],
  },
  resolvers: {
    Viewer: {
      closedMonths: ({ caller }) => caller.call(listClosedMonths, {}),
      trialBalance: ({ caller }, { date }) => caller.call(getTrialBalance, { query: { date } }),
    },
    Mutation: {
      closeMonth: mutation(async ({ month }, { caller }) => caller.call(closeMonth, { body: { month } })),
    },
  },
}
