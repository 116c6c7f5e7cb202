import type { Caller } from '../graphql/context.ts'
import { MOST, type Connection, type ConnectionArgs } from '../graphql/connection.ts'
import { badInput } from '../graphql/errors.ts'
import { numberKey, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import type { ViewerParent } from '../session/session.resolvers.ts'
import { approve, getApproval, listApprovals, refuse, withdraw, type Approval } from './approvals.rest.ts'

type Filter = {
  effect?: string | null
  entity?: string | null
  subjectId?: string | null
  accountId?: number | null
  accountOwnerId?: number | null
}
type Decision = { approvalId: number; note?: string | null }

/** The custodian cuts the page itself: what waits may be a long list, and its cursor is the number. */
async function connection(caller: Caller, { first, after, ...filter }: Filter & ConnectionArgs) {
  const count = first ?? MOST
  if (count < 0 || count > MOST) throw badInput(`"first" must be from 0 to ${MOST}.`)
  const asked = { ...filter, before: numberOf(after), limit: Math.max(count, 1) }
  const query = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, value?.toString()]))
  const { approvals, hasMore, total } = await caller.call(listApprovals, { query })
  const edges = approvals.slice(0, count).map((node) => ({ node, cursor: cursorOf(node) }))
  const result: Connection<Approval> = {
    edges,
    totalCount: total,
    pageInfo: {
      hasNextPage: hasMore || approvals.length > count,
      hasPreviousPage: after != null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
  return result
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
      'ApprovalConnection',
      'ApprovalEdge',
      'ApproveApprovalPayload',
      'RefuseApprovalPayload',
      'WithdrawApprovalPayload',
    ],
  },
  resolvers: {
    Viewer: {
      approvals: ({ caller }: ViewerParent, args: Filter & ConnectionArgs) => connection(caller, args),
      approval: ({ caller }: ViewerParent, { approvalId }: { approvalId: number }) =>
        caller.call(getApproval, { params: { approvalId } }),
    },
    Approval: {
      id: (approval: Approval) => toGlobalId('Approval', approval.id),
      approvalId: (approval: Approval) => approval.id,
    },
    Mutation: {
      approveApproval: mutation(async ({ approvalId, note }: Decision, { caller }) => {
        const approval = await caller.call(approve, { params: { approvalId }, body: { note: note ?? null } })
        return { approval, viewer: { caller } }
      }),
      refuseApproval: mutation(async ({ approvalId, note }: Decision, { caller }) => {
        const approval = await caller.call(refuse, { params: { approvalId }, body: { note: note ?? null } })
        return { approval, viewer: { caller } }
      }),
      withdrawApproval: mutation(async ({ approvalId }: { approvalId: number }, { caller }) => {
        const approval = await caller.call(withdraw, { params: { approvalId }, body: {} })
        return { approval, viewer: { caller } }
      }),
    },
  },
}
