import type { Tx } from '../db/connect.ts'
import { doingOfCall, type Doing } from '../distributions/doing.ts'
import { takeBack } from '../distributions/move.ts'
import { lockedRequest } from '../distributions/request.sql.ts'
import type { Principal } from '../http/access.ts'
import type { Call } from '../http/call.ts'
import { forbidden, invalidField, notFound, refuse } from '../http/errors.ts'
import {
  credit,
  debit,
  internalBook,
  lockAccount,
  post,
  reverse,
  TRANSACTION_TYPE,
  type Line,
} from '../ledger/ledger.ts'
import { toCents } from '../money.ts'
import type { Services } from '../services.ts'
import { WITHDRAWALS } from './books.ts'

export type ManualPosting = { transactionTypeId: number; amount: number; bookId: number; note: string | null }

/**
 * Posts what staff key in: a tax payment lowers a tax book, a fee adjustment (top administrator only) gives a customer
 * a fee back. Amount in dollars. Answers the transaction id; 404 for an unknown book, 400 for one of another kind.
 */
export async function postManually(call: Call<Principal>, manual: ManualPosting): Promise<{ id: number }> {
  const isAdjustment = manual.transactionTypeId === TRANSACTION_TYPE.feeAdjustment
  if (!isAdjustment && manual.transactionTypeId !== TRANSACTION_TYPE.taxPayment)
    throw invalidField('transactionTypeId', 'Please select a valid transaction type')
  if (isAdjustment && !call.principal.isTopAdmin) throw forbidden()
  const cents = toCents(manual.amount)
  return call.write(async ({ tx, audit }) => {
    const book = await tx
      .selectFrom('book')
      .leftJoin('retirement_account as a', 'a.account_id', 'book.account_id')
      .select(['book.kind', 'a.account_owner_id'])
      .where('book_id', '=', manual.bookId)
      .executeTakeFirst()
    if (!book) throw notFound()
    const fits = isAdjustment ? book.kind === 'CUSTOMER' : book.kind === 'FEDERAL_TAX' || book.kind === 'STATE_TAX'
    if (!fits) throw invalidField('bookId', 'Please select a valid account')
    const id = await post(tx, {
      typeId: manual.transactionTypeId,
      date: call.today,
      note: manual.note,
      createdBy: call.principal.userId,
      lines: isAdjustment ? await feeGivenBack(tx, manual.bookId, cents) : await taxPaid(tx, manual.bookId, cents),
    })
    await audit({
      action: isAdjustment ? 'ledger.feeAdjustment' : 'ledger.taxPayment',
      entity: 'ledger_transaction',
      entityId: id,
      accountOwnerId: book.account_owner_id,
      after: { bookId: manual.bookId, amount: cents },
    })
    return { id }
  })
}

/** The one place that says which way a fee adjustment goes: to the customer. */
async function feeGivenBack(tx: Tx, customerBook: number, cents: bigint): Promise<Line[]> {
  return [debit(await internalBook(tx, 'FEE_DISTRIBUTION'), cents), credit(customerBook, cents)]
}

async function taxPaid(tx: Tx, taxBook: number, cents: bigint): Promise<Line[]> {
  return [debit(taxBook, cents), credit(await internalBook(tx, 'CUSTODY_CASH'), cents)]
}

/**
 * Takes a withdrawal of a customer's book back by its opposite: the one named, or the newest that still stands. The
 * request it paid, if any, becomes historical with the outcome "reversed". 404 when there is none, 409 when the named
 * one was taken back before.
 */
export async function reverseWithdrawal(
  services: Services,
  call: Call<Principal>,
  named: { bookId: number; note: string | null; transactionId: number | null },
): Promise<{ id: number }> {
  return call.write(async (write) => {
    const { tx, audit } = write
    const book = await tx
      .selectFrom('book')
      .innerJoin('retirement_account as a', 'a.account_id', 'book.account_id')
      .select(['a.account_id', 'a.account_owner_id'])
      .where('book_id', '=', named.bookId)
      .executeTakeFirst()
    if (!book) throw notFound()
    await lockAccount(tx, book.account_id)
    const withdrawal = await findWithdrawal(tx, named.bookId, named.transactionId)
    if (withdrawal.isReversed) throw refuse(409, 'This transaction was already reversed.')
    const id = await takenBack(doingOfCall(services, call, write), withdrawal, named.note)
    if (id === null) throw refuse(409, 'This transaction was already reversed.')
    await audit({
      action: 'ledger.reverse',
      entity: 'ledger_transaction',
      entityId: id,
      accountOwnerId: book.account_owner_id,
      after: { reverses: withdrawal.transactionId, bookId: named.bookId },
    })
    return { id }
  })
}

type Withdrawal = { transactionId: number; requestId: number | null; isReversed: boolean }

async function findWithdrawal(tx: Tx, bookId: number, transactionId: number | null): Promise<Withdrawal> {
  let query = tx
    .selectFrom('ledger_transaction as t')
    .leftJoin('ledger_transaction as r', 'r.reverses_transaction_id', 't.transaction_id')
    .select(['t.transaction_id', 't.request_id', 'r.transaction_id as reversal_id'])
    .where('t.transaction_type_id', 'in', WITHDRAWALS)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('posting as p')
          .select('p.posting_id')
          .whereRef('p.transaction_id', '=', 't.transaction_id')
          .where('p.book_id', '=', bookId),
      ),
    )
    .orderBy('t.transaction_id', 'desc')
  query =
    transactionId === null
      ? query.where('r.transaction_id', 'is', null)
      : query.where('t.transaction_id', '=', transactionId)
  const row = await query.executeTakeFirst()
  if (!row) throw notFound()
  return { transactionId: row.transaction_id, requestId: row.request_id, isReversed: row.reversal_id !== null }
}

/** A request whose payment is taken back is no longer paid: it is closed, and its account is open again. */
async function takenBack(doing: Doing, withdrawal: Withdrawal, note: string | null): Promise<number | null> {
  const request = withdrawal.requestId === null ? null : await lockedRequest(doing.tx, withdrawal.requestId)
  if (request) return takeBack(doing, request, note)
  return reverse(doing.tx, withdrawal.transactionId, { date: doing.today, note, createdBy: doing.userId })
}
