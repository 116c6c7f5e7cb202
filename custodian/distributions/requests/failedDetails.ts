import type { Tx } from '../../platform/db/connect.ts'
import type { Services } from '../../platform/context/services.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { accountAssociatedData } from '../accountNumbers.ts'
import type { FullRequest } from '../request.sql.ts'
import type { RequestDetails } from './details.ts'

// Details that a payment was sent to in vain: the bank account of a deposit, the address of a check.

/** Codes of deposits that need other bank details. */
const OTHER_DETAILS: ReadonlySet<string> = new Set([
  'R02',
  'R03',
  'R04',
  'R12',
  'R13',
  'R14',
  'R15',
  'R16',
  'R17',
  'R18',
  'R20',
  'R28',
])

type Failed = 'bank_details_failed' | 'check_undeliverable'

/** The part of the request without which the payment would come back again; null if it can be sent as it is. */
export function failedBy(code: string, { is_check: isCheck }: Pick<FullRequest, 'is_check'>): Failed | null {
  if (code === 'UNDELIVERABLE') return 'check_undeliverable'
  return OTHER_DETAILS.has(code) && !isCheck ? 'bank_details_failed' : null
}

type Destination = Pick<
  RequestDetails,
  'routingNumber' | 'bankAccount' | 'isSavings' | 'address1' | 'address2' | 'city' | 'state' | 'zip'
>

const SCOPE = 'returned-details'

function destinationText(isCheck: boolean, to: Destination): string {
  const parts = isCheck
    ? [to.address1, to.address2, to.city, to.state, to.zip]
    : [to.routingNumber, to.bankAccount, to.isSavings]
  return JSON.stringify(parts.map((part) => part ?? ''))
}

function currentDestination({ pii }: Services, request: FullRequest): string {
  const { is_check: isCheck, bank_account_sealed: sealed } = request
  return destinationText(isCheck, {
    ...request,
    routingNumber: request.routing_number,
    bankAccount:
      isCheck || sealed === null ? null : pii.open(sealed, accountAssociatedData('bank', request.account_id)),
    isSavings: request.is_savings,
  })
}

/** Keyed hash of the details that the request's payment was sent to, to be stored with its return. */
export function sentDetailsHash({ services }: Pick<WriteContext, 'services'>, request: FullRequest): string {
  return services.pii.hash(currentDestination(services, request), SCOPE)
}

/** Whether a payment of the request came back from the details that it has now, with a code that needs others. */
export async function hasFailedDetails(context: WriteContext, request: FullRequest): Promise<boolean> {
  return (await failureOf(context, request, currentDestination(context.services, request))) !== null
}

/** The details, marked as failed if a payment of the request came back from them. */
export async function withFailure(
  context: WriteContext,
  request: FullRequest,
  details: RequestDetails,
): Promise<RequestDetails> {
  const isCheck = details.isCheck ?? request.is_check
  const failed = await failureOf(context, { ...request, is_check: isCheck }, destinationText(isCheck, details))
  if (failed === null) return details
  return failed === 'bank_details_failed'
    ? { ...details, bankDetailsFailed: true }
    : { ...details, checkUndeliverable: true }
}

/**
 * Whether the details that the request has now are those of this payment, and nothing was paid since. A paid request
 * keeps its details. Without the details of a closed payment they count as others.
 */
export async function hasDetailsOf(
  { tx, services }: WriteContext,
  request: FullRequest,
  paymentId: number,
): Promise<boolean> {
  const last = await newestPayment(tx, request)
  if (last?.payment_id !== paymentId) return false
  if (last.closed_as === null) return true
  return (
    last.details_hash !== null && services.pii.isHash(currentDestination(services, request), SCOPE, last.details_hash)
  )
}

/**
 * The failure of a payment to this destination, by the code of its return or by the code of the file that confirmed it;
 * null if none failed. A closed bank account stays closed, so every deposit counts. Mail can be delivered again later,
 * so only the newest check counts.
 */
async function failureOf(
  { tx, services }: WriteContext,
  request: FullRequest,
  destination: string,
): Promise<Failed | null> {
  // A check to the estate was not sent to the details of the request.
  const sent = await paymentsOf(tx, request).where('p.estate_payee_id', 'is', null).execute()
  for (const { details_hash: hash, code, confirmed } of request.is_check ? sent.slice(0, 1) : sent) {
    const failed = [code, confirmed].flatMap((one) => (one && failedBy(one, request)) || [])[0]
    if (failed !== undefined && hash !== null && services.pii.isHash(destination, SCOPE, hash)) return failed
  }
  return null
}

const newestPayment = (tx: Tx, request: FullRequest) => paymentsOf(tx, request).limit(1).executeTakeFirst()

/** The payments of the request with their returns, newest first. */
function paymentsOf(tx: Tx, request: FullRequest) {
  return tx
    .selectFrom('payment as p')
    .leftJoin('payment_return as r', (join) =>
      join.onRef('r.payment_id', '=', 'p.payment_id').on('r.code', 'not like', 'C%'),
    )
    .leftJoin('payment_return_confirmed as c', 'c.payment_id', 'p.payment_id')
    .select(['p.payment_id', 'p.closed_as', 'r.details_hash', 'r.code', 'c.code as confirmed'])
    .where('p.request_id', '=', request.request_id)
    .orderBy('p.payment_id', 'desc')
}
