import * as z from 'zod'
import { dateOut, moneyOut } from './fields.ts'
import { maybe, otherwise } from './partial.ts'

/** A payment as its owner sees it, without bank numbers. */
export const ownPayment = z.strictObject({
  isCheck: z.boolean(),
  amount: moneyOut,
  sentOn: dateOut.nullable().describe('Date on which the payment was sent in a file; null until then'),
  effectiveOn: dateOut.nullable().describe('Due date of a deposit, or date on a check'),
  checkNumber: z.int().nullable(),
  clearedOn: maybe(dateOut.nullable().describe('Date of payment according to the bank statement; null until then')),
  returnedOn: dateOut.nullable(),
  returnReason: z.string().nullable().describe('Reason of the return in words, without a code'),
  isReversed: otherwise(false, z.boolean().describe('Whether staff reversed the payment; the money is in the account')),
})
export type OwnPayment = z.output<typeof ownPayment>

/** A payment as staff see it, with the bank's references. */
export const staffPayment = ownPayment.extend({
  traceNumber: z.string().nullable().describe('Trace number of the entry in the bank file'),
  isReversed: z.boolean().describe('Whether staff reversed the payment; a payment already sent is not recalled'),
  returnCode: z.string().nullable().describe('Return code such as R03; STALE, STOPPED or UNDELIVERABLE for a check'),
  distributionCode: maybe(
    z.string().nullable().describe('Form 1099-R code at the time of payment; null if not reported'),
  ),
})
export type StaffPayment = z.output<typeof staffPayment>
