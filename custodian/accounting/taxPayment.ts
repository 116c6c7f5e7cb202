import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import * as z from 'zod'
import { ask } from '../approvals/ask.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import { lockPerson, personOf } from '../approvals/person.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { refuseIf } from '../platform/http/errors.ts'
import { balanceOf, credit, debit, internalBook, type Line } from '../ledger/ledger.ts'
import { formatCents } from '../platform/money.ts'
import { at, refusal, type Problem } from '../platform/problem.ts'
import { bookChanges } from './bothBooks.ts'
import { noteChange, postByHand, sumsSinceDecision } from './sumsSinceDecision.ts'
import { lockBook } from '../ledger/feeIncome.ts'

/**
 * Limit in cents for tax payments since the last one that two people decided; at this total a second person must
 * approve.
 */
const TAX_PAYMENT_LIMIT = 100_000_00n

/** A tax payment above the limit of one employee, which a second person must approve. */
export const taxPayment: Effect<{ bookId: number; note: string | null; cents: string; makerId: number }> = {
  name: 'tax-payment',
  title: 'Tax payment',
  payload: z.strictObject({
    bookId: z.int(),
    note: z.string().nullable(),
    cents: z.string().regex(/^\d+$/),
    makerId: z.int(),
  }),
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: (context, { payload }) => lockBook(context.tx, payload.bookId),
  changed: async (context, { payload }) => {
    const problem = tooMuch(await balanceOf(context.tx, payload.bookId), BigInt(payload.cents))
    // The approver has no amount field, so the refusal names no field.
    return problem && refusal(problem.message)
  },
  perform: async (context, { id, payload }) => {
    await payTax(context, { ...payload, cents: BigInt(payload.cents), approvalId: id })
  },
}

/**
 * Pays withheld tax out of a tax book. One person may pay while the totals of the person and of the book since two
 * people last decided a tax payment stay below $100,000; otherwise a second person approves. Never pays more than the
 * book holds.
 * @throws 400 on the amount field
 */
export async function recordTaxPayment(
  context: WriteContext,
  book: { bookId: number; name: string },
  given: { cents: bigint; note: string | null },
): Promise<{ transactionId: number } | { approvalId: number }> {
  const makerId = context.userId ?? 0
  const person = await personOf(context.tx, makerId)
  await lockPerson(context.tx, person)
  await lockBook(context.tx, book.bookId)
  const balance = await balanceOf(context.tx, book.bookId)
  refuseIf(400, tooMuch(balance, given.cents))
  const of = { person, bookId: book.bookId }
  const sums = await sumsSinceDecision(context.tx, TRANSACTION_TYPE.taxPayment, of)
  const isLarge = [sums.byPerson, sums.ofBook].some((sum) => sum + given.cents >= TAX_PAYMENT_LIMIT)
  if (!context.services.config.fourEyes || !isLarge)
    return { transactionId: await payTax(context, { ...given, bookId: book.bookId, makerId, approvalId: null }) }
  const approvalId = await ask(context, taxPayment, {
    subject: { entity: 'book', id: book.bookId },
    amountCents: given.cents,
    payload: { bookId: book.bookId, note: given.note, cents: String(given.cents), makerId },
    description: `Tax payment of ${formatCents(given.cents)} from ${book.name}`,
    changes: [
      ...(await bookChanges(context.tx, await linesOf(context.tx, book.bookId, given.cents))),
      ...noteChange(given.note),
    ],
  })
  return { approvalId }
}

function tooMuch(balance: bigint, cents: bigint): Problem | null {
  if (cents <= balance) return null
  return at('amount', `This book holds ${formatCents(balance)}. A payment cannot be more than that.`)
}

async function payTax(
  context: WriteContext,
  given: { bookId: number; cents: bigint; note: string | null; makerId: number; approvalId: number | null },
): Promise<number> {
  return postByHand(context, 'ledger.taxPayment', {
    ...given,
    typeId: TRANSACTION_TYPE.taxPayment,
    accountOwnerId: null,
    lines: await linesOf(context.tx, given.bookId, given.cents),
  })
}

async function linesOf(tx: Tx, bookId: number, cents: bigint): Promise<Line[]> {
  return [debit(bookId, cents), credit(await internalBook(tx, 'CUSTODY_CASH'), cents)]
}
