import type { ViewerApprovalsArgs } from '../graphql/__generated__/resolvers.ts'
import type { Caller } from '../graphql/context.ts'
import { connectionOf, pageSize } from '../graphql/connection.ts'
import { badInput } from '../graphql/errors.ts'
import { numberKey, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { approve, getApproval, listApprovals, refuse, withdraw, type Approval } from '../../contract/approvals.ts'

/** Reads a page of approvals. The custodian pages this list, because it may be long; a cursor is an approval id. */
async function approvalsOf(caller: Caller, args: ViewerApprovalsArgs) {
  const { first: _first, after, ...filter } = args
  const size = pageSize(args)
  const asked = { ...filter, before: numberOf(after), limit: Math.max(size, 1) }
  const query = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, value?.toString()]))
  const { approvals, hasMore, total } = await caller.call(listApprovals, { query })
  const edges = approvals.slice(0, size).map((node) => ({ node, cursor: cursorOf(node) }))
  const hasNextPage = hasMore || approvals.length > size
  return connectionOf(edges, { totalCount: total, hasNextPage, hasPreviousPage: after != null })
}

const cursorOf = ({ id }: Approval) => Buffer.from(`approval:${id}`).toString('base64url')

function numberOf(cursor: string | null | undefined): number | null {
  if (cursor == null) return null
  const found = /^approval:([1-9]\d{0,8})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))
  if (!found) throw badInput('That cursor was not issued here.')
  return Number(found[1])
}

export const approvals: Module = {
  rules: {
    Viewer: { approvals: [listApprovals], approval: [getApproval] },
    Mutation: { approveApproval: [approve], refuseApproval: [refuse], withdrawApproval: [withdraw] },
  },
  nodes: {
    Approval: async (caller, [key, more]) => {
      const approvalId = numberKey(key)
      return approvalId === null || more !== undefined ? null : caller.call(getApproval, { params: { approvalId } })
    },
  },
  types: {
    operations: [
      'Approval',
      'ApprovalChange',
      'FileToOpen',
      'ApprovalConnection',
      'ApprovalEdge',
      'ApproveApprovalPayload',
      'RefuseApprovalPayload',
      'WithdrawApprovalPayload',
    ],
  },
  resolvers: {
    Viewer: {
      approvals: ({ caller }, args) => approvalsOf(caller, args),
      approval: ({ caller }, { approvalId }) => caller.call(getApproval, { params: { approvalId } }),
    },
    Approval: {
      asksControlTotal: ({ asksControlTotal }) => asksControlTotal === true,
      asksChecksum: ({ asksChecksum }) => asksChecksum === true,
      id: (approval) => toGlobalId('Approval', approval.id),
      approvalId: (approval) => approval.id,
      toOpen: ({ toOpen }) =>
        toOpen && {
          fileName: toOpen.fileName,
          downloadPath: `/files/attachment/${encodeURIComponent(toOpen.guid)}`,
        },
    },
    Mutation: {
      approveApproval: mutation(async ({ approvalId, note, controlTotal, checksum }, { caller }) => {
        const body = { note: note ?? null, controlTotal: controlTotal ?? null, checksum: checksum || null }
        const approval = await caller.call(approve, { params: { approvalId }, body })
        return { approval, viewer: { caller } }
      }),
      refuseApproval: mutation(async ({ approvalId, note }, { caller }) => {
        const approval = await caller.call(refuse, { params: { approvalId }, body: { note: note ?? null } })
        return { approval, viewer: { caller } }
      }),
      withdrawApproval: mutation(async ({ approvalId }, { caller }) => {
        const approval = await caller.call(withdraw, { params: { approvalId }, body: {} })
        return { approval, viewer: { caller } }
      }),
    },
  },
}
