import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { EVENT_KINDS } from './events.ts'
import { bodyId, momentOut, pathId } from './fields.ts'
import { leftOut } from './line.ts'

const endpoint = endpointsOf('webhooks')

const NAME = 'Please enter a name of letters, digits, spaces, ".", "_" and "-", 60 at most'
const KINDS = 'Please choose at least one event'

const webhook = z.strictObject({
  webhookId: z.int(),
  name: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(EVENT_KINDS)),
  status: z.enum(['WAITING', 'ACTIVE', 'ENDED']),
  approvalId: z.int().nullable().describe('ID of the approval that the webhook waits for; null if none'),
  createdAt: momentOut,
  createdBy: z.string().nullable().describe('Person who created the webhook; null for the operator'),
  endedAt: momentOut.nullable(),
  endedBy: z.string().nullable(),
  toSend: z.int().describe('Number of messages not yet delivered; counted up to 1,000; 0 once the webhook has ended'),
  givenUp: z.int().describe('Number of messages whose delivery was abandoned; counted up to 1,000'),
  lastSentAt: momentOut.nullable().describe('When a change was last delivered; tests do not count'),
  oldSecretUntil: momentOut.nullable().describe('When the replaced secret stops signing; null if there is none'),
  lastFailure: z
    .string()
    .nullable()
    .describe('Failure of the newest failed message, as an HTTP status or an error code; null if none has failed'),
})
export type Webhook = z.output<typeof webhook>

const newWebhook = z.strictObject({
  name: z
    .string(leftOut(NAME))
    .trim()
    .regex(/^[A-Za-z0-9](?:[A-Za-z0-9 ._-]{0,58}[A-Za-z0-9])?$/, NAME),
  url: z.string(leftOut('Please enter an address')).trim().min(1, 'Please enter an address').max(500),
  kinds: z
    .array(z.enum(EVENT_KINDS), leftOut(KINDS))
    .min(1, KINDS)
    .max(EVENT_KINDS.length)
    .refine((kinds) => new Set(kinds).size === kinds.length, 'Each kind once'),
})
export type NewWebhook = z.output<typeof newWebhook>

const made = z.strictObject({
  webhook,
  secret: z.string().describe('Signing secret of the messages, shown only here'),
})

const after = z
  .int()
  .min(0)
  .nullish()
  .describe('Resends all messages after this position; if omitted, only those whose delivery was abandoned')

const replayed = z.strictObject({ webhook, count: z.int().describe('Number of messages to resend') })

const failure = z.strictObject({
  position: z.int(),
  kind: z.enum(EVENT_KINDS),
  id: z.int(),
  attempts: z.int(),
  givenUpAt: momentOut,
  failure: z.string(),
})
export type WebhookFailure = z.output<typeof failure>

const delivery = z.strictObject({
  position: z.int(),
  kind: z.enum(EVENT_KINDS),
  id: z.int(),
  attempts: z.int(),
  sentAt: momentOut,
})
export type WebhookDelivery = z.output<typeof delivery>

const tested = z.strictObject({
  messageId: z.string().describe('Header webhook-id of the message'),
  failure: z
    .string()
    .nullable()
    .describe('Failure of the delivery, as an HTTP status or an error code; null if it was delivered'),
})

/** Default number of hours for which messages are also signed with a replaced secret. */
export const OLD_SECRET_HOURS = 24
const keepOldHours = z
  .int()
  .min(0)
  .max(72)
  .nullish()
  .describe(`Hours of signing also with the old secret; ${OLD_SECRET_HOURS} if omitted, 0 for a leaked secret`)

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  method: 'GET',
  staff: { path: '/api/webhook', may: 'topAdmin' },
  summary: 'Webhooks that are active or wait, and those that ended in the last 90 days.',
  response: z.array(webhook),
})

export const createWebhook = endpoint({
  name: 'createWebhook',
  method: 'POST',
  staff: { path: '/api/webhook', may: 'topAdmin' },
  summary: 'Creates a webhook, whose secret is shown once. It sends messages after a second person approves.',
  body: newWebhook,
  refuses: [409],
  response: made,
})

export const endWebhook = endpoint({
  name: 'endWebhook',
  method: 'POST',
  staff: { path: '/api/webhook/:webhookId/end', may: 'topAdmin' },
  summary: 'Ends a webhook, so that it sends no more messages.',
  params: { webhookId: pathId },
  body: z.strictObject({}),
  refuses: [409],
  response: webhook,
  keyed: true,
})

export const listWebhookFailures = endpoint({
  name: 'listWebhookFailures',
  method: 'GET',
  staff: { path: '/api/webhook/:webhookId/failures', may: 'topAdmin' },
  summary: 'The newest 500 messages of a webhook whose delivery was abandoned.',
  params: { webhookId: pathId },
  response: z.array(failure),
})

export const listWebhookDeliveries = endpoint({
  name: 'listWebhookDeliveries',
  method: 'GET',
  staff: { path: '/api/webhook/:webhookId/deliveries', may: 'topAdmin' },
  summary: 'The newest 500 delivered messages of a webhook.',
  params: { webhookId: pathId },
  response: z.array(delivery),
})

export const testWebhook = endpoint({
  name: 'testWebhook',
  method: 'POST',
  staff: { path: '/api/webhook/:webhookId/test', may: 'topAdmin' },
  summary: 'Sends one message of the type webhook.test, and returns whether it was delivered.',
  params: { webhookId: pathId },
  body: z.strictObject({}),
  refuses: [409, 429],
  response: tested,
})

export const rollWebhookSecret = endpoint({
  name: 'rollWebhookSecret',
  method: 'POST',
  staff: { path: '/api/webhook/:webhookId/secret', may: 'topAdmin' },
  summary: 'Replaces the secret of a webhook; the new one is shown once. Messages have both signatures for some hours.',
  params: { webhookId: pathId },
  body: z.strictObject({ keepOldHours }),
  refuses: [409],
  response: made,
})

export const replayWebhook = endpoint({
  name: 'replayWebhook',
  method: 'POST',
  staff: { path: '/api/webhook/:webhookId/replay', may: 'topAdmin' },
  summary: 'Resends messages whose delivery was abandoned, or all after a position, with the same message ids.',
  params: { webhookId: pathId },
  body: z.strictObject({ after }),
  refuses: [409],
  response: replayed,
  keyed: true,
})

/** The operator's calls, used by `npm run webhook`. */
export const listWebhooksByCommand = endpoint({
  name: 'listWebhooksByCommand',
  method: 'POST',
  operator: '/api/webhook/command/list',
  summary: 'Lists webhooks, for the operator.',
  body: z.strictObject({}),
  response: z.strictObject({ webhooks: z.array(webhook) }),
})

export const createWebhookByCommand = endpoint({
  name: 'createWebhookByCommand',
  method: 'POST',
  operator: '/api/webhook/command',
  summary: 'Creates a webhook for the operator; it sends messages after an employee approves.',
  body: newWebhook,
  response: made,
})

export const endWebhookByCommand = endpoint({
  name: 'endWebhookByCommand',
  method: 'POST',
  operator: '/api/webhook/command/end',
  summary: 'Ends a webhook for the operator.',
  body: z.strictObject({ webhookId: bodyId }),
  response: webhook,
})

export const replayWebhookByCommand = endpoint({
  name: 'replayWebhookByCommand',
  method: 'POST',
  operator: '/api/webhook/command/replay',
  summary: 'Resends messages of a webhook for the operator.',
  body: z.strictObject({ webhookId: bodyId, after }),
  response: replayed,
})

export const testWebhookByCommand = endpoint({
  name: 'testWebhookByCommand',
  method: 'POST',
  operator: '/api/webhook/command/test',
  summary: 'Sends a test message for the operator.',
  body: z.strictObject({ webhookId: bodyId }),
  response: tested,
})

export const rollWebhookSecretByCommand = endpoint({
  name: 'rollWebhookSecretByCommand',
  method: 'POST',
  operator: '/api/webhook/command/secret',
  summary: 'Replaces the secret of a webhook for the operator.',
  body: z.strictObject({ webhookId: bodyId, keepOldHours }),
  response: made,
})
