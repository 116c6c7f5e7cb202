const TYPES: Record<number, string> = {
  1: 'Early',
  2: 'Early Exceptions',
  3: 'Disability',
  4: 'Death',
  5: 'Normal',
  6: 'Early Roth',
  7: 'Recharacterized Current',
  8: 'Qualified Roth',
  9: 'Recharacterized Prior',
  10: 'Roth Exceptions',
  50: 'Rollover',
  60: 'Transfer',
}

/** A distribution type in words. */
export function distributionType(typeId: number): string {
  return TYPES[typeId] ?? `Unknown (${typeId})`
}

export const STATUS = { open: 1, approved: 2, pending: 3, completed: 4, historical: 5, incomplete: 6 } as const

const STATUSES: Record<number, string> = {
  1: 'Open',
  2: 'Approved',
  3: 'Pending',
  4: 'Completed',
  5: 'Historical',
  6: 'Incomplete',
}

/** A request's status in words. */
export function requestStatus(statusId: number): string {
  return STATUSES[statusId] ?? `Unknown (${statusId})`
}

/** The statuses the edit form of a withdrawal offers: all of them. The custodian refuses what cannot be. */
export const WITHDRAWAL_STATUSES: readonly number[] = [1, 2, 3, 4, 5, 6]

const ROLLOVER_STATUSES: Record<number, readonly number[]> = {
  1: [1, 2, 6],
  2: [1, 2, 6],
  6: [1, 2, 6],
  3: [3, 4],
  4: [4, 5],
  5: [5],
}

/** The statuses the edit form of a rollover offers from where it is. */
export function rolloverStatuses(statusId: number): readonly number[] {
  return ROLLOVER_STATUSES[statusId] ?? [statusId]
}
