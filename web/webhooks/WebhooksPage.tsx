import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { WebhooksPageQuery } from '../__generated__/WebhooksPageQuery.graphql.ts'
import { Approvals } from '../approvals/Approvals.tsx'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { EmptyState } from '../kit/ui/EmptyState.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { changeKinds } from '../../contract/changeKinds.ts'
import { NewWebhook } from './NewWebhook.tsx'
import { WebhookItem } from './WebhookItem.tsx'

export const query = graphql`
  query WebhooksPageQuery @preloadable @throwOnFieldError {
    viewer {
      ...Approvals_viewer @arguments(effect: "webhook")
      webhooks {
        webhookId
        ...WebhookItem_webhook
      }
    }
  }
`

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', rowGap: '24px' },
  kinds: { margin: 0, paddingInlineStart: '20px', listStyleType: 'disc', textAlign: 'start' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
})

/** Lists webhooks. A new webhook needs the approval of a second person. Ending a webhook takes effect immediately. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<WebhooksPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<WebhooksPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading
        intro="A webhook notifies a program of changes in signed messages without personal data. Failed deliveries are retried for three days."
        actions={<NewWebhook />}
      >
        Webhooks
      </PageHeading>
      <div className={styles.cards}>
        <Approvals viewerKey={viewer} />
        <Card heading="All webhooks">
          {viewer.webhooks.length === 0 ? (
            <EmptyState
              action={
                <>
                  <p>A webhook can notify a program of:</p>
                  <ul className={styles.kinds}>
                    {Object.entries(changeKinds).map(([kind, label]) => (
                      <li key={kind}>{label}</li>
                    ))}
                  </ul>
                </>
              }
            >
              No webhooks yet.
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {viewer.webhooks.map((webhook) => (
                <WebhookItem key={webhook.webhookId} webhookKey={webhook} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  )
}
