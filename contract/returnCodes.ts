/**
 * Whether a return code is the bank's (R03) and is shown next to the reason. The portal's own codes, such as STALE, add
 * nothing to the reason.
 */
export const isBankReturnCode = (code: string): boolean => /^R\d/.test(code)
