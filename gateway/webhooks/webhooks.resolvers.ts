import {
  createWebhook,
  endWebhook,
  listWebhookDeliveries,
  listWebhookFailures,
  listWebhooks,
  replayWebhook,
  rollWebhookSecret,
  testWebhook,
} from '../../contract/webhooks.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { RestError } from '../rest/errors.ts'

export const webhooks: Module = {
  rules: {
    Viewer: {
      webhooks: [listWebhooks],
      webhookFailures: [listWebhookFailures],
      webhookDeliveries: [listWebhookDeliveries],
    },
    Mutation: {
      createWebhook: [createWebhook],
      endWebhook: [endWebhook],
      replayWebhook: [replayWebhook],
      testWebhook: [testWebhook],
      rollWebhookSecret: [rollWebhookSecret],
    },
  },
  types: {
    topAdmin: [
      'Webhook',
      'WebhookFailure',
      'WebhookDelivery',
      'CreateWebhookPayload',
      'EndWebhookPayload',
      'ReplayWebhookPayload',
      'TestWebhookPayload',
      'RollWebhookSecretPayload',
    ],
  },
  resolvers: {
    Viewer: {
      webhooks: ({ caller }) => caller.call(listWebhooks, {}),
      webhookFailures: ({ caller }, { webhookId }) => caller.call(listWebhookFailures, { params: { webhookId } }),
      webhookDeliveries: ({ caller }, { webhookId }) => caller.call(listWebhookDeliveries, { params: { webhookId } }),
    },
    WebhookDelivery: {
      position: ({ position }) => String(position),
      number: ({ id }) => id,
    },
    WebhookFailure: {
      position: ({ position }) => String(position),
      number: ({ id }) => id,
    },
    Mutation: {
      createWebhook: mutation(async ({ kinds, ...rest }, { caller }) =>
        caller.call(createWebhook, { body: { ...rest, kinds: [...kinds] } }),
      ),
      endWebhook: mutation(async ({ webhookId }, { caller }) => ({
        webhook: await caller.call(endWebhook, { params: { webhookId }, body: {} }),
      })),
      testWebhook: mutation(async ({ webhookId }, { caller }) =>
        caller.call(testWebhook, { params: { webhookId }, body: {} }),
      ),
      rollWebhookSecret: mutation(async ({ webhookId, keepOldHours }, { caller }) =>
        caller.call(rollWebhookSecret, { params: { webhookId }, body: { keepOldHours } }),
      ),
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
