/** ABA routing numbers: nine digits whose weighted sum (3, 7, 1 repeated) is a multiple of ten. */

/** Whether nine digits pass the ABA checksum. */
export function passesChecksum(number: string): boolean {
  if (!/^\d{9}$/.test(number)) return false
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return sum % 10 === 0
}

/**
 * Whether the first two digits are in use: government 00, primary 01-12, thrift 21-32, electronic 61-72, traveler's
 * checks 80.
 */
export function hasKnownPrefix(number: string): boolean {
  const prefix = Number(number.slice(0, 2))
  return prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72) || prefix === 80
}
