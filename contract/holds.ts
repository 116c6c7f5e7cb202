import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { momentOut } from './fields.ts'
import { leftOut, line } from './line.ts'
import { cleanNumber } from './typedNumbers.ts'

const endpoint = endpointsOf('holds')

const NO_CODE = 'Enter the 8-digit code from the letter'

const hold = z.strictObject({
  isHeld: z.boolean().describe('Whether payments to this owner wait for the release'),
  since: momentOut.nullable(),
  sentTo: z.string().nullable().describe('City and state of the address on file; null if no letter can be sent'),
  letterWrittenAt: momentOut.nullable(),
  usableUntil: momentOut.nullable().describe("When the letter's code expires; null if a new letter is needed"),
  triesLeft: z.int(),
  whyNoLetter: z.string().nullable().describe('Reason why no new letter can be sent now; null if one can'),
  numberToCall: z.string().nullable().describe('Phone number on file, for staff to call; null for customers'),
})
export type PayoutHold = z.output<typeof hold>

/** The response for an owner without a payout hold. */
export const NOT_HELD: PayoutHold = {
  isHeld: false,
  since: null,
  sentTo: null,
  letterWrittenAt: null,
  usableUntil: null,
  triesLeft: 0,
  whyNoLetter: null,
  numberToCall: null,
}

export const getPayoutHold = endpoint({
  name: 'getPayoutHold',
  method: 'GET',
  customer: '/api/hold',
  staff: { path: '/api/hold/admin/:accountOwnerId', may: 'operations' },
  summary: 'Whether the first payout of the owner is held, and what releases it.',
  response: hold,
})

export const orderReleaseLetter = endpoint({
  name: 'orderReleaseLetter',
  method: 'POST',
  customer: '/api/hold/letter',
  staff: { path: '/api/hold/admin/:accountOwnerId/letter', may: 'operations' },
  summary: 'Sends a new letter with a new code to the address on file; 409 with the reason if that is not possible.',
  body: z.strictObject({}),
  refuses: [409, 429],
  response: hold,
  keyed: true,
})

/** Only customers can make this call, because only the owner has the letter with the code. */
export const enterReleaseCode = endpoint({
  name: 'enterReleaseCode',
  method: 'POST',
  customer: '/api/hold/code',
  summary: "Releases the caller's own payouts by the code of the letter; five attempts for each letter.",
  body: z.strictObject({
    code: z
      .string(leftOut(NO_CODE))
      .max(40)
      .transform(cleanNumber.code)
      .refine((text) => /^\d{8}$/.test(text), NO_CODE),
  }),
  refuses: [409],
  response: hold,
  keyed: true,
})

export const recordReleaseCall = endpoint({
  name: 'recordReleaseCall',
  method: 'POST',
  staff: { path: '/api/hold/admin/:accountOwnerId/call', may: 'operations' },
  summary: "Records that the caller phoned the owner's number on file; another person decides the release.",
  body: z.strictObject({ note: line({ max: 500 }) }),
  refuses: [409],
  response: z.strictObject({ waits: z.boolean().describe('Whether the release waits for a second person') }),
  keyed: true,
})
