import { TRANSACTION_TYPE } from '../../../contract/transactionType.ts'
import { credit, debit, internalBook, post, reverse } from '../../ledger/ledger.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'

/**
 * Moves returned money from the returns book back into transit, once per return. If the payment that came back was sent
 * by the other method, as a check to the estate may be, the money moves on to the transit book of `isCheck`. Returns
 * the transaction that holds the money; null if it was moved before.
 */
export async function returnToTransit(
  { tx, today, userId }: WriteContext,
  returned: number,
  { isCheck, note }: { isCheck: boolean; note: string },
): Promise<number | null> {
  const by = { date: today, note, createdBy: userId }
  const again = await reverse(tx, returned, by)
  if (again === null) return null
  const transit = await internalBook(tx, isCheck ? 'DISBURSEMENTS_CHECK' : 'DISBURSEMENTS_ACH')
  const { book_id: from, amount_cents: cents } = await tx
    .selectFrom('posting')
    .select(['book_id', 'amount_cents'])
    .where('transaction_id', '=', again)
    .where('side', '=', 'C')
    .executeTakeFirstOrThrow()
  if (from === transit) return again
  return post(tx, {
    ...by,
    typeId: TRANSACTION_TYPE.reversal,
    idempotencyKey: `transit:${again}`,
    lines: [debit(from, cents), credit(transit, cents)],
  })
}
