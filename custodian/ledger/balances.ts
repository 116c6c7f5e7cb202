import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { creditsLessDebits } from './balance.sql.ts'

/** Answers the balance of each of these retirement accounts in cents; 0 for one without lines. */
export async function balancesOfAccounts(
  db: Db | Tx,
  accountIds: readonly number[],
): Promise<(accountId: number) => bigint> {
  const { rows } = await sql<{ account_id: number; cents: bigint | null }>`
    select b.account_id, (
      select ${creditsLessDebits} from posting p where p.book_id = b.book_id)::bigint as cents
    from book b where b.account_id = any(${accountIds}::int[])`.execute(db)
  const balances = new Map(rows.map(({ account_id, cents }) => [account_id, cents ?? 0n]))
  return (accountId) => balances.get(accountId) ?? 0n
}
