import * as z from 'zod'
import { endpoint } from '../rest/endpoint.ts'
import { FileAnswer, id, maybeDate, maybeMoment, maybeText, moment, money, text } from '../rest/shapes.ts'

const EventKind = z.enum([
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
])

const Progress = z.enum([
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
])

/** A payment of a request, as its owner follows it. */
export const Payment = z.object({
  isCheck: z.boolean(),
  amount: money,
  sentOn: maybeDate,
  effectiveOn: maybeDate,
  checkNumber: id.nullish(),
  returnedOn: maybeDate,
  returnReason: maybeText,
})

const Request = z.object({
  requestId: id,
  number: text,
  isRollover: z.boolean(),
  distributionTypeId: id,
  retirementAccountId: id,
  planAccountNumber: text,
  amount: money,
  federalWithholding: money,
  stateWithholding: money,
  fee: money,
  netAmount: money,
  isCheck: z.boolean(),
  isFullAmount: z.boolean(),
  payee: maybeText,
  statusId: id,
  progress: Progress.optional(),
  outcome: maybeText,
  isHeld: z.boolean().nullish(),
  incompleteReason: maybeText,
  dateRequested: moment,
  signedAt: maybeMoment,
  expectedFrom: maybeDate,
  expectedTo: maybeDate,
  maskedEmail: maybeText,
  events: z.array(z.object({ kind: EventKind, at: moment, note: maybeText })),
  // A custodian that does not follow its payments need not say so.
  payments: z.array(Payment).default([]),
})
export type Request = z.infer<typeof Request>

export const listRequests = endpoint({
  name: 'listRequests',
  method: 'GET',
  customer: '/api/request',
  staff: { path: '/api/request/admin/:accountOwnerId', may: 'operations' },
  response: z.array(Request),
})

export const getReceipt = endpoint({
  name: 'getReceipt',
  method: 'GET',
  customer: '/api/request/:requestId/receipt',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/receipt', may: 'operations' },
  response: FileAnswer,
  file: true,
})

export const resendLink = endpoint({
  name: 'resendSignatureLink',
  method: 'POST',
  customer: '/api/request/:requestId/resend',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/resend', may: 'operations' },
  response: z.object({ sentTo: text }),
})

const Active = z.array(z.object({ retirementAccountId: id }))

export const getActiveRequests = endpoint({
  name: 'getActiveRequests',
  method: 'GET',
  customer: '/api/withdrawal/active',
  staff: { path: '/api/withdrawal/admin/:accountOwnerId/active', may: 'staff' },
  response: z.object({ rolloverRequests: Active, withdrawalRequests: Active }),
})
