import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import type { Services } from '../platform/context/services.ts'
import { feeBook, type FeeTypeId } from './bothBooks.ts'

/** Pays cents into an account and charges them as a fee, which creates fee income for an adjustment. */
export async function chargeFees(
  { db }: Services,
  accountId: number,
  cents: bigint,
  feeTypeId: FeeTypeId = TRANSACTION_TYPE.distributionFee,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const customer = await bookOfAccount(tx, accountId)
    const day = { date: '2026-01-02', createdBy: null }
    const paidIn = [debit(await internalBook(tx, 'CUSTODY_CASH'), cents), credit(customer, cents)]
    await post(tx, { ...day, typeId: TRANSACTION_TYPE.contribution, lines: paidIn })
    const charged = [debit(customer, cents), credit(await feeBook(tx, feeTypeId), cents)]
    await post(tx, { ...day, typeId: feeTypeId, lines: charged })
  })
}
