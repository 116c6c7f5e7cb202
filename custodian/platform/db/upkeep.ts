import { KEY_KEPT_DAYS } from '../../../contract/endpoint.ts'
import { DAY_MS, HOUR_MS } from '../calendar/durations.ts'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database, Db } from './connect.ts'
import type { Clock } from '../clock.ts'

const EVERY_MS = HOUR_MS
/** Delay of the first run after the start. Until then the planner uses the stored statistics. */
const FIRST_STATISTICS_MS = 5_000
/** Tables whose rows change often. */
const BUSY = 'throttle, session, wizard_draft, mail_outbox, distribution_request, job, customer_balance'
/** The longest window of a rate limit. Counts are deleted this long after their window began and their wait ended. */
export const LONGEST_WINDOW_SECONDS = DAY_MS / 1_000
const OVER_MS = 7 * DAY_MS
/**
 * How long a person's networks stay known, even if used only once a year. Known networks have a separate budget for
 * wrong passwords (session/failureBudget.ts).
 */
const NETWORK_KNOWN_MS = 500 * DAY_MS
/**
 * How long stored responses are kept: nobody repeats a call after a month. The call's effect stays in the requests and
 * the ledger.
 */
const REPEATED_MS = KEY_KEPT_DAYS * DAY_MS

/**
 * Deletes expired rows every hour. On the embedded engine, also does the work of autovacuum: statistics for the
 * planner, also soon after the start, and free space of changed rows. Returns a function that stops the upkeep.
 */
export function startUpkeep(
  { database, clock }: { database: Database; clock: Clock },
  log: Logger,
  keepOthers: (db: Db, now: Date) => Promise<void> = async () => {},
): () => Promise<void> {
  const isEmbedded = database.engine === 'pglite'
  let isOver = false
  // Processes one table at a time, so that other callers wait for only one table.
  const makeStatistics = async () => {
    const { rows } = await database.executeSql(`
      select format('%I', relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`)
    for (const { name } of rows) if (!isOver) await database.executeSql(`analyze ${String(name)}`)
  }
  const tidy = async () => {
    await forgetWhatIsOver(database.work, clock.now())
    await keepOthers(database.work, clock.now())
    if (!isEmbedded) return
    await makeStatistics()
    if (!isOver) await database.executeSql(`vacuum ${BUSY}`)
  }
  let current: Promise<unknown> = Promise.resolve()
  const begin = (work: () => Promise<void>) => {
    current = work().catch((error: unknown) =>
      log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'upkeep failed'),
    )
  }
  const first = isEmbedded ? setTimeout(() => begin(makeStatistics), FIRST_STATISTICS_MS) : undefined
  const timer = setInterval(() => begin(tidy), EVERY_MS)
  return async () => {
    isOver = true
    clearTimeout(first)
    clearInterval(timer)
    await current
  }
}

/**
 * Deletes expired counters, sessions that ended long ago, and stored responses of calls that nobody repeats. So an
 * attacker who guesses a million names does not fill the database. The newest session for each of a person's addresses
 * is kept. The audit trail keeps the history.
 */
export async function forgetWhatIsOver(db: Db, now: Date): Promise<void> {
  const counted = new Date(now.getTime() - LONGEST_WINDOW_SECONDS * 1_000)
  await db
    .deleteFrom('throttle')
    .where('window_started_at', '<', counted)
    .where((eb) => eb.or([eb('blocked_until', 'is', null), eb('blocked_until', '<', counted)]))
    .execute()
  await db
    .deleteFrom('session')
    .where('expires_at', '<', new Date(now.getTime() - NETWORK_KNOWN_MS))
    .execute()
  const over = new Date(now.getTime() - OVER_MS)
  // Reads only the sessions that ended in one week, because earlier runs processed the older ones.
  await sql`
    delete from session s
    where s.expires_at < ${over} and s.expires_at >= ${new Date(over.getTime() - OVER_MS)}
      and (s.ip is null or exists (
        select from session n where n.user_id = s.user_id and n.session_id > s.session_id and n.ip = s.ip))`.execute(db)
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - REPEATED_MS))
    .execute()
}
