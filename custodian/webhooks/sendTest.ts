import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { testMessage } from '../../contract/webhookMessage.ts'
import { requireNoTool } from '../approvals/decider.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import type { Services } from '../platform/context/services.ts'
import { refuse } from '../platform/http/errors.ts'
import { requireBelow, WEBHOOK_TESTS } from '../platform/http/throttle.ts'
import { requireOpen } from './change.ts'
import { secretsOf, type SealedSecrets } from './secrets.ts'
import { send } from './send.ts'
import { signedHeaders } from './signature.ts'

/** The timeout is shorter than for other messages, because a person waits. */
const PATIENCE_MS = 5_000

/**
 * Sends one signed `webhook.test` message, once, to an approved webhook. Stores only the audit row, before the
 * message is sent. Returns the id of the message and the failure; null if the receiver accepted the message.
 * @throws 404, 409 for an ended webhook or one that waits; 403 for a program; 429
 */
export async function sendTest(
  services: Services,
  call: CallContext,
  webhookId: number,
): Promise<{ messageId: string; failure: string | null }> {
  const { db, pii, config } = services
  await requireBelow(db, WEBHOOK_TESTS, webhookId, call.now)
  const messageId = `msg_${webhookId}_test_${randomUUID().slice(0, 8)}`
  const webhook = await call.write(async (context) => {
    requireNoTool(context)
    const { usable_from: usableFrom } = await requireOpen(context, webhookId)
    if (usableFrom === null) throw refuse(409, 'This webhook waits for a second person.')
    await context.audit({ action: 'webhook.test', entity: 'webhook', entityId: webhookId, after: { messageId } })
    const { rows } = await sql<SealedSecrets & { url: string }>`
      select webhook_id, url, secret_sealed, old_secret_sealed, old_secret_until from webhook
      where webhook_id = ${webhookId}`.execute(context.tx)
    return rows[0]
  })
  if (!webhook) throw new Error(`no webhook ${webhookId}`)
  const body = testMessage(webhookId, call.now.toISOString())
  const headers = signedHeaders(secretsOf(pii, webhook, call.now), messageId, call.now, body)
  return { messageId, failure: await send(webhook.url, headers, body, config, PATIENCE_MS) }
}
