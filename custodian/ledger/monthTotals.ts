import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { settledUpTo } from './settled.ts'

/** Below this number of new transactions, adding up lines is as fast as using totals. */
const WORTH_A_RUN = 1_000
/** Maximum number of ledger transactions that one database transaction totals. */
const MOST_AT_ONCE = 10_000
/**
 * Number of transactions per totals run. The balance after a transaction reads at most this many lines beyond a stored
 * total.
 */
const OF_ONE_RUN = 250
const LOCK = 4_001_113

/**
 * Adds the postings since the last run to the daily and monthly totals of the internal books. A concurrent call waits
 * and then continues after the last total. Returns the transaction up to which the totals are complete.
 */
export async function addMonthTotals(db: Db, worthARun = WORTH_A_RUN): Promise<number> {
  const settled = await settledUpTo(db)
  for (;;) {
    const { upTo, added } = await db.transaction().execute((tx) => addRuns(tx, settled, Math.max(1, worthARun)))
    if (!added) return upTo
  }
}

/** The transaction up to which the totals are complete, at most `most`; 0 before the first run. */
export async function totalsUpTo(db: Db | Tx, most?: number): Promise<number> {
  let runs = db.selectFrom('book_total_run').select('up_to')
  if (most !== undefined) runs = runs.where('up_to', '<=', most)
  return (await runs.orderBy('up_to', 'desc').limit(1).executeTakeFirst())?.up_to ?? 0
}

async function addRuns(tx: Tx, settled: number, worthARun: number): Promise<{ upTo: number; added: boolean }> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
  const after = await totalsUpTo(tx)
  if (settled - after < worthARun) return { upTo: after, added: false }
  const upTo = Math.min(settled, after + MOST_AT_ONCE)
  await sql`
    insert into book_total_run (after, up_to)
    select start, least(start + ${OF_ONE_RUN}::int, ${upTo}::int)
    from generate_series(${after}::int, ${upTo}::int - 1, ${OF_ONE_RUN}::int) as start`.execute(tx)
  await addTotals(tx, { after, upTo }, 'day')
  await addTotals(tx, { after, upTo }, 'month')
  return { upTo, added: true }
}

/** The total of a book's period at the end of a run: the newest total plus the lines since. */
async function addTotals(tx: Tx, { after, upTo }: { after: number; upTo: number }, period: 'day' | 'month') {
  const table = sql.table(`book_${period}_total`)
  const name = sql.ref(period)
  await sql`
    with of_runs as materialized (
      select p.book_id, date_trunc(${sql.lit(period)}, p.transaction_date)::date as period,
        least(${after}::int + (p.transaction_id - ${after}::int + ${OF_ONE_RUN - 1}::int) / ${OF_ONE_RUN}::int
          * ${OF_ONE_RUN}::int, ${upTo}::int) as up_to,
        coalesce(sum(p.amount_cents) filter (where p.side = 'D'), 0) as debits,
        coalesce(sum(p.amount_cents) filter (where p.side = 'C'), 0) as credits, count(*) as lines
      from posting p join book b on b.book_id = p.book_id
      where p.transaction_id > ${after} and p.transaction_id <= ${upTo} and b.kind <> 'CUSTOMER'
      group by 1, 2, 3
    ), before as (
      select changed.book_id, changed.period, t.debit_cents, t.credit_cents, t.lines
      from (select distinct book_id, period from of_runs) changed
      cross join lateral (
        select debit_cents, credit_cents, lines from ${table}
        where book_id = changed.book_id and ${name} = changed.period order by up_to desc limit 1) t
    )
    insert into ${table} (book_id, ${name}, up_to, debit_cents, credit_cents, lines)
    select r.book_id, r.period, r.up_to, coalesce(before.debit_cents, 0) + sum(r.debits) over by_now,
      coalesce(before.credit_cents, 0) + sum(r.credits) over by_now, coalesce(before.lines, 0) + sum(r.lines) over by_now
    from of_runs r left join before using (book_id, period)
    window by_now as (partition by r.book_id, r.period order by r.up_to)`.execute(tx)
}
