import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { UploadPageQuery } from '../__generated__/UploadPageQuery.graphql.ts'
import { withFreshData } from '../core/relay/loadScreenQuery.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { Section } from '../core/screens/Section.tsx'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { SecureUpload } from './SecureUpload.tsx'
import { SentFiles } from './SentFiles.tsx'

export const query = graphql`
  query UploadPageQuery($accountOwnerId: Int, $first: Int!) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        ...SecureUpload_accountOwner
        ...SentFiles_accountOwner @arguments(first: $first)
      }
    }
  }
`

const useStyles = makeStyles({ cards: { display: 'flex', flexDirection: 'column', rowGap: '16px' } })

export function Page({ queryRef }: { queryRef: PreloadedQuery<UploadPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<UploadPageQuery>(query, queryRef)
  const { revalidate } = useRevalidator()
  const actsForOwner = useSession(isStaff)
  const refresh = () => void withFreshData(revalidate)
  if (!viewer?.accountOwner) return <NotFoundView />
  return (
    <>
      <PageHeading
        intro={
          actsForOwner
            ? 'Letters, forms and documents from the owner. Only the owner and our staff can open them.'
            : 'For letters, forms and documents that we asked you for. Only you and our staff can open them.'
        }
      >
        Upload a File
      </PageHeading>
      <div className={styles.cards}>
        <Card>
          <SecureUpload accountOwnerKey={viewer.accountOwner} onSent={refresh} />
        </Card>
        <Card heading="Files sent">
          <Section onRetry={refresh} resetKeys={[queryRef]}>
            <SentFiles accountOwnerKey={viewer.accountOwner} />
          </Section>
        </Card>
      </div>
    </>
  )
}
