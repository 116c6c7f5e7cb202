import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** A secret by Standard Webhooks: the prefix, then 256 bits in base64. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/**
 * The three headers of a message. Each secret adds one signature, so that a receiver can verify with either secret.
 */
export const signedHeaders = (
  secrets: readonly string[],
  id: string,
  at: Date,
  body: string,
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
})
