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
  /** Number of items on the page, for a list in which one row shows several items. */
  count?: number
  /** Text shown instead of an empty list. */
  empty: string
  /** Text and next step shown if no row matches the filters, instead of the general text. */
  noMatch?: { says: string; action: ReactNode } | undefined
  /** Next step for the user if the list is empty. */
  emptyAction?: ReactNode
  emptyMark?: EmptyMark
  state: ListState
  /** Row counts and page info of the list's GraphQL connection; undefined if the query failed. */
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
  /** Content between the filter bar and the rows. */
  holds?: ReactNode
  /** Actions on all rows of the list, shown next to the number of rows. */
  beside?: ReactNode
}

interface PageInfo {
  hasNextPage: boolean
  hasPreviousPage: boolean
  startCursor: string | null
  endCursor: string | null
}

/**
 * A list that the server pages, sorts and filters. Shows the filter bar, the rows as a table or as cards, and the
 * pager.
 */
export function ListTable<Row>(props: Props<Row>) {
  const {
    state,
    total = 0,
    isBound = false,
    offset = 0,
    pageInfo,
    empty,
    noMatch,
    busy,
    holds,
    beside,
    count = props.rows.length,
    ...table
  } = props
  const { caption } = table
  const fields = inBar(state.spec)
  const isFiltered = fields.some(([name]) => state.filters[name])
  // Show no filters for an empty list, unless a filter excludes rows by default.
  const isBare =
    total === 0 &&
    !isFiltered &&
    state.isFirstPage &&
    !fields.some(([, field]) => 'otherwise' in field && field.otherwise)
  const nothing = isFiltered
    ? {
        empty: noMatch?.says ?? noneFits,
        emptyMark: 'NOT_FOUND' as const,
        emptyAction: (
          <>
            {noMatch?.action}
            <TextButton onClick={state.clearFilters}>Clear all filters</TextButton>
          </>
        ),
      }
    : state.isFirstPage
      ? { empty }
      : { empty: gone, emptyAction: <TextButton onClick={state.goToFirst}>Go to the first page</TextButton> }
  const canPrintAll = (count < total || state.isWhole) && total <= wholeList && !isBound
  // While another sort order loads, the server would refuse the cursors of the rows still shown.
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
