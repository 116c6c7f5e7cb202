import type { DistributionState } from '../graphql/__generated__/resolvers.ts'

const LABELS: Record<number, string> = {
  1: 'Not Validated',
  2: 'Validated',
  3: 'Registered',
  4: 'Pending Closure',
  5: 'Closed',
  6: 'Rejected',
}

/** An account's status as staff call it. */
export function statusLabel(statusId: number): string {
  return LABELS[statusId] ?? `Unknown (${statusId})`
}

const STATES: Record<number, DistributionState> = {
  2: 'AWAITING_CUSTODIAL_DOCUMENT',
  3: 'AVAILABLE',
  4: 'PENDING_CLOSURE',
  5: 'CLOSED',
}

/** Whether a distribution can be asked for; one under way comes before everything else. */
export function distributionState(statusId: number, isUnderWay: boolean): DistributionState {
  return isUnderWay ? 'PENDING' : (STATES[statusId] ?? 'NONE')
}
