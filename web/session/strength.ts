export interface Strength {
  label: string
  met: boolean
}

export const minimumLength = 6

/** Checks the five rules for a strong password. Only the length is required; the other rules are advice. */
export function strengthOf(password: string, least: number = minimumLength): Strength[] {
  return [
    { label: `At least ${least} characters`, met: password.length >= least },
    { label: 'A number', met: /\p{Nd}/u.test(password) },
    { label: 'A lowercase letter', met: /\p{Ll}/u.test(password) },
    { label: 'An uppercase letter', met: /\p{Lu}/u.test(password) },
    { label: 'A special symbol', met: /[^\p{L}\p{N}\s]/u.test(password) },
  ]
}
