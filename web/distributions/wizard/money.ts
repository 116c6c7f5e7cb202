/**
 * Calculates the amounts of a distribution in whole cents. The server's amounts are final; these are shown while the
 * user types. The GraphQL schema has dollars with at most two decimals.
 */

/** Converts dollars to whole cents; rounds away floating-point errors. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

export function toDollars(cents: number): number {
  return cents / 100
}

export interface DistributionSums {
  /** Gross amount in dollars, like all amounts of this type. */
  readonly amount: number
  readonly federal: number
  readonly state: number
  readonly fee: number
}

/** Net amount in dollars: amount minus federal tax, state tax and fee. Can be negative. */
export function netOf(sums: DistributionSums): number {
  return toDollars(toCents(sums.amount) - toCents(sums.federal) - toCents(sums.state) - toCents(sums.fee))
}

/** A whole percentage of an amount in dollars, rounded half up to the cent. */
export function percentOf(amount: number, percent: number): number {
  return toDollars(Math.floor((toCents(amount) * percent + 50) / 100))
}

/** The largest whole percent that leaves at least one cent after the fee, before state tax. */
export function largestPercent(amount: number, fee: number): number {
  for (let percent = 100; percent > 0; percent--)
    if (netOf({ amount, federal: percentOf(amount, percent), state: 0, fee }) > 0) return percent
  return 0
}

/** The whole percentage of an amount that equals this tax in dollars, to show a stored tax. */
export function percentFrom(amount: number, dollars: number): number {
  const cents = toCents(amount)
  return cents === 0 ? 0 : Math.round((toCents(dollars) * 100) / cents)
}

/** A tax as a percentage of the amount, to two decimals: "10%" or "5.75%". */
export function percentText(amount: number, dollars: number): string {
  const cents = toCents(amount)
  const hundredths = cents === 0 ? 0 : Math.round((toCents(dollars) * 10_000) / cents)
  return `${hundredths / 100}%`
}
