import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { WebhookItem_webhook$data, WebhookItem_webhook$key } from '../__generated__/WebhookItem_webhook.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { CodeLine, MoreLine, StatusItem } from '../kit/ui/StatusItem.tsx'
import { formatCount } from '../kit/ui/format.ts'
import { kindLabel } from '../../contract/changeKinds.ts'
import { EndWebhook } from './EndWebhook.tsx'
import { RollSecret } from './RollSecret.tsx'
import { TestWebhook } from './TestWebhook.tsx'

const STATUS = {
  WAITING: { label: 'Waits for a second person', color: 'warning' },
  ACTIVE: { label: 'Active', color: 'success' },
  ENDED: { label: 'Ended', color: 'informative' },
} as const

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '8px' } })

/** One webhook in the list: its events, its URL, and the state of its deliveries. */
export function WebhookItem({ webhookKey }: { webhookKey: WebhookItem_webhook$key }) {
  const webhook = useFragment(
    graphql`
      fragment WebhookItem_webhook on Webhook @throwOnFieldError {
        webhookId
        name
        url
        kinds
        status
        createdAt
        createdBy
        endedAt
        endedBy
        toSend
        givenUp
        lastSentAt
        oldSecretUntil
        lastFailure
      }
    `,
    webhookKey,
  )
  const { webhookId, name, status, endedAt, givenUp } = webhook
  const shown = status in STATUS ? STATUS[status as keyof typeof STATUS] : null
  return (
    <StatusItem name={name} status={shown} action={status === 'ENDED' ? null : <Actions webhook={webhook} />}>
      <CodeLine>{webhook.url}</CodeLine>
      <span>{webhook.kinds.map(kindLabel).join('; ')}</span>
      <MoreLine>
        Created <DateTimeText moment={webhook.createdAt} /> by {webhook.createdBy ?? 'IT'}
      </MoreLine>
      {status === 'WAITING' ? null : <Sending webhook={webhook} />}
      {endedAt ? (
        <MoreLine>
          Ended <DateTimeText moment={endedAt} />
          {webhook.endedBy ? ` by ${webhook.endedBy}` : null}
        </MoreLine>
      ) : null}
      {status === 'WAITING' ? null : (
        <ScreenLink to={`/webhooks/${webhookId}`} prefetchData={false}>
          {`Messages of ${name}${givenUp === 0 ? '' : `, ${counted(givenUp)} given up`}`}
        </ScreenLink>
      )}
    </StatusItem>
  )
}

function Actions({ webhook: { webhookId, name, status } }: { webhook: WebhookItem_webhook$data }) {
  const styles = useStyles()
  return (
    <div className={styles.actions}>
      {status === 'ACTIVE' ? <TestWebhook webhookId={webhookId} name={name} /> : null}
      <RollSecret webhookId={webhookId} name={name} />
      <EndWebhook webhookId={webhookId} name={name} />
    </div>
  )
}

function Sending({
  webhook: { lastSentAt, toSend, lastFailure, oldSecretUntil },
}: {
  webhook: WebhookItem_webhook$data
}) {
  return (
    <MoreLine>
      {lastSentAt ? (
        <>
          Last message delivered <DateTimeText moment={lastSentAt} />
        </>
      ) : (
        'No message delivered yet'
      )}
      {toSend > 0 ? `; ${counted(toSend)} to send` : null}
      {lastFailure ? `; the newest failure: ${lastFailure}` : null}
      {oldSecretUntil ? (
        <>
          ; the old secret signs until <DateTimeText moment={oldSecretUntil} />
        </>
      ) : null}
    </MoreLine>
  )
}

const COUNTED_UP_TO = 1000

const counted = (count: number) => `${formatCount(count)}${count >= COUNTED_UP_TO ? '+' : ''}`
