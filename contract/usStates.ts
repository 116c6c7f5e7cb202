/** The 50 states and DC. */
export const STATE_CODES: readonly string[] =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  )

const states: ReadonlySet<string> = new Set(STATE_CODES)

/** Five digits, or nine with a dash or without. */
export const ZIP = /^\d{5}(-?\d{4})?$/

/** Two-letter code of one of the 50 states or DC. */
export function isStateOfUnion(code: string): boolean {
  return states.has(code)
}
