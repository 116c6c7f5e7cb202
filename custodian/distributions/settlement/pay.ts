import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { ACCOUNT_STATUS } from '../../../contract/accountStatus.ts'
import { TRANSACTION_TYPE } from '../../../contract/transactionType.ts'
import { refuseIf } from '../../platform/http/errors.ts'
import { balancesOfAccounts } from '../../ledger/balances.ts'
import { postMany } from '../../ledger/postMany.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { distributionCode } from '../distributionCode.ts'
import { ofRequest, netOf, recordEvents, requestNumber, notifyOwners } from '../request.ts'
import { requestById, wasPosted, type FullRequest } from '../request.sql.ts'
import { storedFigures } from './figures.ts'
import { createPayments, returnedMoney } from './payment.sql.ts'
import { paymentBooks } from './paymentBooks.ts'
import { returnToTransit } from './returnToTransit.ts'
import { screenPayments } from '../../sanctions/screening.ts'
import { paymentProblem } from '../paymentProblem.ts'
import { about } from '../../platform/audit/audit.ts'

// Figures are frozen before payment and posted once. A later manual status change never moves money again.

/**
 * Pays a request with frozen figures: one balanced ledger transaction, once per request (every posting stores its
 * request number). The account must be locked. Returns false if the request was already paid.
 * @throws 409 while payouts of the owner are held, and once the owner's death is reported
 */
export async function payOnce(context: WriteContext, requestId: number): Promise<boolean> {
  if (await wasPosted(context.tx, requestId)) return false
  const request = await requestById(context.tx, requestId)
  if (!request) throw new Error(`request ${requestId} is gone`)
  await requireNoHold(context, request)
  await payAll(context, [request])
  return true
}

/**
 * Pays many requests in a few statements. None may be held or paid before; their accounts must be locked.
 * @throws a unique violation (23505) if any of the requests was paid before; then none is paid
 */
export async function payAll(context: WriteContext, requests: readonly FullRequest[]): Promise<void> {
  if (requests.length === 0) return
  const linesOf = await paymentBooks(context.tx, requests)
  const transactionIds = await postMany(
    context.tx,
    requests.map((request) => ({
      typeId: transactionTypeOf(request),
      date: context.today,
      note: requestNumber(request),
      requestId: request.request_id,
      idempotencyKey: `request:${request.request_id}`,
      createdBy: context.userId,
      lines: linesOf(request),
    })),
  )
  await sendOff(
    context,
    requests.map((request, place) => ({
      request,
      transactionId: transactionIds[place] ?? 0,
      code: codeOn(context.today, request),
    })),
  )
}

/**
 * Pays a returned request again: the money moves from the returns book back into transit, once per return. Taxes and
 * fee stay as posted. The account must be locked. Returns false if nothing was returned.
 * @throws 409 while payouts of the owner are held
 */
export async function payAgain(context: WriteContext, request: FullRequest): Promise<boolean> {
  const returned = await returnedMoney(context.tx, request.request_id)
  if (returned === null) return false
  await requireNoHold(context, request)
  const how = { isCheck: request.is_check, note: requestNumber(request) }
  const transactionId = await returnToTransit(context, returned, how)
  if (transactionId === null) return false
  await sendOff(context, [{ request, transactionId, code: null }])
  return true
}

/** Last check before money moves; the jobs check this earlier too. */
async function requireNoHold(context: WriteContext, request: FullRequest): Promise<void> {
  await screenPayments(context, [request])
  refuseIf(409, await paymentProblem(context.tx, request))
}

/** Effects of every posting to transit: payment, account status, email. */
async function sendOff(
  context: WriteContext,
  posted: ReadonlyArray<{ request: FullRequest; transactionId: number; code: string | null }>,
): Promise<void> {
  const requests = posted.map(({ request }) => request)
  await createPayments(
    context.tx,
    posted.map(({ request, transactionId, code }) => ({ requestId: request.request_id, transactionId, code })),
    context.now,
  )
  await startClosing(context, requests)
  await recordEvents(
    context,
    requests.map(({ request_id }) => request_id),
    'SENT',
  )
  await notifyOwners(context, requests, 'sent')
  await context.audit(
    ...posted.map(({ request, transactionId }) => ({
      action: 'request.pay',
      ...ofRequest(request),
      after: { transactionId, net: netOf(request), ...storedFigures(request) },
    })),
  )
}

/** A posted full amount starts to close its account, unless the account has money that came in since. */
export async function startClosing(context: WriteContext, requests: readonly FullRequest[]): Promise<void> {
  const full = requests.filter(({ is_full_amount }) => is_full_amount)
  if (full.length === 0) return
  const balanceOf = await balancesOfAccounts(
    context.tx,
    full.map(({ account_id }) => account_id),
  )
  const emptied = full.filter(({ account_id }) => balanceOf(account_id) === 0n)
  for (const from of [ACCOUNT_STATUS.registered, ACCOUNT_STATUS.validated])
    await setAccountStatus(context, emptied, { from, to: ACCOUNT_STATUS.pendingClosure })
}

/** Changes the status of these requests' accounts; an account with another status than `from` stays unchanged. */
export async function setAccountStatus(
  context: WriteContext,
  requests: ReadonlyArray<Pick<FullRequest, 'account_id' | 'account_owner_id'>>,
  { from, to }: { from: number; to: number },
): Promise<void> {
  if (requests.length === 0) return
  const moved = await context.tx
    .updateTable('retirement_account')
    .set({ status_id: to })
    .where(
      'account_id',
      'in',
      requests.map(({ account_id }) => account_id),
    )
    .where('status_id', '=', from)
    .returning(['account_id', 'account_owner_id'])
    .execute()
  await context.audit(
    ...moved.map(({ account_id, account_owner_id }) => ({
      action: 'account.status',
      ...about('retirement_account', account_id, account_owner_id),
      before: { statusId: from },
      after: { statusId: to },
    })),
  )
}

/** The Form 1099-R code of a payment on this day; null if it is not reported. */
function codeOn(paidOn: string, request: FullRequest): string | null {
  return distributionCode({
    distributionTypeId: request.distribution_type_id,
    evidenceOf: request.evidence_of,
    isRoth: request.account_type === 'ROTH',
    paidOn,
    dateOfBirth: request.date_of_birth,
    openedOn: request.setup_date,
  })
}

function transactionTypeOf(request: FullRequest): number {
  if (request.kind === 'WITHDRAWAL') return TRANSACTION_TYPE.withdrawal
  return request.distribution_type_id === DISTRIBUTION_TYPE.transfer
    ? TRANSACTION_TYPE.transfer
    : TRANSACTION_TYPE.rollover
}
