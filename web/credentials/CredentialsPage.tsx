import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { CredentialsPageQuery } from '../__generated__/CredentialsPageQuery.graphql.ts'
import { Approvals } from '../approvals/Approvals.tsx'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { EmptyState } from '../kit/ui/EmptyState.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { CredentialItem } from './CredentialItem.tsx'
import { NewCredential } from './NewCredential.tsx'

export const query = graphql`
  query CredentialsPageQuery @preloadable @throwOnFieldError {
    viewer {
      ...NewCredential_viewer
      ...Approvals_viewer @arguments(effect: "machine-credential")
      credentials {
        id
        ...CredentialItem_credential
      }
    }
  }
`

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', rowGap: '24px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
})

/**
 * Machine credentials. A new credential's secret is shown only once. Revoking a credential takes effect immediately.
 */
export function Page({ queryRef }: { queryRef: PreloadedQuery<CredentialsPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<CredentialsPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading
        intro="A credential lets one program do only what it was made for, under its own name in the audit trail."
        actions={<NewCredential viewerKey={viewer} />}
      >
        Machine Credentials
      </PageHeading>
      <div className={styles.cards}>
        <Approvals viewerKey={viewer} />
        <Card heading="Credentials">
          {viewer.credentials.length === 0 ? (
            <EmptyState action={<p>Add one for each program, such as a CRM that reads accounts.</p>}>
              No credentials yet.
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {viewer.credentials.map((credential) => (
                <CredentialItem key={credential.id} credentialKey={credential} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  )
}
