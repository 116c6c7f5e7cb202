import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { isEarlyOn, isEarlyType, isNormalType } from './types.ts'

/** What decides the code of a payment. */
export interface CodedPayment {
  /** The portal's type of the request. */
  distributionTypeId: number
  isRoth: boolean
  /** The day of payment, "YYYY-MM-DD"; the age of that day counts, not that of the request. */
  paidOn: string
  dateOfBirth: string | null
  /** The day on which the account was opened here; a Roth owner may have had an older one elsewhere. */
  openedOn: string | null
}

const STAFF_TYPES: Readonly<Record<number, string>> = {
  [DISTRIBUTION_TYPE.recharacterizedCurrent]: 'N',
  [DISTRIBUTION_TYPE.recharacterizedPrior]: 'R',
  [DISTRIBUTION_TYPE.rollover]: 'G',
}

const TRADITIONAL: Readonly<Record<number, string>> = {
  [DISTRIBUTION_TYPE.earlyExceptions]: '2',
  [DISTRIBUTION_TYPE.disability]: '3',
  [DISTRIBUTION_TYPE.death]: '4',
}

/** Years that a Roth owner must have had a Roth IRA, counted from the first of January of the year of the first one. */
const ROTH_YEARS = 5

/**
 * The distribution code of Form 1099-R (box 7, from 2026 box 7a), or null for what is not reported: a transfer between
 * like IRAs. B and H never apply: they are of designated Roth accounts, which employer plans have and IRAs are not.
 * Instructions for Forms 1099-R and 5498, "Guide to Distribution Codes".
 */
export function distributionCode(payment: CodedPayment): string | null {
  const { distributionTypeId: type, isRoth, paidOn, dateOfBirth } = payment
  if (type === DISTRIBUTION_TYPE.transfer) return null
  const staffType = STAFF_TYPES[type]
  if (staffType) return staffType
  if (isRoth) {
    if (isEarlyType(type) || isNormalType(type)) return isEarlyOn(dateOfBirth, paidOn) ? 'J' : qualified(payment)
    return qualified(payment)
  }
  if (isEarlyType(type) || isNormalType(type)) return isEarlyOn(dateOfBirth, paidOn) ? '1' : '7'
  return TRADITIONAL[type] ?? '7'
}

/** Q only where these books know that the five years are over; else T, and the owner shows it on the own return. */
function qualified({ paidOn, openedOn }: CodedPayment): string {
  return openedOn !== null && Number(paidOn.slice(0, 4)) - Number(openedOn.slice(0, 4)) >= ROTH_YEARS ? 'Q' : 'T'
}
