import { addHours } from 'date-fns/addHours'
import { sql } from 'kysely'
import { OLD_SECRET_HOURS } from '../../contract/webhooks.ts'
import { requireNoTool } from '../approvals/decider.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { requireOpen } from './change.ts'
import { oldSecretAssociatedData, secretAssociatedData } from './secrets.ts'
import { newSecret } from './signature.ts'

/**
 * Replaces the secret of a webhook and returns the new secret once. The old secret also signs messages for the given
 * hours; a secret replaced earlier stops immediately. Needs no second person, because address and event kinds stay,
 * and messages contain no personal data.
 * @throws 404, 409 for an ended webhook; 403 for a program
 */
export async function rollSecret(
  context: WriteContext,
  webhookId: number,
  keepOldHours: number | null | undefined,
): Promise<string> {
  requireNoTool(context)
  await requireOpen(context, webhookId)
  const { tx, now, services } = context
  const { pii } = services
  const { secret_sealed: sealed } = await tx
    .selectFrom('webhook')
    .select('secret_sealed')
    .where('webhook_id', '=', webhookId)
    .executeTakeFirstOrThrow()
  const hours = keepOldHours ?? OLD_SECRET_HOURS
  const old =
    hours === 0 ? null : pii.seal(pii.open(sealed, secretAssociatedData(webhookId)), oldSecretAssociatedData(webhookId))
  const secret = newSecret()
  await sql`
    update webhook set secret_sealed = ${pii.seal(secret, secretAssociatedData(webhookId))},
      old_secret_sealed = ${old}, old_secret_until = ${old === null ? null : addHours(now, hours)}
    where webhook_id = ${webhookId}`.execute(tx)
  await context.audit({
    action: 'webhook.roll',
    entity: 'webhook',
    entityId: webhookId,
    after: { oldSecretHours: hours },
  })
  return secret
}
