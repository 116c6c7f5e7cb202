import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import type { EvidenceOf } from '../../contract/evidence.ts'
import { hasRothYears, isEarlyType, isNormalType } from './distributionType.ts'
import { isEarlyOn } from './normalAge.ts'

/** Facts that decide the code of a payment. */
export interface CodedPayment {
  /** The portal's type of the request. */
  distributionTypeId: number
  /** The reason that a document shows: it counts in place of the age of a Roth owner. */
  evidenceOf: EvidenceOf | null
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
  [DISTRIBUTION_TYPE.death]: '4',
}

/**
 * The distribution code of Form 1099-R (box 7, from 2026 box 7a), or null for what is not reported: a transfer between
 * like IRAs. B and H never apply: they are of designated Roth accounts, which employer plans have and IRAs are not.
 * Instructions for Forms 1099-R and 5498, "Guide to Distribution Codes".
 */
export function distributionCode(payment: CodedPayment): string | null {
  const { distributionTypeId: type, evidenceOf, isRoth, paidOn, dateOfBirth } = payment
  if (type === DISTRIBUTION_TYPE.transfer) return null
  // A Roth IRA moves to another Roth IRA only, which is not reported (Treas. Reg. 1.408A-10, A-5).
  if (type === DISTRIBUTION_TYPE.rollover && isRoth) return null
  const staffType = STAFF_TYPES[type]
  if (staffType) return staffType
  if (isRoth) {
    if (evidenceOf === null && (isEarlyType(type) || isNormalType(type)))
      return isEarlyOn(dateOfBirth, paidOn) ? 'J' : qualified(payment)
    return qualified(payment)
  }
  if (isEarlyType(type) || isNormalType(type)) return isEarlyOn(dateOfBirth, paidOn) ? '1' : '7'
  if (type === DISTRIBUTION_TYPE.disability) return isEarlyOn(dateOfBirth, paidOn) ? '3' : '7'
  return TRADITIONAL[type] ?? '7'
}

/** Q only where these books know that the five years are over; else T, and the owner shows it on the own return. */
function qualified({ paidOn, openedOn }: CodedPayment): string {
  return hasRothYears(openedOn, paidOn) ? 'Q' : 'T'
}
