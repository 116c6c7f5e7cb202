import type { CallContext } from '../platform/context/callContext.ts'
import type { Services } from '../platform/context/services.ts'
import { addressKey, requireBelow, within } from '../platform/http/throttle.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/** Limits on wrong answers to the identity questions: per IP address, and per social security number. */
export const PERSON_PER_ADDRESS = within(HOUR, 'register-ip', 5)
export const PERSON_PER_SOCIAL = within(DAY, 'register-social', 3)
/** Email addresses tried for one registration. Each try reveals whether the address is in use. */
export const ADDRESSES_PER_REGISTRATION = within(DAY, 'register-email', 3)
/** Email addresses tried over all registrations of one person, so that starting again gives no more tries. */
export const ADDRESSES_PER_OWNER = within(DAY, 'register-email-owner', 10)
/** All registration calls from one IP address in a day, for any step and person. */
const CALLS_PER_ADDRESS = within(DAY, 'register-calls', 100)
/** Emails to one person, over all registrations. */
export const CODES_PER_OWNER = within(HOUR, 'register-code', 3)
/** Wrong codes a day. Ten guesses of six digits have one chance in a hundred thousand. */
export const TRIES_PER_OWNER = within(DAY, 'register-try', 10)

/** Counts a call of any registration step. @throws 429 when the call's IP address has reached the daily limit */
export async function requireCallAllowed({ db, pii }: Services, call: CallContext): Promise<void> {
  await requireBelow(db, CALLS_PER_ADDRESS, addressKey(pii, call.ip), call.now)
}
