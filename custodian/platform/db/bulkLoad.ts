import { sql, type Insertable } from 'kysely'
import type { Tx } from './connect.ts'
import { turnOffEvents } from './eventsOff.ts'
import type { DB } from './schema.ts'

/**
 * Runs work that adds many rows to these tables. Drops their foreign keys and non-unique indexes before the work and
 * recreates them after it, because one check of all rows is faster than one lookup per row. Other sessions cannot read
 * or write the tables before the transaction ends. The caller must own the tables.
 * @throws a foreign key violation (23503)
 */
export async function loadInBulk(tx: Tx, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
  // A bulk load emits no events.
  await turnOffEvents(tx)
  // Memory for sorting and building indexes. Only a large load uses it.
  await sql`set local work_mem = '128MB'`.execute(tx)
  await sql`set local maintenance_work_mem = '256MB'`.execute(tx)
  const keys = await foreignKeysOf(tx, tables)
  const indexes = await plainIndexesOf(tx, tables)
  for (const { owner, name } of keys)
    await sql`alter table ${sql.table(owner)} drop constraint ${sql.id(name)}`.execute(tx)
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(tx)
  await work()
  for (const { definition } of indexes) await sql`${sql.raw(definition)}`.execute(tx)
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(tx)
  for (const { owner, name, definition } of keys)
    await sql`alter table ${sql.table(owner)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx)
}

async function foreignKeysOf(tx: Tx, tables: readonly string[]) {
  const { rows } = await sql<{ owner: string; name: string; definition: string }>`
    select c.relname as owner, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and k.connamespace = 'public'::regnamespace and c.relname = any(${tables}::text[])
    order by 1, 2`.execute(tx)
  return rows
}

async function plainIndexesOf(tx: Tx, tables: readonly string[]) {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.relname as name, replace(pg_get_indexdef(i.oid), ' ON ONLY ', ' ON ') as definition
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where not x.indisunique and c.relnamespace = 'public'::regnamespace and c.relname = any(${tables}::text[])
    order by 1`.execute(tx)
  return rows
}

/**
 * Inserts rows with the same columns. Each column is one array parameter, which is many times faster than one
 * parameter per value.
 */
export async function insertColumns<Table extends keyof DB>(
  tx: Tx,
  table: Table,
  rows: ReadonlyArray<Insertable<DB[Table]>>,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}) as Array<keyof Insertable<DB[Table]> & string>
  if (columns.length === 0) return
  const typeOf = await columnTypes(tx, table)
  const arrays = columns.map((name) => sql`${rows.map((row) => row[name])}::${sql.raw(`${typeOf.get(name)}[]`)}`)
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.id(name)))})
    select * from unnest(${sql.join(arrays)})`.execute(tx)
}

async function columnTypes(tx: Tx, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(tx)
  return new Map(rows.map(({ name, type }) => [name, type]))
}

/** Reserves consecutive ids of a table's sequence, and returns the first one. */
export async function reserveIds(tx: Tx, table: string, column: string, count: number): Promise<number> {
  if (count === 0) return 0
  const { rows } = await sql<{ last: bigint }>`
    with sequence as (select pg_get_serial_sequence(${table}, ${column})::regclass as id)
    select setval(id, nextval(id) + ${count}::int - 1) as last from sequence`.execute(tx)
  return Number(rows[0]?.last ?? 0n) - count + 1
}
