import type { Key, ReactNode } from 'react'
import type { EmptyMark } from '../ui/EmptyState.tsx'
import { TextButton } from '../ui/TextButton.tsx'
import { DataTable, type Column } from './DataTable.tsx'
import { FilterBar } from './FilterBar.tsx'
import { PageBar } from './PageBar.tsx'
import { wholeList } from './pageSize.ts'
import { PrintAll } from './PrintAll.tsx'
import { inBar, type ListState } from './useListState.ts'

interface Props<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** Number of items on the page, if one row shows several. */
  count?: number
  /** Text of an empty list. */
  empty: string
  /** Next step for an empty list. */
  emptyAction?: ReactNode
  emptyMark?: EmptyMark
  state: ListState
  /** Page info of the connection; undefined when it failed. */
  total: number | undefined
  isBound: boolean | undefined
  offset: number | null | undefined
  pageInfo: PageInfo | undefined
  busy?: boolean
  dense?: boolean
  oneLine?: boolean
  opensRows?: boolean
  below?: (row: Row) => ReactNode
  card?: (row: Row) => ReactNode
  joined?: boolean
  /** Caption above the rows. */
  holds?: ReactNode
  /** Actions on all rows, next to the number of rows. */
  beside?: ReactNode
}

interface PageInfo {
  hasNextPage: boolean
  hasPreviousPage: boolean
  startCursor: string | null
  endCursor: string | null
}

/** A list that the server pages, sorts and filters: its filter bar, its table or cards, and its pager. */
export function ListTable<Row>(props: Props<Row>) {
  const {
    state,
    total = 0,
    isBound = false,
    offset = 0,
    pageInfo,
    empty,
    busy,
    holds,
    beside,
    count = props.rows.length,
    ...table
  } = props
  const { caption } = table
  const fields = inBar(state.spec)
  const isFiltered = fields.some(([name]) => state.filters[name])
  // An empty list has nothing to filter, unless rows are left out by default.
  const isBare =
    total === 0 &&
    !isFiltered &&
    state.isFirstPage &&
    !fields.some(([, field]) => 'otherwise' in field && field.otherwise)
  const nothing = isFiltered
    ? {
        empty: noneFits,
        emptyMark: 'NOT_FOUND' as const,
        emptyAction: <TextButton onClick={state.clearFilters}>Clear all filters</TextButton>,
      }
    : state.isFirstPage
      ? { empty }
      : { empty: gone, emptyAction: <TextButton onClick={state.goToFirst}>Go to the first page</TextButton> }
  const canPrintAll = (count < total || state.isWhole) && total <= wholeList && !isBound
  // While a new order is loading, the cursors of the old rows would be refused.
  const ends = state.busy ? undefined : pageInfo
  return (
    <>
      {isBare ? null : <FilterBar state={state} caption={caption} />}
      {holds}
      <DataTable {...table} {...nothing} busy={state.busy || (busy ?? false)} sorting={state} />
      <PageBar
        offset={offset}
        count={count}
        total={total}
        isBound={isBound}
        onPrevious={ends?.hasPreviousPage ? () => state.goToPrevious(ends.startCursor, offset) : null}
        onNext={ends?.hasNextPage ? () => state.goToNext(ends.endCursor) : null}
        label={caption}
        beside={
          isBare ? null : (
            <>
              {beside}
              {canPrintAll ? <PrintAll state={state} isWhole={count === total} total={total} label={caption} /> : null}
            </>
          )
        }
        size={{ value: state.pageSize, onChoose: state.choosePageSize }}
      />
    </>
  )
}

const noneFits = 'Nothing in this list matches the filters.'
const gone = 'Nothing is left on this page.'
