import pg from 'pg'
import type { Subject } from './asks.ts'

const LONG_BOOK = 'owner9991@generated.example'

/**
 * The owner with the long book, and the month before the last one: all its days have ended, and many later postings
 * exist.
 */
export async function subjectOf(databaseUrl: string): Promise<Subject> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    `select a.account_owner_id as "accountOwnerId", a.account_id as "accountId", a.plan_id as "planId",
      (select book_id from book where kind = 'INTEREST_EXPENSE') as book,
      json_build_object('from', (date_trunc('month', now()) - interval '2 months')::date,
        'to', (date_trunc('month', now()) - interval '1 month' - interval '1 day')::date) as month
    from account_owner o join retirement_account a using (account_owner_id) where o.email = $1 order by 2 limit 1`,
    [LONG_BOOK],
  )
  await client.end()
  return rows[0] as Subject
}
