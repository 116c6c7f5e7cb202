/** A designated beneficiary of an account. Money is in dollars. */
export interface Designated {
  readonly beneficiaryId: number
  readonly firstName: string
  readonly lastName: string
  readonly isPrimary: boolean | null | undefined
  readonly entitled: number
}

/** The designation of the claim's account. Money is in dollars. */
export interface DesignatedAccount {
  readonly balance: number
  readonly claimable: number
  readonly designated: readonly Designated[]
}

/** The recipient and amount of a claim. */
export interface Claimed {
  /** Id of a designated beneficiary as text, or a word for another recipient. */
  readonly recipient: string
  readonly firstName: string
  readonly lastName: string
  readonly choice: string
  readonly amount: number | null | undefined
}

export function beneficiaryIn({ designated }: DesignatedAccount, recipient: string): Designated | undefined {
  return designated.find(({ beneficiaryId }) => String(beneficiaryId) === recipient)
}

/** Whether one recipient may claim the whole balance. Not possible while another claim on the account is unpaid. */
export const mayClaimAll = ({ balance, claimable }: DesignatedAccount): boolean => claimable === balance

/**
 * Whether a claim differs from the designation by its recipient, name or share, or by a contingent beneficiary despite
 * a primary one. Such a claim is allowed, because staff compare both when they accept the claim form.
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

/** Full name such as "Ana Archer". An estate or trust has only a last name. */
export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim()
}
