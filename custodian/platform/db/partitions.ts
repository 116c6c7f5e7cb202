import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Tables in partitions by their numbers. */
const PARTITIONED = { audit: 'audit_id', mail_outbox: 'mail_id' } as const

/** Makes the next partitions before the numbers reach them. Runs as the owner of the tables, at every start. */
export async function makePartitionsAhead(connection: Db): Promise<void> {
  for (const [table, key] of Object.entries(PARTITIONED))
    await sql`select make_partition_ahead(${table}, ${key})`.execute(connection)
}

/** What is read and written through its table only. */
export async function partitions(connection: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relispartition order by 1`.execute(connection)
  return rows.map(({ name }) => name)
}
