import type { RequestList } from '../__generated__/Overview_viewer.graphql.ts'

/** Menu labels of the lists, and the last segments of their paths. */
export const queueLists: Partial<Record<RequestList, { label: string; status: string; ownerActs?: boolean }>> = {
  PENDING: { label: 'Pending', status: 'pending' },
  APPROVED: { label: 'Approved', status: 'approved' },
  INCOMPLETE: { label: 'Incomplete', status: 'incomplete', ownerActs: true },
  SIGNATURE: { label: 'Awaiting Signature', status: 'signature', ownerActs: true },
}
