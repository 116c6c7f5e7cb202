/**
 * Whether an amount in cents is the full amount. A typed amount equal to the balance counts as the full amount, so the
 * request pays the whole balance of the day of payment.
 */
export function isFullAmount(amount: bigint, balance: bigint): boolean {
  return amount === balance
}
