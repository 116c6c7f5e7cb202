import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { RequestsPage_viewer$key } from '../../__generated__/RequestsPage_viewer.graphql.ts'
import type { RequestsPageQuery } from '../../__generated__/RequestsPageQuery.graphql.ts'
import { Approvals } from '../../approvals/Approvals.tsx'
import { NotFoundView } from '../../core/screens/NotFound.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { listLabel } from './requestAddress.ts'
import type { ShownPage } from './requestLists.ts'
import { RequestList } from './RequestList.tsx'
import { kindTexts } from './texts.ts'

export const query = graphql`
  query RequestsPageQuery(
    $isRollover: Boolean!
    $list: RequestList!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: RequestSort
    $filter: RequestFilter
  ) @preloadable @throwOnFieldError {
    viewer {
      ...RequestsPage_viewer @arguments(isRollover: $isRollover)
    }
  }
`

const useStyles = makeStyles({ cards: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

export function Page({ queryRef }: { queryRef: PreloadedQuery<RequestsPageQuery> }) {
  const { viewer } = usePreloadedQuery<RequestsPageQuery>(query, queryRef)
  const { isRollover, ...shown } = queryRef.variables
  if (!viewer) return <NotFoundView />
  return <Requests kind={isRollover ? 'rollover' : 'withdrawal'} shown={shown as ShownPage} viewerKey={viewer} />
}

interface Props {
  kind: 'withdrawal' | 'rollover'
  shown: ShownPage
  viewerKey: RequestsPage_viewer$key
}

/** A list of requests with its heading and approvals. Every mutation of a request returns the updated list. */
function Requests({ kind, shown, viewerKey }: Props) {
  const viewer = useFragment(
    graphql`
      fragment RequestsPage_viewer on Viewer @argumentDefinitions(isRollover: { type: "Boolean!" }) @throwOnFieldError {
        withdrawalRequests(
          list: $list
          first: $first
          after: $after
          last: $last
          before: $before
          sort: $sort
          filter: $filter
        ) @skip(if: $isRollover) {
          ...RequestList_requests
        }
        rolloverRequests(
          list: $list
          first: $first
          after: $after
          last: $last
          before: $before
          sort: $sort
          filter: $filter
        ) @include(if: $isRollover) {
          ...RequestList_requests
        }
        ...Approvals_viewer @arguments(entity: "distribution_request")
      }
    `,
    viewerKey,
  )
  return (
    <>
      <PageHeading>{`${kindTexts[kind].plural}: ${listLabel(shown.list)}`}</PageHeading>
      <div className={useStyles().cards}>
        <Approvals viewerKey={viewer} />
        <Card around="list">
          <RequestList kind={kind} shown={shown} requestsKey={viewer.withdrawalRequests ?? viewer.rolloverRequests} />
        </Card>
      </div>
    </>
  )
}
