import { ACCOUNT_STATUS, ACCOUNT_STATUS_NAME, type AccountStatus } from '../../contract/accountStatus.ts'
import { labelOf, nameOf } from '../../contract/enumeration.ts'

/** The name of an account's status on staff screens. */
export function statusLabel(statusId: number): string {
  return labelOf(ACCOUNT_STATUS, ACCOUNT_STATUS_NAME, statusId) ?? `Unknown (${statusId})`
}

/** The enum DistributionState of the schema. */
type DistributionState = 'PENDING' | 'AVAILABLE' | 'AWAITING_CUSTODIAL_DOCUMENT' | 'PENDING_CLOSURE' | 'CLOSED' | 'NONE'

const STATES: Record<AccountStatus, DistributionState> = {
  notValidated: 'NONE',
  validated: 'AWAITING_CUSTODIAL_DOCUMENT',
  registered: 'AVAILABLE',
  pendingClosure: 'PENDING_CLOSURE',
  closed: 'CLOSED',
  rejected: 'NONE',
}

/** Whether a distribution can be requested; an open request takes precedence. */
export function distributionState(statusId: number, isUnderWay: boolean): DistributionState {
  const status = nameOf(ACCOUNT_STATUS, statusId)
  return isUnderWay ? 'PENDING' : status ? STATES[status] : 'NONE'
}
