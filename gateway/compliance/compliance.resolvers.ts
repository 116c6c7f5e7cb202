import {
  approveAccounts,
  checkAccounts,
  listComplianceDecided,
  listCompliancePending,
  MOST_AT_ONCE,
  rejectAccounts,
} from '../../contract/compliance.ts'
import { MOST_ROWS } from '../../contract/page.ts'
import type { ApproveComplianceInput, RejectComplianceInput } from '../graphql/__generated__/resolvers.ts'
import { reasonOf } from '../distributions/reason.ts'
import type { Caller } from '../graphql/context.ts'
import { connectionBy, filterParameters, sortParameter } from '../graphql/connection.ts'
import { badInput } from '../graphql/errors.ts'
import { rowNumber, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

function requireFew(accountIds: readonly number[]): void {
  if (accountIds.length > MOST_AT_ONCE) throw badInput(`At most ${MOST_AT_ONCE} accounts at once.`)
}

const decide = <Input extends ApproveComplianceInput | RejectComplianceInput>(
  send: (caller: Caller, input: Input) => Promise<unknown>,
) =>
  mutation(async (input: Input, { caller }) => {
    const { accountIds } = input
    requireFew(accountIds)
    await send(caller, input)
    return {
      closedIds: accountIds.map((accountId) => toGlobalId('CompliancePendingRow', accountId)),
      viewer: { caller },
    }
  }, 'accountIds')

// Without a reason, send a plain array of ids, which every custodian accepts.
const approve = decide((caller, { accountIds, reason }: ApproveComplianceInput) =>
  caller.call(approveAccounts, { body: reason ? { accountIds, reason } : accountIds }),
)
const reject = decide((caller, { accountIds, reason }: RejectComplianceInput) =>
  caller.call(rejectAccounts, { body: reason ? { accountIds, reason: reasonOf(reason) } : accountIds }),
)

export const compliance: Module = {
  rules: {
    Viewer: {
      compliancePending: [listCompliancePending],
      complianceWaiting: [listCompliancePending],
      complianceAccounts: [checkAccounts],
      complianceDecided: [listComplianceDecided],
    },
    CompliancePendingRow: { accountOwner: 'no data' },
    ComplianceDecision: { accountOwner: 'no data' },
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
      'ComplianceAccount',
      'ComplianceFinding',
      'ComplianceDecision',
      'ComplianceDecisionConnection',
      'ComplianceDecisionEdge',
      'ApproveCompliancePayload',
      'RejectCompliancePayload',
    ],
  },
  resolvers: {
    Viewer: {
      compliancePending: ({ caller }, args) =>
        connectionBy(
          args,
          (page) =>
            caller.call(listCompliancePending, {
              query: { ...page, sort: sortParameter(args.sort), ...filterParameters(args.filter) },
            }),
          (row) => row.accountId,
        ),
      complianceWaiting: async ({ caller }, { sort, filter }) => {
        const rows = await caller.call(listCompliancePending, {
          query: { limit: String(MOST_ROWS), sort: sortParameter(sort), ...filterParameters(filter) },
        })
        return rows.map((row) => ({ ...row, standing: 'WAITING' as const }))
      },
      complianceAccounts: async ({ caller }, { accountIds }) => {
        requireFew(accountIds)
        return accountIds.length === 0 ? [] : [...(await caller.call(checkAccounts, { body: accountIds }))]
      },
      complianceDecided: ({ caller }, args) =>
        connectionBy(
          args,
          (page) =>
            caller.call(listComplianceDecided, {
              query: { ...page, sort: sortParameter(args.sort), ...filterParameters(args.filter) },
            }),
          (row) => row.id,
        ),
    },
    ComplianceDecision: {
      decisionId: (row) => row.id,
      accountOwner: (row, _args, { caller }) => ({ caller, owner: caller.owner(row.accountOwnerId) }),
    },
    CompliancePendingRow: {
      id: (row) => toGlobalId('CompliancePendingRow', row.accountId),
      accountOwner: (row, _args, { caller }) => ({ caller, owner: caller.owner(row.accountOwnerId) }),
    },
    Mutation: { approveCompliance: approve, rejectCompliance: reject },
  },
}
