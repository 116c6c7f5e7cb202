import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import { SEALED, type Row, type SealedColumn } from './sealed.ts'

/** Whether the keys decrypt the first encrypted value that is found; true if no value is encrypted yet. */
export async function opensWith(db: Db, pii: Pii): Promise<boolean> {
  for (const column of SEALED) {
    const row = await oneOf(db, column)
    if (row) return opens(pii, column, row)
  }
  return true
}

async function oneOf(db: Db, column: SealedColumn): Promise<Row | undefined> {
  const value =
    column.field === undefined ? sql.ref(column.column) : sql`${sql.ref(column.column)} ->> ${sql.lit(column.field)}`
  const also = column.also === undefined ? sql`` : sql`, ${sql.raw(column.also)}`
  const { rows } = await sql<Row>`
    select ${sql.join(column.key.map((name) => sql.ref(name)))}${also}, ${value} as sealed
    from ${sql.table(column.table)} where ${value} is not null limit 1`.execute(db)
  return rows[0]
}

function opens(pii: Pii, column: SealedColumn, row: Row): boolean {
  const place = column.place(row)
  try {
    if (column.kind === 'file') pii.openBytes(row['sealed'] as Uint8Array, place)
    else pii.open(row['sealed'] as string, place)
    return true
  } catch {
    return false
  }
}
