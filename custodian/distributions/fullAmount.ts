/**
 * Whether an amount in cents is the full amount. A typed amount equal to the balance counts too: both pay everything
 * that is in the account on the day of payment.
 */
export function isFullAmount(amount: bigint, balance: bigint): boolean {
  return amount === balance
}
