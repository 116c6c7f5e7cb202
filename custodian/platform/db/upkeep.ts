import { DAY_MS, HOUR_MS } from '../calendar/durations.ts'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database, Db } from './connect.ts'
import type { Clock } from '../clock.ts'

const EVERY_MS = HOUR_MS
/** Earlier statistics are in the database. */
const FIRST_STATISTICS_MS = 5_000
/** Tables whose rows change often. */
const BUSY = 'throttle, session, wizard_draft, mail_outbox, distribution_request, job, customer_balance'
/** The longest limit counts for a day, and the longest session lasts a day. */
const COUNTED_MS = 2 * DAY_MS
const OVER_MS = 7 * DAY_MS
/** A person's networks have a budget of their own for wrong passwords (session/failureBudget.ts), once a year as well. */
const NETWORK_KNOWN_MS = 500 * DAY_MS
/** Nobody repeats a call of a month ago; its effect is in the requests and the ledger. */
const REPEATED_MS = 30 * DAY_MS

/**
 * Every hour: deletes expired rows and, on the embedded engine, does the work of autovacuum: statistics for the
 * planner, soon after the start too, and free space of changed rows. Answers a way to stop.
 */
export function startUpkeep(
  { database, clock }: { database: Database; clock: Clock },
  log: Logger,
  keepOthers: (db: Db, now: Date) => Promise<void> = async () => {},
): () => Promise<void> {
  const isEmbedded = database.engine === 'pglite'
  let isOver = false
  // One table at a time, so other callers wait for one of them, not for all.
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
      log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'upkeep'),
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
 * Expired counters, sessions that ended long ago and stored answers that nobody repeats: guessing a million names must
 * not fill the database. Of each person's addresses the newest session is kept. The audit trail keeps what was done.
 */
export async function forgetWhatIsOver(db: Db, now: Date): Promise<void> {
  const counted = new Date(now.getTime() - COUNTED_MS)
  await db
    .deleteFrom('throttle')
    .where('window_started_at', '<', counted)
    .where((eb) => eb.or([eb('blocked_until', 'is', null), eb('blocked_until', '<', now)]))
    .execute()
  await db
    .deleteFrom('session')
    .where('expires_at', '<', new Date(now.getTime() - NETWORK_KNOWN_MS))
    .execute()
  const over = new Date(now.getTime() - OVER_MS)
  // An older one was looked at in its week.
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
