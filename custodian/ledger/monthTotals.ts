import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import { settledUpTo } from './settled.ts'

/** Fewer new transactions than this are as quickly read line by line. */
const WORTH_A_RUN = 1_000
/** Transactions of one run; more are taken in several. So many lines of a book are read for what was in it after one. */
const MOST_AT_ONCE = 10_000

/**
 * Adds what was posted since the last run to the day and month totals of the internal books, each run in a transaction of its own.
 * Several custodians may do so at once: of two that go on from the same place one does the work. Answers the transaction
 * up to which everything is in the totals.
 */
export async function addMonthTotals(db: Db, worthARun = WORTH_A_RUN): Promise<number> {
  const settled = await settledUpTo(db)
  for (;;) {
    const after = await totalsUpTo(db)
    if (settled - after < Math.max(1, worthARun)) return after
    await addRun(db, after, Math.min(settled, after + MOST_AT_ONCE))
  }
}

/** The transaction up to which the totals have everything, the last of those up to `most`; 0 before the first run. */
export async function totalsUpTo(db: Db, most?: number): Promise<number> {
  let runs = db.selectFrom('book_total_run').select('up_to')
  if (most !== undefined) runs = runs.where('up_to', '<=', most)
  return (await runs.orderBy('up_to', 'desc').limit(1).executeTakeFirst())?.up_to ?? 0
}

async function addRun(db: Db, after: number, upTo: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const run = await tx
      .insertInto('book_total_run')
      .values({ after, up_to: upTo })
      .onConflict((conflict) => conflict.doNothing())
      .returning('up_to')
      .executeTakeFirst()
    if (!run) return
    await sql`
      with days as (
        insert into book_day_total (book_id, day, up_to, debit_cents, credit_cents, lines)
        select p.book_id, p.transaction_date, ${upTo},
          coalesce(sum(p.amount_cents) filter (where p.side = 'D'), 0),
          coalesce(sum(p.amount_cents) filter (where p.side = 'C'), 0), count(*)
        from posting p join book b on b.book_id = p.book_id
        where p.transaction_id > ${after} and p.transaction_id <= ${upTo} and b.kind <> 'CUSTOMER'
        group by 1, 2
        returning book_id, day, up_to, debit_cents, credit_cents, lines
      )
      insert into book_month_total (book_id, month, up_to, debit_cents, credit_cents, lines)
      select book_id, date_trunc('month', day)::date, up_to, sum(debit_cents), sum(credit_cents), sum(lines)
      from days group by 1, 2, 3`.execute(tx)
  })
}
