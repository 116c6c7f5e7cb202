import type { EvidenceOf } from '../../contract/evidence.ts'
import { labelOf } from '../../contract/enumeration.ts'
import { DISTRIBUTION_TYPE, DISTRIBUTION_TYPE_NAME } from '../../contract/distributionType.ts'

const ROTH_TYPE: Readonly<Record<number, number>> = {
  [DISTRIBUTION_TYPE.early]: DISTRIBUTION_TYPE.earlyRoth,
  [DISTRIBUTION_TYPE.normal]: DISTRIBUTION_TYPE.qualifiedRoth,
}

/** Display name of a distribution type: "Normal" for 5. */
export function distributionTypeName(typeId: number): string {
  return labelOf(DISTRIBUTION_TYPE, DISTRIBUTION_TYPE_NAME, typeId) ?? 'Unknown'
}

/** Whether a type is rollover or transfer, which have no withholding and no bank account of the owner. */
export function isRolloverType(typeId: number): boolean {
  return typeId === DISTRIBUTION_TYPE.rollover || typeId === DISTRIBUTION_TYPE.transfer
}

/** The stored type: a Roth account has its own types for early and normal. */
export function storedTypeId(wizardTypeId: number, isRoth: boolean): number {
  return (isRoth ? ROTH_TYPE[wizardTypeId] : undefined) ?? wizardTypeId
}

export function isEarlyType(typeId: number): boolean {
  return typeId === DISTRIBUTION_TYPE.early || typeId === DISTRIBUTION_TYPE.earlyRoth
}

export function isNormalType(typeId: number): boolean {
  return typeId === DISTRIBUTION_TYPE.normal || typeId === DISTRIBUTION_TYPE.qualifiedRoth
}

export const NOT_OF_THIS_AGE = 'This distribution type does not match the age of the account owner.'

/** Years that a Roth owner must have held a Roth IRA, counted from January 1 of the year it was opened. */
const ROTH_YEARS = 5

/** Whether the portal's records show that the five years are over; the owner may have an older Roth IRA elsewhere. */
export function hasRothYears(openedOn: string | null, date: string): boolean {
  return openedOn !== null && Number(date.slice(0, 4)) - Number(openedOn.slice(0, 4)) >= ROTH_YEARS
}

/** Facts about the owner and the account that decide the type of a payment on a day. */
export interface TypeFacts {
  isRoth: boolean
  isEarly: boolean
  /** True if the portal's records show that the five years are over (`hasRothYears`). */
  hasYears: boolean
}

/**
 * The type for a reason proved by evidence. Traditional IRA: Disability before 59 1/2 (IRC 72(m)(7), 72(t)(2)(A)(iii)),
 * Normal from then on; Death at any age. Roth IRA: Qualified Roth if the five years are known to be over, else Roth
 * Exceptions. Instructions for Forms 1099-R and 5498, codes 3, 4, 7, Q and T.
 */
export function evidencedTypeId(of: EvidenceOf, { isRoth, isEarly, hasYears }: TypeFacts): number {
  switch (of) {
    case 'DISABILITY':
      if (isRoth) return hasYears ? DISTRIBUTION_TYPE.qualifiedRoth : DISTRIBUTION_TYPE.rothExceptions
      return isEarly ? DISTRIBUTION_TYPE.disability : DISTRIBUTION_TYPE.normal
    case 'DEATH':
      if (isRoth) return hasYears ? DISTRIBUTION_TYPE.qualifiedRoth : DISTRIBUTION_TYPE.rothExceptions
      return DISTRIBUTION_TYPE.death
  }
}

/**
 * The type of a request paid on a given day. An early distribution becomes normal at 59 1/2; null for a normal
 * distribution before that age. `evidencedTypeId` decides for a reason proved by evidence. Other types do not change.
 */
export function typeOn(
  { typeId, evidenceOf }: { typeId: number; evidenceOf: EvidenceOf | null },
  facts: TypeFacts,
): number | null {
  if (evidenceOf !== null) return evidencedTypeId(evidenceOf, facts)
  const { isRoth, isEarly } = facts
  if (isEarlyType(typeId)) return isEarly ? typeId : storedTypeId(DISTRIBUTION_TYPE.normal, isRoth)
  return isNormalType(typeId) && isEarly ? null : typeId
}
