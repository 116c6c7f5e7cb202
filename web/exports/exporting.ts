import type { ExportListInput } from '../__generated__/ExportDialogMutation.graphql.ts'
import type { ListState } from '../kit/lists/useListState.ts'

/** Which list, and of whom where it needs one. */
type Which = Omit<ExportListInput, 'clientMutationId' | 'sort' | 'filters'>

export interface Exporting extends Which {
  /** The list as the screen calls it. */
  caption: string
  state: Pick<ListState, 'spec' | 'filters' | 'sort'>
  total: number | undefined
  isBound: boolean | undefined
  /** What it is narrowed by beside its filter bar. */
  narrowedBy?: Readonly<Record<string, string>>
}
