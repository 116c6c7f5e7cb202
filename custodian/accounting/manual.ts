import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { takeBackOf } from '../distributions/lifecycle.ts'
import { takeBack } from '../distributions/settlement/performTransition.ts'
import { lockedRequest, type FullRequest } from '../distributions/request.sql.ts'
import { reasonOfReversal, reversalWaits } from '../distributions/requests/secondPerson.ts'
import { circumstancesOfOne, requestStateOf } from '../distributions/requestState.ts'
import { forbidden, invalidField, notFound, orRefuse, refuse, refuseIf } from '../platform/http/errors.ts'
import { isFeeGivenBack, lockBook, whyNotFeeBack } from '../ledger/feeIncome.ts'
import { balanceOf, lockAccount, reverse } from '../ledger/ledger.ts'
import { toCents } from '../platform/money.ts'
import { refusal, type Problem } from '../platform/problem.ts'
import { adjustFee, type AdjustmentOf } from './adjustment.ts'
import type { FeeTypeId } from './bothBooks.ts'
import { WITHDRAWALS } from './books.ts'
import { recordTaxPayment } from './taxPayment.ts'
import { about } from '../platform/audit/audit.ts'

export type ManualPosting = {
  transactionTypeId: number
  amount: number
  bookId: number
  note: string | null
  feeTypeId?: FeeTypeId | undefined
}

/** The outcome of a manual posting: posted, or waiting for a second person. */
export type Posted = { id: number | null; approvalId?: number }

/**
 * Posts an entry by staff. A tax payment lowers a tax book. A fee adjustment (top administrator only) refunds a fee to
 * a customer. The amount is in dollars. A posting above its limit waits for a second person. Returns the transaction id
 * or the approval id.
 * @throws 404 for an unknown book; 400 for a book of another kind, and for more tax than was withheld
 */
export async function postManually(
  context: WriteContext,
  manual: ManualPosting,
  by: { isTopAdmin: boolean },
): Promise<Posted> {
  const isAdjustment = manual.transactionTypeId === TRANSACTION_TYPE.feeAdjustment
  if (!isAdjustment && manual.transactionTypeId !== TRANSACTION_TYPE.taxPayment)
    throw invalidField('transactionTypeId', 'Please select a valid transaction type')
  if (isAdjustment && !by.isTopAdmin) throw forbidden()
  const given = { cents: toCents(manual.amount), note: manual.note }
  const outcome = isAdjustment
    ? await adjustFee(context, await customerBook(context.tx, manual.bookId), {
        ...given,
        feeTypeId: manual.feeTypeId,
      })
    : await recordTaxPayment(context, await taxBook(context.tx, manual.bookId), given)
  return 'transactionId' in outcome ? { id: outcome.transactionId } : { id: null, approvalId: outcome.approvalId }
}

async function bookNumbered(tx: Tx, bookId: number) {
  const book = await tx
    .selectFrom('book')
    .leftJoin('retirement_account as a', 'a.account_id', 'book.account_id')
    .select(['book.kind', 'book.name', 'a.account_id', 'a.account_owner_id', 'a.plan_account_number'])
    .where('book_id', '=', bookId)
    .executeTakeFirst()
  if (!book) throw notFound()
  return book
}

async function customerBook(tx: Tx, bookId: number): Promise<AdjustmentOf> {
  const { account_id, account_owner_id, plan_account_number } = await bookNumbered(tx, bookId)
  if (account_id === null || account_owner_id === null) throw invalidField('bookId', 'Please select a valid account')
  const accountNumber = plan_account_number ?? ''
  return { bookId, accountId: account_id, accountOwnerId: account_owner_id, accountNumber }
}

async function taxBook(tx: Tx, bookId: number): Promise<{ bookId: number; name: string }> {
  const { kind, name } = await bookNumbered(tx, bookId)
  if (kind !== 'FEDERAL_TAX' && kind !== 'STATE_TAX') throw invalidField('bookId', 'Please select a valid account')
  return { bookId, name }
}

/**
 * Reverses a withdrawal in a customer's book: the given one, or the newest that is not reversed. Its request, if any,
 * becomes historical with the outcome "reversed". The reversal of a sent payment waits for a second person. 404 if the
 * book has no such withdrawal, 409 if the given withdrawal was already reversed.
 */
export async function takeBackWithdrawal(
  context: WriteContext,
  named: { bookId: number; note: string | null; transactionId: number | null },
): Promise<{ id: number | null; approvalId?: number }> {
  const { tx } = context
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
  const request = withdrawal.requestId === null ? undefined : await lockedRequest(tx, withdrawal.requestId)
  const why = { note: named.note, reason: request ? await reasonOfReversal(context, request) : null }
  const approvalId = request ? await waitsForSecond(context, request, withdrawal.transactionId, why) : null
  if (approvalId !== null) return { id: null, approvalId }
  // A withdrawal without a request has no payment record, so its reversal is checked against the books.
  if (!request) {
    refuseIf(409, await whyNotFeeBack(tx, withdrawal.transactionId))
    refuseIf(409, await whyNotFromTransit(tx, withdrawal.transactionId))
  }
  const id = request
    ? await takeBack(context, request, why)
    : await reverse(tx, withdrawal.transactionId, { date: context.today, note: named.note, createdBy: context.userId })
  if (id === null) throw refuse(409, 'This transaction was already reversed.')
  await context.audit({
    action: 'ledger.reverse',
    ...about('ledger_transaction', id, book.account_owner_id),
    after: { reverses: withdrawal.transactionId, bookId: named.bookId },
  })
  return { id }
}

/**
 * A withdrawal without a request has no payment record that shows whether the bank paid it. So its reversal is refused
 * if the book of payments in transit would go below zero.
 */
async function whyNotFromTransit(tx: Tx, transactionId: number): Promise<Problem | null> {
  const sent = await tx
    .selectFrom('posting as p')
    .innerJoin('book as b', 'b.book_id', 'p.book_id')
    .select(['b.book_id', 'p.amount_cents'])
    .where('p.transaction_id', '=', transactionId)
    .where('b.kind', 'in', ['DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK'])
    .executeTakeFirst()
  if (!sent) return null
  await lockBook(tx, sent.book_id)
  if ((await balanceOf(tx, sent.book_id)) >= sent.amount_cents) return null
  return refusal('The bank has paid this withdrawal. Record the returned money first.')
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

/**
 * Requests approval to reverse a sent payment, or to refund a fee twice. Returns the approval id; null if one person
 * may do it.
 */
async function waitsForSecond(
  context: WriteContext,
  request: FullRequest,
  transactionId: number,
  why: { note: string | null; reason: string | null },
): Promise<number | null> {
  const move = orRefuse(
    409,
    takeBackOf(requestStateOf(request, await circumstancesOfOne(context.tx, request.request_id, context.today))),
  )
  const needsTwo = move.needs.includes('SECOND_PERSON') || (await isFeeGivenBack(context.tx, transactionId))
  const isAlone = !needsTwo || !context.services.config.fourEyes
  return isAlone ? null : reversalWaits(context, request, why)
}
