import { sql } from 'kysely'
import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../../contract/transactionType.ts'
import { bookOfAccount, credit, debit, internalBook, post, reverse } from '../../ledger/ledger.ts'
import { minimumWithin, ownersYears } from '../../minimums/minimums.ts'
import { addDays } from '../../platform/calendar/bankDays.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import { formatCents } from '../../platform/money.ts'
import { refusal, type Problem } from '../../platform/problem.ts'
import { isRolloverType } from '../distributionType.ts'
import { ACCOUNT_CLOSED } from '../possibleTransitions.ts'
import { ofRequest, requestNumber, tellOwner } from '../request.ts'
import type { FullRequest } from '../request.sql.ts'
import type { Circumstances } from '../requestState.ts'
import { isNewestReturnByBank } from '../returnedByBank.sql.ts'
import { closePayment, returnedMoney } from './payment.sql.ts'
import { reopenAccount, setStatus, withdrawEnvelopes } from './performTransition.ts'

/** Days after receipt of the payment within which a 60-day rollover is possible. IRC 408(d)(3)(A). */
const ROLLOVER_DAYS = 60

/** A possible redeposit. Form 5498 reports it in box 2, or in box 13a with the owner's self-certification. */
export interface Redeposit {
  /** The payment that came back. */
  paymentId: number
  /** Whether it was posted again by a payment that is open and in no file yet, so its money is in transit. */
  isUnsent: boolean
  /** The method of the newest payment. */
  method: 'ACH' | 'CHECK'
  cents: bigint
  kind: 'SIXTY_DAYS' | 'LATE'
  /** The last day of a 60-day rollover. */
  sixtyDaysUntil: string
  /** The tax year of the distribution, which stays on its Form 1099-R. */
  year: number
}

const NOT_BACK = 'Only money that the bank shows to have come back can be put back as a rollover.'
const SAME_YEAR = 'It was paid in this tax year: reverse it instead.'
const NOT_THE_OWNERS = 'Only the owner can roll over what the owner was paid. Pay it again.'
const ONE_A_YEAR =
  'The owner rolled over another distribution received less than a year before this one. Only one counts in a year (IRC 408(d)(3)(B)). Pay it again, or to the estate of an owner who has died.'

/** Why a request's state does not allow its returned money to be redeposited as a rollover; null if it does. */
function redepositProblem(request: FullRequest, circumstances: Circumstances): Problem | null {
  const { money } = circumstances
  const isBack = money === 'RETURNED' || (money === 'HERE' && circumstances.isOfPastYear)
  if (!isBack || request.status_id !== REQUEST_STATUS.incomplete) return refusal(NOT_BACK)
  if (!circumstances.isOfPastYear) return refusal(SAME_YEAR)
  if (request.payee_id !== null) return refusal(NOT_THE_OWNERS)
  return circumstances.isAccountClosed ? refusal(ACCOUNT_CLOSED) : null
}

/**
 * The redeposit of an earlier year's payment, or why it is refused: a required minimum can't be rolled over
 * (Publication 590-B), and an owner may roll over once a year.
 */
export async function redepositOf(
  tx: Db | Tx,
  request: FullRequest,
  circumstances: Circumstances,
  today: string,
): Promise<Redeposit | Problem> {
  const problem = redepositProblem(request, circumstances)
  if (problem) return problem
  const { rows } = await sql<{
    payment_id: number
    method: 'ACH' | 'CHECK'
    amount_cents: bigint
    received_on: string
    paid_on: string
    is_shown: boolean | null
    rolled_over: boolean
  }>`
    select back.payment_id, newest.method, newest.amount_cents, first.sent_for as received_on,
      t.transaction_date as paid_on, ${isNewestReturnByBank(sql`t.request_id`)} as is_shown,
      exists (select from redeposit d
        join payment p on p.payment_id = d.payment_id join distribution_request q on q.request_id = p.request_id
        join retirement_account a on a.account_id = q.account_id
        -- The date of receipt is that of the first payment, also if it came back and was paid again.
        cross join lateral (select sent_for from payment o where o.request_id = q.request_id order by payment_id limit 1) other
        where a.account_owner_id = ${request.account_owner_id}
          -- A direct rollover is not limited to one a year, so neither is its return (Publication 590-A).
          and q.distribution_type_id <> ${DISTRIBUTION_TYPE.rollover}
          and other.sent_for > first.sent_for - interval '1 year'
          and other.sent_for < first.sent_for + interval '1 year') as rolled_over
    from ledger_transaction t
    cross join lateral (select * from payment p where p.request_id = t.request_id order by payment_id limit 1) first
    cross join lateral (select * from payment p where p.request_id = t.request_id order by payment_id desc limit 1) newest
    cross join lateral (
      select * from payment p where p.request_id = t.request_id and p.closed_as = 'RETURNED'
      order by payment_id desc limit 1) back
    where t.request_id = ${request.request_id} and t.reverses_transaction_id is null`.execute(tx)
  const [paid] = rows
  if (!paid?.is_shown) return refusal(NOT_BACK)
  const isRolledOver = isRolloverType(request.distribution_type_id)
  if (paid.rolled_over && !isRolledOver) return refusal(ONE_A_YEAR)
  const year = Number(paid.paid_on.slice(0, 4))
  const yearOf = await ownersYears(tx, isRolledOver ? [] : [request.account_id], year)
  const required = minimumWithin(yearOf(request.account_id), request.amount_cents - request.fee_cents)
  if (required > 0n)
    return refusal(
      `${formatCents(required)} of it is a required minimum, which can't be rolled over. Pay it again, or to the estate of an owner who has died.`,
    )
  const sixtyDaysUntil = addDays(paid.received_on, ROLLOVER_DAYS)
  const kind = today <= sixtyDaysUntil ? 'SIXTY_DAYS' : 'LATE'
  const isUnsent = circumstances.money === 'HERE'
  return {
    paymentId: paid.payment_id,
    isUnsent,
    method: paid.method,
    cents: paid.amount_cents,
    kind,
    sixtyDaysUntil,
    year,
  }
}

/**
 * Puts returned money into the account as a contribution of today. Fee and taxes stay as posted, and the request
 * becomes Historical with the outcome "redeposited". Account and request must be locked.
 * @param attachmentId the owner's signed election to roll the money over
 */
export async function redeposit(
  context: WriteContext,
  request: FullRequest,
  { paymentId, isUnsent, method, cents, kind, year }: Redeposit,
  attachmentId: number,
): Promise<void> {
  const { tx, today, userId } = context
  const note = `${requestNumber(request)} put back as a rollover`
  const by = { date: today, note, createdBy: userId }
  if (isUnsent) await closePayment(tx, request.request_id, 'REVERSED')
  else {
    const returned = await returnedMoney(tx, request.request_id)
    // Moves the money through transit, where it came from, so both books balance.
    if (returned === null || (await reverse(tx, returned, by)) === null)
      throw new Error(`payment ${paymentId} is not back`)
  }
  const transit = await internalBook(tx, method === 'ACH' ? 'DISBURSEMENTS_ACH' : 'DISBURSEMENTS_CHECK')
  const transactionId = await post(tx, {
    ...by,
    typeId: TRANSACTION_TYPE.contribution,
    idempotencyKey: `redeposit:${paymentId}`,
    lines: [debit(transit, cents), credit(await bookOfAccount(tx, request.account_id), cents)],
  })
  await tx
    .insertInto('redeposit')
    .values({
      payment_id: paymentId,
      account_id: request.account_id,
      transaction_id: transactionId,
      kind,
      redeposited_on: today,
      amount_cents: cents,
      attachment_id: attachmentId,
      at: context.now,
    })
    .execute()
  await reopenAccount(context, request)
  await withdrawEnvelopes(context, request)
  const reason = redepositReason(cents, year)
  await setStatus(context, request, REQUEST_STATUS.historical, { outcome: 'redeposited', event: 'REVERSED', reason })
  await tellOwner(context, request, 'redeposited')
  await context.audit({
    action: 'request.redeposit',
    ...ofRequest(request),
    after: { transactionId, amount: cents, kind, attachmentId },
  })
}

/** Reason shown to the owner in the request's history. */
const redepositReason = (cents: bigint, year: number) =>
  `${formatCents(cents)} were put back as a rollover. The payment stays on your Form 1099-R for ${year}.`
