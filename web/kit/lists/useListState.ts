import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { filterTexts, sortIn, type FilterField, type ListSpec } from './listSpec.ts'
import { choose } from '../page/displaySettings.ts'
import { usePageSize } from './pageSize.ts'

export interface ListState {
  spec: ListSpec
  /** Filters of the list as in the URL; '' for a missing filter. */
  filters: Readonly<Record<string, string>>
  /** Sort order as in the GraphQL schema: `AMOUNT_DESC`. */
  sort: string
  /** True while the rows for a new page, order or filter are loading. */
  busy: boolean
  isFirstPage: boolean
  /** True if the URL asks for all rows on one page. */
  isWhole: boolean
  /** Number of rows on a page. */
  pageSize: number
  setFilters: (filters: Readonly<Record<string, string>>) => void
  clearFilters: () => void
  /** Sorts by this order, and starts at the first page. */
  sortBy: (sort: string) => void
  goToNext: (endCursor: string | null) => void
  /** `offset` is the number of rows before the shown page. */
  goToPrevious: (startCursor: string | null, offset: number | null) => void
  goToFirst: () => void
  /** Shows the list on one page of at most `wholeList` rows, to print it. */
  showAll: () => void
  showPages: () => void
  /** Stores the page size for all lists on this device. */
  choosePageSize: (size: number) => void
}

const firstPage = { after: '', before: '' }

/**
 * Page, order and filters of a list. The URL holds them, so that back, forward and links restore them. The route loads
 * the list's query from the URL. A change is shown immediately, before the rows have loaded.
 */
export function useListState(spec: ListSpec): ListState {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [wanted, want] = useOptimistic(search)
  const pageSize = usePageSize()
  return listState(spec, { wanted, busy: wanted !== search, pageSize }, (to) =>
    startTransition(async () => {
      want(to)
      // Navigating to the current URL reloads the list.
      await navigate({ search: to }, { preventScrollReset: true, replace: to === search })
    }),
  )
}

/** Filters of the filter bar, with their names. */
export function inBar({ filters = {} }: ListSpec): [name: string, field: FilterField][] {
  return Object.entries(filters).filter(([, { elsewhere }]) => !elsewhere)
}

/** Returns the list state for `wanted`, the search part of the URL. `go` navigates to another search part. */
export function listState(
  spec: ListSpec,
  { wanted, busy, pageSize }: { wanted: string; busy: boolean; pageSize: number },
  go: (to: string) => void,
): ListState {
  const params = new URLSearchParams(wanted)
  const filters = filterTexts(spec, params)
  const sort = sortIn(spec, params)
  const has = (name: string) => params.has((spec.prefix ?? '') + name)

  function change(changes: Readonly<Record<string, string>>, again = false) {
    const next = new URLSearchParams(wanted)
    for (const [name, value] of Object.entries(changes)) {
      const key = (spec.prefix ?? '') + name
      if (value === '') next.delete(key)
      else next.set(key, value)
    }
    const to = next.size === 0 ? '' : `?${next}`
    if (to !== wanted || again) go(to)
  }

  return {
    spec,
    filters,
    sort,
    busy,
    isFirstPage: !has('after') && !has('before'),
    isWhole: has('all'),
    setFilters: (changes) => change({ ...changes, ...firstPage }),
    clearFilters: () => change({ ...Object.fromEntries(inBar(spec).map(([name]) => [name, ''])), ...firstPage }),
    sortBy: (next) => change({ sort: next === spec.defaultSort ? '' : next, ...firstPage }),
    goToNext: (endCursor) => change({ after: endCursor ?? '', before: '' }),
    goToPrevious: (startCursor, offset) =>
      change(offset !== null && offset <= pageSize ? firstPage : { after: '', before: startCursor ?? '' }),
    goToFirst: () => change(firstPage),
    showAll: () => change({ all: '1', ...firstPage }),
    showPages: () => change({ all: '' }),
    pageSize,
    choosePageSize: (size) => {
      choose('rows', String(size))
      change({ all: '', ...firstPage }, true)
    },
  }
}
