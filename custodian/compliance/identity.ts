import type { FindingKey } from '../../contract/findings.ts'
import { isMilitaryMail, isStateOfAddress, ZIP } from '../../contract/usStates.ts'
import type { SanctionsList } from '../sanctions/sanctionsList.ts'

/** Findings of the identity check itself; the others come from a plan file or elsewhere. */
export type Finding = Exclude<
  FindingKey,
  'NAME_MISMATCH' | 'SSN mismatch' | 'Date of birth mismatch' | 'Address not found'
>

export interface Identity {
  /** Social security number of nine digits; null if no number is on file. */
  social: string | null
  /** Whether another owner with the same name and date of birth has a different social security number. */
  hasTwin: boolean
  firstName: string
  lastName: string
  /** "YYYY-MM-DD" */
  dateOfBirth: string | null
  address: Address | null
  /** Entries of the sanctions list that a reviewer cleared for this owner. */
  clearedEntries: readonly string[]
  /** Amount received from the plan for the account. */
  receivedCents: bigint
}

interface Address {
  address1: string
  address2: string | null
  city: string
  state: string
  zip: string
}

export interface Rules {
  /** "YYYY-MM-DD" */
  today: string
  sanctions: SanctionsList
  /** Numbers that were never issued, used for test people outside production. */
  allowTestNumbers: boolean
}

/** Version of the rules. Increment it with every rule change, so that waiting accounts are checked again. */
export const RULES_VERSION = 2

/**
 * The limit of an automatic rollover by a plan without the person's response: Internal Revenue Code 401(a)(31)(B), from
 * 2024.
 */
export const MOST_RECEIVED_CENTS = 7_000_00n
export const EARLIEST_BIRTH = '1900-01-01'
export const ADULT = 18

/** All findings about a person and the account, in the order of the rules; empty means validated. */
export function findingsAbout(person: Identity, rules: Rules): Finding[] {
  const { dateOfBirth, address } = person
  const found: Array<Finding | false> = [
    !isAssigned(person.social, rules.allowTestNumbers) && 'SSN_INVALID',
    person.hasTwin && 'SSN_DUPLICATE',
    !isBirth(dateOfBirth, rules.today) && 'DOB_INVALID',
    isBirth(dateOfBirth, rules.today) && isMinor(dateOfBirth, rules.today) && 'UNDER_18',
    !isComplete(address) && 'ADDRESS_INCOMPLETE',
    isComplete(address) && isBoxOnly(address) && 'PO_BOX_ONLY',
    isListed(person, rules) && 'SANCTIONS_MATCH',
    person.receivedCents > MOST_RECEIVED_CENTS && 'AMOUNT_OVER_LIMIT',
  ]
  return found.filter((finding) => finding !== false)
}

function isListed({ firstName, lastName, dateOfBirth, clearedEntries }: Identity, { sanctions }: Rules): boolean {
  return sanctions
    .hits({ name: `${firstName} ${lastName}`, dateOfBirth })
    .some(({ entry }) => !clearedEntries.includes(entry))
}

/** Social security numbers printed in wallets and advertisements, which thousands of people have used since. */
const SPOILT = new Set(['078051120', '219099999'])

/**
 * Whether the Social Security Administration can have issued the number (POMS RM 10201.035): no area 000, 666 or 900
 * and above, no group 00, no serial 0000.
 */
function isAssigned(social: string | null, allowTestNumbers: boolean): boolean {
  if (social === null || !/^\d{9}$/.test(social) || SPOILT.has(social)) return false
  const [area, group, serial] = [social.slice(0, 3), social.slice(3, 5), social.slice(5)]
  if (group === '00' || serial === '0000' || area === '000' || area === '666') return false
  // Numbers in area 9 from group 50 on are individual taxpayer numbers; lower groups are not issued.
  return !area.startsWith('9') || (allowTestNumbers && group < '50')
}

function isBirth(day: string | null, today: string): day is string {
  return day !== null && day >= EARLIEST_BIRTH && day <= today
}

function isMinor(birth: string, today: string): boolean {
  const latest = `${Number(today.slice(0, 4)) - ADULT}${today.slice(4)}`
  return birth > latest
}

function isComplete(address: Address | null): address is Address {
  return address !== null && missingParts(address).length === 0
}

/** Missing or invalid parts of an address: "street, zip code". */
export function missingParts({ address1, city, state, zip }: Omit<Address, 'address2'>): string[] {
  const parts = [
    address1.trim() === '' && 'street',
    city.trim() === '' && 'city',
    !isStateOfAddress(state) && 'state',
    !ZIP.test(zip.trim()) && 'zip code',
  ]
  return parts.filter((part) => part !== false)
}

const BOX = /^\W*(p\W*o\W*(box|b)?|post\s+office(\s+box)?|box)\W*#?\W*\d/i

/** A residence needs a street, or the box of a military post office: 31 CFR 1020.220(a)(2)(i)(A)(3)(i) and (ii). */
function isBoxOnly({ address1, address2, state }: Address): boolean {
  if (isMilitaryMail(state)) return false
  const lines = [address1, address2 ?? ''].filter((line) => line.trim() !== '')
  return BOX.test(address1) && lines.every((line) => BOX.test(line))
}
