import { sql } from 'kysely'
import { waitingFor } from '../approvals/ask.ts'
import { withdrawWithin } from '../approvals/decide.ts'
import { requireNoTool } from '../approvals/decider.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import { endWebhookRow, lockWebhook, WEBHOOK_EFFECT } from './webhookEffect.ts'

/** Ends a webhook and withdraws its approval. @throws 404 for an unknown webhook, 409 for an ended one */
export async function endWebhook(context: WriteContext, webhookId: number): Promise<void> {
  await requireOpen(context, webhookId)
  const waiting = await waitingFor(context, WEBHOOK_EFFECT, { entity: 'webhook', id: webhookId })
  if (waiting) await withdrawWithin(context, waiting)
  await endWebhookRow(context, webhookId)
}

/**
 * Resends abandoned messages or, if a position is given, all events after it that are still stored. Message ids stay
 * the same, so a receiver can ignore repeated messages. Returns the number of messages.
 * @throws 404 for an unknown webhook; 409 for an ended webhook, or one that waits for a second person
 */
export async function replayWebhook(
  context: WriteContext,
  webhookId: number,
  after: number | null | undefined,
): Promise<number> {
  requireNoTool(context)
  const { usable_from: usableFrom } = await requireOpen(context, webhookId)
  if (usableFrom === null) throw refuse(409, 'This webhook waits for a second person.')
  const { tx, now } = context
  const anew = sql`attempts = 0, next_attempt_at = ${now}, sent_at = null, given_up_at = null, failure = null, failed_at = null`
  const { rows } =
    after == null
      ? await sql`
          update webhook_message set ${anew} where webhook_id = ${webhookId} and given_up_at is not null
          returning position`.execute(tx)
      : await sql`
          insert into webhook_message (webhook_id, position, at, next_attempt_at)
          select w.webhook_id, e.position, e.at, ${now} from webhook w join event e
            on e.position > ${after} and e.position <= w.position and e.kind = any(w.kinds) and e.at >= w.usable_from
          where w.webhook_id = ${webhookId}
          on conflict (webhook_id, position) do update set ${anew} returning position`.execute(tx)
  await context.audit({
    action: 'webhook.replay',
    entity: 'webhook',
    entityId: webhookId,
    after: { after: after ?? null, count: rows.length },
  })
  return rows.length
}

/** Locks a webhook that has not ended. @throws 404, 409 */
export async function requireOpen({ tx }: WriteContext, webhookId: number) {
  const known = await tx
    .selectFrom('webhook')
    .select('webhook_id')
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst()
  if (!known) throw notFound()
  const row = await lockWebhook(tx, webhookId)
  if (row.ended_at !== null) throw refuse(409, 'This webhook was ended before.')
  return row
}
