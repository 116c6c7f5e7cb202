import { withoutSeparators as stripped } from '../../contract/separators.ts'

/** A number as people type it: wide digits become plain ones, and nothing stands between them. */
export function withoutSeparators(text: string): string {
  return stripped(text.normalize('NFKC'))
}

/** The digits of a social security number. The hidden form stays as it is. */
export function digitsOf(social: string): string {
  return social.includes('*') ? social : withoutSeparators(social)
}
