import type { PendingList_viewer$data } from '../__generated__/PendingList_viewer.graphql.ts'

/** An account in the list of those that wait. */
export type PendingRow = NonNullable<PendingList_viewer$data['compliancePending']>['edges'][number]['node']
