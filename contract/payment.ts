import * as z from 'zod'
import { dateOut, moneyOut } from './fields.ts'
import { maybe } from './partial.ts'

/** A payment as its owner sees it, without bank numbers. */
export const ownPayment = z.strictObject({
  isCheck: z.boolean(),
  amount: moneyOut,
  sentOn: dateOut.nullable().describe('The day it left in a file; null while it is still here'),
  effectiveOn: dateOut.nullable().describe('The day a deposit is due, or the date on a check'),
  checkNumber: z.int().nullable(),
  clearedOn: maybe(dateOut.nullable().describe('The day the bank paid it, by its statement')),
  returnedOn: dateOut.nullable(),
  returnReason: z.string().nullable().describe('In words, without a code'),
})
export type OwnPayment = z.output<typeof ownPayment>

/** A payment as staff see it, with the bank's references. */
export const staffPayment = ownPayment.extend({
  traceNumber: z.string().nullable().describe('Trace number of the entry in the bank file'),
  isReversed: z.boolean().describe('Taken back by staff; one that had left is still on its way'),
  returnCode: z.string().nullable().describe('R03 and the like; STALE, STOPPED or UNDELIVERABLE of a check'),
  distributionCode: maybe(
    z.string().nullable().describe('Code of Form 1099-R on the day of payment; null when not reported'),
  ),
})
export type StaffPayment = z.output<typeof staffPayment>
