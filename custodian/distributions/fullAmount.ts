/**
 * Whether an amount in cents is the full amount. A typed amount that equals the balance counts too: both mean
 * everything in the account at payment.
 */
export function isFullAmount(amount: bigint, balance: bigint): boolean {
  return amount === balance
}
