import type { Db, Tx } from '../db/connect.ts'
import { netOf } from '../distributions/request.ts'
import { requestById, type FullRequest } from '../distributions/request.sql.ts'

// A payment is what leaves the house for a request: made with the posting that puts its money in transit, sent in one
// file, and closed when it is taken back or comes back. A request has at most one that is alive.

/** Makes the item of a posting. @throws a unique violation (23505) beside one that is alive */
export async function createPayment(tx: Tx, request: FullRequest, transactionId: number, now: Date): Promise<void> {
  await tx
    .insertInto('payment')
    .values({
      request_id: request.request_id,
      transaction_id: transactionId,
      method: request.is_check ? 'CHECK' : 'ACH',
      amount_cents: netOf(request),
      created_at: now,
    })
    .execute()
}

/** The statuses in which what was posted is on its way: while a request is put aside, its payment waits. */
const ON_ITS_WAY = [3, 4, 5] as const

export interface WaitingPayment {
  paymentId: number
  /** In cents, as posted. */
  amount: bigint
  request: FullRequest
}

/**
 * Payments that are still here, oldest first. They stay locked until the end of the transaction: whoever takes one back
 * at the same time comes after the file, or was before it. A second run waits for the first and finds nothing left.
 */
export async function waitingPayments(tx: Tx, method: 'ACH' | 'CHECK'): Promise<WaitingPayment[]> {
  await tx
    .selectFrom('running_number')
    .select('last')
    .where('name', '=', method === 'ACH' ? 'trace' : 'check')
    .forUpdate()
    .execute()
  const rows = await tx
    .selectFrom('payment')
    .select(['payment_id', 'request_id', 'amount_cents'])
    .where('method', '=', method)
    .where('job_file_id', 'is', null)
    .where('closed_as', 'is', null)
    .orderBy('payment_id')
    .forUpdate()
    .execute()
  const payments: WaitingPayment[] = []
  for (const { payment_id, request_id, amount_cents } of rows) {
    const request = await requestById(tx, request_id)
    if (request && (ON_ITS_WAY as readonly number[]).includes(request.status_id))
      payments.push({ paymentId: payment_id, amount: amount_cents, request })
  }
  return payments
}

/** Takes the next numbers of a sequence without gaps and answers the first of them. */
export async function takeNumbers(tx: Tx, name: 'trace' | 'check', count: number): Promise<number> {
  const { last } = await tx
    .updateTable('running_number')
    .set((eb) => ({ last: eb('last', '+', count) }))
    .where('name', '=', name)
    .returning('last')
    .executeTakeFirstOrThrow()
  return last - count + 1
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
