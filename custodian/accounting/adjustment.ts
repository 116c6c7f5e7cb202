import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import * as z from 'zod'
import { ask } from '../approvals/ask.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import { lockPerson, personOf } from '../approvals/person.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { ACCOUNT_CLOSED } from '../distributions/possibleTransitions.ts'
import { refuse, refuseIf } from '../platform/http/errors.ts'
import { credit, debit, lockAccount, type Line } from '../ledger/ledger.ts'
import { formatCents } from '../platform/money.ts'
import { at, refusal, type Problem } from '../platform/problem.ts'
import type { Tx } from '../platform/db/connect.ts'
import { bookChanges, feeBook, internalBalance, type FeeTypeId } from './bothBooks.ts'
import { noteChange, postByHand, sumsSinceDecision } from './sumsSinceDecision.ts'
import { feesKept, lockBook } from '../ledger/feeIncome.ts'

export interface AdjustmentOf {
  bookId: number
  accountId: number
  accountOwnerId: number
  accountNumber: string
}

/** A fee refund above the limit of one employee, which a second person must approve. */
export const feeAdjustment: Effect<{
  bookId: number
  note: string | null
  cents: string
  makerId: number
  feeTypeId?: FeeTypeId | undefined
}> = {
  name: 'fee-adjustment',
  title: 'Fee adjustment',
  payload: z.strictObject({
    bookId: z.int(),
    note: z.string().nullable(),
    cents: z.string().regex(/^\d+$/),
    makerId: z.int(),
    feeTypeId: z.literal([TRANSACTION_TYPE.annualFee, TRANSACTION_TYPE.distributionFee]).optional(),
  }),
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: async (context, { accountId }) => {
    if (accountId !== null) await lockAccount(context.tx, accountId)
  },
  changed: async (context, { accountId, payload }) => {
    const account = accountId === null ? null : await lockAccount(context.tx, accountId)
    if (account === null || account.status_id === ACCOUNT_STATUS.closed)
      return refusal('The account was closed meanwhile.')
    const problem = await tooMuch(context.tx, { ...payload, cents: BigInt(payload.cents) })
    // The approver has no amount field, so the refusal names no field.
    return problem && refusal(problem.message)
  },
  perform: async (context, { id, accountOwnerId, payload }) => {
    await giveBack(context, { ...payload, cents: BigInt(payload.cents), accountOwnerId, approvalId: id })
  },
}

/**
 * Refunds a fee to a customer. One employee may do this alone under three conditions. The totals of the employee and of
 * the account since the last decision by two people stay within the configured limit. The account paid at least this
 * much in fees that were not refunded. The account is not the employee's own. Otherwise a second person must approve.
 * @throws 400 on the amount field if fee income is less than the refund
 */
export async function adjustFee(
  context: WriteContext,
  account: AdjustmentOf,
  given: { cents: bigint; note: string | null; feeTypeId?: FeeTypeId | undefined },
): Promise<{ transactionId: number } | { approvalId: number }> {
  const makerId = context.userId ?? 0
  const person = await personOf(context.tx, makerId)
  // Locks the person and the account, so concurrent small adjustments count together.
  await lockPerson(context.tx, person)
  const locked = await lockAccount(context.tx, account.accountId)
  // A closed account accepts only returned money.
  if (locked?.status_id === ACCOUNT_STATUS.closed) throw refuse(409, ACCOUNT_CLOSED)
  const { bookId, accountId, accountOwnerId } = account
  refuseIf(400, await tooMuch(context.tx, given))
  const sums = await sumsSinceDecision(context.tx, TRANSACTION_TYPE.feeAdjustment, { person, bookId })
  const { adjustmentLimitCents: limit, fourEyes } = context.services.config
  const passes =
    sums.byPerson + given.cents > limit ||
    sums.ofBook + given.cents > limit ||
    given.cents > (await feesKept(context.tx, bookId, await feeBook(context.tx, given.feeTypeId)))
  if (!fourEyes || !(passes || person.ownAccountOwnerId === accountOwnerId))
    return { transactionId: await giveBack(context, { bookId, ...given, makerId, accountOwnerId, approvalId: null }) }
  const lines = await linesOf(context.tx, { bookId, ...given })
  const approvalId = await ask(context, feeAdjustment, {
    subject: { entity: 'book', id: bookId },
    accountId,
    accountOwnerId,
    amountCents: given.cents,
    payload: { bookId, note: given.note, cents: String(given.cents), makerId, feeTypeId: given.feeTypeId },
    description: `Fee adjustment of ${formatCents(given.cents)} on account ${account.accountNumber}`,
    changes: [...(await bookChanges(context.tx, lines)), ...noteChange(given.note)],
  })
  return { approvalId }
}

/**
 * A refund above the fee income is refused, because only charged fees can be refunded. The lock serializes concurrent
 * refunds, so each sees the balance after the other.
 */
async function tooMuch(
  tx: Tx,
  { cents, feeTypeId }: { cents: bigint; feeTypeId?: FeeTypeId | undefined },
): Promise<Problem | null> {
  const bookId = await feeBook(tx, feeTypeId)
  await lockBook(tx, bookId)
  const { name, balance } = await internalBalance(tx, bookId)
  if (cents <= balance) return null
  return at('amount', `${name} holds ${formatCents(balance)}. A fee adjustment can't be more than that.`)
}

/**
 * The only function that sets the direction of a fee adjustment: it credits the customer's book and debits the book
 * that collected the fee.
 */
async function linesOf(
  tx: Tx,
  { bookId, cents, feeTypeId }: { bookId: number; cents: bigint; feeTypeId?: FeeTypeId | undefined },
): Promise<Line[]> {
  return [debit(await feeBook(tx, feeTypeId), cents), credit(bookId, cents)]
}

async function giveBack(
  context: WriteContext,
  given: {
    bookId: number
    cents: bigint
    note: string | null
    makerId: number
    accountOwnerId: number | null
    approvalId: number | null
    feeTypeId?: FeeTypeId | undefined
  },
): Promise<number> {
  return postByHand(context, 'ledger.feeAdjustment', {
    ...given,
    typeId: TRANSACTION_TYPE.feeAdjustment,
    lines: await linesOf(context.tx, given),
  })
}
