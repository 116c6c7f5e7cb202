/** What the identity check finds, in words. */
const words: Readonly<Record<string, string>> = {
  SSN_INVALID: 'Social security number is not valid',
  SSN_DUPLICATE: 'Same person under another social security number',
  DOB_INVALID: 'Date of birth is not valid',
  UNDER_18: 'Owner is under 18',
  NAME_MISMATCH: 'Plan file names another person',
  ADDRESS_INCOMPLETE: 'Address is not complete',
  PO_BOX_ONLY: 'Only a P.O. box, no street address',
  SANCTIONS_MATCH: 'Name is on the sanctions list',
  AMOUNT_OVER_LIMIT: 'Amount is over the limit',
}

/** The findings of an account, each in words; what has no words here stands as it came. */
export function findingsOf(qualifierKey: string | null | undefined): string[] {
  return (qualifierKey ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
    .map((key) => words[key] ?? key)
}
