import { sql } from 'kysely'
import type { Pile } from '../../contract/overview.ts'
import { accountsToReview, failedRuns, otherPiles, queuesOfRequests } from '../overview/overview.sql.ts'
import type { Services } from '../platform/context/services.ts'
import { isReadOnly } from '../platform/maintenance/current.ts'
import type { Db } from '../platform/db/connect.ts'

export interface Figure {
  name: string
  help: string
  labels: Record<string, string>
  value: number
}

const COUNT = {
  name: 'custodian_waiting',
  help: 'What waits for a person or a worker, by queue; counted to 200, one more for a longer queue.',
}
const OLDEST = { name: 'custodian_waiting_oldest_seconds', help: 'How long the first of a queue has waited.' }

/**
 * Measures waiting work and the state of the books. Every queue takes one index lookup.
 * @throws the database's errors
 */
export async function readFigures({
  config,
  database: { work: db },
  clock,
  dateOf,
  integrity,
}: Services): Promise<Figure[]> {
  const now = clock.now()
  const at = { now, today: dateOf(now), dateOf, timeZone: config.businessTimeZone }
  const others = await otherPiles(db, at)
  const piles: Array<[queue: string, pile: Queue]> = [
    ...(await queuesOfRequests(db, at)).map(({ kind, list, ...pile }): [string, Queue] => [
      `${kind.toLowerCase()} ${list}`,
      pile,
    ]),
    ['second person', others.secondPerson],
    ['upload center', others.uploads],
    ['compliance', await accountsToReview(db, at)],
    ['failed jobs', await failedRuns(db, at)],
    ['mail given up', others.undeliveredMail],
    ['mail', await mailToSend(db, now)],
    ['virus scan', await filesToScan(db)],
  ]
  const waits = piles.flatMap(([queue, { count, isBound, oldest }]): Figure[] => [
    { ...COUNT, labels: { queue }, value: isBound ? count + 1 : count },
    { ...OLDEST, labels: { queue }, value: oldest ? (now.getTime() - new Date(oldest).getTime()) / 1000 : 0 },
  ])
  const read = await rowsRead(db, at.today)
  const halted = await db.selectFrom('ledger_halt').select('since').executeTakeFirst()
  return [
    ...waits,
    figure('custodian_ledger_stopped', '1 while nothing is posted because the books are wrong.', halted ? 1 : 0),
    figure('custodian_read_only', '1 while every write is refused and jobs wait.', (await isReadOnly(db)) ? 1 : 0),
    figure('custodian_rows_read_most', 'Rows of lists that one login of staff was answered today.', read.most ?? 0),
    figure(
      'custodian_rows_read_alarms',
      'Employees who were shown as many rows of lists today as ROWS_READ_ALARM, or more.',
      read.alarms,
    ),
    figure('custodian_books_findings', 'What the last look at the books found.', integrity.findings.length),
    figure('custodian_audit_findings', 'Links of the audit trail that do not fit.', integrity.auditFindings.length),
    figure(
      'custodian_books_checked_timestamp_seconds',
      'When this custodian last looked at the books; 0 before the first look.',
      (integrity.checkedAt?.getTime() ?? 0) / 1000,
    ),
  ]
}

const figure = (name: string, help: string, value: number): Figure => ({ name, help, labels: {}, value })

const rowsRead = (db: Db, today: string) =>
  db
    .selectFrom('staff_rows_read')
    .select([(eb) => eb.fn.max('rows').as('most'), sql<number>`count(alarmed_at)::int`.as('alarms')])
    .where('day', '=', today)
    .executeTakeFirstOrThrow()

const MOST = 200

type Queue = Pick<Pile, 'count' | 'isBound' | 'oldest'>

const queueOf = (since: readonly Date[]): Queue => ({
  count: Math.min(since.length, MOST),
  isBound: since.length > MOST,
  oldest: since[0]?.toISOString() ?? null,
})

/** Number of due, unsent emails, counted up to `MOST`, and the time at which the oldest one became due. */
async function mailToSend(db: Db, now: Date): Promise<Queue> {
  const { rows } = await sql<{ due: Date }>`
    select next_attempt_at as due from mail_outbox
    where sent_at is null and given_up_at is null and next_attempt_at <= ${now}
    order by next_attempt_at limit ${sql.lit(MOST + 1)}`.execute(db)
  return queueOf(rows.map(({ due }) => due))
}

/** Number of quarantined files, counted up to `MOST`, and the time at which the first one was uploaded. */
async function filesToScan(db: Db): Promise<Queue> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from attachment where scan_state = 'QUARANTINED'
    order by attachment_id limit ${sql.lit(MOST + 1)}`.execute(db)
  return queueOf(rows.map(({ created_at }) => created_at))
}
