/** A social security number as people type it, without the dashes. The hidden form stays as it is. */
export function digitsOf(social: string): string {
  return social.includes('*') ? social : social.replaceAll('-', '')
}
