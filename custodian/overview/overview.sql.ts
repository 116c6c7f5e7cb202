import { JOB_TYPE } from '../../contract/jobType.ts'
import { runningSince } from '../platform/jobs/interrupted.ts'
import { DAY_MS } from '../platform/calendar/durations.ts'
import { sql, type RawBuilder } from 'kysely'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import {
  AGE_BOUNDS,
  MOST_IN_MENU,
  MOST_WAITING,
  queues,
  type MenuCounts,
  type Overview,
  type Pile,
} from '../../contract/overview.ts'
import { bankDaysBetween, moreBankDaysBefore } from '../platform/calendar/bankDays.ts'
import type { Db } from '../platform/db/connect.ts'

interface Counted {
  count: number
  oldest: Date | null
}

/** Row limit of the counts: one above the shown maximum, to detect longer queues. */
const LIMIT = sql.lit(MOST_WAITING + 1)

/** Counts rows up to the limit and finds the time of the oldest row, from one index. */
const counted = (rows: RawBuilder<unknown>, first: RawBuilder<unknown>) => sql`
  (select count(*)::int from (select 1 ${rows} limit ${LIMIT}) counted) as count,
  (select ${first}) as oldest`

/** The current time and day, and the conversion of a time to the custodian's day. */
export interface Now {
  now: Date
  today: string
  dateOf: (moment: Date) => string
  timeZone: string
}

function pileOf({ count, oldest }: Counted, { today, dateOf }: Now): Pile {
  return {
    count: Math.min(count, MOST_WAITING),
    isBound: count > MOST_WAITING,
    oldest: oldest?.toISOString() ?? null,
    ageInBankDays: oldest && bankDaysBetween(dateOf(oldest), today),
  }
}

/** A queue whose items began to wait at these times, oldest first; the times end one above the shown maximum. */
export const pileSince = (times: readonly Date[], at: Now): Pile =>
  pileOf({ count: times.length, oldest: times[0] ?? null }, at)

const KINDS = ['WITHDRAWAL', 'ROLLOVER'] as const

/** Counts all request queues in one statement. Each count reads the first rows of its index, up to the limit. */
export async function queuesOfRequests(db: Db, at: Now): Promise<Overview['queues']> {
  type Row = Counted & Pick<Overview['queues'][number], 'kind' | 'list' | 'ages'>
  const each = KINDS.flatMap((kind) => queues.map((list) => sql`(${sql.lit(kind)}, ${sql.lit(list)})`))
  const { rows } = await sql<Row>`
    select queue.kind, queue.list, waits.*
    from (values ${sql.join(each)}) queue (kind, list)
    cross join lateral (
      select count(*)::int as count, min(waiting_since) as oldest, ${agesAt(at)} as ages
      from (
        select waiting_since, row_number() over (order by waiting_since, request_id) as place
        from distribution_request where kind = queue.kind and staff_list = queue.list
        order by waiting_since, request_id limit ${LIMIT}) counted
    ) waits`.execute(db)
  return rows.map(({ kind, list, ages, ...row }) => ({ kind, list, ages, ...pileOf(row, at) }))
}

/** Counts a queue's rows by age in bank days, youngest first. */
function agesAt({ today, timeZone }: Now): RawBuilder<unknown> {
  // Each bound is the earliest time at which a row of that age can have begun to wait.
  const bounds = AGE_BOUNDS.map((days) => sql`(${moreBankDaysBefore(today, days)}::timestamp at time zone ${timeZone})`)
  const counts = [...bounds, null].map((bound, index) => {
    const younger = bounds[index - 1]
    const isCounted = sql`place <= ${sql.lit(MOST_WAITING)}`
    const parts = [isCounted, bound && sql`waiting_since >= ${bound}`, younger && sql`waiting_since < ${younger}`]
    return sql`count(*) filter (where ${sql.join(parts.filter(Boolean), sql` and `)})::int`
  })
  return sql`array[${sql.join(counts)}]`
}

const UPLOADS = sql`from attachment where in_upload_center and date_processed is null and scan_state = 'CLEAN'`

const recentlyAt = (now: Date) => new Date(now.getTime() - 7 * DAY_MS)

/** Selects the runs that left work open or were interrupted, until another run replaces them. */
const openRuns = (now: Date) => sql`
    select coalesce(date_scheduled, date_started) as at from job
    where date_completed is null and last_error is not null
      and (job_type_id <> ${sql.lit(JOB_TYPE.planUpload)} or date_ended is null or date_ended >= ${recentlyAt(now)})
    union all
    select coalesce(date_scheduled, date_started) from job
    where date_completed is null and last_error is null and date_ended is null
      and date_started <= ${runningSince(now)} and job_type_id <> ${sql.lit(JOB_TYPE.planUpload)}`

/** Counts the queues other than requests, in one statement. */
export async function otherPiles(db: Db, at: Now): Promise<Record<keyof ReturnType<typeof pilesAt>, Pile>> {
  const piles = pilesAt(at)
  const each = Object.entries(piles).map(([name, columns]) => sql`select ${sql.lit(name)} as name, ${columns}`)
  const { rows } = await sql<Counted & { name: keyof typeof piles }>`${sql.join(each, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, ...row }) => [name, pileOf(row, at)])) as Record<keyof typeof piles, Pile>
}

function pilesAt({ now, today, timeZone }: Now) {
  const recent = recentlyAt(now)
  const second = sql`from approval where status = 'WAITING' and (lapses_at is null or lapses_at > ${now})`
  // Counting failed jobs is fast: few jobs ended this week, and a separate index contains the unfinished jobs.
  const failed = sql`from (${openRuns(now)}
    union all
    select date_completed from job where date_completed between ${recent} and 'infinity' and last_error is not null) failed`
  const onDesk = sql`from desk_item where is_due`
  // The time of the oldest item is the start of the first day on which the item was due.
  const firstOnDesk = sql`(since::timestamp at time zone ${timeZone}) ${onDesk} order by since, kind, item_id limit 1`
  const undelivered = sql`from mail_outbox where given_up_at between ${recent} and 'infinity'`
  // If no month is closed yet, the previous month is the first to close (periods/closeMonth.ts).
  const months = sql`from generate_series(
    coalesce((select max(month) from closed_month) + interval '1 month',
      date_trunc('month', ${today}::date) - interval '1 month'),
    date_trunc('month', ${today}::date) - interval '1 month', interval '1 month') month`
  const firstMonth = sql`((min(month) + interval '1 month - 1 day')::date::timestamp at time zone ${timeZone}) ${months}`
  return {
    secondPerson: counted(second, sql`min(asked_at) ${second}`),
    uploads: counted(UPLOADS, sql`created_at ${UPLOADS} order by created_at, attachment_id limit 1`),
    failedJobs: counted(failed, sql`min(at) ${failed}`),
    returnsDesk: counted(onDesk, firstOnDesk),
    undeliveredMail: counted(undelivered, sql`given_up_at ${undelivered} order by given_up_at, mail_id limit 1`),
    monthsToClose: counted(months, firstMonth),
  }
}

/** Counts open items behind the menu entries, in one statement that uses the indexes of the lists. */
export async function menuCounts(db: Db): Promise<MenuCounts> {
  const upTo = (rows: RawBuilder<unknown>) =>
    sql`(select count(*)::int from (select 1 ${rows} limit ${sql.lit(MOST_IN_MENU)}) counted)`
  const list = (kind: (typeof KINDS)[number], name: string) =>
    upTo(sql`from distribution_request where kind = ${sql.lit(kind)} and staff_list = ${sql.lit(name)}`)
  const { rows } = await sql<MenuCounts>`select
    ${list('WITHDRAWAL', 'open')} as "pendingWithdrawals",
    ${list('WITHDRAWAL', 'approved')} as "approvedWithdrawals",
    ${list('WITHDRAWAL', 'incomplete')} as "incompleteWithdrawals",
    ${list('ROLLOVER', 'open')} as "pendingRollovers", ${list('ROLLOVER', 'approved')} as "approvedRollovers",
    ${list('ROLLOVER', 'incomplete')} as "incompleteRollovers",
    ${upTo(UPLOADS)} as uploads`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a select without rows')
  return counts
}

/** Counts the failed and interrupted runs of jobs that no later run has replaced. */
export async function failedRuns(db: Db, at: Now): Promise<Pile> {
  const open = sql`from (${openRuns(at.now)}) open`
  const { rows } = await sql<Counted>`select ${counted(open, sql`min(at) ${open}`)}`.execute(db)
  return pileOf(rows[0] ?? { count: 0, oldest: null }, at)
}

export async function accountsToReview(db: Db, at: Now): Promise<Pile> {
  // The status is a literal, so that the planner matches the partial index of waiting accounts.
  const waits = sql`from retirement_account where status_id = ${sql.lit(ACCOUNT_STATUS.notValidated)}`
  const columns = counted(waits, sql`date_loaded ${waits} order by date_loaded, account_id limit 1`)
  const { rows } = await sql<Counted>`select ${columns}`.execute(db)
  return pileOf(rows[0] ?? { count: 0, oldest: null }, at)
}
