/** The list of staff that has a request of a status, once it is signed or filled in on paper. */
export const LIST_OF_STATUS = {
  OPEN: 'PENDING',
  APPROVED: 'APPROVED',
  PENDING: 'APPROVED',
  INCOMPLETE: 'INCOMPLETE',
  COMPLETED: 'HISTORICAL',
  HISTORICAL: 'HISTORICAL',
} as const
