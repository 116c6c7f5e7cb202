import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import * as z from 'zod'
import { ask, waitingFor } from '../approvals/ask.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import { about } from '../platform/audit/audit.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import { forbidden, notFound, orRefuse, refuse } from '../platform/http/errors.ts'
import { formatCents } from '../platform/money.ts'
import { isProblem, refusal, type Problem } from '../platform/problem.ts'
import { ACCOUNT_CLOSED } from '../distributions/possibleTransitions.ts'
import { balanceOf, credit, debit, lockAccount, reverse, transactionTypeName, type Line } from '../ledger/ledger.ts'
import { noteChange } from './sumsSinceDecision.ts'
import { bookChanges } from './bothBooks.ts'
import { frozenAmounts } from './chargeAnnualFee.ts'
import { overdraftBy, postPastStop, type Overdraft } from './stoppedLedger.ts'

const payload = z.strictObject({ transactionId: z.int(), note: z.string().nullable(), makerId: z.int() })
type Asked = z.output<typeof payload>

const REVERSED = 'This transaction was already reversed.'

/**
 * Reverses a manual posting. A second person approves any amount, because the reversal moves money. While the ledger is
 * stopped, this also corrects a posting that overdrew a book (see stoppedLedger.ts).
 */
export const postingReversal: Effect<Asked> = {
  name: 'posting-reversal',
  title: 'Reversal of a manual posting',
  payload,
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: async (context, { payload: { transactionId } }) => {
    await lockedPosting(context.tx, transactionId)
  },
  changed: async (context, { payload: { transactionId } }) => {
    const found = await standing(context.tx, transactionId)
    return isProblem(found) ? found : null
  },
  perform: async (context, { id, payload: asked }) => {
    await takeBack(context, orRefuse(409, await standing(context.tx, asked.transactionId)), asked, id)
  },
}

interface Posted extends Overdraft {
  /** Whether the posting overdrew a book, so it is reversed although the ledger is stopped. */
  isOverdraft: boolean
}

/**
 * Asks a second person to approve the reversal of a posting. With the second-person rule off, reverses immediately.
 * @throws 404 for a posting that is neither manual nor the overdraft that stopped the ledger; 403 for a fee adjustment
 * or an overdraft, except for the top administrator; 409 if the posting can't be reversed, or its reversal waits
 */
export async function reversePosting(
  context: WriteContext,
  given: { transactionId: number; note: string | null; isTopAdmin: boolean },
): Promise<{ id: number | null; approvalId?: number }> {
  const { tx, services } = context
  const { transactionId, note } = given
  const known = await lockedPosting(tx, transactionId)
  if (!known) throw notFound()
  const isTopAdmins = known.isOverdraft || known.typeId === TRANSACTION_TYPE.feeAdjustment
  if (isTopAdmins && !given.isTopAdmin) throw forbidden()
  const posted = orRefuse(409, await standing(tx, transactionId))
  const asked: Asked = { transactionId, note, makerId: context.userId ?? 0 }
  if (!services.config.fourEyes) return { id: await takeBack(context, posted, asked, null) }
  const subject = { entity: 'ledger_transaction', id: transactionId }
  if (await waitingFor(context, postingReversal, subject))
    throw refuse(409, 'The reversal of this transaction waits for a second person.')
  const name = transactionTypeName(posted.typeId)
  const approvalId = await ask(context, postingReversal, {
    subject,
    accountId: posted.accountId,
    accountOwnerId: posted.accountOwnerId,
    amountCents: posted.cents,
    payload: asked,
    description: `Reversal of transaction ${transactionId}, ${name} of ${formatCents(posted.cents)} dated ${usDate(posted.date)}`,
    changes: [...(await bookChanges(tx, await oppositeOf(tx, transactionId))), ...noteChange(note)],
  })
  return { id: null, approvalId }
}

/** A reversible posting, with its book or account locked; otherwise undefined. */
async function lockedPosting(tx: Tx, transactionId: number): Promise<Posted | undefined> {
  const posted = (await postedByHand(tx, transactionId)) ?? (await overdraft(tx, transactionId))
  if (posted === undefined) return undefined
  if (posted.accountId !== null) await lockAccount(tx, posted.accountId)
  else await tx.selectFrom('book').select('book_id').where('book_id', '=', posted.bookId).forNoKeyUpdate().execute()
  return posted
}

async function overdraft(tx: Tx, transactionId: number): Promise<Posted | undefined> {
  const found = await overdraftBy(tx, transactionId)
  return found && { ...found, isOverdraft: true }
}

async function postedByHand(tx: Tx, transactionId: number): Promise<Posted | undefined> {
  const row = await tx
    .selectFrom('manual_posting as m')
    .innerJoin('ledger_transaction as t', 't.transaction_id', 'm.transaction_id')
    .innerJoin('book as b', 'b.book_id', 'm.book_id')
    .leftJoin('retirement_account as a', 'a.account_id', 'b.account_id')
    .select(['m.transaction_id', 'm.transaction_type_id', 't.transaction_date', 'm.book_id', 'm.amount_cents'])
    .select(['a.account_id', 'a.account_owner_id'])
    .where('m.transaction_id', '=', transactionId)
    .executeTakeFirst()
  return (
    row && {
      transactionId: row.transaction_id,
      typeId: row.transaction_type_id,
      date: row.transaction_date,
      bookId: row.book_id,
      cents: row.amount_cents,
      accountId: row.account_id,
      accountOwnerId: row.account_owner_id,
      isOverdraft: false,
    }
  )
}

/** Checks that the posting can still be reversed, or gives the reason. The caller must hold the locks. */
async function standing(tx: Tx, transactionId: number): Promise<Posted | Problem> {
  const posted = await lockedPosting(tx, transactionId)
  if (!posted) return refusal('This transaction was not posted by hand.')
  const back = await tx
    .selectFrom('ledger_transaction')
    .select('transaction_id')
    .where('reverses_transaction_id', '=', transactionId)
    .executeTakeFirst()
  if (back) return refusal(REVERSED)
  return (posted.isOverdraft ? null : await accountProblem(tx, posted)) ?? posted
}

/** The reversal of a fee refund takes only money that no request has reserved. */
async function accountProblem(tx: Tx, { accountId, bookId, cents }: Posted): Promise<Problem | null> {
  if (accountId === null) return null
  const account = await lockAccount(tx, accountId)
  if (account?.status_id === ACCOUNT_STATUS.closed) return refusal(ACCOUNT_CLOSED)
  const free = (await balanceOf(tx, bookId)) - (await frozenAmounts(tx, [accountId]))(accountId)
  return free < cents
    ? refusal(`The account has ${formatCents(free)} free. The reversal takes ${formatCents(cents)}.`)
    : null
}

/** The lines of a reversal: the lines of the original with debit and credit exchanged. */
async function oppositeOf(tx: Tx, transactionId: number): Promise<Line[]> {
  const rows = await tx
    .selectFrom('posting')
    .select(['book_id', 'side', 'amount_cents'])
    .where('transaction_id', '=', transactionId)
    .orderBy('posting_id')
    .execute()
  return rows.map(({ book_id, side, amount_cents }) => (side === 'C' ? debit : credit)(book_id, amount_cents))
}

async function takeBack(
  context: WriteContext,
  posted: Posted,
  { note, makerId }: Asked,
  approvalId: number | null,
): Promise<number> {
  // Dated today, because the corrected month may be closed.
  const by = { date: context.today, note, createdBy: makerId }
  const takeItBack = () => reverse(context.tx, posted.transactionId, by)
  const id = await (posted.isOverdraft ? postPastStop(context.tx, posted.bookId, takeItBack) : takeItBack())
  if (id === null) throw refuse(409, REVERSED)
  await context.audit({
    action: 'ledger.reverse',
    ...about('ledger_transaction', id, posted.accountOwnerId),
    after: {
      reverses: posted.transactionId,
      bookId: posted.bookId,
      amount: posted.cents,
      ...(posted.isOverdraft ? { whileStopped: true } : {}),
      ...(approvalId === null ? {} : { approvalId, madeBy: makerId }),
    },
  })
  return id
}
