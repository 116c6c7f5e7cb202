import type { RequestList as ListName } from '../../contract/staffRequests.ts'
import type { RequestList } from '../graphql/__generated__/resolvers.ts'

/** Names of the lists in REST paths. */
export const LISTS: Readonly<Record<RequestList, ListName>> = {
  PENDING: 'open',
  APPROVED: 'approved',
  INCOMPLETE: 'incomplete',
  HISTORICAL: 'historical',
  SIGNATURE: 'signature',
}
