/** The 50 states and DC, which have withholding tables. */
export const STATE_CODES: readonly string[] =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  )

/** USPS Publication 28, Appendix B (October 2024): territories, and regions of military and diplomatic mail. */
export const OUTSIDE_STATES = {
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
} as const

const states: ReadonlySet<string> = new Set(STATE_CODES)

/** Five digits, or nine with a dash or without. */
export const ZIP = /^\d{5}(-?\d{4})?$/

/** Whether the two-letter code is one of the 50 states or DC. */
export function isStateOfUnion(code: string): boolean {
  return states.has(code)
}

/** Whether the code is a territory or a military mail region. */
export function isOutsideStates(code: string): code is keyof typeof OUTSIDE_STATES {
  return Object.hasOwn(OUTSIDE_STATES, code)
}

/** The only rule for the state of an address: on screens, in calls and in plan files. */
export function isStateOfAddress(code: string): boolean {
  return isStateOfUnion(code) || isOutsideStates(code)
}

/** Military and diplomatic mail, whose city is APO, FPO or DPO. */
export function isMilitaryMail(code: string): boolean {
  return code === 'AA' || code === 'AE' || code === 'AP'
}
