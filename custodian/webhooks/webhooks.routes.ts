import {
  createWebhook,
  createWebhookByCommand,
  endWebhook,
  endWebhookByCommand,
  listWebhookDeliveries,
  listWebhookFailures,
  listWebhooks,
  listWebhooksByCommand,
  replayWebhook,
  replayWebhookByCommand,
  rollWebhookSecret,
  rollWebhookSecretByCommand,
  testWebhook,
  testWebhookByCommand,
  type NewWebhook,
} from '../../contract/webhooks.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import type { Serving } from '../platform/http/serve.ts'
import { endWebhook as end, replayWebhook as replay } from './change.ts'
import { createWebhook as create } from './create.ts'
import { rollSecret } from './rollSecret.ts'
import { sendTest } from './sendTest.ts'
import { deliveriesOf, failuresOf, shownWebhook, shownWebhooks } from './webhooks.sql.ts'

/** Webhooks, which the administrator or the operator creates and ends. */
export function webhookRoutes({ services, serve }: Serving): void {
  serve(listWebhooks, ({ call }) => shownWebhooks(call.db, call.now))
  serve(listWebhooksByCommand, async ({ call }) => ({ webhooks: await shownWebhooks(call.db, call.now) }))

  serve(createWebhook, ({ call, body }) => made(call, body))
  serve(createWebhookByCommand, ({ call, body }) => made(call, body))

  serve(endWebhook, ({ call, params }) => ended(call, params.webhookId))
  serve(endWebhookByCommand, ({ call, body }) => ended(call, body.webhookId))

  serve(listWebhookFailures, ({ call, params }) => failuresOf(call.db, params.webhookId))

  serve(listWebhookDeliveries, ({ call, params }) => deliveriesOf(call.db, params.webhookId))

  serve(testWebhook, ({ call, params }) => sendTest(services, call, params.webhookId))
  serve(testWebhookByCommand, ({ call, body }) => sendTest(services, call, body.webhookId))

  serve(rollWebhookSecret, ({ call, params, body }) => rolled(call, params.webhookId, body.keepOldHours))
  serve(rollWebhookSecretByCommand, ({ call, body }) => rolled(call, body.webhookId, body.keepOldHours))

  serve(replayWebhook, ({ call, params, body }) => replayed(call, params.webhookId, body.after))
  serve(replayWebhookByCommand, ({ call, body }) => replayed(call, body.webhookId, body.after))
}

function made(call: CallContext, asked: NewWebhook) {
  return call.write(async (context) => {
    const { webhookId, secret } = await create(context, asked)
    return { webhook: await shownWebhook(context.tx, webhookId), secret }
  })
}

function ended(call: CallContext, webhookId: number) {
  return call.write(async (context) => {
    await end(context, webhookId)
    return shownWebhook(context.tx, webhookId)
  })
}

function replayed(call: CallContext, webhookId: number, after: number | null | undefined) {
  return call.write(async (context) => {
    const count = await replay(context, webhookId, after)
    return { webhook: await shownWebhook(context.tx, webhookId), count }
  })
}

function rolled(call: CallContext, webhookId: number, keepOldHours: number | null | undefined) {
  return call.write(async (context) => {
    const secret = await rollSecret(context, webhookId, keepOldHours)
    return { webhook: await shownWebhook(context.tx, webhookId), secret }
  })
}
