import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { DocumentPageQuery } from '../__generated__/DocumentPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { DocumentTable } from './DocumentTable.tsx'

export const query = graphql`
  query DocumentPageQuery(
    $accountOwnerId: Int
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: DocumentSort
    $filter: DocumentFilter
  ) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        ...DocumentTable_accountOwner
          @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<DocumentPageQuery> }) {
  const actsForOwner = useSession(isStaff)
  const { viewer } = usePreloadedQuery<DocumentPageQuery>(query, queryRef)
  if (!viewer?.accountOwner) return <NotFoundView />
  return (
    <>
      <PageHeading
        intro={`Agreements, statements and the files ${actsForOwner ? 'the owner has' : 'you have'} sent. A file name downloads the file; Open shows it here.`}
      >
        Documents
      </PageHeading>
      <Card around="list">
        <DocumentTable accountOwnerKey={viewer.accountOwner} />
      </Card>
    </>
  )
}
