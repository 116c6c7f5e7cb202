/** Distribution types by their portal id. The codes of Form 1099-R are another list: portal type 5 is IRS code 7. */
export const DISTRIBUTION_TYPES: Readonly<Record<number, string>> = {
  1: 'Early',
  2: 'Early Exceptions',
  3: 'Disability',
  4: 'Death',
  5: 'Normal',
  6: 'Early Roth',
  7: 'Recharacterized Current',
  8: 'Qualified Roth',
  9: 'Recharacterized Prior',
  10: 'Roth Exceptions',
  50: 'Rollover',
  60: 'Transfer',
}

/** What the wizard posts; the other types are keyed in by the custodian only. */
export const WIZARD_TYPE = { early: 1, normal: 5, rollover: 50, transfer: 60 } as const

const ROTH_TYPE: Readonly<Record<number, number>> = { 1: 6, 5: 8 }

/** "Normal" for 5. */
export function distributionTypeName(typeId: number): string {
  return DISTRIBUTION_TYPES[typeId] ?? 'Unknown'
}

/** Money that goes to another custodian or plan: no withholding, no bank account of the owner. */
export function isRolloverType(typeId: number): boolean {
  return typeId === WIZARD_TYPE.rollover || typeId === WIZARD_TYPE.transfer
}

/** The type as stored: a Roth account keeps its own codes for early and normal. */
export function storedTypeId(wizardTypeId: number, isRoth: boolean): number {
  return (isRoth ? ROTH_TYPE[wizardTypeId] : undefined) ?? wizardTypeId
}

export function isEarlyType(typeId: number): boolean {
  return typeId === 1 || typeId === 6
}

export function isNormalType(typeId: number): boolean {
  return typeId === 5 || typeId === 8
}

/** The day an owner is 59 years and 6 months old, the age of a normal distribution; clamped to the end of a shorter month. */
export function normalAgeDate(dateOfBirth: string): string {
  return plusMonths(plusMonths(dateOfBirth, 59 * 12), 6)
}

/** Whether a distribution on this day is early (under 59 1/2). An unknown date of birth counts as early. */
export function isEarlyOn(dateOfBirth: string | null, date: string): boolean {
  return dateOfBirth === null || date < normalAgeDate(dateOfBirth)
}

/**
 * The type that a request is paid as on a day. Who signed for an early distribution and is 59 1/2 by then gets a normal
 * one, in the codes of the account; null for a normal one of an owner who is not. Other types do not depend on the age.
 */
export function typeOn(typeId: number, isRoth: boolean, isEarly: boolean): number | null {
  if (isEarlyType(typeId)) return isEarly ? typeId : storedTypeId(WIZARD_TYPE.normal, isRoth)
  return isNormalType(typeId) && isEarly ? null : typeId
}

/** Full years of age on a day. */
export function ageOn(dateOfBirth: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return date.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

function plusMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const total = year * 12 + month - 1 + months
  const lastDay = new Date(Date.UTC(Math.floor(total / 12), (total % 12) + 1, 0)).getUTCDate()
  return new Date(Date.UTC(Math.floor(total / 12), total % 12, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
