import { Webhook } from 'standardwebhooks'

/** A message of a webhook: a test, or a change with its ids. Read the rest with a credential. */
export type Message =
  | { type: 'webhook.test'; timestamp: string; data: { webhookId: number } }
  | {
      type: `${string}.changed`
      timestamp: string
      data: { position: number; kind: string; id: number; accountOwnerId: number | null; accountId: number | null }
    }

/**
 * The message in a request, after a check of its signature and age (five minutes). While a secret is rolled, messages
 * have two signatures and either secret is right.
 * @param body the bytes as they came, not parsed and printed again
 * @param headers of the request, with names in lower case
 * @throws Error for a message that somebody else made, or an old one
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
