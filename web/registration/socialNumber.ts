import { withoutSeparators } from '../kit/forms/separators.ts'

export const invalidSocial = 'Please enter a valid social security number'

export function isSocial(digits: string): boolean {
  return /^[0-9]{9}$/.test(digits)
}

/** "123-45-6789", or the text as it is while it is no number. */
export function withDashes(text: string): string {
  const digits = withoutSeparators(text)
  return isSocial(digits) ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}` : text
}

/** "•••-••-6789", or the text as it is while it is no number. */
export function masked(text: string): string {
  const digits = withoutSeparators(text)
  return isSocial(digits) ? `•••-••-${digits.slice(5)}` : text
}
