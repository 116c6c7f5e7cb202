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

/** Names of the lists in the schema. */
export const LIST_NAMES: Readonly<Record<ListName, RequestList>> = {
  open: 'PENDING',
  approved: 'APPROVED',
  incomplete: 'INCOMPLETE',
  historical: 'HISTORICAL',
  signature: 'SIGNATURE',
}
