/** Somebody whom the owner has designated for an account; money in dollars. */
export interface Designated {
  readonly beneficiaryId: number
  readonly firstName: string
  readonly lastName: string
  readonly isPrimary: boolean | null | undefined
  readonly entitled: number
}

/** An account that is claimed of, as far as the designation goes; money in dollars. */
export interface DesignatedAccount {
  readonly balance: number
  readonly claimable: number
  readonly designated: readonly Designated[]
}

/** Who claims how much. */
export interface Claimed {
  /** The number of a beneficiary as text, or a word for anybody else. */
  readonly recipient: string
  readonly firstName: string
  readonly lastName: string
  readonly choice: string
  readonly amount: number | null | undefined
}

export function beneficiaryIn({ designated }: DesignatedAccount, recipient: string): Designated | undefined {
  return designated.find(({ beneficiaryId }) => String(beneficiaryId) === recipient)
}

/** Whether one recipient may claim everything: nobody else's claim waits to be paid out of the account. */
export const mayClaimAll = ({ balance, claimable }: DesignatedAccount): boolean => claimable === balance

/**
 * Whether a claim is not what the designation says: somebody else claims, under another name, more than the share, or as
 * a contingent beneficiary beside a primary one. Nobody is kept from it: who accepts the claim form compares them.
 */
export function differsFromDesignation(account: DesignatedAccount, claimed: Claimed): boolean {
  if (claimed.recipient === '' || account.designated.length === 0) return false
  const beneficiary = beneficiaryIn(account, claimed.recipient)
  if (!beneficiary) return true
  const amount = claimed.choice === 'full' ? account.balance : (claimed.amount ?? 0)
  return (
    nameOf(claimed) !== nameOf(beneficiary) ||
    amount > beneficiary.entitled ||
    (beneficiary.isPrimary === false && account.designated.some(({ isPrimary }) => isPrimary === true))
  )
}

/** "Ana Archer"; of an estate or a trust the last name is the whole of it. */
export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim()
}
