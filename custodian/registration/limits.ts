import type { Call } from '../platform/http/call.ts'
import type { Services } from '../platform/context/services.ts'
import { addressKey, hit, tooMany, type Limit } from '../platform/http/throttle.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
const limit = (scope: string, hits: number, seconds: number): Limit => ({
  scope,
  hits,
  windowSeconds: seconds,
  waitSeconds: seconds,
  maximumSeconds: seconds,
})

/** Whoever guesses at people: wrong answers from one address, and about one social security number. */
export const PERSON_PER_ADDRESS = limit('register-ip', 5, HOUR)
export const PERSON_PER_SOCIAL = limit('register-social', 3, DAY)
/** Other addresses tried for one registration: each tells whether somebody uses it. */
export const ADDRESSES_PER_REGISTRATION = limit('register-email', 3, DAY)
/** The same over all registrations of one person: beginning again is no way to try more addresses. */
export const ADDRESSES_PER_OWNER = limit('register-email-owner', 10, DAY)
/** Everything that one address asks of the registration in a day, whichever step and person it is about. */
const CALLS_PER_ADDRESS = limit('register-calls', 100, DAY)
/** Letters to one person, whatever registration asks for them. */
export const CODES_PER_OWNER = limit('register-code', 3, HOUR)
export const AGREEMENTS_PER_OWNER = limit('register-agreement', 3, HOUR)
/** Ten guesses a day at six digits: one chance in a hundred thousand. */
export const TRIES_PER_OWNER = limit('register-try', 10, DAY)

/** Counts a call of any step of the registration. @throws 429 when its address has made enough of them today */
export async function requireCallAllowed({ db, pii }: Services, call: Call): Promise<void> {
  const wait = await hit(db, CALLS_PER_ADDRESS, addressKey(pii, call.ip), call.now)
  if (wait > 0) throw tooMany(wait)
}
