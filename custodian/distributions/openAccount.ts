import { sql, type RawBuilder } from 'kysely'
import { ACCOUNT_STATUS, ACCOUNT_STATUS_NAME } from '../../contract/accountStatus.ts'
import { labelOf } from '../../contract/enumeration.ts'
import { CLAIMABLE } from './claimable.ts'

// The account statuses that pay a request. The calculation, the posting, the files and payments after a return use them.

const REGISTERED: readonly number[] = [ACCOUNT_STATUS.registered]
/** A full payout sets Pending Closure, and staff may set it by hand before one: what was calculated is still paid. */
export const CLOSING: readonly number[] = [ACCOUNT_STATUS.pendingClosure]
/** A completed full payout closes its account, also before its payment is in a file. */
const EMPTIED: readonly number[] = [...CLOSING, ACCOUNT_STATUS.closed]

export const NOT_OPEN = 'The account is not open for distributions.'

/**
 * Whether an account pays its owner, a recipient or the estate: a Registered one, unless it is the owner also a Validated
 * one, and one with a status in `also`.
 */
export function paysRequest(isToOwner: boolean, statusId: number, also: readonly number[] = []): boolean {
  return [...(isToOwner ? REGISTERED : CLAIMABLE), ...also].includes(statusId)
}

/** Why a posted payment is not sent, and a returned one not paid again; null if the account's status allows it. */
export function whyNotSent(
  { payee_id: payeeId }: { payee_id: number | null },
  { accountStatusId, isToEstate }: { accountStatusId: number; isToEstate: boolean },
): string | null {
  if (paysRequest(payeeId === null && !isToEstate, accountStatusId, EMPTIED)) return null
  return `The account is ${statusName(accountStatusId)}, so nothing is paid from it.`
}

export const statusName = (statusId: number) => labelOf(ACCOUNT_STATUS, ACCOUNT_STATUS_NAME, statusId) ?? 'not open'

const listed = (statusIds: readonly number[]) => sql.join(statusIds.map((id) => sql.lit(id)))

/** SQL condition: the status of the account of the request `r` lets posted payments leave, as in `whyNotSent`. */
export const accountSends: RawBuilder<boolean> = sql<boolean>`exists (
  select from retirement_account a where a.account_id = r.account_id and (
    a.status_id in (${listed([...REGISTERED, ...EMPTIED])})
    or (r.payee_id is not null or pays_estate(r.request_id)) and a.status_id in (${listed(CLAIMABLE)})))`
