import { MAX_DOLLARS } from '../../contract/fields.ts'

/** Money is integer cents (bigint) internally; in the API it is a JSON number of dollars with at most two decimals. */

/**
 * Converts an amount in dollars to exact cents. Throws RangeError for an amount that is not finite, has more than
 * two decimals or is above a trillion dollars, because rounding would hide a mistake.
 */
export function toCents(dollars: number): bigint {
  if (!Number.isFinite(dollars) || Math.abs(dollars) > MAX_DOLLARS) throw new RangeError('not an amount of money')
  const cents = Math.round(dollars * 100)
  if (cents / 100 !== dollars) throw new RangeError('an amount has at most two decimals')
  return BigInt(cents)
}

/** Converts cents to dollars for JSON. Exact up to 2^53 cents; throws RangeError beyond. */
export function fromCents(cents: bigint): number {
  const value = Number(cents)
  if (!Number.isSafeInteger(value)) throw new RangeError('amount too large for the wire')
  return value / 100
}

/** Divides numerator by denominator, rounded half away from zero. The denominator must be positive. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('the denominator must be positive')
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (2n * size + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

/** `basisPoints` (10000 = 100%) of an amount in cents, rounded half up to a cent. */
export function basisPointsOf(cents: bigint, basisPoints: number | bigint): bigint {
  return divideHalfUp(cents * BigInt(basisPoints), 10_000n)
}

/** Whole `percent` of an amount in cents, rounded half up to a cent. */
export function percentOf(cents: bigint, percent: number | bigint): bigint {
  return divideHalfUp(cents * BigInt(percent), 100n)
}

/** Formats cents as "$1,234.56" for texts and documents; a negative amount as "($25.00)". */
export function formatCents(cents: bigint): string {
  const size = cents < 0n ? -cents : cents
  const dollars = (size / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  const text = `$${dollars}.${(size % 100n).toString().padStart(2, '0')}`
  return cents < 0n ? `(${text})` : text
}
