import { sql, type RawBuilder } from 'kysely'
import type { Tx } from './connect.ts'

const AT_ONCE = 2_000

/** Reads the rows of a query one by one, with a few in memory at a time. A transaction can have one such cursor. */
export async function* rowsInTurn<T>(tx: Tx, query: RawBuilder<T>): AsyncGenerator<T> {
  await sql`declare rows_in_turn no scroll cursor for ${query}`.execute(tx)
  for (;;) {
    const { rows } = await sql<T>`fetch ${sql.lit(AT_ONCE)} from rows_in_turn`.execute(tx)
    yield* rows
    if (rows.length < AT_ONCE) break
  }
  await sql`close rows_in_turn`.execute(tx)
}
