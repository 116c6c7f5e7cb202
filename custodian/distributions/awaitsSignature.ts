import { sql } from 'kysely'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import type { Money } from './lifecycle.ts'
import type { RequestRow } from './request.sql.ts'
import { isCorrectable } from './requestState.ts'

type Signable = Pick<RequestRow, 'status_id' | 'signed_at' | 'is_paper_form' | 'paper_signer' | 'asked_to_sign_at'>

/**
 * Whether the owner can sign the request's form: the request is Open, or Incomplete after a return and the owner was
 * asked to sign again. A paper form also needs that request, and no signature that staff have recorded from the paper.
 */
export function awaitsSignature(request: Signable): boolean {
  const { status_id: status, signed_at, is_paper_form, paper_signer, asked_to_sign_at } = request
  const isAsked = asked_to_sign_at !== null
  if (signed_at !== null || (is_paper_form && !(isAsked && paper_signer === null))) return false
  return status === REQUEST_STATUS.open || (status === REQUEST_STATUS.incomplete && isAsked)
}

/** The same rule for a request `r` in SQL. */
export const isSignable = sql<boolean>`(r.signed_at is null
  and (not r.is_paper_form or (r.asked_to_sign_at is not null and r.paper_signer is null))
  and (r.status_id = ${sql.lit(REQUEST_STATUS.open)}
    or (r.status_id = ${sql.lit(REQUEST_STATUS.incomplete)} and r.asked_to_sign_at is not null)))`

/**
 * Whether screens and reminders ask the owner to sign: no payment of the request is on its way or has arrived, and no
 * death is reported.
 */
export function isAskedToSign(
  request: Signable,
  { money, isBarredByDeath }: { money: Money; isBarredByDeath: boolean },
): boolean {
  return !isBarredByDeath && awaitsSignature(request) && isCorrectable(request.status_id, money)
}

/** Whether the owner can still cancel or correct the request. Staff process a paper form from its upload on. */
export function isCancelableByOwner(request: Pick<Signable, 'status_id' | 'signed_at' | 'is_paper_form'>): boolean {
  return request.status_id === REQUEST_STATUS.open && request.signed_at === null && !request.is_paper_form
}
