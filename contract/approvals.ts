import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { momentOut, money, moneyOut, pathId } from './fields.ts'
import { maybe } from './partial.ts'
import { optionalLine } from './line.ts'

const endpoint = endpointsOf('approvals')

/** Maximum number of approvals per response. */
export const MOST_APPROVALS = 100

const approval = z.strictObject({
  id: z.int(),
  effect: z.string(),
  title: z.string(),
  entity: z.string(),
  subjectId: z.string(),
  accountOwnerId: z.int().nullable(),
  ownerName: maybe(z.string().nullable().describe('Current name of the account owner')),
  accountId: z.int().nullable(),
  amount: moneyOut.nullable(),
  description: z.string(),
  changes: z.array(z.strictObject({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  madeBy: z.array(z.string()).describe('Email addresses of everybody who contributed; empty for a scheduled job'),
  madeAt: momentOut,
  lapsesAt: momentOut.nullable().describe('When the approval lapses; null if it never does'),
  status: z.enum(['WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'LAPSED']),
  canDecide: z.boolean(),
  whyNot: z.string().nullable().describe('Reason why the caller may not decide; null if the caller may'),
  asksControlTotal: maybe(z.boolean().describe('Whether the approver must enter the total that the sponsor provided')),
  asksChecksum: maybe(z.boolean().describe('Whether the approver may enter the checksum that the sponsor provided')),
  toOpen: maybe(
    z
      .strictObject({ guid: z.string(), fileName: z.string() })
      .nullable()
      .describe('The file that the caller must open before approving; null if none'),
  ),
  canWithdraw: z.boolean(),
})
export type Approval = z.output<typeof approval>

const word = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()

const decision = z.strictObject({
  note: optionalLine({ max: 500 })
    .nullish()
    .transform((text) => text || null),
})

const approvalDecision = decision.extend({
  controlTotal: money
    .nullish()
    .describe('The total in dollars that the sponsor provided by phone or mail; some approvals require it'),
  checksum: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/, 'Please enter the 64 characters of the checksum')
    .nullish()
    .describe('SHA-256 of the plan file from its sponsor, in hexadecimal; confirms the data of the file'),
})

const params = { approvalId: pathId }

/**
 * Query parameters effect, entity, subjectId, accountId, accountOwnerId, before (id after which the page continues),
 * limit (at most 100).
 */
export const listApprovals = endpoint({
  name: 'listApprovals',
  method: 'GET',
  staff: { path: '/api/approval', may: 'operations' },
  summary: 'Approvals that wait for a second person, and those that lapsed within a week; newest first.',
  query: z.strictObject({
    effect: word,
    entity: word,
    subjectId: word,
    accountId: pathId.optional(),
    accountOwnerId: pathId.optional(),
    before: pathId.optional().describe('Only approvals with a lower id'),
    limit: pathId.pipe(z.number().max(MOST_APPROVALS)).optional(),
  }),
  response: z.strictObject({ total: z.int(), hasMore: z.boolean(), approvals: z.array(approval) }),
})

export const getApproval = endpoint({
  name: 'getApproval',
  method: 'GET',
  staff: { path: '/api/approval/:approvalId', may: 'operations' },
  summary: 'One approval, open or decided.',
  params,
  response: approval,
})

export const approve = endpoint({
  name: 'approve',
  method: 'POST',
  staff: { path: '/api/approval/:approvalId/approve', may: 'operations' },
  summary: 'Approves an open approval, once; nobody who contributed to it may do so.',
  params,
  body: approvalDecision,
  refuses: [409],
  response: approval,
  keyed: true,
})

export const refuse = endpoint({
  name: 'refuse',
  method: 'POST',
  staff: { path: '/api/approval/:approvalId/refuse', may: 'operations' },
  summary: 'Refuses an open approval, once; nobody who contributed to it may do so.',
  params,
  body: decision,
  refuses: [409],
  response: approval,
  keyed: true,
})

export const withdraw = endpoint({
  name: 'withdraw',
  method: 'POST',
  staff: { path: '/api/approval/:approvalId/withdraw', may: 'operations' },
  summary: "Withdraws the caller's own open approval.",
  params,
  body: z.strictObject({}),
  refuses: [409],
  response: approval,
  keyed: true,
})
