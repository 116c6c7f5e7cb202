/**
 * Whether a return code is the bank's (R03) and worth showing beside its reason. The portal's own codes, such as STALE,
 * say nothing more than the reason.
 */
export const isBankReturnCode = (code: string): boolean => /^R\d/.test(code)
