import type { AccountOwnerSearchInput, SearchResultsQuery } from '../__generated__/SearchResultsQuery.graphql.ts'
import { rowsOf } from '../core/session/rowsOf.ts'
import { session } from '../core/session/session.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { ownerList } from './ownerList.ts'
import type { SearchFields } from './searchSchema.ts'

export interface Search {
  /** The typed values of the fields. */
  fields: SearchFields
  filter: AccountOwnerSearchInput
  /** Page and order of the results, in the format of a list's URL. */
  list: string
}

// Searches contain social security numbers and birth dates, so they are kept only in memory, and not in a URL or
// storage.
let last: Search | null = null

/** The results count down to the end of the rate limit, so no notice reports it as well. */
export const searchOptions = {
  fetchPolicy: 'network-only',
  networkCacheConfig: { metadata: { shows: 'RATE_LIMITED' } },
} as const

/** The last search before the user left the Search screen. */
export function lastSearch(): Search | null {
  return last
}

export function rememberSearch(search: Search): void {
  last = search
}

export function searchVariables({ filter, list }: Search): SearchResultsQuery['variables'] {
  return { filter, ...listVariables(ownerList, new URLSearchParams(list), rowsOf(session.getState())) }
}

// Another user must not see the search, so delete it.
session.subscribe((now, before) => {
  if (now.userId !== before.userId) last = null
})
