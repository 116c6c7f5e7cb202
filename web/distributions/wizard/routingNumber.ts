const weights = [3, 7, 1]

/**
 * Checks the ABA check digit: the weighted sum of the nine digits is a multiple of ten. "000000000" passes this rule
 * but is no bank.
 */
export function hasValidCheckDigit(routingNumber: string): boolean {
  if (!/^\d{9}$/.test(routingNumber) || Number(routingNumber) === 0) return false
  const sum = Array.from(routingNumber).reduce((total, digit, index) => total + Number(digit) * weights[index % 3]!, 0)
  return sum % 10 === 0
}
