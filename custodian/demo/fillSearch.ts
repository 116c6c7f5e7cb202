import { sql } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'

/** Runs work that adds many owners, and fills the search table once at the end instead of for each row. */
export async function fillSearchAfter(tx: Tx, work: () => Promise<void>): Promise<void> {
  const { rows: triggers } = await sql<{ table: string; name: string }>`
    select c.relname as table, t.tgname as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname in ('search_owners', 'search_accounts')`.execute(tx)
  const all = async (way: 'disable' | 'enable') => {
    for (const { table, name } of triggers)
      await sql`alter table ${sql.table(table)} ${sql.raw(way)} trigger ${sql.id(name)}`.execute(tx)
  }
  await all('disable')
  await work()
  await sql`
    insert into owner_search select * from owner_search_source source
    where not exists (select from owner_search known where known.account_owner_id = source.account_owner_id)`.execute(
    tx,
  )
  await all('enable')
}
