import { sql } from 'kysely'
import type { Db, Tx } from '../db/connect.ts'
import { LONGEST_WINDOW_SECONDS } from '../db/upkeep.ts'
import type { Pii } from '../crypto/pii.ts'
import { refuse, type ApiError } from './errors.ts'
import { networkOf } from '../../../server/network.ts'

export type Limit = {
  scope: string
  /** Number of hits within the window that need no wait. */
  hits: number
  /** At most LONGEST_WINDOW_SECONDS. A limit over more days must count other records. */
  windowSeconds: number
  /** First wait after the limit is reached, in seconds. Each further hit doubles the wait, up to maximumSeconds. */
  waitSeconds: number
  maximumSeconds: number
}

/**
 * Builds a limit of `hits` within the window, by default a quarter of an hour. The waits that follow start at a minute
 * and double.
 */
const slowingDown = (scope: string, hits: number, windowSeconds = 900): Limit => ({
  scope,
  hits,
  windowSeconds,
  waitSeconds: 60,
  maximumSeconds: 900,
})
/** Builds a limit of `hits` within `seconds`. Further hits are refused until that time has passed. */
export const within = (seconds: number, scope: string, hits: number): Limit => ({
  scope,
  hits,
  windowSeconds: seconds,
  waitSeconds: seconds,
  maximumSeconds: seconds,
})
const MINUTE = 60
const HOUR = 3_600

export const LOGIN_PER_ACCOUNT = slowingDown('login', 5)
/** Wrong passwords from a browser that the person has signed in with. Failures elsewhere do not count. */
export const LOGIN_PER_DEVICE = slowingDown('login-device', 5)
/** Wrong passwords from a network that the person has recently signed in from. */
export const LOGIN_PER_NETWORK = slowingDown('login-network', 5)
export const LOGIN_PER_ADDRESS = slowingDown('login-ip', 30, 600)
export const PASSWORD_CHECK = slowingDown('password', 5)
/** Codes of the second factor. A password reset does not reset this limit. */
export const SECOND_FACTOR = slowingDown('second-factor', 5)
/** Codes of a day. Three codes are valid at a time, so 20 guesses a day have one chance in 16,000. */
export const SECOND_FACTOR_DAY = within(24 * HOUR, 'second-factor-day', 20)
/** Checks of new passwords, which are limited because estimating the strength takes time. */
export const NEW_PASSWORD = slowingDown('new-password', 20)
export const FORGOT_PER_ACCOUNT = within(HOUR, 'forgot', 3)
export const FORGOT_PER_ADDRESS = within(HOUR, 'forgot-ip', 10)
/** Enough searches for a person, but not for listing all owners by searching. */
export const SEARCH = within(MINUTE, 'search', 30)
/** Reveals of the receiving account of a rollover, which are more frequent than those of social security numbers. */
export const RECEIVING_ACCOUNTS = within(HOUR, 'receiving-account', 60)
export const REVEAL = within(HOUR, 'reveal', 20)
export const REPORTS = within(MINUTE, 'report', 6)
/** Report previews, because people try several periods before they download a report. */
export const REPORT_PREVIEWS = within(MINUTE, 'report-preview', 30)
/** Compliance packs, each with the data of many people. Refused packs do not count. */
export const PACKS = within(HOUR, 'compliance-pack', 10)
/** Export previews, each of which counts a whole list. */
export const EXPORTS = within(MINUTE, 'export', 30)
export const ROUTING = within(MINUTE, 'routing', 30)
export const CALCULATOR = within(MINUTE, 'calculator', 60)
/** Event polls and streams from an address that is not a gateway's. */
export const WATCHES = within(MINUTE, 'watch-ip', 60)
/** Calls that render a document. */
export const RECEIPTS = within(MINUTE, 'receipt', 60)
/** File uploads. Refused files count too, because inspecting a file costs more than storing it. */
export const UPLOADS = within(MINUTE, 'upload', 120)
/** Webhook tests, each of which sends a message to a receiver. */
export const WEBHOOK_TESTS = within(MINUTE, 'webhook-test', 10)
/** Signing links by email. All emails go to the same person, so a fourth within an hour is unlikely to help. */
export const SIGN_AGAIN = within(HOUR, 'sign-again', 3)
/** Repeated emails to an owner with the link to the custodial agreement or to the first password. */
export const AGREEMENTS_PER_OWNER = within(HOUR, 'register-agreement', 3)
/** Signing codes of a request. */
export const SIGNING_CODES = within(HOUR, 'signing-code', 3)
/**
 * Openings of the signing form. While its code works, opening the form again sends no email but renders the document
 * again.
 */
export const SIGNING_OPENED = within(HOUR, 'signing-opened', 30)
/**
 * Tries of signing codes over all requests of an owner. With six digits, one of 100,000 guessers succeeds in a day.
 */
export const SIGNING_TRIES = within(24 * HOUR, 'signing-try', 10)

/**
 * Counts one hit and returns the seconds to wait, or 0. The count is in the database, so it survives a restart and all
 * processes share it. Hits during a wait are not counted. After a wait, one hit is allowed before the next wait, which
 * is twice as long. If the wait equals the window, the count starts again.
 * @throws Error if the limit counts for longer than upkeep keeps the count
 */
export async function hit(db: Db | Tx, limit: Limit, key: string, now: Date): Promise<number> {
  return (await countedHit(db, limit, key, now)).wait
}

/** As `hit`; also returns the number of counted hits, which concurrent hits don't share. */
export async function countedHit(
  db: Db | Tx,
  limit: Limit,
  key: string,
  now: Date,
): Promise<{ wait: number; hits: number }> {
  if (limit.windowSeconds > LONGEST_WINDOW_SECONDS) throw new Error(`The window of ${limit.scope} is too long.`)
  const forgotten = new Date(now.getTime() - limit.windowSeconds * 1000)
  // No stored wait exceeds the maximum, because a clock that was ahead may have written a later time.
  const longest = new Date(now.getTime() + limit.maximumSeconds * 1000)
  const blockedUntil = sql`least(t.blocked_until, ${longest}::timestamptz)`
  const startsAfresh = limit.waitSeconds >= limit.windowSeconds
  const over = sql`(greatest(t.window_started_at, t.blocked_until) <= ${forgotten} or (${startsAfresh} and t.blocked_until <= ${now}))`
  const { rows } = await sql<{ wait: number; hits: number }>`
    insert into throttle as t (scope, key, hits, window_started_at) values (${limit.scope}, ${key}, 1, ${now})
    on conflict (scope, key) do update set
      hits = case when t.blocked_until > ${now} then t.hits when ${over} then 1 else t.hits + 1 end,
      window_started_at = case
        when t.blocked_until > ${now} then least(t.window_started_at, ${now}::timestamptz)
        when ${over} then ${now}
        else t.window_started_at end,
      blocked_until = case
        when t.blocked_until > ${now} then ${blockedUntil}
        when ${over} or t.blocked_until <= ${now} then null
        when t.hits >= ${limit.hits} then ${now}::timestamptz + interval '1 second' *
          least(${limit.maximumSeconds}::float, ${limit.waitSeconds} * power(2, least(20, (t.hits - ${limit.hits}) / 2)))
        else null end
    returning ceil(greatest(0, extract(epoch from coalesce(blocked_until, ${now}) - ${now}::timestamptz)))::int as wait, hits`.execute(
    db,
  )
  return rows[0] ?? { wait: 0, hits: 0 }
}

/** Counts one hit. @throws 429 when the caller must wait */
export async function requireBelow(db: Db | Tx, limit: Limit, key: string | number | null, now: Date): Promise<void> {
  const wait = await hit(db, limit, String(key), now)
  if (wait > 0) throw tooMany(wait)
}

/** Returns the seconds to wait, without counting a hit. */
export async function waitOf(db: Db | Tx, limit: Limit, key: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('throttle')
    .select('blocked_until')
    .where('scope', '=', limit.scope)
    .where('key', '=', key)
    .executeTakeFirst()
  const wait = Math.max(0, Math.ceil(((row?.blocked_until?.getTime() ?? 0) - now.getTime()) / 1000))
  // No wait exceeds the maximum, because a clock that was ahead may have written a later time.
  return Math.min(wait, limit.maximumSeconds)
}

export async function forgive(db: Db | Tx, limit: Limit, key: string): Promise<void> {
  await db.deleteFrom('throttle').where('scope', '=', limit.scope).where('key', '=', key).execute()
}

/** Removes a counted hit that was not a failure. */
export async function uncount(db: Db | Tx, { scope }: Limit, key: string): Promise<void> {
  await sql`update throttle set hits = greatest(0, hits - 1) where scope = ${scope} and key = ${key}`.execute(db)
}

/** The rate-limit key of an address. */
export function addressKey(pii: Pii, address: string): string {
  return pii.hash(networkOf(address), 'ip')
}

export function tooMany(seconds: number): ApiError {
  return refuse(429, 'Too many attempts. Please try again later.', { 'retry-after': String(seconds) })
}
