import type { CallContext } from '../platform/context/callContext.ts'
import type { Services } from '../platform/context/services.ts'
import { addressKey, requireBelow, within } from '../platform/http/throttle.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/** Whoever guesses at people: wrong answers from one address, and about one social security number. */
export const PERSON_PER_ADDRESS = within(HOUR, 'register-ip', 5)
export const PERSON_PER_SOCIAL = within(DAY, 'register-social', 3)
/** Other addresses tried for one registration: each tells whether somebody uses it. */
export const ADDRESSES_PER_REGISTRATION = within(DAY, 'register-email', 3)
/** The same over all registrations of one person: beginning again is no way to try more addresses. */
export const ADDRESSES_PER_OWNER = within(DAY, 'register-email-owner', 10)
/** Everything that one address asks of the registration in a day, whichever step and person it is about. */
const CALLS_PER_ADDRESS = within(DAY, 'register-calls', 100)
/** Letters to one person, whatever registration asks for them. */
export const CODES_PER_OWNER = within(HOUR, 'register-code', 3)
export const AGREEMENTS_PER_OWNER = within(HOUR, 'register-agreement', 3)
/** Ten guesses a day at six digits: one chance in a hundred thousand. */
export const TRIES_PER_OWNER = within(DAY, 'register-try', 10)

/** Counts a call of any step of the registration. @throws 429 when its address has made enough of them today */
export async function requireCallAllowed({ db, pii }: Services, call: CallContext): Promise<void> {
  await requireBelow(db, CALLS_PER_ADDRESS, addressKey(pii, call.ip), call.now)
}
