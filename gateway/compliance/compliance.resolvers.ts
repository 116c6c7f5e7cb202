import { approveAccounts, listCompliancePending, rejectAccounts } from '../../contract/compliance.ts'
import type { ApproveComplianceInput, RejectComplianceInput } from '../graphql/__generated__/resolvers.ts'
import { connectionBy, sortParameter } from '../graphql/connection.ts'
import { badInput } from '../graphql/errors.ts'
import { rowNumber, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

const MAX_ACCOUNTS = 1_000

const decide = (endpoint: typeof approveAccounts | typeof rejectAccounts) =>
  mutation(async ({ accountIds }: ApproveComplianceInput | RejectComplianceInput, { caller }) => {
    if (accountIds.length > MAX_ACCOUNTS) throw badInput(`At most ${MAX_ACCOUNTS} accounts at once.`)
    await caller.call(endpoint, { body: accountIds })
    return {
      closedIds: accountIds.map((accountId) => toGlobalId('CompliancePendingRow', accountId)),
      viewer: { caller },
    }
  }, 'accountIds')

export const compliance: Module = {
  rules: {
    Viewer: { compliancePending: [listCompliancePending] },
    Mutation: { approveCompliance: [approveAccounts], rejectCompliance: [rejectAccounts] },
  },
  nodes: {
    CompliancePendingRow: async (caller, [key]) => {
      const accountId = rowNumber(key)
      if (accountId === null) return null
      const rows = await caller.call(listCompliancePending, { query: { accountId } })
      return rows.find((row) => String(row.accountId) === accountId) ?? null
    },
  },
  types: {
    compliance: [
      'CompliancePendingRow',
      'CompliancePendingRowConnection',
      'CompliancePendingRowEdge',
      'ApproveCompliancePayload',
      'RejectCompliancePayload',
    ],
  },
  resolvers: {
    Viewer: {
      compliancePending: ({ caller }, args) =>
        connectionBy(
          args,
          (page) => caller.call(listCompliancePending, { query: { ...page, sort: sortParameter(args.sort) } }),
          (row) => row.accountId,
        ),
    },
    CompliancePendingRow: { id: (row) => toGlobalId('CompliancePendingRow', row.accountId) },
    Mutation: { approveCompliance: decide(approveAccounts), rejectCompliance: decide(rejectAccounts) },
  },
}
