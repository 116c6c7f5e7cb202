/**
 * The payee of a rollover's check: the receiving custodian for the benefit of the owner. Adds the owner only once, if
 * the given payee already ends with the same words.
 */
export function payeeForBenefitOf(payee: string, owner: string): string {
  const suffix = ` FBO ${owner}`
  return payee.toLowerCase().endsWith(suffix.toLowerCase()) ? payee : `${payee}${suffix}`
}
