import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { id, maybeMoment, maybeMoney, maybeText, moment, text } from '../rest/shapes.ts'

const Approval = z.object({
  id,
  effect: text,
  title: text,
  entity: text,
  subjectId: text,
  accountOwnerId: id.nullish(),
  accountId: id.nullish(),
  amount: maybeMoney,
  description: text,
  changes: z.array(z.object({ label: text, before: maybeText, after: maybeText })),
  madeBy: z.array(text),
  madeAt: moment,
  lapsesAt: maybeMoment,
  status: z.enum(['WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'LAPSED']),
  canDecide: z.boolean(),
  whyNot: maybeText,
  canWithdraw: z.boolean(),
})
export type Approval = z.infer<typeof Approval>

/** Query effect, entity, subjectId, accountId, accountOwnerId, before (a number to go on behind), limit (at most 100). */
export const listApprovals = endpoint({
  name: 'listApprovals',
  method: 'GET',
  staff: { path: '/api/approval', may: 'operations' },
  response: z.object({ total: z.int(), hasMore: z.boolean(), approvals: z.array(Approval) }),
})

export const getApproval = endpoint({
  name: 'getApproval',
  method: 'GET',
  staff: { path: '/api/approval/:approvalId', may: 'operations' },
  response: Approval,
})

export const approve = endpoint({
  name: 'approve',
  method: 'POST',
  staff: { path: '/api/approval/:approvalId/approve', may: 'operations' },
  body: sends<{ note: string | null }>(),
  response: Approval,
})

export const refuse = endpoint({
  name: 'refuse',
  method: 'POST',
  staff: { path: '/api/approval/:approvalId/refuse', may: 'operations' },
  body: sends<{ note: string | null }>(),
  response: Approval,
})

export const withdraw = endpoint({
  name: 'withdraw',
  method: 'POST',
  staff: { path: '/api/approval/:approvalId/withdraw', may: 'operations' },
  body: sends<Record<string, never>>(),
  response: Approval,
})
