import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { evidenceStanding } from './evidence.ts'
import { dateOut, momentOut, moneyOut, pathId } from './fields.ts'
import { fileOut } from './file.ts'
import { filterBy, pagedRows, pageQuery } from './page.ts'
import { maybe, maybeNone } from './partial.ts'
import { ownPayment } from './payment.ts'

const endpoint = endpointsOf('distributions')

/** Progress of a request as its owner sees it, derived from money and outcome, never from the status alone. */
const PROGRESS = [
  'AWAITING_SIGNATURE',
  'IN_REVIEW',
  'APPROVED',
  'ON_ITS_WAY',
  'PAID',
  'CAME_BACK',
  'INCOMPLETE',
  'CANCELLED',
  'REVERSED',
  'CLOSED',
] as const
export type Progress = (typeof PROGRESS)[number]

/** The steps in the history of a request. */
const EVENT_KINDS = [
  'SUBMITTED',
  'SIGNED',
  'APPROVED',
  'SENT',
  'COMPLETED',
  'INCOMPLETE',
  'REOPENED',
  'CANCELLED',
  'REVERSED',
  'ARCHIVED',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Steps in the history of a request's evidence, for staff. */
const EVIDENCE_STEPS = [
  'EVIDENCE_GIVEN',
  'EVIDENCE_REPLACED',
  'EVIDENCE_ACCEPTED',
  'EVIDENCE_REFUSED',
  'EVIDENCE_WITHDRAWN',
] as const
export type StepKind = EventKind | (typeof EVIDENCE_STEPS)[number]

// A refinement instead of an enum, so the API description declares plain text and does not list the kinds of steps.
const oneOf = (kinds: readonly string[]) => z.string().refine((kind) => kinds.includes(kind))
const eventKind = oneOf(EVENT_KINDS) as z.ZodType<EventKind>
export const stepKind = oneOf([...EVENT_KINDS, ...EVIDENCE_STEPS]) as z.ZodType<StepKind>

const ownRequest = z.strictObject({
  requestId: z.int(),
  number: z.string(),
  isRollover: z.boolean(),
  distributionTypeId: z.int(),
  evidence: maybe(evidenceStanding),
  retirementAccountId: z.int(),
  planAccountNumber: z.string(),
  amount: moneyOut,
  federalWithholding: moneyOut,
  stateWithholding: moneyOut,
  fee: moneyOut,
  netAmount: moneyOut,
  isCheck: z.boolean(),
  isFullAmount: z.boolean(),
  payee: z.string().nullable(),
  mailedTo: z.string().nullable().describe('Address that a check is mailed to, in one line; null for a direct deposit'),
  attentionTo: maybe(
    z.string().nullable().describe("Person in the attention line of a rollover's check; null if none"),
  ),
  receivingAccount: maybe(
    z.string().nullable().describe('Masked account at the receiving institution; null except for a rollover'),
  ),
  statusId: z.int(),
  progress: maybe(z.enum(PROGRESS).describe('Progress of the request as its owner sees it')),
  outcome: z.string().nullable(),
  incompleteReason: z.string().nullable(),
  isHeld: maybe(
    z.boolean().describe("Whether payment waits for a release, the plan's deposit, a review or a death report"),
  ),
  paidNextYearOn: maybe(
    dateOut
      .nullable()
      .describe('Date in the new year on which an approved deposit is paid; null while deposits of this year are sent'),
  ),
  paidNextYearFrom: maybe(
    dateOut
      .nullable()
      .describe(
        'First date in the new year on which an unpaid deposit can be paid, also before its approval; null while deposits of this year are sent',
      ),
  ),
  isAwaitingCode: maybe(z.boolean().describe('Whether payment waits until the owner enters the code from a letter')),
  isAwaitingContact: maybe(
    z.boolean().describe('Whether payment waits until the owner contacts the custodian, because no letter has a code'),
  ),
  isAwaitingPlan: maybe(z.boolean().describe("Whether payment waits until the bank shows the plan's deposit")),
  isUnderReview: maybe(z.boolean().describe('Whether payment waits for a review, whose reason the owner does not see')),
  dateRequested: momentOut,
  signedAt: momentOut.nullable(),
  awaitsSignature: maybe(
    z
      .boolean()
      .describe("Whether the form waits for the owner's signature, also when it was asked for again or after a return"),
  ),
  mayCancel: maybe(z.boolean().describe('Whether the owner can still cancel or correct the request')),
  signBy: maybe(
    dateOut
      .nullable()
      .describe('Last day on which the owner can sign; null unless the request waits for the signature until a day'),
  ),
  expectedFrom: dateOut.nullable(),
  expectedTo: dateOut.nullable(),
  maskedEmail: z.string().nullable(),
  events: z.array(z.strictObject({ kind: eventKind, at: momentOut, note: z.string().nullable() })),
  // A custodian that does not track its payments may omit this list.
  payments: maybeNone(
    z.array(ownPayment).describe('Payments, oldest first; a returned payment may be followed by another'),
  ),
})
export type OwnRequest = z.output<typeof ownRequest>

const activeItem = z.strictObject({ retirementAccountId: z.int() })

export const getActiveRequests = endpoint({
  name: 'getActiveRequests',
  method: 'GET',
  customer: '/api/withdrawal/active',
  staff: { path: '/api/withdrawal/admin/:accountOwnerId/active', may: 'staff' },
  summary: "The owner's accounts with an active request.",
  response: z.strictObject({ rolloverRequests: z.array(activeItem), withdrawalRequests: z.array(activeItem) }),
})

export const listRequests = endpoint({
  name: 'listRequests',
  method: 'GET',
  customer: '/api/request',
  staff: { path: '/api/request/admin/:accountOwnerId', may: 'operations' },
  summary: 'Every request of the owner with its history, newest first.',
  query: pageQuery({
    sorts: ['dateRequested'],
    defaultSort: '-dateRequested',
    filters: {
      requestId: filterBy.number,
      underWay: z.enum(['true']).optional().describe('Only requests shown on Home: open, or paid and not yet archived'),
    },
  }),
  response: pagedRows(ownRequest),
})

export const getReceipt = endpoint({
  name: 'getReceipt',
  method: 'GET',
  customer: '/api/request/:requestId/receipt',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/receipt', may: 'operations' },
  summary: 'The receipt of a request as a PDF in base64.',
  params: { requestId: pathId },
  response: fileOut,
  file: true,
})

/** Staff close requests with other calls. */
export const cancelOwnRequest = endpoint({
  name: 'cancelOwnRequest',
  method: 'POST',
  customer: '/api/request/:requestId/cancel',
  summary: 'Cancels a request that its owner has not signed; 409 once it is signed.',
  params: { requestId: pathId },
  keyed: true,
  refuses: [409],
})

export const correctOwnRequest = endpoint({
  name: 'correctOwnRequest',
  method: 'POST',
  customer: '/api/request/:requestId/correct',
  summary: 'Cancels a request that its owner has not signed, and keeps its answers as a new draft.',
  params: { requestId: pathId },
  refuses: [409],
  response: z.strictObject({ accountId: z.int() }),
  keyed: true,
})

export const resendSignatureLink = endpoint({
  name: 'resendSignatureLink',
  method: 'POST',
  customer: '/api/request/:requestId/resend',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/resend', may: 'operations' },
  summary: 'Emails the signing link again; the earlier link stops working.',
  params: { requestId: pathId },
  refuses: [409, 429],
  response: z.strictObject({ sentTo: z.string() }),
  keyed: true,
})
