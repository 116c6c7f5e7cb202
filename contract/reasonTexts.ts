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

/** Maximum length of a typed reason. */
export const MOST_CHARACTERS = 300
