import type { ExportListInput } from '../__generated__/ExportDialogMutation.graphql.ts'
import type { ListState } from '../kit/lists/useListState.ts'

/** Identifies the list, and its owner or record if the list needs one. */
type Which = Omit<ExportListInput, 'idempotencyKey' | 'sort' | 'filters'>

export interface Exporting extends Which {
  /** The list's caption on the screen. */
  caption: string
  state: Pick<ListState, 'spec' | 'filters' | 'sort'>
  total: number | undefined
  isBound: boolean | undefined
  /** Filters in addition to those of the filter bar. */
  narrowedBy?: Readonly<Record<string, string>>
}
