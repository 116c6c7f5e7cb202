import { Webhook } from 'standardwebhooks'

/** A message of a webhook: a test, or a change with its ids. Read the details with a credential. */
export type Message =
  | { type: 'webhook.test'; timestamp: string; data: { webhookId: number } }
  | {
      type: `${string}.changed`
      timestamp: string
      data: { position: number; kind: string; id: number; accountOwnerId: number | null; accountId: number | null }
    }

/**
 * Returns the message of a request after verifying its signature and age (five minutes). While a secret is being
 * replaced, messages have two signatures, and either secret verifies them.
 * @param body the bytes as received, not parsed and serialized again
 * @param headers of the request, with lower-case names
 * @throws Error for a forged or an old message
 */
export function messageIn(
  secret: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Message & { id: string } {
  const one = (name: string) => String(headers[name] ?? '')
  const id = one('webhook-id')
  const signed = {
    'webhook-id': id,
    'webhook-timestamp': one('webhook-timestamp'),
    'webhook-signature': one('webhook-signature'),
  }
  return { ...(new Webhook(secret).verify(body, signed) as Message), id }
}
