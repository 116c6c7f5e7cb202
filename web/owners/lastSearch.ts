import type { AccountOwnerSearchInput, SearchResultsQuery } from '../__generated__/SearchResultsQuery.graphql.ts'
import { rowsOf } from '../core/session/rowsOf.ts'
import { session } from '../core/session/session.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { ownerList } from './ownerList.ts'
import type { SearchFields } from './searchSchema.ts'

export interface Search {
  /** Values of the search fields. */
  fields: SearchFields
  filter: AccountOwnerSearchInput
  /** Page and order of the results, in the same format as in a list's URL. */
  list: string
}

// Searches contain social security numbers and birth dates. Keep them only in memory, not in a URL or storage.
let last: Search | null = null

/** Shows no notice if a search exceeds the rate limit, because the results show a countdown. */
export const searchOptions = {
  fetchPolicy: 'network-only',
  networkCacheConfig: { metadata: { shows: 'RATE_LIMITED' } },
} as const

/** Returns the user's last search, with the page and order of its results; null if there was no search. */
export function lastSearch(): Search | null {
  return last
}

export function rememberSearch(search: Search): void {
  last = search
}

export function searchVariables({ filter, list }: Search): SearchResultsQuery['variables'] {
  return { filter, ...listVariables(ownerList, new URLSearchParams(list), rowsOf(session.getState())) }
}

// Delete the search, because another user must not see it.
session.subscribe((now, before) => {
  if (now.userId !== before.userId) last = null
})
