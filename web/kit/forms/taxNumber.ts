import { withoutSeparators } from '../../../contract/typedNumbers.ts'

/**
 * SSN: the social security number of a person. EIN: the employer identification number of an estate, a trust or a
 * company.
 */
export type TaxNumberKind = 'SSN' | 'EIN'

/** Number of digits before each dash, as the IRS writes tax numbers. */
const GROUPS: Readonly<Record<TaxNumberKind, readonly number[]>> = { SSN: [3, 2], EIN: [2] }

export function isTaxNumber(digits: string): boolean {
  return /^[0-9]{9}$/.test(digits)
}

/** Formats a tax number as "123-45-6789" or "12-3456789"; returns other text unchanged. */
export function withDashes(text: string, kind: TaxNumberKind): string {
  const digits = withoutSeparators(text)
  return isTaxNumber(digits) ? grouped(digits, kind) : text
}

/** Masks a tax number as "•••-••-6789" or "••-•••6789"; returns other text unchanged. */
export function masked(text: string, kind: TaxNumberKind): string {
  const digits = withoutSeparators(text)
  return isTaxNumber(digits) ? grouped(`•••••${digits.slice(5)}`, kind) : text
}

function grouped(nine: string, kind: TaxNumberKind): string {
  let from = 0
  const groups = GROUPS[kind].map((length) => nine.slice(from, (from += length)))
  return [...groups, nine.slice(from)].join('-')
}
