import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import type { EvidenceOf } from '../../contract/evidence.ts'
import { hasRothYears, isEarlyType, isNormalType } from './distributionType.ts'
import { isEarlyOn } from '../../contract/normalAge.ts'

/** Facts that decide the code of a payment. */
export interface CodedPayment {
  /** The request's distribution type in the portal. */
  distributionTypeId: number
  /** The reason proved by evidence; for a Roth owner the reason replaces the age rule. */
  evidenceOf: EvidenceOf | null
  isRoth: boolean
  /** The day of payment, "YYYY-MM-DD". The owner's age on that day counts, not on the day of the request. */
  paidOn: string
  dateOfBirth: string | null
  /** The day on which the account was opened here; a Roth owner may have an older account elsewhere. */
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
 * The distribution code of Form 1099-R (box 7, from 2026 box 7a), or null if the payment is not reported: a transfer
 * between like IRAs. B and H never apply: they are for designated Roth accounts of employer plans. Instructions for
 * Forms 1099-R and 5498, "Guide to Distribution Codes".
 */
export function distributionCode(payment: CodedPayment): string | null {
  const { distributionTypeId: type, evidenceOf, isRoth, paidOn, dateOfBirth } = payment
  if (type === DISTRIBUTION_TYPE.transfer) return null
  // A Roth IRA moves only to another Roth IRA, which is not reported (Treas. Reg. 1.408A-10, A-5).
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

/**
 * Code Q only if the portal's records show that the five Roth years have passed. Otherwise code T, and the owner claims
 * the years on the tax return.
 */
function qualified({ paidOn, openedOn }: CodedPayment): string {
  return hasRothYears(openedOn, paidOn) ? 'Q' : 'T'
}
