import type { Pii } from '../platform/crypto/pii.ts'

/** Associated data of the encrypted secret of a webhook. */
export const secretAssociatedData = (webhookId: number) => `webhook.secret:${webhookId}`

/**
 * Associated data of the encrypted replaced secret. It differs, so that neither value can take the place of the
 * other.
 */
export const oldSecretAssociatedData = (webhookId: number) => `webhook.oldSecret:${webhookId}`

export type SealedSecrets = {
  webhook_id: number
  secret_sealed: string
  old_secret_sealed: string | null
  old_secret_until: Date | null
}

/** The secrets that sign messages now: the current one, and the replaced one until its end. */
export function secretsOf(pii: Pii, webhook: SealedSecrets, now: Date): string[] {
  const { webhook_id: id, secret_sealed: current, old_secret_sealed: old, old_secret_until: until } = webhook
  const isOldValid = old !== null && until !== null && until > now
  return [
    pii.open(current, secretAssociatedData(id)),
    ...(isOldValid ? [pii.open(old, oldSecretAssociatedData(id))] : []),
  ]
}
