import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { PayeeVersionTable } from '../platform/db/schema.ts'

export type PayeeVersion = Selectable<PayeeVersionTable>

/** These payees as they are now, by number. */
export async function payeesOf(db: Db | Tx, payeeIds: readonly number[]): Promise<ReadonlyMap<number, PayeeVersion>> {
  if (payeeIds.length === 0) return new Map()
  const { rows } = await sql<PayeeVersion>`select distinct on (payee_id) * from payee_version
    where payee_id = any(${payeeIds}::int[]) order by payee_id, number desc`.execute(db)
  return new Map(rows.map((row) => [row.payee_id, row]))
}

/** "Ann Lee", or the one name of an estate or a trust. */
export const nameOf = (of: { first_name: string; last_name: string }) =>
  [of.first_name, of.last_name].filter(Boolean).join(' ')
