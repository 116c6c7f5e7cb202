/** Labels of the kinds of recipients. */
export const recipientKindLabels: Readonly<Record<string, string>> = {
  PERSON: 'Person',
  ESTATE: 'Estate',
  TRUST: 'Trust',
}

/** Labels of the states of a claim form. */
export const claimFormLabels: Readonly<Record<string, string>> = {
  MISSING: 'Missing',
  WAITING: 'Waits for a second person',
  ACCEPTED: 'Accepted',
  REFUSED: 'Refused',
}

/** "Primary" or "Contingent", or "Not said" for an old designation without this information. */
export function rankOf(isPrimary: boolean | null | undefined): string {
  if (isPrimary === null || isPrimary === undefined) return 'Not said'
  return isPrimary ? 'Primary' : 'Contingent'
}

/** "100002 (Traditional IRA)" */
export function accountName(planAccountNumber: string, isRoth: boolean): string {
  return `${planAccountNumber} (${isRoth ? 'Roth' : 'Traditional'} IRA)`
}

/** URL of a new claim on an account of the chosen owner. */
export const newClaimAddress = (accountId: number): string => `/death/claim?accountId=${accountId}`

/** Shown for an account without claims if the server gives no reason. */
export const notOpen = 'The account is not open, so nothing can be claimed from it.'

/** Explains that an owner without accounts leaves no money to claim. */
export const noAccount = (owner: string): string =>
  `${owner} has no account with us, so there is nothing to claim. Beneficiaries are paid by the plan or custodian that holds the money.`
