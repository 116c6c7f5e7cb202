import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { exportOf, summed, utc } from './exports.ts'
import { momentOut, moneyOut } from './fields.ts'
import { filterBy, pagedRows, pageQuery } from './page.ts'
import { maybe } from './partial.ts'
import { requestListName } from './staffRequests.ts'

const endpoint = endpointsOf('jobs')
/** Maximum length of a return file: 10 MB in base64, as for any upload. */
const MOST_RETURNED = 14_000_000

/**
 * Codes of deposits that came back, and of changes to bank details, as sources of patterns. Dishonored and contested
 * returns (R61 to R77) and refused changes (C61 to C69) are between the two banks and return no money, so a person
 * reviews them.
 */
export const RETURN_CODE = String.raw`R[0-58]\d`
export const CHANGE_CODE = String.raw`C[0-5]\d`
const DEPOSIT_CODE = new RegExp(`^(?:${RETURN_CODE}|${CHANGE_CODE})$`)

/** Returns as staff enter them: deposits by trace number, checks by check number. */
export const enteredReturns = z.array(
  z.union([
    z.strictObject({
      traceNumber: z.string().regex(/^\d{15}$/, 'must be 15 digits'),
      code: z
        .string()
        // The published pattern allows more codes; a narrower one would break programs.
        .regex(/^[RC]\d{2}$/, 'must be a return code such as R03')
        .refine((code) => DEPOSIT_CODE.test(code), 'must be a code of returned money or of changed bank details')
        .describe('R00 to R59 and R80 to R89 for returned money; C00 to C59 for changed bank details'),
    }),
    z.strictObject({
      checkNumber: z.int().min(1).max(2_147_483_647),
      code: z.enum(['STALE', 'STOPPED', 'UNDELIVERABLE']) as z.ZodType<'STALE' | 'STOPPED' | 'UNDELIVERABLE', string>,
    }),
  ]),
)

const broughtBack = z.union([
  z.strictObject({ content: z.base64().max(MOST_RETURNED) }),
  z.strictObject({ returns: enteredReturns.min(1).max(1_000) }),
])
export type BroughtBack = z.output<typeof broughtBack>

const count = (meaning: string) => z.int().describe(meaning)
export const returnsResult = z.strictObject({
  jobId: z.int(),
  returned: count('Number of returns whose money is in the returns book and whose request is Incomplete'),
  corrected: count('Number of notices with which the bank corrected bank details; no money moved'),
  stays: count('Number of returns whose money is in the returns book and whose account has another active request'),
  noted: count('Number of notices that a person must review; no money moved'),
  known: count('Number of returns that were recorded before'),
  refused: count('Number of lines that are unreadable or match no payment'),
  failed: count('Number of returns that failed and are retried'),
  failures: z.array(z.string()).describe('Returns that a person must check, one line each, without personal data'),
})

export const processRejections = endpoint({
  name: 'processRejections',
  method: 'POST',
  operator: '/api/job/rejections',
  summary: 'Records returned payments, from a bank file or a list by staff, and processes them.',
  body: broughtBack,
  response: z.looseObject({ jobId: z.int() }),
  file: true,
})

/** The file has been processed when the call returns. */
export const takeInReturns = endpoint({
  name: 'takeInReturns',
  method: 'POST',
  staff: { path: '/api/payment/returns', may: 'operations' },
  summary: 'Records returned payments for staff, once for each file or list, and returns the outcomes.',
  body: broughtBack,
  refuses: [409],
  response: returnsResult,
  keyed: true,
  file: true,
})

const paymentReturn = z.strictObject({
  paymentId: z.int(),
  code: z
    .string()
    .describe('R and two digits, STALE, STOPPED or UNDELIVERABLE; C and two digits for changed bank details'),
  reason: z.string().nullable().describe('Meaning of the code; null for a change of bank details'),
  at: momentOut.describe('When the return was recorded'),
  takenInBy: z
    .string()
    .nullable()
    .describe('Email address of the employee who recorded the return; null for the operator'),
  amount: moneyOut.describe('Amount of the payment'),
  isCheck: z.boolean(),
  cameBack: z.boolean().describe('Whether the money of the payment was returned'),
  requestId: z.int(),
  requestNumber: z.string(),
  isRollover: maybe(z.boolean()).describe('Whether the request is a rollover or transfer'),
  list: maybe(requestListName).describe('Current list of the request'),
  requestStatusId: z.int().describe('Status of the request'),
  accountOwnerId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  planAccountNumber: z.string(),
})
export type PaymentReturn = z.output<typeof paymentReturn>

export const listReturns = endpoint({
  name: 'listReturns',
  method: 'GET',
  staff: { path: '/api/payment/returns', may: 'operations' },
  summary: 'Returned payments and the state of their requests, newest first.',
  query: pageQuery({
    sorts: ['at', 'amount', 'name', 'accountNumber'],
    defaultSort: '-at',
    filters: {
      find: filterBy.text.describe(
        'Beginning of the last name, of "last, first" or of the account number, or the request number',
      ),
      code: filterBy.text,
      from: filterBy.day,
      to: filterBy.day,
    },
  }),
  response: pagedRows(paymentReturn),
})

export const exportReturns = exportOf(listReturns, {
  name: 'exportReturns',
  title: () => 'Returned payments',
  columns: {
    Request: (row) => row.requestNumber,
    'Account Number': (row) => row.planAccountNumber,
    'Owner ID': (row) => row.accountOwnerId,
    'First Name': (row) => row.firstName,
    'Last Name': (row) => row.lastName,
    Code: (row) => row.code,
    Reason: (row) => row.reason,
    'Recorded (UTC)': (row) => utc(row.at),
    'Recorded By': (row) => row.takenInBy,
    Check: (row) => row.isCheck,
    'Came Back': (row) => row.cameBack,
    Amount: summed((row) => row.amount),
    'Status ID': (row) => row.requestStatusId,
    'Payment ID': (row) => row.paymentId,
  },
})
