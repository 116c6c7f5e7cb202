import { formatMoney } from '../kit/ui/format.ts'

/** Words of the wizard that more than one of its screens, or its tests, need. */

export const distributionTypes = { EARLY: 1, NORMAL: 5, ROLLOVER: 50, TRANSFER: 60 } as const

/** Also the codes that the server stores for Roth accounts, and those that only old requests carry. */
export const distributionTypeLabels: Record<number, string> = {
  1: 'Early Distribution',
  2: 'Early Exceptions',
  3: 'Disability',
  4: 'Death',
  5: 'Normal Distribution',
  6: 'Early Roth',
  7: 'Recharacterized Current',
  8: 'Qualified Roth',
  9: 'Recharacterized Prior',
  10: 'Roth Exceptions',
  50: 'Rollover',
  60: 'Transfer',
}

/** Smallest custom amount, in dollars. The full amount may be less. */
export const smallestAmount = 25

export const processingTime = '7 to 10 business days'
export const savedHint = 'We save your answers when you press Next.'
export const earlyPenalty = 'Early distributions carry a 10% penalty.'
export const nothingLeft = 'The withholding and fee leave nothing to pay.'

/** "withdrawal", "rollover" or "transfer". */
export function requestNoun(distributionTypeId: number): string {
  if (distributionTypeId === distributionTypes.ROLLOVER) return 'rollover'
  return distributionTypeId === distributionTypes.TRANSFER ? 'transfer' : 'withdrawal'
}

/** The smallest amount that is not the full one: what the field takes, and more than the fee that comes out of it. */
export function leastAmount(fee: number): string {
  return fee < smallestAmount ? `From ${formatMoney(smallestAmount)}` : `More than ${formatMoney(fee)}`
}
