import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { id, maybeDate, maybeMoment, maybeText, moment, money, text } from '../rest/shapes.ts'
import { Payment } from './requests.rest.ts'

const StaffPayment = Payment.extend({ traceNumber: maybeText, isReversed: z.boolean(), returnCode: maybeText })

const Move = z.object({ statusId: id, reason: maybeText, says: maybeText, needsSecondPerson: z.boolean() })
export type Move = z.infer<typeof Move>

const common = {
  id,
  amount: money,
  address1: maybeText,
  address2: maybeText,
  city: maybeText,
  state: maybeText,
  zip: maybeText,
  statusId: id,
  waiveFees: z.boolean(),
  fee: money,
  attachmentGuid: maybeText,
  attachmentWarning: maybeText,
  planAccountNumber: text,
  firstName: text,
  lastName: text,
  dateOfBirth: maybeDate,
  dateRequested: moment,
  retirementAccountId: id,
  version: id,
  signedAt: maybeMoment,
  accountOwnerId: id,
  outcome: maybeText,
  isHeld: z.boolean().nullish(),
  holdReason: maybeText,
  incompleteReason: maybeText,
  netAmount: money,
  // A custodian that does not follow its payments need not say so.
  payments: z.array(StaffPayment).default([]),
  // A custodian that does not tell what a move does refuses it when it is tried.
  moves: z.array(Move).default([]),
  closing: Move.nullish(),
  isCorrectable: z.boolean().default(true),
  maySignAgain: z.boolean().default(false),
  waitsFor: maybeText,
}

const Withdrawal = z.object({
  ...common,
  federalWithholding: money,
  stateWithholding: money,
  distributionTypeId: id,
  isFullAmount: z.boolean(),
  isCheck: z.boolean(),
  isRoth: z.boolean(),
  routingNumber: maybeText,
  bankAccount: maybeText,
  isSavings: z.boolean().default(false),
  takesBankDetails: z.boolean().default(false),
  needsBankDetails: z.boolean().default(false),
})
export type Withdrawal = z.infer<typeof Withdrawal>

const Rollover = z.object({
  ...common,
  receivingAccountNumber: maybeText,
  checkPayableTo: maybeText,
  attentionTo: maybeText,
  isPaperForm: z.boolean().default(false),
  mustReadForm: z.boolean().default(false),
  paperSigner: maybeText,
})
export type Rollover = z.infer<typeof Rollover>

export type WithdrawalForm = {
  id: number
  amount: number
  address1: string | null
  address2: string | null
  city: string | null
  state: string | null
  zip: string | null
  federalWithholding: number
  stateWithholding: number
  statusId: number
  waiveFees: boolean
  version?: number
  bankDetails?: { routingNumber: string; accountNumber: string; isSavings: boolean }
}

export type RolloverForm = {
  id: number
  amount: number
  receivingAccountNumber: string
  checkPayableTo: string
  attentionTo: string | null
  address1: string
  address2: string | null
  city: string
  state: string | null
  zip: string
  statusId: number
  waiveFees: boolean
  version?: number
  paperSigner?: string | null
}

/** `:list` is open, approved, incomplete, historical or signature. */
export const listWithdrawals = endpoint({
  name: 'listWithdrawals',
  method: 'GET',
  staff: { path: '/api/withdrawal/admin/:list', may: 'operations' },
  response: z.array(Withdrawal),
})
export const listRollovers = endpoint({
  name: 'listRollovers',
  method: 'GET',
  staff: { path: '/api/rollover/admin/:list', may: 'operations' },
  response: z.array(Rollover),
})

/** PUT saves the edit form, POST cancels or reverses with the same body. */
export const saveWithdrawal = endpoint({
  name: 'saveWithdrawal',
  method: 'PUT',
  staff: { path: '/api/withdrawal/admin/withdrawal', may: 'operations' },
  body: sends<WithdrawalForm>(),
  response: Withdrawal,
})
export const closeWithdrawal = endpoint({
  name: 'closeWithdrawal',
  method: 'POST',
  staff: { path: '/api/withdrawal/admin/withdrawal', may: 'operations' },
  body: sends<WithdrawalForm>(),
  response: Withdrawal,
})
export const saveRollover = endpoint({
  name: 'saveRollover',
  method: 'PUT',
  staff: { path: '/api/rollover/admin/rollover', may: 'operations' },
  body: sends<RolloverForm>(),
  response: Rollover,
})
export const closeRollover = endpoint({
  name: 'closeRollover',
  method: 'POST',
  staff: { path: '/api/rollover/admin/rollover', may: 'operations' },
  body: sends<RolloverForm>(),
  response: Rollover,
})

export const signAgain = endpoint({
  name: 'askToSignAgain',
  method: 'POST',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/sign-again', may: 'operations' },
  response: z.object({ sentTo: text }),
})

/** Recorded with whoever reads it. */
export const readReceivingAccount = endpoint({
  name: 'readReceivingAccount',
  method: 'POST',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/receiving-account', may: 'operations' },
  response: z.object({ receivingAccountNumber: text }),
})
