import { sql } from 'kysely'
import type { AnswerOf } from '../../contract/endpoint.ts'
import type { listRowsRead } from '../../contract/audit.ts'
import { administrators, enqueueMails, mailContext } from '../mail/outbox.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import { runForNobody } from '../platform/db/inFlight.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { Services } from '../platform/context/services.ts'

export type RowsRead = {
  /** Counts the rows of a page shown to an employee. */
  note: (userId: number, rows: number) => void
  /** Writes the counts; never rejects. */
  flush: () => Promise<void>
}

/** From this number of unwritten rows of one person, the counts are written immediately, not within half a minute. */
const AT_ONCE = 500
const EVERY_MS = 30_000

type Count = { userId: number; day: string; rows: number }

/**
 * Counts rows in memory by login and day, and adds them to the database in batches, so reading a page needs no write.
 */
export function createRowsRead(services: Services): RowsRead {
  let counts = new Map<string, Count>()
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  const writeAll = async () => {
    if (timer) clearTimeout(timer)
    timer = null
    const taken = counts
    counts = new Map()
    for (const count of taken.values()) {
      try {
        await add(services, count)
      } catch (error) {
        // A failed batch is counted again with the next one: the alarm is late but not lost.
        keep(count)
        services.log.error(
          { failure: error instanceof Error ? error.name : 'unknown' },
          'row counts of reads were not stored',
        )
      }
    }
  }
  const flush = () => (writing = runForNobody(() => writing.then(writeAll)))
  const keep = ({ userId, day, rows }: Count): number => {
    const key = `${userId} ${day}`
    const known = counts.get(key) ?? { userId, day, rows: 0 }
    counts.set(key, { ...known, rows: known.rows + rows })
    timer ??= setTimeout(() => void flush(), EVERY_MS).unref()
    return known.rows + rows
  }
  return {
    note(userId, rows) {
      if (rows > 0 && keep({ userId, day: services.dateOf(services.clock.now()), rows }) >= AT_ONCE) void flush()
    },
    flush,
  }
}

async function add(services: Services, { userId, day, rows }: Count): Promise<void> {
  const limit = services.config.rowsReadAlarm
  await services.database.work.transaction().execute(async (tx) => {
    await sql`
      insert into staff_rows_read as r (user_id, day, rows) values (${userId}, ${day}, ${rows})
      on conflict (user_id, day) do update set rows = r.rows + excluded.rows`.execute(tx)
    if (limit === 0) return
    const total = await totalOf(tx, userId, day)
    if (total.rows < limit || total.isAlarmed) return
    await alarm(services, tx, { userId, day, rows: total.rows })
  })
}

/** Totals the counts over all logins of the person, and locks them, so only one custodian raises the alarm. */
async function totalOf(tx: Tx, userId: number, day: string): Promise<{ rows: number; isAlarmed: boolean }> {
  const { rows } = await sql<{ rows: number; alarmed_at: Date | null }>`
    select rows, alarmed_at from staff_rows_read
    where day = ${day} and user_id in (
      select same.user_id from portal_person me join portal_person same using (person) where me.user_id = ${userId})
    order by user_id for update`.execute(tx)
  return {
    rows: rows.reduce((sum, row) => sum + row.rows, 0),
    isAlarmed: rows.some((row) => row.alarmed_at !== null),
  }
}

async function alarm(services: Services, tx: Tx, count: Count): Promise<void> {
  const now = services.clock.now()
  const { userId, day, rows } = count
  await tx
    .updateTable('staff_rows_read')
    .set({ alarmed_at: now })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute()
  const { email } = await tx
    .selectFrom('portal_user')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const mails = (await administrators(tx)).map((to) => ({ to, vars: { reader: email, rows } }))
  await enqueueMails(tx, mailContext(services, now), 'many-rows-read', mails)
  await writeAudit(
    tx,
    { userId: null, roleId: null, requestId: 'rows-read', ip: null, now },
    { action: 'list.alarm', entity: 'portal_user', entityId: userId, after: { day, rows } },
  )
  services.log.error({ userId, day, rows }, 'an employee read more list rows than ROWS_READ_ALARM')
}

const SHOWN_DAYS = 7
const MOST_SHOWN = 50

/** Counts of today and the six days before, one row for each login and day, the highest counts first. */
export async function rowsReadLately(
  db: Db,
  now: Date,
  dateOf: (moment: Date) => string,
): Promise<AnswerOf<typeof listRowsRead>> {
  const first = dateOf(new Date(now.getTime() - (SHOWN_DAYS - 1) * 24 * 60 * 60_000))
  const found = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('staff_rows_read')
        .select(['user_id', 'day', 'rows', 'alarmed_at'])
        .where('day', '>=', first)
        .orderBy('rows', 'desc')
        .orderBy('day', 'desc')
        .orderBy('user_id')
        .limit(MOST_SHOWN)
        .as('r'),
    )
    .select(['day', 'rows', 'alarmed_at'])
    // A lookup for each row shown; a join would read every login.
    .select((eb) =>
      eb
        .selectFrom('portal_user')
        .select('email')
        .whereRef('portal_user.user_id', '=', 'r.user_id')
        .$asScalar()
        .$notNull()
        .as('email'),
    )
    .orderBy('rows', 'desc')
    .orderBy('day', 'desc')
    .execute()
  return found.map(({ day, email, rows, alarmed_at }) => ({ day, email, rows, isAlarmed: alarmed_at !== null }))
}
