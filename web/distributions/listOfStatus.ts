/** The staff list that contains requests of a status, after they are signed or their paper form is filled in. */
export const LIST_OF_STATUS = {
  OPEN: 'PENDING',
  APPROVED: 'APPROVED',
  PENDING: 'APPROVED',
  INCOMPLETE: 'INCOMPLETE',
  COMPLETED: 'HISTORICAL',
  HISTORICAL: 'HISTORICAL',
} as const
