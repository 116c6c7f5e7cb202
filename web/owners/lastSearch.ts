import type { AccountOwnerSearchInput, SearchResultsQuery } from '../__generated__/SearchResultsQuery.graphql.ts'
import { session } from '../core/session/session.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { ownerList } from './ownerList.ts'
import type { SearchFields } from './searchSchema.ts'

export interface Search {
  /** As they were typed. */
  fields: SearchFields
  filter: AccountOwnerSearchInput
  /** Page and order of what was found, as they would stand in an address. */
  list: string
}

// Social security numbers and birth dates are searched for: this stands in no address and no storage.
let last: Search | null = null

/** What was searched for before the search was left. */
export function lastSearch(): Search | null {
  return last
}

export function rememberSearch(search: Search): void {
  last = search
}

export function searchVariables({ filter, list }: Search): SearchResultsQuery['variables'] {
  return { filter, ...listVariables(ownerList, new URLSearchParams(list)) }
}

// Nobody else comes back to it.
session.subscribe((now, before) => {
  if (now.userId !== before.userId) last = null
})
