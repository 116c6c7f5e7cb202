import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { FailuresPageQuery, FailuresPageQuery$data } from '../__generated__/FailuresPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { kindLabel } from './changeKinds.ts'
import { ReplayWebhook } from './ReplayWebhook.tsx'

export const query = graphql`
  query FailuresPageQuery($webhookId: Int!) @preloadable @throwOnFieldError {
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
    }
  }
`

type Failure = NonNullable<FailuresPageQuery$data['viewer']>['webhookFailures'][number]

const columns: readonly Column<Failure>[] = [
  { key: 'position', header: 'Position', rowHeader: true, cell: ({ position }) => position },
  { key: 'kind', header: 'What changed', cell: ({ kind, number }) => `${kindLabel(kind)}, ${number}` },
  { key: 'attempts', header: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
  { key: 'failure', header: 'Last failure', cell: ({ failure }) => failure },
  { key: 'givenUpAt', header: 'Given up', cell: ({ givenUpAt }) => <DateTimeText moment={givenUpAt} /> },
]

/** Messages of a webhook that failed for three days, and the button to resend them. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<FailuresPageQuery> }) {
  const { viewer } = usePreloadedQuery<FailuresPageQuery>(query, queryRef)
  const { webhookId } = queryRef.variables
  const webhook = viewer?.webhooks.find((one) => one.webhookId === webhookId)
  if (!viewer || !webhook) return <NotFoundView />
  const { webhookFailures: failures } = viewer
  const isOpen = webhook.status === 'ACTIVE' && failures.length > 0
  return (
    <>
      <PageHeading
        intro="Messages that nobody took for three days, the newest 500. Sent again, they keep their ids."
        actions={isOpen ? <ReplayWebhook webhookId={webhookId} name={webhook.name} /> : undefined}
      >
        {`Given up: ${webhook.name}`}
      </PageHeading>
      <Card>
        <DataTable
          caption="Messages given up"
          columns={columns}
          rows={failures}
          rowKey={({ position }) => position}
          empty="Every message was taken or is still being sent."
          paged
        />
      </Card>
    </>
  )
}
