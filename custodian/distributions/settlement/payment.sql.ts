import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/connect.ts'

// A payment is what leaves the house for a request: made with the posting that puts its money in transit, sent in one
// file, and closed when it is taken back or comes back. A request has at most one that is alive.

/**
 * Makes the item of a posting: what it put in transit is what leaves, whatever the request says by now.
 * @throws a unique violation (23505) beside one that is alive; Error for a posting that puts nothing in transit
 */
export async function createPayment(tx: Tx, requestId: number, transactionId: number, now: Date): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment')
    .columns(['request_id', 'transaction_id', 'method', 'amount_cents', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('posting as p')
        .innerJoin('book as b', 'b.book_id', 'p.book_id')
        .select([
          sql<number>`${requestId}::int`.as('request_id'),
          'p.transaction_id',
          sql<'ACH' | 'CHECK'>`case b.kind when 'DISBURSEMENTS_ACH' then 'ACH' else 'CHECK' end`.as('method'),
          'p.amount_cents',
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ])
        .where('p.transaction_id', '=', transactionId)
        .where('p.side', '=', 'C')
        .where('b.kind', 'in', ['DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK']),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new Error(`transaction ${transactionId} puts no money in transit`)
}

/** Closes the payment of a request that is alive, if there is one: it is not sent any more. */
export async function closePayment(tx: Tx, requestId: number, as: 'REVERSED' | 'RETURNED'): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ closed_as: as })
    .where('request_id', '=', requestId)
    .where('closed_as', 'is', null)
    .execute()
}

/** The posting that keeps the returned money of a request apart, while the money is there; else null. */
export async function returnedMoney(db: Db | Tx, requestId: number): Promise<number | null> {
  const row = await db
    .selectFrom('payment_return')
    .innerJoin('payment', 'payment.payment_id', 'payment_return.payment_id')
    .select('payment_return.transaction_id')
    .where('payment.request_id', '=', requestId)
    .where('payment_return.transaction_id', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ledger_transaction as back')
            .select('back.transaction_id')
            .whereRef('back.reverses_transaction_id', '=', 'payment_return.transaction_id'),
        ),
      ),
    )
    .executeTakeFirst()
  return row?.transaction_id ?? null
}
