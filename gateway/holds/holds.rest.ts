import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { id, maybeMoment, maybeText } from '../rest/shapes.ts'

const PayoutHold = z.object({
  isHeld: z.boolean(),
  since: maybeMoment,
  sentTo: maybeText,
  letterWrittenAt: maybeMoment,
  usableUntil: maybeMoment,
  triesLeft: id,
  whyNoLetter: maybeText,
  numberToCall: maybeText,
})

export const getPayoutHold = endpoint({
  name: 'getPayoutHold',
  method: 'GET',
  customer: '/api/hold',
  staff: { path: '/api/hold/admin/:accountOwnerId', may: 'operations' },
  response: PayoutHold,
})

export const orderReleaseLetter = endpoint({
  name: 'orderReleaseLetter',
  method: 'POST',
  customer: '/api/hold/letter',
  staff: { path: '/api/hold/admin/:accountOwnerId/letter', may: 'operations' },
  body: sends<Record<string, never>>(),
  response: PayoutHold,
})

/** The owner alone has the letter. */
export const enterReleaseCode = endpoint({
  name: 'enterReleaseCode',
  method: 'POST',
  customer: '/api/hold/code',
  body: sends<{ code: string }>(),
  response: PayoutHold,
})

export const recordReleaseCall = endpoint({
  name: 'recordReleaseCall',
  method: 'POST',
  staff: { path: '/api/hold/admin/:accountOwnerId/call', may: 'operations' },
  body: sends<{ note: string }>(),
  response: z.object({ waits: z.boolean() }),
})
