import * as z from 'zod'
import { sql } from 'kysely'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import { refusal } from '../platform/problem.ts'
import { afterAllWritten } from './position.ts'

/** A webhook receives events about all owners, so a second person approves it. */
export const WEBHOOK_EFFECT: Effect<{ webhookId: number }> = {
  name: 'webhook',
  title: 'Webhook',
  payload: z.strictObject({ webhookId: z.int() }),
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  async lock({ tx }, { payload }) {
    await lockWebhook(tx, payload.webhookId)
  },
  async changed({ tx }, { payload }) {
    const { ended_at: endedAt } = await lockWebhook(tx, payload.webhookId)
    return endedAt === null ? null : refusal('This webhook was ended meanwhile.')
  },
  async perform(context, { payload: { webhookId } }) {
    // A webhook sends events from its approval on, not those that occurred while it waited.
    await sql`
      update webhook set usable_from = ${context.now},
        position = ${afterAllWritten}
      where webhook_id = ${webhookId}`.execute(context.tx)
    await context.audit({ action: 'webhook.usable', entity: 'webhook', entityId: webhookId })
  },
  ended: (context: WriteContext, { payload }) => endWebhookRow(context, payload.webhookId),
}

export function lockWebhook(tx: Tx, webhookId: number) {
  return tx
    .selectFrom('webhook')
    .select(['ended_at', 'usable_from'])
    .where('webhook_id', '=', webhookId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Ends a webhook. It sends nothing after the commit and is never reopened. The row must be locked. */
export async function endWebhookRow(context: WriteContext, webhookId: number): Promise<void> {
  await context.tx
    .updateTable('webhook')
    .set({ ended_at: context.now, ended_by: context.userId })
    .where('webhook_id', '=', webhookId)
    .where('ended_at', 'is', null)
    .execute()
  await context.audit({ action: 'webhook.end', entity: 'webhook', entityId: webhookId })
}
