/** Associated data for encryption: the encrypted number can be decrypted only for the same account and kind. */
export function accountAssociatedData(kind: 'bank' | 'receiving', accountId: number): string {
  return `distribution.${kind}_account:${accountId}`
}

/** "••••6789"; null if there is no number. */
export function maskedAccount(last4: string | null): string | null {
  return last4 === null ? null : `••••${last4}`
}

/** Whether two account numbers differ but have the same mask. */
export function isLookAlike(one: string | null, other: string | null): boolean {
  const mask = (number: string | null) => maskedAccount(number?.slice(-4) ?? null)
  return one !== other && mask(one) === mask(other)
}

/** "a•••@example.com": enough for owners to recognize their own address. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}
