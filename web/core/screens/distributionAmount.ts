import { formatMoney } from '../../kit/ui/format.ts'

/** Smallest custom amount, in dollars. A full amount may be smaller. */
export const smallestAmount = 25

export const nothingLeft = 'The withholding and fee leave nothing to pay.'

/** Describes the smallest custom amount: at least the minimum of the field, and more than the included fee. */
export function leastAmount(fee: number): string {
  return fee < smallestAmount ? `From ${formatMoney(smallestAmount)}` : `More than ${formatMoney(fee)}`
}
