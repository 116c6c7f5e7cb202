import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'

/** A table of the portal with its stored columns. The database recomputes the generated columns. */
export type Table = { name: string; columns: string[]; hasFiles: boolean }

/** Every table of the portal, by name, except the list of applied migrations. */
export async function tablesOf(db: Db | Tx): Promise<Table[]> {
  const { rows } = await sql<{ name: string; columns: string[]; has_files: boolean }>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
      bool_or(a.atttypid = 'bytea'::regtype) as has_files
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migration'
    group by c.relname order by c.relname`.execute(db)
  return rows.map(({ name, columns, has_files }) => ({ name, columns, hasFiles: has_files }))
}
