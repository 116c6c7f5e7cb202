import * as z from 'zod'
import type { WriteContext } from '../context/writeContext.ts'
import { OPERATIONS, staff, type Principal } from '../http/access.ts'
import { type Call, writeContextOf } from '../http/call.ts'
import type { Api } from '../http/endpoint.ts'
import { notFound, refuse } from '../http/errors.ts'
import { momentOut, moneyOut, pathId } from '../../../contract/fields.ts'
import { optionalLine } from '../../../contract/line.ts'
import { listApprovals, viewApproval } from './approvals.views.ts'
import { decide, ENDED, withdraw, type EffectNamed } from './decide.ts'

const tag = 'approvals'
const MOST = 100

const approval = z.strictObject({
  id: z.int(),
  effect: z.string(),
  title: z.string(),
  entity: z.string(),
  subjectId: z.string(),
  accountOwnerId: z.int().nullable(),
  accountId: z.int().nullable(),
  amount: moneyOut.nullable(),
  description: z.string(),
  changes: z.array(z.strictObject({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  madeBy: z.array(z.string()).describe('E-mails of everybody who contributed; none for a scheduled job'),
  madeAt: momentOut,
  lapsesAt: momentOut.nullable().describe('Null: it waits for as long as it takes'),
  status: z.enum(['WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'LAPSED']),
  canDecide: z.boolean(),
  whyNot: z.string().nullable().describe('Why the caller may not decide it'),
  canWithdraw: z.boolean(),
})
const word = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
const decision = z.strictObject({
  note: optionalLine({ max: 500 })
    .nullish()
    .transform((text) => text || null),
})
const params = z.object({ approvalId: pathId })

/** What waits for a second person, and its decision. */
export function approvalRoutes(api: Api, effectNamed: EffectNamed): void {
  const { services } = api
  api.endpoint({
    method: 'GET',
    adminPath: '/approval',
    tag,
    summary: 'What waits for a second person, and for a week what nobody decided in time, newest first.',
    access: staff(...OPERATIONS),
    query: z.strictObject({
      effect: word,
      entity: word,
      subjectId: word,
      accountId: pathId.optional(),
      accountOwnerId: pathId.optional(),
      before: pathId.optional().describe('Go on behind this number'),
      limit: pathId.pipe(z.number().max(MOST)).optional(),
    }),
    response: z.strictObject({ total: z.int(), hasMore: z.boolean(), approvals: z.array(approval) }),
    handler: ({ call, query: { before, limit, ...filter } }) =>
      listApprovals(call.db, services, effectNamed, call.principal.userId, filter, { before, limit: limit ?? MOST }),
  })

  api.endpoint({
    method: 'GET',
    adminPath: '/approval/:approvalId',
    tag,
    summary: 'One thing that waits for a second person, or did.',
    access: staff(...OPERATIONS),
    params,
    response: approval,
    handler: async ({ call, params: { approvalId }, noteReadOf }) => {
      const waiting = await shown(call, approvalId)
      await noteReadOf([waiting.accountOwnerId])
      return waiting
    },
  })

  for (const verb of ['approve', 'refuse'] as const)
    api.endpoint({
      method: 'POST',
      adminPath: `/approval/:approvalId/${verb}`,
      tag,
      summary: `A second person ${verb}s what waits; one decision, by nobody who made it.`,
      access: staff(...OPERATIONS),
      params,
      body: decision,
      response: approval,
      handler: ({ call, params: { approvalId }, body }) =>
        ended(call, approvalId, (context) =>
          decide(context, effectNamed, approvalId, { approve: verb === 'approve', note: body.note }),
        ),
    })

  api.endpoint({
    method: 'POST',
    adminPath: '/approval/:approvalId/withdraw',
    tag,
    summary: 'Takes back what one made oneself, before anybody has decided it.',
    access: staff(...OPERATIONS),
    params,
    body: z.strictObject({}),
    response: approval,
    handler: ({ call, params: { approvalId } }) =>
      ended(call, approvalId, (context) => withdraw(context, effectNamed, approvalId)),
  })

  async function ended(call: Call<Principal>, approvalId: number, work: (context: WriteContext) => Promise<boolean>) {
    const isDone = await call.write((write) => work(writeContextOf(services, call, write)))
    // That it has lapsed is written down, so it is told after the commit.
    if (!isDone) throw refuse(409, ENDED.LAPSED)
    return shown(call, approvalId)
  }

  async function shown(call: Call<Principal>, approvalId: number) {
    const view = await viewApproval(call.db, services, effectNamed, call.principal.userId, approvalId)
    if (!view) throw notFound()
    return view
  }
}
