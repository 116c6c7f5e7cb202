import { Badge, makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { WebhookItem_webhook$data, WebhookItem_webhook$key } from '../__generated__/WebhookItem_webhook.graphql.ts'
import { ScreenLink } from '../app/screens/ScreenLink.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { formatCount } from '../kit/ui/format.ts'
import { kindLabel } from './changeKinds.ts'
import { EndWebhook } from './EndWebhook.tsx'

const useStyles = makeStyles({
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '8px',
    paddingBlock: '16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 0, paddingBlockEnd: 0 },
    ':first-child': { paddingBlockStart: 0 },
  },
  what: { display: 'flex', flexDirection: 'column', rowGap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', rowGap: '4px', fontWeight: 600 },
  url: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  more: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

const STATUS = {
  WAITING: { label: 'Waits for a second person', color: 'warning' },
  ACTIVE: { label: 'Sends', color: 'success' },
  ENDED: { label: 'Ended', color: 'informative' },
} as const

/** One webhook: what it tells whom, and how its messages get through. */
export function WebhookItem({ webhookKey }: { webhookKey: WebhookItem_webhook$key }) {
  const styles = useStyles()
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
        lastFailure
      }
    `,
    webhookKey,
  )
  const { webhookId, name, status, endedAt, givenUp } = webhook
  const shown = status in STATUS ? STATUS[status as keyof typeof STATUS] : null
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <span className={styles.name}>
          {name}
          {shown ? (
            <Badge appearance="tint" color={shown.color}>
              {shown.label}
            </Badge>
          ) : null}
        </span>
        <span className={styles.url}>{webhook.url}</span>
        <span>{webhook.kinds.map(kindLabel).join('; ')}</span>
        <span className={styles.more}>
          Made <DateTimeText moment={webhook.createdAt} /> by {webhook.createdBy ?? 'the operator'}
        </span>
        {status === 'WAITING' ? null : <Sending webhook={webhook} />}
        {endedAt ? (
          <span className={styles.more}>
            Ended <DateTimeText moment={endedAt} />
            {webhook.endedBy ? ` by ${webhook.endedBy}` : null}
          </span>
        ) : null}
        {givenUp > 0 ? (
          <ScreenLink to={`/webhooks/${webhookId}`} prefetchData={false}>
            {givenUp === 1 ? '1 message given up' : `${counted(givenUp)} messages given up`}
          </ScreenLink>
        ) : null}
      </div>
      {status === 'ENDED' ? null : <EndWebhook webhookId={webhookId} name={name} />}
    </li>
  )
}

function Sending({ webhook: { lastSentAt, toSend, lastFailure } }: { webhook: WebhookItem_webhook$data }) {
  return (
    <span className={useStyles().more}>
      {lastSentAt ? (
        <>
          Last message taken <DateTimeText moment={lastSentAt} />
        </>
      ) : (
        'No message taken yet'
      )}
      {toSend > 0 ? `; ${counted(toSend)} to send` : null}
      {lastFailure ? `; the newest failure: ${lastFailure}` : null}
    </span>
  )
}

const COUNTED_UP_TO = 1000

const counted = (count: number) => `${formatCount(count)}${count >= COUNTED_UP_TO ? '+' : ''}`
