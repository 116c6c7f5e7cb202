import type { PendingList_viewer$data } from '../__generated__/PendingList_viewer.graphql.ts'

/** A row of the pending list. */
export type PendingRow = NonNullable<PendingList_viewer$data['compliancePending']>['edges'][number]['node']
