import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { MessagesPageQuery, MessagesPageQuery$data } from '../__generated__/MessagesPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { kindLabel } from '../../contract/changeKinds.ts'
import { allWebhooks, noWebhook } from './noWebhook.ts'
import { ReplayWebhook } from './ReplayWebhook.tsx'

export const query = graphql`
  query MessagesPageQuery($webhookId: Int!) @preloadable @throwOnFieldError {
    viewer {
      webhooks {
        webhookId
        name
        status
      }
      webhookFailures(webhookId: $webhookId) {
        position
        kind
        number
        attempts
        givenUpAt
        failure
      }
      webhookDeliveries(webhookId: $webhookId) {
        position
        kind
        number
        attempts
        sentAt
      }
    }
  }
`

type Failure = NonNullable<MessagesPageQuery$data['viewer']>['webhookFailures'][number]

type Delivery = NonNullable<MessagesPageQuery$data['viewer']>['webhookDeliveries'][number]

const POSITION = { key: 'position', header: 'Position', rowHeader: true } as const
const KIND = { key: 'kind', header: 'What changed' } as const
const ATTEMPTS = { key: 'attempts', header: 'Tries', align: 'end' } as const

const failed: readonly Column<Failure>[] = [
  { ...POSITION, cell: ({ position }) => position },
  { ...KIND, cell: ({ kind, number }) => `${kindLabel(kind)}, ${number}` },
  { ...ATTEMPTS, cell: ({ attempts }) => attempts },
  { key: 'failure', header: 'Last failure', cell: ({ failure }) => failure },
  { key: 'givenUpAt', header: 'Given up', cell: ({ givenUpAt }) => <DateTimeText moment={givenUpAt} /> },
]

const taken: readonly Column<Delivery>[] = [
  { ...POSITION, cell: ({ position }) => position },
  { ...KIND, cell: ({ kind, number }) => `${kindLabel(kind)}, ${number}` },
  { ...ATTEMPTS, cell: ({ attempts }) => attempts },
  { key: 'sentAt', header: 'Delivered', cell: ({ sentAt }) => <DateTimeText moment={sentAt} /> },
]

const useStyles = makeStyles({ cards: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

/** Lists a webhook's delivered messages, and messages abandoned after three days with a button to resend them. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<MessagesPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<MessagesPageQuery>(query, queryRef)
  const { webhookId } = queryRef.variables
  const webhook = viewer?.webhooks.find((one) => one.webhookId === webhookId)
  if (!viewer || !webhook) return <NotFoundView intro={noWebhook} next={allWebhooks} />
  const { webhookFailures: failures, webhookDeliveries: deliveries } = viewer
  const isOpen = webhook.status === 'ACTIVE' && failures.length > 0
  return (
    <>
      <PageHeading
        intro="Messages of the last 30 days, the newest 500 of each kind. Sent again, they keep their ids."
        actions={isOpen ? <ReplayWebhook webhookId={webhookId} name={webhook.name} /> : undefined}
      >
        {`Messages of ${webhook.name}`}
      </PageHeading>
      <div className={styles.cards}>
        <Card heading="Given up after three days">
          <DataTable
            caption="Messages given up"
            columns={failed}
            rows={failures}
            rowKey={({ position }) => position}
            empty="Every message was delivered or is still being sent."
            paged
          />
        </Card>
        <Card heading="Delivered">
          <DataTable
            caption="Messages delivered"
            columns={taken}
            rows={deliveries}
            rowKey={({ position }) => position}
            empty="No message was delivered yet."
            paged
          />
        </Card>
      </div>
    </>
  )
}
