/** Box 2a in cents: null is blank. All of a traditional IRA's payment may be taxable, a Roth's is not for us to say. */
export function taxableCents(code: string, grossCents: bigint): bigint | null {
  if (NOT_TAXABLE.has(code)) return 0n
  return ROTH.has(code) ? null : grossCents
}

/** Box 2b, "Taxable amount not determined": of whatever the payer cannot know. */
export function isTaxableUndetermined(code: string): boolean {
  return !NOT_TAXABLE.has(code) && code !== 'Q'
}

const NOT_TAXABLE = new Set(['G', 'N', 'R'])
const ROTH = new Set(['J', 'Q', 'T'])
