import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { sql } from 'kysely'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import { reopenAccount, setStatus } from '../distributions/settlement/performTransition.ts'
import { requestNumber } from '../distributions/request.ts'
import { lockedRequest, requestById, type FullRequest } from '../distributions/request.sql.ts'
import { circumstancesOfOne } from '../distributions/requestState.ts'
import { credit, debit, internalBook, lockAccount, post } from '../ledger/ledger.ts'
import { correctBankDetails } from './bankDetails.ts'
import { returnReason } from '../distributions/settlement/returnReasons.ts'
import { lockAll } from '../deaths/deathEffect.ts'
import { reportDeathByBank } from '../deaths/bankReport.ts'
import { LOOK_INTO } from '../deaths/suspendRequests.ts'
import { meansDeath } from '../../contract/returnCodes.ts'
import type { Returned } from './returns.ts'
import { claimFromBank } from '../distributions/settlement/claimFromBank.ts'
import { failedBy, hasDetailsOf, hasFailedDetails, sentDetailsHash } from '../distributions/requests/failedDetails.ts'
import { closePayment } from '../distributions/settlement/payment.sql.ts'

/**
 * The result of importing a return. `corrected`: bank details were corrected. `stays`: the money was returned, but the
 * request could not be set to Incomplete. `noted`: no money moved, and a person must review the return. `known`: the
 * return was imported before.
 */
export type Taken = 'returned' | 'corrected' | 'stays' | 'noted' | 'known'

/** Notices of change whose corrected details are stored. */
const CORRECTION = /^C0[123567]$/

/** Thrown for a return that matches no payment. A retry would not help. */
export class NotImported extends Error {}

/**
 * Imports one returned payment, once for each payment and code. Money moves from transit to the returns book, the
 * request becomes Incomplete, and an account that was closing is reopened. The return of a reversed payment is only
 * recorded. Corrected bank details are stored only from the operator's file, and only if the payment is the
 * request's newest and was sent to its current details. R14 and R15 from the operator report the owner's death.
 * @throws NotImported with the reason, if no payment matches or the amount differs
 */
export async function importReturn(
  context: WriteContext,
  by: { jobId: number; takenInBy: number | null },
  returned: Returned,
): Promise<Taken> {
  const found = meansDeath(returned.code) ? await paymentNamed(context, returned) : undefined
  const request = found && (await requestById(context.tx, found.request_id))
  // Locks the owner before the accounts, as every death report does.
  if (request) await lockAll(context, request.account_owner_id)
  const taken = await takeIn(context, by, returned)
  // Reports a death only if the operator imported the return and the payment went to the owner. The death of a payee is
  // not recorded.
  if (found && request?.payee_id === null && by.takenInBy === null)
    await reportDeathByBank(context, request.account_owner_id, {
      paymentId: found.payment_id,
      diedOn: returned.diedOn,
      code: returned.code,
    })
  return taken
}

async function takeIn(
  context: WriteContext,
  { jobId, takenInBy }: { jobId: number; takenInBy: number | null },
  returned: Returned,
): Promise<Taken> {
  const { tx } = context
  const found = await paymentNamed(context, returned)
  if (!found) throw new NotImported('There is no such payment.')
  const first = await requestById(tx, found.request_id)
  if (!first) throw new NotImported('There is no such payment.')
  await lockAccount(tx, first.account_id)
  const [request, payment] = [await lockedRequest(tx, found.request_id), await paymentNamed(context, returned)]
  if (!payment || !request) throw new NotImported('There is no such payment.')
  if (await isKnown(context, payment.payment_id, returned.code)) {
    const isConfirmed =
      takenInBy === null &&
      !returned.code.startsWith('C') &&
      (await confirmReturn(context, payment.payment_id, { jobId, code: returned.code }))
    const failed = failedOf(returned, request, payment)
    if (isConfirmed && failed) await setFailedLater(context, request, { paymentId: payment.payment_id, failed })
    return 'known'
  }
  const keep = (transactionId: number | null) =>
    tx
      .insertInto('payment_return')
      .values({
        payment_id: payment.payment_id,
        code: returned.code,
        job_id: jobId,
        transaction_id: transactionId,
        at: context.now,
        taken_in_by: takenInBy,
        details_hash: payment.estate_payee_id === null ? sentDetailsHash(context, request) : null,
      })
      .execute()
  // Not kept, because a kept notice would hide the operator's notice with the corrected details.
  if (takenInBy !== null && CORRECTION.test(returned.code)) return 'noted'
  if (returned.code.startsWith('C') || payment.closed_as !== null) {
    await keep(null)
    await context.audit({ ...entry(request), action: 'payment.notice', after: { code: returned.code } })
    const isCorrected =
      returned.corrected &&
      (await hasDetailsOf(context, request, payment.payment_id)) &&
      (await correctBankDetails(context, request, returned.corrected))
    return isCorrected ? 'corrected' : 'noted'
  }
  if (returned.amount !== undefined && returned.amount !== payment.amount_cents)
    throw new NotImported('The amount that came back is not the amount that was sent.')
  await claimFromBank(context, request.request_id)
  const transit = payment.method === 'ACH' ? 'DISBURSEMENTS_ACH' : 'DISBURSEMENTS_CHECK'
  const transactionId = await post(tx, {
    typeId: TRANSACTION_TYPE.reversal,
    date: context.today,
    note: `${requestNumber(request)} ${returned.code}`,
    idempotencyKey: `return:${payment.payment_id}`,
    createdBy: context.userId,
    lines: [
      debit(await internalBook(tx, transit), payment.amount_cents),
      credit(await internalBook(tx, 'RETURNS'), payment.amount_cents),
    ],
  })
  await keep(transactionId)
  await closePayment(tx, request.request_id, 'RETURNED')
  await reopenAccount(context, request)
  const failed = failedOf(returned, request, payment)
  if (failed)
    await tx
      .updateTable('distribution_request')
      .set({ [failed]: true })
      .where('request_id', '=', request.request_id)
      .execute()
  await context.audit({ ...entry(request), action: 'payment.return', after: { code: returned.code, transactionId } })
  // An account has one active request. If another request of the account is active, the returned request keeps its
  // status and its money stays in the returns book.
  if ((await circumstancesOfOne(tx, request.request_id, context.today)).hasOtherActive) return 'stays'
  // Neither the email nor the request mentions a death to the owner.
  const because = meansDeath(returned.code)
    ? { reason: LOOK_INTO, isSilent: true }
    : { reason: returnReason(returned.code) }
  await setStatus(context, request, REQUEST_STATUS.incomplete, because)
  return 'returned'
}

/**
 * Records that the bank's file confirms an employee's report. From now on the money counts as returned. Returns false
 * if the report was confirmed before, or if no employee reported the return.
 */
async function confirmReturn(
  { tx, now, audit }: WriteContext,
  paymentId: number,
  { jobId, code }: { jobId: number; code: string },
): Promise<boolean> {
  const [reported] = await saidByStaff(tx, [paymentId])
  if (reported === undefined) return false
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_return_confirmed')
    .values({ payment_id: paymentId, job_id: jobId, at: now, code })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await audit({ action: 'payment.returnConfirmed', entity: 'payment', entityId: paymentId, after: { jobId } })
  return true
}

/**
 * Requires other details for a code of the operator's file if an employee recorded another code first. Other details
 * than those of the returned payment, and a request that was paid again, stay as they are.
 */
async function setFailedLater(
  context: WriteContext,
  request: FullRequest,
  { paymentId, failed }: { paymentId: number; failed: NonNullable<ReturnType<typeof failedBy>> },
): Promise<void> {
  const { request_id: requestId, account_owner_id: ownerId } = request
  // Rows of earlier versions name no details. Details entered after them count as others.
  await sql`
    update distribution_request r set ${sql.ref(failed)} = true, version = r.version + 1
    from payment_return said
    where r.request_id = ${requestId} and not r.${sql.ref(failed)}
      and said.payment_id = ${paymentId} and said.code not like 'C%'
      and not exists (select from payment p where p.request_id = r.request_id and p.payment_id > ${paymentId})
      and (${await hasFailedDetails(context, request)}::boolean or (said.details_hash is null
        and not exists (select from data_record d where d.account_owner_id = ${ownerId} and d.kind = 'BANK'
          and d.account_id = r.account_id and d.at > said.at)))`.execute(context.tx)
}

/** Selects the payments whose return an employee reported. */
export async function saidByStaff(tx: Tx, paymentIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('payment_return')
    .select('payment_id')
    .distinct()
    .where(sql<boolean>`payment_id = any(${paymentIds}::int[])`)
    .where('code', 'not like', 'C%')
    .where('taken_in_by', 'is not', null)
    .orderBy('payment_id')
    .execute()
  return rows.map(({ payment_id }) => payment_id)
}

function paymentNamed({ tx }: WriteContext, { traceNumber, checkNumber }: Returned) {
  const payments = tx
    .selectFrom('payment')
    .select(['payment_id', 'request_id', 'method', 'amount_cents', 'closed_as', 'estate_payee_id'])
    .$if(traceNumber !== undefined, (query) => query.where('trace_number', '=', traceNumber ?? ''))
    .$if(checkNumber !== undefined, (query) => query.where('check_number', '=', checkNumber ?? 0))
  return traceNumber === undefined && checkNumber === undefined ? undefined : payments.executeTakeFirst()
}

/** The failed details of the request. A check to the estate was not sent to them. */
const failedOf = (
  { code }: Returned,
  request: FullRequest,
  { estate_payee_id: estatePayeeId }: { estate_payee_id: number | null },
) => (estatePayeeId === null ? failedBy(code, request) : null)

async function isKnown({ tx }: WriteContext, paymentId: number, code: string): Promise<boolean> {
  const rows = await tx.selectFrom('payment_return').select('code').where('payment_id', '=', paymentId).execute()
  // A payment is returned only once, even if a second return has another code.
  return rows.some((row) => row.code === code || (!row.code.startsWith('C') && !code.startsWith('C')))
}

function entry(request: FullRequest) {
  return { entity: 'payment', entityId: requestNumber(request), accountOwnerId: request.account_owner_id }
}
