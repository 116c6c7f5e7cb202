import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { filterTexts, sortIn, type FilterField, type ListSpec } from './listSpec.ts'
import { choose } from '../page/displaySettings.ts'
import { usePageSize } from './pageSize.ts'

export interface ListState {
  spec: ListSpec
  /** The filters as in the URL; '' for missing ones. */
  filters: Readonly<Record<string, string>>
  /** The sort order as in the GraphQL schema: `AMOUNT_DESC`. */
  sort: string
  /** True while the shown rows are outdated. */
  busy: boolean
  isFirstPage: boolean
  /** True if the URL asks for all rows on one page. */
  isWhole: boolean
  /** Number of rows on one page. */
  pageSize: number
  setFilters: (filters: Readonly<Record<string, string>>) => void
  clearFilters: () => void
  /** Reverses the order if it is the current one. */
  sortBy: (sort: string) => void
  goToNext: (endCursor: string | null) => void
  /** `offset` is the number of rows before the shown page. */
  goToPrevious: (startCursor: string | null, offset: number | null) => void
  goToFirst: () => void
  /** Shows the list on one page, to print it, if it has at most `wholeList` rows. */
  showAll: () => void
  showPages: () => void
  /** The choice applies to all lists on this device. */
  choosePageSize: (size: number) => void
}

const firstPage = { after: '', before: '' }

/**
 * Page, order and filters of a list. They are only in the URL, and the screen's route loads its query from the URL. So
 * back, forward and links restore them, and each change is one request. A choice shows immediately, and the rows
 * follow.
 */
export function useListState(spec: ListSpec): ListState {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [wanted, want] = useOptimistic(search)
  const pageSize = usePageSize()
  return listState(spec, { wanted, busy: wanted !== search, pageSize }, (to) =>
    startTransition(async () => {
      want(to)
      // Navigating to the same URL reloads the page.
      await navigate({ search: to }, { preventScrollReset: true, replace: to === search })
    }),
  )
}

/** The filters of the filter bar, by name. */
export function inBar({ filters = {} }: ListSpec): [name: string, field: FilterField][] {
  return Object.entries(filters).filter(([, { elsewhere }]) => !elsewhere)
}

/** The list state for the search part `wanted` of the URL; `go` navigates to another one. */
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
