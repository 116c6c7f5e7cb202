import type { CallContext } from '../platform/context/callContext.ts'
import type { Services } from '../platform/context/services.ts'
import { addressKey, requireBelow, within } from '../platform/http/throttle.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/** Limits on guessing people: wrong answers from one address, and about one social security number. */
export const PERSON_PER_ADDRESS = within(HOUR, 'register-ip', 5)
export const PERSON_PER_SOCIAL = within(DAY, 'register-social', 3)
/** Addresses tried for one registration: each reveals whether it is in use. */
export const ADDRESSES_PER_REGISTRATION = within(DAY, 'register-email', 3)
/** The limit over all registrations of one person, so starting again gives no more tries. */
export const ADDRESSES_PER_OWNER = within(DAY, 'register-email-owner', 10)
/** All registration calls from one address in a day, for any step and person. */
const CALLS_PER_ADDRESS = within(DAY, 'register-calls', 100)
/** Mails to one person, over all registrations. */
export const CODES_PER_OWNER = within(HOUR, 'register-code', 3)
/** Ten guesses a day at six digits: one chance in a hundred thousand. */
export const TRIES_PER_OWNER = within(DAY, 'register-try', 10)

/** Counts a call of any registration step. @throws 429 when its address has reached the daily limit */
export async function requireCallAllowed({ db, pii }: Services, call: CallContext): Promise<void> {
  await requireBelow(db, CALLS_PER_ADDRESS, addressKey(pii, call.ip), call.now)
}
