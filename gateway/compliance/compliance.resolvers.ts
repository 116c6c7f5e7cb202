import { connectionFrom, type ConnectionArgs } from '../graphql/connection.ts'
import { badInput } from '../graphql/errors.ts'
import { toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import type { ViewerParent } from '../session/session.resolvers.ts'
import { approveAccounts, listPending, rejectAccounts, type PendingRow } from './compliance.rest.ts'

const MOST_ACCOUNTS = 1_000

const decide = (endpoint: typeof approveAccounts | typeof rejectAccounts) =>
  mutation(async ({ accountIds }: { accountIds: number[] }, { caller }) => {
    if (accountIds.length > MOST_ACCOUNTS) throw badInput(`At most ${MOST_ACCOUNTS} accounts at once.`)
    await caller.call(endpoint, { body: accountIds })
    return {
      closedIds: accountIds.map((accountId) => toGlobalId('CompliancePendingRow', accountId)),
      viewer: { caller },
    }
  }, 'accountIds')

export const compliance: Module = {
  rules: {
    Viewer: { compliancePending: [listPending] },
    Mutation: { approveCompliance: [approveAccounts], rejectCompliance: [rejectAccounts] },
  },
  nodes: {
    CompliancePendingRow: async (caller, [key]) =>
      (await caller.call(listPending, {})).find((row) => String(row.accountId) === key) ?? null,
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
      compliancePending: async ({ caller }: ViewerParent, args: ConnectionArgs) =>
        connectionFrom(
          await caller.call(listPending, {}),
          args,
          (row) => row.accountId,
          (row) => row,
        ),
    },
    CompliancePendingRow: { id: (row: PendingRow) => toGlobalId('CompliancePendingRow', row.accountId) },
    Mutation: { approveCompliance: decide(approveAccounts), rejectCompliance: decide(rejectAccounts) },
  },
}
