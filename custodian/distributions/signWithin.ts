/** Days after which an unsigned request is canceled. */
export const SIGN_WITHIN_DAYS = 30
