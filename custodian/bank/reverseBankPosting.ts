import { postingDay } from '../ledger/closedMonths.ts'
import { reverse } from '../ledger/ledger.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { refuse } from '../platform/http/errors.ts'

/**
 * Reverses a posting on its own date while that month is open, so both cancel out on each day. Returns the id of the
 * reversal.
 * @throws 409 if the posting was reversed before
 */
export async function takeBack(
  { tx, today, userId }: WriteContext,
  transactionId: number,
  note: string,
): Promise<number> {
  const { transaction_date } = await tx
    .selectFrom('ledger_transaction')
    .select('transaction_date')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow()
  const date = await postingDay(tx, transaction_date, today)
  const reversalId = await reverse(tx, transactionId, { date, note, createdBy: userId })
  if (reversalId === null) throw refuse(409, 'This was undone before.')
  return reversalId
}
