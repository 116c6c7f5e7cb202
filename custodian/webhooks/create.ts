import { sql } from 'kysely'
import { kindLabel } from '../../contract/changeKinds.ts'
import type { NewWebhook } from '../../contract/webhooks.ts'
import { ask } from '../approvals/ask.ts'
import { requireNoTool } from '../approvals/decider.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { violatedConstraint } from '../platform/db/errors.ts'
import { invalidField, refuse } from '../platform/http/errors.ts'
import { wrongWith } from './address.ts'
import { afterAllWritten } from './position.ts'
import { secretAssociatedData } from './secrets.ts'
import { newSecret } from './signature.ts'
import { WEBHOOK_EFFECT } from './webhookEffect.ts'

/**
 * Creates a webhook and returns its secret once. A webhook reports changes of all owners to an outside receiver, so
 * it sends nothing before a second person has approved it.
 * @throws 400 at the URL; 403 for a program; 409 for a used name
 */
export async function createWebhook(
  context: WriteContext,
  asked: NewWebhook,
): Promise<{ webhookId: number; secret: string }> {
  requireNoTool(context)
  const { tx, now, services } = context
  const wrong = wrongWith(asked.url, services.config)
  // The URL is stored in its normalized form, because the typed text may hide a different host name.
  const url = URL.parse(asked.url)?.href ?? asked.url
  if (wrong !== null) throw invalidField('url', wrong)
  const waits = services.config.fourEyes
  const kinds = asked.kinds.toSorted()
  const secret = newSecret()
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhook', 'webhook_id'))::int as id`.execute(tx)
  const webhookId = rows[0]?.id ?? 0
  await sql`
    insert into webhook (webhook_id, name, url, kinds, secret_sealed, position, created_at, created_by, usable_from)
    overriding system value
    values (${webhookId}, ${asked.name}, ${url}, ${kinds}, ${services.pii.seal(secret, secretAssociatedData(webhookId))},
      ${afterAllWritten}, ${now}, ${context.userId}, ${waits ? null : now})`
    .execute(tx)
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'webhook_name')
        throw refuse(409, 'Another webhook has this name. Please end it first or choose another name.')
      throw error
    })
  await context.audit({
    action: 'webhook.create',
    entity: 'webhook',
    entityId: webhookId,
    after: { name: asked.name, url, kinds },
  })
  if (waits)
    await ask(context, WEBHOOK_EFFECT, {
      subject: { entity: 'webhook', id: webhookId },
      accountOwnerId: null,
      payload: { webhookId },
      description: `Webhook "${asked.name}"`,
      changes: [
        { label: 'Sends to', before: null, after: url },
        { label: 'Notified of', before: null, after: kinds.map(kindLabel).join('; ') },
      ],
    })
  return { webhookId, secret }
}
