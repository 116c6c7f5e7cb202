import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { ageOn, isEarlyOn, isEarlyType, isNormalType } from '../distributions/types.ts'

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
 * like IRAs. Instructions for Forms 1099-R and 5498, "Guide to Distribution Codes".
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

/** Box 2a in cents: null is blank. All of a traditional IRA's payment may be taxable, a Roth's is not for us to say. */
export function taxableCents(code: string, grossCents: bigint): bigint | null {
  if (NOT_TAXABLE.has(code)) return 0n
  return ROTH.has(code) ? null : grossCents
}

/** Box 2b, "Taxable amount not determined": of whatever the payer cannot know. */
export function isTaxableUndetermined(code: string): boolean {
  return !NOT_TAXABLE.has(code) && code !== 'Q'
}

const NOT_TAXABLE = new Set(['G', 'N', 'R'])
const ROTH = new Set(['J', 'Q', 'T'])

/** Full years at the end of a year. */
export const ageInYear = (dateOfBirth: string, year: number) => ageOn(dateOfBirth, `${year}-12-31`)
