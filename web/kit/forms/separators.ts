/**
 * A number as people type or paste it, without what they put between the digits: blanks and dashes of any kind and
 * characters that cannot be seen; wide digits become plain ones.
 */
export function withoutSeparators(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{Pd}\u2212\u00ad\u200b-\u200f\u2060]/gu, '')
}
