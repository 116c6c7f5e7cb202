/**
 * Box 2a in cents; null prints as blank. The whole payment of a traditional IRA may be taxable. For a Roth IRA the
 * payer does not know the taxable part.
 */
export function taxableCents(code: string, grossCents: bigint): bigint | null {
  if (NOT_TAXABLE.has(code)) return 0n
  return ROTH.has(code) ? null : grossCents
}

/** Box 2b, "Taxable amount not determined", is checked for payments whose taxable part the payer cannot know. */
export function isTaxableUndetermined(code: string): boolean {
  return !NOT_TAXABLE.has(code) && code !== 'Q'
}

const NOT_TAXABLE = new Set(['G', 'N', 'R'])
const ROTH = new Set(['J', 'Q', 'T'])
