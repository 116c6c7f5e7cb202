import { TRANSACTION_TYPE } from '../../../contract/transactionType.ts'
import { sql } from 'kysely'
import { credit, debit, internalBook, post } from '../../ledger/ledger.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { lockedPayments } from './payment.sql.ts'

/**
 * The payment of a request that is about to be closed, because it came back or is taken back. When the bank has paid it
 * already, its money is not in transit any more: it becomes a claim on the bank and stands in transit again, from where
 * the caller goes on. Locks the payment, so that a statement that is read at the same time comes before or after.
 */
export async function claimFromBank(context: WriteContext, requestId: number): Promise<void> {
  const { tx } = context
  const [payment] = await lockedPayments(tx, sql`p.request_id = ${requestId} and p.closed_as is null`)
  if (!payment?.is_cleared) return
  const transit = await internalBook(tx, payment.method === 'ACH' ? 'DISBURSEMENTS_ACH' : 'DISBURSEMENTS_CHECK')
  await post(tx, {
    typeId: TRANSACTION_TYPE.clearing,
    date: context.today,
    note: `Expected back: payment ${payment.payment_id}`,
    idempotencyKey: `claim:${payment.payment_id}`,
    createdBy: context.userId,
    lines: [
      debit(await internalBook(tx, 'RETURNS_RECEIVABLE'), payment.amount_cents),
      credit(transit, payment.amount_cents),
    ],
  })
}
