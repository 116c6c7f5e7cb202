import { ACCOUNT_STATUS, type AccountStatus } from '../../contract/accountStatus.ts'
import { nameOf } from '../../contract/enumeration.ts'

const LABELS: Record<AccountStatus, string> = {
  notValidated: 'Not Validated',
  validated: 'Validated',
  registered: 'Registered',
  pendingClosure: 'Pending Closure',
  closed: 'Closed',
  rejected: 'Rejected',
}

/** An account's status as staff call it. */
export function statusLabel(statusId: number): string {
  const status = nameOf(ACCOUNT_STATUS, statusId)
  return status ? LABELS[status] : `Unknown (${statusId})`
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

/** Whether a distribution can be requested; an open one comes first. */
export function distributionState(statusId: number, isUnderWay: boolean): DistributionState {
  const status = nameOf(ACCOUNT_STATUS, statusId)
  return isUnderWay ? 'PENDING' : status ? STATES[status] : 'NONE'
}
