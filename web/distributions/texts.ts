import { formatMoney } from '../kit/ui/format.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'

/** Words of the wizard that more than one of its screens, or its tests, need. */

/** Smallest custom amount, in dollars. The full amount may be less. */
export const smallestAmount = 25

export const processingTime = '7 to 10 business days'
export const savedHint = 'We save your answers when you press Next.'
export const earlyPenalty = 'Early distributions carry a 10% penalty.'
export const nothingLeft = 'The withholding and fee leave nothing to pay.'

/** What an owner asks for: "distribution", "rollover" or "transfer". */
export function requestNoun(distributionTypeId: number): string {
  if (distributionTypeId === DISTRIBUTION_TYPE.rollover) return 'rollover'
  return distributionTypeId === DISTRIBUTION_TYPE.transfer ? 'transfer' : 'distribution'
}

/** The smallest amount that is not the full one: what the field takes, and more than the fee that comes out of it. */
export function leastAmount(fee: number): string {
  return fee < smallestAmount ? `From ${formatMoney(smallestAmount)}` : `More than ${formatMoney(fee)}`
}
