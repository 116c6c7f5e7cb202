import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { UploadCenterPageQuery } from '../__generated__/UploadCenterPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import type { ListVariables } from '../kit/lists/listSpec.ts'
import type { uploadCenterList } from './uploadCenterList.ts'
import { UploadCenterList } from './UploadCenterList.tsx'

export const query = graphql`
  query UploadCenterPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: AttachmentSort
    $filter: UploadCenterFilter
  ) @preloadable @throwOnFieldError {
    viewer {
      ...UploadCenterList_viewer
        @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<UploadCenterPageQuery> }) {
  const { viewer } = usePreloadedQuery<UploadCenterPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading intro="Files that account owners have sent, the oldest first.">Upload center</PageHeading>
      <Card around="list">
        <UploadCenterList viewerKey={viewer} shown={queryRef.variables as ListVariables<typeof uploadCenterList>} />
      </Card>
    </>
  )
}
