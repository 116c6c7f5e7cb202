import { createWebhook, endWebhook, listWebhookFailures, listWebhooks, replayWebhook } from '../../contract/webhooks.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { RestError } from '../rest/errors.ts'

export const webhooks: Module = {
  rules: {
    Viewer: { webhooks: [listWebhooks], webhookFailures: [listWebhookFailures] },
    Mutation: { createWebhook: [createWebhook], endWebhook: [endWebhook], replayWebhook: [replayWebhook] },
  },
  types: {
    topAdmin: ['Webhook', 'WebhookFailure', 'CreateWebhookPayload', 'EndWebhookPayload', 'ReplayWebhookPayload'],
  },
  resolvers: {
    Viewer: {
      webhooks: ({ caller }) => caller.call(listWebhooks, {}),
      webhookFailures: ({ caller }, { webhookId }) => caller.call(listWebhookFailures, { params: { webhookId } }),
    },
    WebhookFailure: {
      position: ({ position }) => String(position),
      number: ({ id }) => id,
    },
    Mutation: {
      createWebhook: mutation(async ({ clientMutationId: _text, kinds, ...rest }, { caller }) =>
        caller.call(createWebhook, { body: { ...rest, kinds: [...kinds] } }),
      ),
      endWebhook: mutation(async ({ webhookId }, { caller }) => ({
        webhook: await caller.call(endWebhook, { params: { webhookId }, body: {} }),
      })),
      replayWebhook: mutation(async ({ webhookId, after }, { caller }) =>
        caller.call(replayWebhook, { params: { webhookId }, body: { after: positionIn(after) } }),
      ),
    },
  },
}

function positionIn(after: string | null | undefined): number | null {
  if (after == null) return null
  if (!/^(0|[1-9]\d{0,14})$/.test(after))
    throw new RestError('INVALID', { endpoint: 'replayWebhook', text: 'after must be a position.' })
  return Number(after)
}
