import type { PendingList_viewer$data } from '../__generated__/PendingList_viewer.graphql.ts'

/** A row in the list of pending accounts. */
export type PendingRow = NonNullable<PendingList_viewer$data['compliancePending']>['edges'][number]['node']

/** URL of the list of pending accounts. */
export const pendingAddress = '/compliance/pending'

/** Element id of the link to the evidence, which shortcut keys focus. */
export const linkIdOf = ({ accountId }: Pick<PendingRow, 'accountId'>): string => `account-${accountId}`
