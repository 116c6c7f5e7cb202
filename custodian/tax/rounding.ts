/** Whole percent and basis-point arithmetic on bigint cents. Every share of money in the system is rounded here, half up. */

/** A share of `cents` (never negative) in basis points (3.8 % = 380), rounded half up to a cent. */
export function shareOf(cents: bigint, basisPoints: number): bigint {
  return (cents * BigInt(basisPoints) + 5000n) / 10_000n
}

/** A whole percent of `cents` (never negative), rounded half up to a cent. */
export function percentOf(cents: bigint, percent: number): bigint {
  return shareOf(cents, percent * 100)
}

/** Cents as dollars for people: 123456n is "$1,234.56"; negative amounts stand in brackets. */
export function dollars(cents: bigint): string {
  const absolute = cents < 0n ? -cents : cents
  const whole = (absolute / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  const text = `$${whole}.${(absolute % 100n).toString().padStart(2, '0')}`
  return cents < 0n ? `(${text})` : text
}
