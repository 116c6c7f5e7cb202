import { sql } from 'kysely'
import { isOwnersAccount } from '../owners/ownersAccount.sql.ts'
import { anyOfIds } from '../platform/db/anyOf.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

/** Money of a plan file as credited to one account, in cents. */
export interface PlanCredit {
  transactionId: number
  attachmentId: number
  accountId: number
  accountOwnerId: number
  accountNumber: string
  /** False while the account was opened under another person's name and no reviewer has passed it. */
  isOwners: boolean
  bookId: number
  creditedOn: string
  cents: bigint
  /** The part of the credited money that was not returned to the plan. */
  left: bigint
}

/** The plan money that a transaction credited; null if the transaction credited none. */
export async function planCredit(db: Db | Tx, transactionId: number): Promise<PlanCredit | null> {
  const { rows } = await sql<PlanCredit>`
    select t.transaction_id as "transactionId", m.attachment_id as "attachmentId", m.account_id as "accountId",
      a.account_owner_id as "accountOwnerId", a.plan_account_number as "accountNumber", ${isOwnersAccount} as "isOwners", b.book_id as "bookId",
      t.transaction_date::text as "creditedOn", m.amount_cents as cents,
      (m.amount_cents - coalesce((select sum(r.amount_cents) from plan_return r where r.credit_id = t.transaction_id), 0))::bigint as "left"
    from ledger_transaction t
    join plan_money m on m.attachment_id = substring(t.idempotency_key from '^plan-file:([0-9]+):[0-9]+$')::int
      and m.account_id = substring(t.idempotency_key from '^plan-file:[0-9]+:([0-9]+)$')::int
    join retirement_account a on a.account_id = m.account_id
    join book b on b.account_id = m.account_id
    where t.transaction_id = ${transactionId}`.execute(db)
  return rows[0] ?? null
}

/** The plan file of each of these transactions that credited plan money. */
export async function planFilesOfCredits(
  db: Db | Tx,
  transactionIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ transaction_id: number; attachment_id: number | null }>`
    select transaction_id, substring(idempotency_key from '^plan-file:([0-9]+):[0-9]+$')::int as attachment_id
    from ledger_transaction where transaction_id = ${anyOfIds(transactionIds)}`.execute(db)
  return new Map(
    rows.flatMap((row) => (row.attachment_id === null ? [] : [[row.transaction_id, row.attachment_id] as const])),
  )
}
