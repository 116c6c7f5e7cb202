import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Tables partitioned by id. */
const PARTITIONED = { audit: 'audit_id', mail_outbox: 'mail_id' } as const

/** Creates partitions ahead of the ids. Runs as the owner of the tables at every start. */
export async function makePartitionsAhead(connection: Db): Promise<void> {
  for (const [table, key] of Object.entries(PARTITIONED))
    await sql`select make_partition_ahead(${table}, ${key})`.execute(connection)
}

/** Lists the partitions. Direct access to them is revoked, because they are used only through their table. */
export async function partitions(connection: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relispartition order by 1`.execute(connection)
  return rows.map(({ name }) => name)
}
