import type { ExportListInput } from '../__generated__/ExportDialogMutation.graphql.ts'
import type { ListState } from '../kit/lists/useListState.ts'

/** Identifies the list, and the owner or record to which the list belongs, if any. */
type Which = Omit<ExportListInput, 'idempotencyKey' | 'sort' | 'filters'>

export interface Exporting extends Which {
  /** Caption of the list on the screen. */
  caption: string
  state: Pick<ListState, 'spec' | 'filters' | 'sort'>
  total: number | undefined
  isBound: boolean | undefined
  /** Filters in addition to those of the filter bar. */
  narrowedBy?: Readonly<Record<string, string>>
}
