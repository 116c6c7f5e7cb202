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

/** Whether the request's newest payment came back from the details that it has now, with a code that needs others. */
export async function hasFailedDetails({ tx, services }: WriteContext, request: FullRequest): Promise<boolean> {
  const last = await lastFailure(tx, request)
  return last !== null && services.pii.isHash(currentDestination(services, request), SCOPE, last.hash)
}

/** The details, marked as failed if the request's newest payment came back from them. */
export async function withFailure(
  { tx, services }: WriteContext,
  request: FullRequest,
  details: RequestDetails,
): Promise<RequestDetails> {
  const last = await lastFailure(tx, request)
  if (last === null || !services.pii.isHash(destinationText(request.is_check, details), SCOPE, last.hash))
    return details
  return last.failed === 'bank_details_failed'
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

/** The failure of the newest payment, by the code of its return or by the code of the file that confirmed it. */
async function lastFailure(tx: Tx, request: FullRequest): Promise<{ failed: Failed; hash: string } | null> {
  const last = await newestPayment(tx, request)
  if (!last || last.details_hash === null) return null
  const [failed] = [last.code, last.confirmed].flatMap((code) => (code && failedBy(code, request)) || [])
  return failed === undefined ? null : { failed, hash: last.details_hash }
}

function newestPayment(tx: Tx, request: FullRequest) {
  return tx
    .selectFrom('payment as p')
    .leftJoin('payment_return as r', (join) =>
      join.onRef('r.payment_id', '=', 'p.payment_id').on('r.code', 'not like', 'C%'),
    )
    .leftJoin('payment_return_confirmed as c', 'c.payment_id', 'p.payment_id')
    .select(['p.payment_id', 'p.closed_as', 'r.details_hash', 'r.code', 'c.code as confirmed'])
    .where('p.request_id', '=', request.request_id)
    .orderBy('p.payment_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
