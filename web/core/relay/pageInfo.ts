import { graphql, readInlineData } from 'react-relay'
import type { pageInfo_list$key } from '../../__generated__/pageInfo_list.graphql.ts'

/** Converts the page info of a GraphQL connection to the format of the pager. */
export function pageInfo(key: pageInfo_list$key) {
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = readInlineData(
    graphql`
      fragment pageInfo_list on PageInfo @inline @throwOnFieldError {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    `,
    key,
  )
  return { hasNextPage, hasPreviousPage, startCursor, endCursor }
}
