import { TRANSACTION_TYPE } from '../../../contract/transactionType.ts'
import { sql } from 'kysely'
import { credit, debit, internalBook, post } from '../../ledger/ledger.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { lockedPayments } from './payment.sql.ts'

/**
 * Prepares the payment of a request for closing after a return or reversal. If the bank has already paid it, the amount
 * becomes a receivable from the bank and is in transit again. Locks the payment, so a concurrent statement import is
 * serialized.
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
