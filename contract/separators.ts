/**
 * A number as people type or paste it, without what they put between the digits to read it: blanks and dashes of any kind
 * and characters that cannot be seen. What is left has to be plain digits: no other script is read as a number.
 */
export function withoutSeparators(text: string): string {
  return text.replace(/[\s\p{Pd}\u2212\u00ad\u200b-\u200f\u2060]/gu, '')
}
