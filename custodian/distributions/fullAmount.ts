/**
 * Whether an amount in cents is the full amount: whoever asks for the whole balance means everything that is in the
 * account when it is paid, whether it was chosen or typed.
 */
export function isFullAmount(amount: bigint, balance: bigint): boolean {
  return amount === balance
}
