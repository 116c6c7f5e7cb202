import { asciiOf } from '../owners/plainName.ts'
import type { AchSettings } from '../platform/config/config.ts'

/**
 * Writes direct deposit files in the NACHA format: records of 94 characters, in blocks of ten, padded with nines. A
 * file has one batch of credits to persons (PPD) with one effective date. Amounts are in cents.
 */

export interface AchEntry {
  routingNumber: string
  accountNumber: string
  isSavings?: boolean
  cents: bigint
  /** The request number shown to people, at most 15 characters. */
  individualId: string
  name: string
  /** The last seven digits of the trace number, which rise within the file. */
  sequence: number
}

export interface AchFile {
  settings: AchSettings
  companyName: string
  created: Date
  /** The day on which the money arrives, "YYYY-MM-DD". */
  effectiveDate: string
  /** A to Z, then 0 to 9; distinguishes the files of one day. */
  modifier: string
  reference: string
  entries: readonly AchEntry[]
}

/** The largest amounts of one deposit and of a file, in cents. */
export const MOST_CENTS = 9_999_999_999n
export const MOST_CENTS_OF_FILE = 999_999_999_999n

const WIDTH = 94
const BLOCK = 10
const BATCH = '0000001'
const CREDITS_ONLY = '220'

/**
 * Writes the whole file, one record a line. The control records hold the counts, totals and the hash of the routing
 * numbers.
 * @throws RangeError for a number that does not fit its field
 */
export function nachaFile(file: AchFile): string {
  const { settings, entries } = file
  const odfi = settings.origin.slice(0, 8)
  const company = text(file.companyName, 16)
  const created = day(file.created.toISOString())
  const total = entries.reduce((sum, { cents }) => sum + cents, 0n)
  const hash = digits(
    entries.reduce((sum, { routingNumber }) => sum + BigInt(routingNumber.slice(0, 8)), 0n) % 10n ** 10n,
    10,
  )
  const sums = hash + digits(0, 12) + digits(total, 12)
  const records = [
    `101 ${settings.destination} ${settings.origin}${created}${time(file.created)}${file.modifier}094101` +
      text(settings.destinationName, 23) +
      text(file.companyName, 23) +
      text(file.reference, 8),
    `5${CREDITS_ONLY}${company}${' '.repeat(20)}${text(settings.companyId, 10)}PPD${text('IRA DIST', 10)}${created}` +
      `${day(file.effectiveDate)}   1${odfi}${BATCH}`,
    ...entries.map((entry) => entryRecord(entry, odfi)),
    `8${CREDITS_ONLY}${digits(entries.length, 6)}${sums}${text(settings.companyId, 10)}${' '.repeat(25)}${odfi}${BATCH}`,
  ]
  const blocks = Math.ceil((records.length + 1) / BLOCK)
  records.push(`9${digits(1, 6)}${digits(blocks, 6)}${digits(entries.length, 8)}${sums}${' '.repeat(39)}`)
  while (records.length < blocks * BLOCK) records.push('9'.repeat(WIDTH))
  for (const record of records)
    if (record.length !== WIDTH) throw new RangeError('a record of the bank file is not 94 wide')
  return `${records.join('\n')}\n`
}

/** The trace number of a payment. The bank's returns refer to it. */
export function traceNumber(settings: AchSettings, sequence: number): string {
  return settings.origin.slice(0, 8) + digits(sequence, 7)
}

/** Whether an account number fits its field in the file: up to 17 letters, digits, blanks and hyphens. */
export function fitsAccount(accountNumber: string): boolean {
  return /^[0-9A-Za-z -]{1,17}$/.test(accountNumber)
}

function entryRecord(entry: AchEntry, odfi: string): string {
  return (
    `6${entry.isSavings ? '32' : '22'}${entry.routingNumber}${text(entry.accountNumber, 17)}${digits(entry.cents, 10)}` +
    `${text(entry.individualId, 15)}${text(entry.name, 22)}  0${odfi}${digits(entry.sequence, 7)}`
  )
}

/** Printable ASCII in capitals, padded with blanks to the width of the field. */
function text(value: string, width: number): string {
  return asciiOf(value).toUpperCase().slice(0, width).padEnd(width)
}

function digits(value: bigint | number, width: number): string {
  const written = String(value).padStart(width, '0')
  if (written.length > width || !/^\d+$/.test(written)) throw new RangeError('a number does not fit the bank file')
  return written
}

const day = (date: string) => date.slice(2, 10).replaceAll('-', '')
const time = (moment: Date) => moment.toISOString().slice(11, 16).replace(':', '')
