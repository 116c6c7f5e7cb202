import { getApproval } from '../../contract/approvals.ts'
import { closeMonth, getTrialBalance, listClosedMonths } from '../../contract/periods.ts'
import { waitingApproval } from '../approvals/waiting.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

export const periods: Module = {
  rules: {
    Viewer: { closedMonths: [listClosedMonths], trialBalance: [getTrialBalance] },
    CloseMonthPayload: { approval: [getApproval], closedMonths: [listClosedMonths] },
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
    CloseMonthPayload: {
      approval: waitingApproval,
      closedMonths: ({ errors }, _args, { caller }) => (errors.length > 0 ? null : caller.call(listClosedMonths, {})),
    },
    Mutation: {
      closeMonth: mutation(async ({ month }, { caller }) => caller.call(closeMonth, { body: { month } })),
    },
  },
}
