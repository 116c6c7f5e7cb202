import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { ACCOUNT_STATUS } from '../../../contract/accountStatus.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../../contract/transactionType.ts'
import { payoutHold } from '../../holds/payoutHold.ts'
import { refuse } from '../../platform/http/errors.ts'
import { creditInterestToDate } from '../../ledger/accrual.ts'
import { bookOfAccount, credit, debit, internalBook, post, reverse, stateTaxBook } from '../../ledger/ledger.ts'
import { ruleFor } from '../../taxes/rules.ts'
import { stateWithholding } from '../../taxes/state.ts'
import { NOTHING_TO_PAY, netAmount } from '../../taxes/withholding.ts'
import { federalOfNewAmount } from '../choices.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { isEarly, paymentOf as taxPayment, type Facts } from '../facts.ts'
import { netOf, recordEvent, requestNumber, tellOwner } from '../request.ts'
import { requestById, wasPosted, type FullRequest } from '../request.sql.ts'
import { readSubject } from '../subject.ts'
import { typeOn } from '../types.ts'
import { createPayment, returnedMoney } from './payment.sql.ts'

// When money moves: the figures of an approved request are frozen first and posted once afterwards. Moving the status of
// a request by hand afterwards never moves money again.

/** Figures as they will be paid, in cents, and the type they are reported as. */
interface Figures {
  typeId: number
  amount: bigint
  federal: bigint
  state: bigint
  fee: bigint
}

/**
 * Today's figures of a request: the type follows today's age, a full amount is today's balance, federal tax keeps its
 * percent, the state's share is held within today's bounds. Answers the reason as text when the request cannot be paid as it stands.
 */
function figuresOf(request: FullRequest, facts: Facts): Figures | string {
  if (request.signed_at === null) return 'The request is not signed.'
  // A rollover that came in on paper has no payee until staff key it in.
  if (request.kind === 'ROLLOVER' && !request.check_payable_to) return 'The payee is missing.'
  const typeId = typeOn(request.distribution_type_id, facts.isRoth, isEarly(facts))
  if (typeId === null) return 'This distribution type does not match the age of the account owner.'
  const fee = request.waive_fees ? 0n : facts.fee
  const amount = request.is_full_amount ? facts.balance : request.amount_cents
  if (amount > facts.balance) return 'The balance does not cover the amount.'
  const taxes = request.kind === 'ROLLOVER' ? { federal: 0n, state: 0n } : taxesOf(request, { ...facts, fee }, amount)
  if (typeof taxes === 'string') return taxes
  const figures = { typeId, amount, fee, ...taxes }
  return netAmount(figures) < 1n ? NOTHING_TO_PAY : figures
}

function taxesOf(request: FullRequest, facts: Facts, amount: bigint): { federal: bigint; state: bigint } | string {
  const federal = federalOfNewAmount({ amount: request.amount_cents, federal: request.federal_cents }, amount)
  // A request keyed in from paper may have no state of residence; then nothing is withheld for a state.
  if (request.residence_state === null) return { federal, state: request.state_cents }
  const rule = ruleFor(facts.stateRules, request.residence_state, facts.today)
  if (!rule) return 'There is no withholding rule for the state of residence.'
  const bounds = stateWithholding(rule, taxPayment(facts, { amount, federal, isFullAmount: request.is_full_amount }))
  if (request.state_opt_out && bounds.canOptOut && bounds.canModify) return { federal, state: 0n }
  if (request.state_cents > bounds.maximum) return 'State withholding is more than what is left to pay.'
  return { federal, state: request.state_cents < bounds.minimum ? bounds.minimum : request.state_cents }
}

/**
 * Freezes the figures of an approved request and makes it Pending. A full amount first gets its interest to date, so that
 * nothing is left behind; nothing else is posted.
 * The account must be locked. Answers null, or the reason why it cannot be paid.
 */
export async function freeze(context: WriteContext, request: FullRequest): Promise<string | null> {
  const held = await payoutHold(context.tx, request.account_owner_id)
  if (held !== null) return held
  if (request.is_full_amount) await creditInterestToDate(context, request.account_id)
  const subject = await readSubject(
    context.tx,
    context.services,
    { accountId: request.account_id, ownerId: request.account_owner_id },
    context.today,
  )
  if (subject.statusId !== ACCOUNT_STATUS.registered) return 'The account is not open for distributions.'
  const figures = figuresOf(request, subject.facts)
  if (typeof figures === 'string') return figures
  await context.tx
    .updateTable('distribution_request')
    .set({
      distribution_type_id: figures.typeId,
      amount_cents: figures.amount,
      federal_cents: figures.federal,
      state_cents: figures.state,
      fee_cents: figures.fee,
      status_id: REQUEST_STATUS.pending,
      incomplete_reason: null,
      frozen_at: context.now,
      version: request.version + 1,
    })
    .where('request_id', '=', request.request_id)
    .execute()
  await recordEvent(context, request.request_id, 'FROZEN')
  await context.audit({
    action: 'request.freeze',
    entity: 'distribution_request',
    entityId: request.request_id,
    accountOwnerId: request.account_owner_id,
    before: { statusId: request.status_id, ...storedFigures(request) },
    after: { statusId: REQUEST_STATUS.pending, ...figures },
  })
  return null
}

/**
 * Pays a request with frozen figures: one balanced ledger transaction, once in the life of the request (the database
 * knows the request number of every posting). A full amount leaves its account waiting to be closed.
 * The account must be locked. Answers false when the request was paid before.
 * @throws 409 while payouts of the owner are held
 */
export async function payOnce(context: WriteContext, requestId: number): Promise<boolean> {
  if (await wasPosted(context.tx, requestId)) return false
  const request = await requestById(context.tx, requestId)
  if (!request) throw new Error(`request ${requestId} is gone`)
  await requireNoHold(context, request)
  const transactionId = await post(context.tx, {
    typeId: transactionTypeOf(request),
    date: context.today,
    note: requestNumber(request),
    requestId,
    idempotencyKey: `request:${requestId}`,
    createdBy: context.userId,
    lines: await linesOf(context, request),
  })
  await sendOff(context, request, transactionId)
  return true
}

/**
 * Pays a request again whose payment has come back: the money goes from the returns back into transit, once for every
 * return. Taxes and fee stay as they were posted. The account must be locked. Answers false when nothing has come back.
 * @throws 409 while payouts of the owner are held
 */
export async function payAgain(context: WriteContext, request: FullRequest): Promise<boolean> {
  const returned = await returnedMoney(context.tx, request.request_id)
  if (returned === null) return false
  await requireNoHold(context, request)
  const by = { date: context.today, note: requestNumber(request), createdBy: context.userId }
  const transactionId = await reverse(context.tx, returned, by)
  if (transactionId === null) return false
  await sendOff(context, request, transactionId)
  return true
}

/** The last door before money leaves: whoever pays by hand is told why not; jobs have looked before. */
async function requireNoHold(context: WriteContext, request: FullRequest): Promise<void> {
  const held = await payoutHold(context.tx, request.account_owner_id)
  if (held !== null) throw refuse(409, held)
}

/** What every posting that puts money in transit brings along: the payment, the account's status, the letter. */
async function sendOff(context: WriteContext, request: FullRequest, transactionId: number): Promise<void> {
  await createPayment(context.tx, request.request_id, transactionId, context.now)
  if (request.is_full_amount)
    await setAccountStatus(context, request, ACCOUNT_STATUS.registered, ACCOUNT_STATUS.pendingClosure)
  await recordEvent(context, request.request_id, 'SENT')
  await tellOwner(context, request, 'sent')
  await context.audit({
    action: 'request.pay',
    entity: 'distribution_request',
    entityId: request.request_id,
    accountOwnerId: request.account_owner_id,
    after: { transactionId, net: netOf(request), ...storedFigures(request) },
  })
}

/** Moves an account along with its request; only from the status it is expected in. */
export async function setAccountStatus(
  context: WriteContext,
  request: FullRequest,
  from: number,
  to: number,
): Promise<void> {
  const { numUpdatedRows } = await context.tx
    .updateTable('retirement_account')
    .set({ status_id: to })
    .where('account_id', '=', request.account_id)
    .where('status_id', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await context.audit({
    action: 'account.status',
    entity: 'retirement_account',
    entityId: request.account_id,
    accountOwnerId: request.account_owner_id,
    before: { statusId: from },
    after: { statusId: to },
  })
}

/** The amount leaves the customer's book; fee, taxes and what is paid out are its parts, to the cent. */
async function linesOf(context: WriteContext, request: FullRequest) {
  const { tx } = context
  const customer = await bookOfAccount(tx, request.account_id)
  const paidBy = await internalBook(tx, request.is_check ? 'DISBURSEMENTS_CHECK' : 'DISBURSEMENTS_ACH')
  const lines = [
    debit(customer, request.amount_cents),
    credit(await internalBook(tx, 'FEE_DISTRIBUTION'), request.fee_cents),
    credit(await internalBook(tx, 'FEDERAL_TAX'), request.federal_cents),
    credit(paidBy, netOf(request)),
  ]
  if (request.state_cents === 0n) return lines
  if (request.residence_state === null) throw new Error(`request ${request.request_id} withholds for no state`)
  return [...lines, credit(await stateTaxBook(tx, request.residence_state), request.state_cents)]
}

function transactionTypeOf(request: FullRequest): number {
  if (request.kind === 'WITHDRAWAL') return TRANSACTION_TYPE.withdrawal
  return request.distribution_type_id === DISTRIBUTION_TYPE.transfer
    ? TRANSACTION_TYPE.transfer
    : TRANSACTION_TYPE.rollover
}

function storedFigures(request: FullRequest): Figures {
  return {
    typeId: request.distribution_type_id,
    amount: request.amount_cents,
    federal: request.federal_cents,
    state: request.state_cents,
    fee: request.fee_cents,
  }
}
