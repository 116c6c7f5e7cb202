import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'

/** Statuses that recipients are paid from: a claim has its own form, so it does not need the owner's agreement. */
export const CLAIMABLE: readonly number[] = [ACCOUNT_STATUS.validated, ACCOUNT_STATUS.registered]

/** Why nothing can be claimed from an account with this status; null if claims are possible. */
export function whyNotClaimable(statusId: number): string | null {
  if (CLAIMABLE.includes(statusId)) return null
  if (statusId === ACCOUNT_STATUS.notValidated)
    return 'The account has not passed the identity check. Compliance must approve it before a claim.'
  if (statusId === ACCOUNT_STATUS.rejected)
    return 'Compliance rejected the account. It must be Not Validated again and pass the identity check before a claim.'
  return statusId === ACCOUNT_STATUS.closed ? 'The account is closed.' : 'The account is closing.'
}
