import { sql } from 'kysely'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../../contract/transactionType.ts'
import { withdrawWithin } from '../../approvals/decide.ts'
import { credit, debit, internalBook, post } from '../../ledger/ledger.ts'
import { deathOf } from '../../owners/death.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import { refusal, type Problem } from '../../platform/problem.ts'
import { NOT_CONFIRMED } from '../paymentProblem.ts'
import { ofRequest, recordEvent, requestNumber } from '../request.ts'
import type { FullRequest } from '../request.sql.ts'
import type { Circumstances } from '../requestState.ts'
import { isNewestReturnByBank } from '../returnedByBank.sql.ts'
import type { EstatePayee } from '../estatePayee.ts'
import { startClosing } from './pay.ts'
import { openApprovals } from './openApprovals.ts'
import { closePayment, createPayments, returnedMoney } from './payment.sql.ts'
import { setStatus } from './performTransition.ts'
import { returnToTransit } from './returnToTransit.ts'

/** A returned payment that can go to the owner's estate. */
export interface ForEstate {
  /** The payment that came back, or the unsent payment by which it was posted again. */
  paymentId: number
  /** Whether that payment is open and in no file yet, so it is replaced. */
  isUnsent: boolean
  method: 'ACH' | 'CHECK'
  cents: bigint
  /** The tax year of the distribution, which stays on the owner's Form 1099-R. */
  year: number
}

const NOT_BACK = 'Only money that the bank shows to have come back can be paid to the estate.'
const SAME_YEAR = 'It was paid in this tax year: reverse it. The heirs then claim it from the account.'
const NOT_THE_OWNERS = 'This is a payment to a recipient of the owner, who can be paid again.'
const ROLLOVER = 'This was a rollover to another custodian. Put it back as a rollover.'

/** The returned payment of an earlier year that can go to the estate, or why it can't. */
export async function forEstate(
  db: Db | Tx,
  request: FullRequest,
  { money, isOfPastYear }: Circumstances,
): Promise<ForEstate | Problem> {
  const isUnsent = money === 'HERE' && isOfPastYear
  if (!(money === 'RETURNED' || isUnsent) || request.status_id !== REQUEST_STATUS.incomplete) return refusal(NOT_BACK)
  if (request.payee_id !== null) return refusal(NOT_THE_OWNERS)
  if (request.kind !== 'WITHDRAWAL') return refusal(ROLLOVER)
  if (!isOfPastYear) return refusal(SAME_YEAR)
  if ((await deathOf(db, request.account_owner_id)) !== 'CONFIRMED') return refusal(NOT_CONFIRMED)
  const { rows } = await sql<Back>`
    select p.payment_id, p.method, p.amount_cents, (
      select t.transaction_date from ledger_transaction t
      where t.request_id = p.request_id and t.reverses_transaction_id is null limit 1) as paid_on,
      ${isNewestReturnByBank(sql`p.request_id`)} as is_shown
    from payment p where p.request_id = ${request.request_id} order by p.payment_id desc limit 1`.execute(db)
  const [back] = rows
  if (!back?.is_shown) return refusal(NOT_BACK)
  const { payment_id: paymentId, method, amount_cents: cents, paid_on: paidOn } = back
  return { paymentId, isUnsent, method, cents, year: Number(paidOn.slice(0, 4)) }
}

interface Back {
  payment_id: number
  method: 'ACH' | 'CHECK'
  amount_cents: bigint
  paid_on: string
  /** Whether the bank shows that the sent payment came back; null if none did. */
  is_shown: boolean | null
}

type Book = 'DISBURSEMENTS_ACH' | 'DISBURSEMENTS_CHECK' | 'RETURNS'

/** Step in the request's history, which names nobody. */
const TO_ESTATE = 'By check to the estate of the owner.'

/**
 * Sends returned money by check to the estate. Fee, taxes and Form 1099-R stay as posted. The request becomes Pending,
 * like a payment that is sent again. Account and request must be locked.
 * @param attachmentId the letters of the representative
 */
export async function payEstate(
  context: WriteContext,
  request: FullRequest,
  back: ForEstate,
  { estate, attachmentId }: { estate: EstatePayee; attachmentId: number },
): Promise<void> {
  const { tx, now } = context
  await withdrawPaidAgain(context, request)
  const transactionId = await postCheck(context, request, back)
  const { payableTo, ...address } = estate
  const { estate_payee_id: estatePayeeId } = await tx
    .insertInto('estate_payee')
    .values({
      request_id: request.request_id,
      payable_to: payableTo,
      ...address,
      attachment_id: attachmentId,
      at: now,
    })
    .returning('estate_payee_id')
    .executeTakeFirstOrThrow()
  await createPayments(tx, [{ requestId: request.request_id, transactionId, code: null, estatePayeeId }], now)
  await startClosing(context, [request])
  await recordEvent(context, request.request_id, 'SENT', TO_ESTATE)
  await setStatus(context, request, REQUEST_STATUS.pending)
  await context.audit({
    action: 'request.payEstate',
    ...ofRequest(request),
    after: { transactionId, estatePayeeId, net: back.cents, attachmentId },
  })
}

/** Puts the returned money in transit as a check. An unsent payment is closed first, and its money is back again. */
async function postCheck(
  context: WriteContext,
  request: FullRequest,
  { paymentId, isUnsent, method, cents }: ForEstate,
): Promise<number> {
  const { tx, today, userId } = context
  const note = `${requestNumber(request)} to the estate`
  const move = async (key: string, from: Book, to: Book) =>
    post(tx, {
      typeId: TRANSACTION_TYPE.reversal,
      date: today,
      note,
      createdBy: userId,
      idempotencyKey: `${key}:${paymentId}`,
      lines: [debit(await internalBook(tx, from), cents), credit(await internalBook(tx, to), cents)],
    })
  if (isUnsent) {
    await closePayment(tx, request.request_id, 'REVERSED')
    await move('estate-back', method === 'ACH' ? 'DISBURSEMENTS_ACH' : 'DISBURSEMENTS_CHECK', 'RETURNS')
    return move('estate', 'RETURNS', 'DISBURSEMENTS_CHECK')
  }
  const returned = await returnedMoney(tx, request.request_id)
  const again = returned === null ? null : await returnToTransit(context, returned, { isCheck: true, note })
  if (again === null) throw new Error(`payment ${paymentId} is not back`)
  return again
}

/** A waiting approval to pay the owner again, or to send the replaced payment, must not send the check to the estate. */
async function withdrawPaidAgain(context: WriteContext, request: FullRequest): Promise<void> {
  for (const waiting of await openApprovals(context, [request.request_id]))
    if (waiting.effect === 'request-pay-again') await withdrawWithin(context, waiting)
}
