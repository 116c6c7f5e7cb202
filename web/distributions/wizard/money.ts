/**
 * Sums of a distribution in whole cents. The server's figures decide; these are shown while a person is still typing.
 * Amounts cross the schema as dollars with at most two decimals.
 */

/** Dollars to whole cents; the third decimal of a float error is rounded away. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

export function toDollars(cents: number): number {
  return cents / 100
}

export interface DistributionSums {
  /** The amount asked for, in dollars, like every figure here. */
  readonly amount: number
  readonly federal: number
  readonly state: number
  readonly fee: number
}

/** Net in dollars: amount minus federal minus state minus fee. The fee is inside the amount. Can be below zero. */
export function netOf(sums: DistributionSums): number {
  return toDollars(toCents(sums.amount) - toCents(sums.federal) - toCents(sums.state) - toCents(sums.fee))
}

/** Dollars that a whole percent of an amount comes to, half a cent rounded up. */
export function percentOf(amount: number, percent: number): number {
  return toDollars(Math.floor((toCents(amount) * percent + 50) / 100))
}

/** The largest whole percent of an amount that leaves a cent to pay after the fee, whatever a state may take. */
export function largestPercent(amount: number, fee: number): number {
  for (let percent = 100; percent > 0; percent--)
    if (netOf({ amount, federal: percentOf(amount, percent), state: 0, fee }) > 0) return percent
  return 0
}

/** The whole percent that gives these dollars of an amount, for showing a stored sum as the percent it came from. */
export function percentFrom(amount: number, dollars: number): number {
  const cents = toCents(amount)
  return cents === 0 ? 0 : Math.round((toCents(dollars) * 100) / cents)
}

/** "10%" or "5.75%": what part of an amount these dollars are, to a hundredth of a percent. */
export function percentText(amount: number, dollars: number): string {
  const cents = toCents(amount)
  const hundredths = cents === 0 ? 0 : Math.round((toCents(dollars) * 10_000) / cents)
  return `${hundredths / 100}%`
}
