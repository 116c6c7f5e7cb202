import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/connect.ts'

// A payment is the money sent for a request: created with the posting that puts it in transit, sent in one file, and
// closed by a reversal or return. A request has at most one open payment.

/**
 * Creates the payments of postings. A payment's amount is the posted amount, even if the request has changed since.
 * `code` is the Form 1099-R code; null uses the code of the request's first payment. `estatePayeeId` is the estate that
 * is paid instead of the owner.
 * @throws a unique violation (23505) if the request has an open payment; Error for a posting that puts nothing in
 * transit
 */
export async function createPayments(
  tx: Tx,
  posted: ReadonlyArray<{
    requestId: number
    transactionId: number
    code: string | null
    estatePayeeId?: number
  }>,
  now: Date,
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into payment (request_id, transaction_id, method, amount_cents, created_at, distribution_code, payee_id, estate_payee_id)
    select x.request_id, x.transaction_id, case b.kind when 'DISBURSEMENTS_ACH' then 'ACH' else 'CHECK' end,
      p.amount_cents, ${now}::timestamptz, coalesce(x.code,
        (select first.distribution_code from payment first where first.request_id = x.request_id
          order by first.payment_id limit 1)),
      (select r.payee_id from distribution_request r where r.request_id = x.request_id), x.estate_payee_id
    from unnest(${posted.map(({ requestId }) => requestId)}::int[],
      ${posted.map(({ transactionId }) => transactionId)}::int[], ${posted.map(({ code }) => code)}::text[],
      ${posted.map(({ estatePayeeId }) => estatePayeeId ?? null)}::int[])
      with ordinality as x (request_id, transaction_id, code, estate_payee_id, place)
    cross join lateral (
      select book_id, amount_cents from posting where transaction_id = x.transaction_id and side = 'C' offset 0
    ) p
    join book b on b.book_id = p.book_id and b.kind in ('DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK')
    order by x.place`.execute(tx)
  if (numAffectedRows !== BigInt(posted.length))
    throw new Error(`of ${posted.length} transactions some put no money in transit`)
}

/** Closes the open payment of a request, if any, so it is not sent. */
export async function closePayment(tx: Tx, requestId: number, as: 'REVERSED' | 'RETURNED'): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ closed_as: as })
    .where('request_id', '=', requestId)
    .where('closed_as', 'is', null)
    .execute()
}

/** The newest payment of a request; null if it was never paid. */
export async function newestPayment(db: Db | Tx, requestId: number): Promise<number | null> {
  const row = await db
    .selectFrom('payment')
    .select('payment_id')
    .where('request_id', '=', requestId)
    .orderBy('payment_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.payment_id ?? null
}

/** The posting that holds the returned money of a request; null if none is held. */
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

/**
 * Payments with the bank's results, locked in the order of their numbers.
 * @param which a condition on the payment `p`
 */
export async function lockedPayments(tx: Tx, which: ReturnType<typeof sql>) {
  const { rows: locked } = await sql<{ payment_id: number }>`
    select p.payment_id from payment p where ${which} order by p.payment_id for update of p`.execute(tx)
  // Read again under the locks, because a former lock holder may have matched the payment to a bank line.
  const { rows } = await sql<{
    payment_id: number
    method: 'ACH' | 'CHECK'
    amount_cents: bigint
    sent_for: string | null
    closed_as: string | null
    is_cleared: boolean
  }>`
    select p.payment_id, p.method, p.amount_cents, p.sent_for::text, p.closed_as,
      exists (select from bank_match c where c.payment_id = p.payment_id and c.kind = 'CLEARED') as is_cleared
    from payment p where p.payment_id = any(${locked.map(({ payment_id }) => payment_id)}::int[]) and ${which}
    order by p.payment_id`.execute(tx)
  return rows
}
