import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { ofCustomerBook } from './balance.sql.ts'

/** Returns the balance of each of these retirement accounts in cents; 0 for an account without lines. */
export async function balancesOfAccounts(
  db: Db | Tx,
  accountIds: readonly number[],
): Promise<(accountId: number) => bigint> {
  const { rows } = await sql<{ account_id: number; cents: bigint }>`
    select b.account_id, ${ofCustomerBook} as cents from book b where b.account_id = any(${accountIds}::int[])`.execute(
    db,
  )
  const balances = new Map(rows.map(({ account_id, cents }) => [account_id, cents]))
  return (accountId) => balances.get(accountId) ?? 0n
}
