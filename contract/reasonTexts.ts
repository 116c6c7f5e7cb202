/** Reasons for setting a request to Incomplete, closing it or rejecting an account, worded for the owner. */
export const REASONS = {
  SIGNATURE: 'We could not match your signature. Please sign again.',
  BANK_DETAILS: 'Your bank details do not match your name. Please check them.',
  ADDRESS: 'We need your full mailing address.',
  ADDRESS_NOT_FOUND: 'No mail is delivered to the address we have. Please give us another one.',
  IDENTITY: 'We could not confirm your identity with what we have. Please contact us.',
  FORM: 'A page of your form is missing.',
  ASKED_BY_OWNER: 'You asked us to cancel this request.',
  TWICE: 'We already have a request like this one.',
} as const

const PAGE = REASONS.FORM.replace('.', ': ')

/** The reason FORM with what is missing: "A page of your form is missing: page 2, with the signature." */
export const missingPage = (what: string): string => `${PAGE}${what.replace(/[.\s]+$/, '')}.`

/** The standard reason of a stored text, also with what is missing; null for no text, or one that staff typed. */
export function standardReason(text: string | null | undefined): keyof typeof REASONS | null {
  if (text?.startsWith(PAGE)) return 'FORM'
  const kinds = Object.keys(REASONS) as (keyof typeof REASONS)[]
  return kinds.find((kind) => REASONS[kind] === text) ?? null
}

/** Maximum length of a typed reason. */
export const MOST_CHARACTERS = 300
