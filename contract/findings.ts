/** Findings that prevent automatic validation of an account, by their key in the qualifier: title and rule. */
export const FINDINGS = {
  SSN_INVALID: {
    title: 'Social Security number is not valid',
    rule: 'Nine digits that the Social Security Administration can issue to a person',
  },
  SSN_DUPLICATE: {
    title: 'Same person under another Social Security number',
    rule: 'Nobody else may have the same names and date of birth',
  },
  'SSN mismatch': {
    title: 'SSN mismatch',
    rule: 'The Social Security number must belong to this name',
  },
  'Date of birth mismatch': {
    title: 'Date of birth mismatch',
    rule: 'The date of birth must belong to this name',
  },
  'Address not found': { title: 'Address not found', rule: 'The address must be one that mail is delivered to' },
  DOB_INVALID: { title: 'Date of birth is not valid', rule: 'The date of birth must be a day from 1900 to today' },
  UNDER_18: { title: 'Owner is under 18', rule: 'The owner must be at least 18 years old' },
  NAME_MISMATCH: {
    title: 'Plan file names another person',
    rule: 'The plan file and our records must name the same person',
  },
  ADDRESS_INCOMPLETE: {
    title: 'Address is not complete',
    rule: 'The address must have a street, a city, a state of the United States and a zip code',
  },
  PO_BOX_ONLY: { title: 'Only a P.O. box, no street address', rule: 'The owner must have a street address' },
  SANCTIONS_MATCH: { title: 'Name is on the sanctions list', rule: 'The name must not be on the sanctions list' },
  AMOUNT_OVER_LIMIT: {
    title: 'Amount is over the limit',
    rule: 'At most $7,000.00 from the plan for somebody who did not answer',
  },
} as const satisfies Record<string, { title: string; rule: string }>
export type FindingKey = keyof typeof FINDINGS

/** The keys of the findings in a qualifier, which are separated by commas. */
export function findingKeys(qualifier: string | null): string[] {
  return (qualifier ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
}

/** Title and rule of a finding by its key. An unknown key of another custodian is shown unchanged. */
export function findingOf(key: string): { title: string; rule: string | null } {
  return Object.hasOwn(FINDINGS, key) ? FINDINGS[key as FindingKey] : { title: key, rule: null }
}
