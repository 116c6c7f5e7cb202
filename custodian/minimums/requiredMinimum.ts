import { divideHalfUp } from '../platform/money.ts'

/** Uniform Lifetime Table from 2022 on: tenths of years by age. Publication 590-B, Appendix B, Table III. */
const DIVISORS: ReadonlyMap<number, number> = new Map(
  (
    '72:274 73:265 74:255 75:246 76:237 77:229 78:220 79:211 80:202 81:194 82:185 83:177 84:168 85:160 86:152 87:144 ' +
    '88:137 89:129 90:122 91:115 92:108 93:101 94:95 95:89 96:84 97:78 98:73 99:68 100:64 101:60 102:56 103:52 104:49 ' +
    '105:46 106:43 107:41 108:39 109:37 110:35 111:34 112:33 113:31 114:30 115:29 116:28 117:27 118:25 119:23 120:20'
  )
    .split(' ')
    .map((pair) => pair.split(':').map(Number) as [number, number]),
)
const OLDEST = 120

/**
 * The age from which minimum distributions are required (SECURE 2.0, section 107). Ages 70 and 72 apply to owners born
 * before 1951.
 */
function beginningAge(dateOfBirth: string): number {
  if (dateOfBirth < '1949-07-01') return 70
  if (dateOfBirth < '1951-01-01') return 72
  return dateOfBirth < '1960-01-01' ? 73 : 75
}

/**
 * Owners born on or after this day need no minimum distribution in the year, because the required age has been at least
 * 73 since 2023.
 */
export const tooYoungFrom = (year: number) => `${year - 72}-01-01`

/** Whether a minimum distribution is required for a year. A Roth IRA requires none during its owner's life. */
export function isMinimumRequired(account: { isRoth: boolean; dateOfBirth: string | null }, year: number): boolean {
  if (account.isRoth || account.dateOfBirth === null) return false
  return ageInYear(account.dateOfBirth, year) >= beginningAge(account.dateOfBirth)
}

/**
 * The required minimum distribution of a year in cents, rounded half up; 0 if none is required. The account's value at
 * the end of the year before is divided by the table's years for the age that the owner reaches in the year.
 */
export function requiredMinimum(
  account: { isRoth: boolean; dateOfBirth: string | null },
  year: number,
  valueBeforeCents: bigint,
): bigint {
  if (account.dateOfBirth === null || !isMinimumRequired(account, year) || valueBeforeCents <= 0n) return 0n
  const divisor = DIVISORS.get(Math.min(ageInYear(account.dateOfBirth, year), OLDEST))
  if (divisor === undefined) throw new RangeError('no divisor for this age')
  return divideHalfUp(valueBeforeCents * 10n, BigInt(divisor))
}

/**
 * The due day of a required minimum: December 31 of its year, or April 1 of the next year for the owner's first one.
 */
export function requiredBy(dateOfBirth: string, year: number): string {
  return isFirstYear(dateOfBirth, year) ? `${year + 1}-04-01` : `${year}-12-31`
}

/** Whether the owner's first required minimum is that of the year. */
export function isFirstYear(dateOfBirth: string, year: number): boolean {
  return ageInYear(dateOfBirth, year) === beginningAge(dateOfBirth)
}

/** The birth years of owners whose first required minimum may be that of the year. */
export function birthYearsOfFirst(year: number): number[] {
  return [70, 72, 73, 75]
    .map((age) => year - age)
    .filter((born) => isFirstYear(`${born}-01-01`, year) || isFirstYear(`${born}-12-31`, year))
}

/**
 * Whether an owner who died on this day had a required minimum for the year of death. There is none for a death
 * before April 1 of the year after the first required year (Publication 590-B, "Owner died before required beginning
 * date").
 */
export function hadToTakeAtDeath(dateOfBirth: string, diedOn: string): boolean {
  const firstYear = Number(dateOfBirth.slice(0, 4)) + beginningAge(dateOfBirth)
  return diedOn >= `${firstYear + 1}-04-01`
}

/** The owner's age in full years on December 31. */
const ageInYear = (dateOfBirth: string, year: number) => year - Number(dateOfBirth.slice(0, 4))
