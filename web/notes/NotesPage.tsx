import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { NotesPageQuery } from '../__generated__/NotesPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { NoteList } from './NoteList.tsx'

export const query = graphql`
  query NotesPageQuery(
    $accountOwnerId: Int
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: NoteSort
    $filter: NoteFilter
  ) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        ...NoteList_accountOwner
          @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<NotesPageQuery> }) {
  const { viewer } = usePreloadedQuery<NotesPageQuery>(query, queryRef)
  return viewer?.accountOwner ? <NoteList accountOwnerKey={viewer.accountOwner} /> : <NotFoundView />
}
