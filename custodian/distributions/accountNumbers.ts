/** Associated data of a sealed number: it cannot be opened for another account or kind. */
export function accountAssociatedData(kind: 'bank' | 'receiving', accountId: number): string {
  return `distribution.${kind}_account:${accountId}`
}

/** "••••6789"; null when there is no number. */
export function maskedAccount(last4: string | null): string | null {
  return last4 === null ? null : `••••${last4}`
}

/** "a•••@example.com": enough to recognise the own address. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}
