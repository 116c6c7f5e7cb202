import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { OpenedPageQuery } from '../../__generated__/OpenedPageQuery.graphql.ts'
import { OpenedRequest } from './OpenedRequest.tsx'

export const query = graphql`
  query OpenedPageQuery($isRollover: Boolean!, $requestId: Int!) @preloadable @throwOnFieldError {
    viewer {
      withdrawalRequest(requestId: $requestId) @skip(if: $isRollover) {
        ...OpenedRequest_detail
      }
      rolloverRequest(requestId: $requestId) @include(if: $isRollover) {
        ...OpenedRequest_detail
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<OpenedPageQuery> }) {
  const { viewer } = usePreloadedQuery<OpenedPageQuery>(query, queryRef)
  const detail = viewer?.withdrawalRequest ?? viewer?.rolloverRequest
  return detail ? <OpenedRequest detailKey={detail} /> : <p>There is no such request.</p>
}
