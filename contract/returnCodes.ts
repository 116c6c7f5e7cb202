/**
 * Whether a return code is the bank's (R03) and is shown next to the reason. The portal's own codes, such as STALE, add
 * nothing to the reason.
 */
export const isBankReturnCode = (code: string): boolean => /^R\d/.test(code)

/** R14: the representative payee has died. R15: the account holder has died. */
export const meansDeath = (code: string): boolean => code === 'R14' || code === 'R15'
