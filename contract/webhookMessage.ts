import type { Event } from './events.ts'

/** The change that a webhook message reports. The status of the changed item is not sent. */
type Change = Omit<Event, 'status'>

/** The type of a message that tests a receiver. */
const TEST_TYPE = 'webhook.test'

/**
 * The body of a webhook message: ids and the kind, no personal data. A receiver reads details with its own permissions.
 */
export function webhookMessage({ at, ...data }: Change): string {
  const { position, kind, id, accountOwnerId, accountId } = data
  return JSON.stringify({
    type: `${kind.toLowerCase()}.changed`,
    timestamp: at,
    data: { position, kind, id, accountOwnerId, accountId },
  })
}

/** The body of a message that tests a receiver. It reports no change, and no list of deliveries contains it. */
export function testMessage(webhookId: number, at: string): string {
  return JSON.stringify({ type: TEST_TYPE, timestamp: at, data: { webhookId } })
}
