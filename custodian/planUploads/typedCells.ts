import { isCalendarDay } from '../../contract/fields.ts'
import { DAY_MS } from '../platform/calendar/durations.ts'
import { isDayColumn } from './columnNames.ts'
import type { Cell } from './table.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Matches the time after a date, with or without seconds and a zone. */
const TIME = String.raw`(?:[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AP]\.?M\.?)?\s*(?:Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$`
const ISO = new RegExp(String.raw`^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})${TIME}`, 'i')
const PACKED = /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/
const AMERICAN = new RegExp(String.raw`^(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4})${TIME}`, 'i')
const WEEKDAY = String.raw`(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?,?\s+)?`
const MONTH_FIRST = new RegExp(
  String.raw`^${WEEKDAY}(?<name>[a-z]{3,9})\.?[\s-]+(?<day>\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(?<year>\d{4})${TIME}`,
  'i',
)
const DAY_FIRST = new RegExp(
  String.raw`^${WEEKDAY}(?<day>\d{1,2})[\s-]+(?<name>[a-z]{3,9})\.?,?[\s-]+(?<year>\d{4})${TIME}`,
  'i',
)

/** Restores leading zeros, which a spreadsheet drops from a cell that it treats as a number. */
export function padded(cell: Cell, length: number): string {
  return typeof cell === 'number' && Number.isSafeInteger(cell)
    ? String(cell).padStart(length, '0')
    : String(cell).trim()
}

/** The lowest postal code is 00501. */
const FIRST_ZIP = 501

/**
 * Restores a postal code of five or nine digits. In a number format of nine digits, the dash is not part of the
 * value. A number that is neither stays unchanged, so it is reported.
 */
export function zipOfCell(cell: Cell): string {
  if (typeof cell !== 'number') return cell.trim()
  if (cell >= FIRST_ZIP && cell <= 99_999) return padded(cell, 5)
  if (cell < FIRST_ZIP * 10_000 || cell > 999_999_999) return String(cell)
  return padded(cell, 9).replace(/^(\d{5})(\d{4})$/, '$1-$2')
}

/** The smallest number that is read as a serial date (May 1927). A smaller number may be a year. */
const FIRST_DAY = 10_000

/**
 * Converts days since December 30, 1899, as spreadsheets count, or a date typed as 19750412. A number of a later day
 * than `latest` is no serial date: 70185 and 7011985 are typed as MMDDYY and MMDDYYYY without the leading zero.
 */
export function dayOfNumber(number: number, latest: string): string {
  const packed = dayOfText(String(number))
  if (packed !== String(number)) return packed
  const moment = new Date(Math.round((number - 25_569) * DAY_MS))
  if (number < FIRST_DAY || !(moment < new Date(Date.parse(latest) + DAY_MS))) return 'not a day'
  return moment.toISOString().slice(0, 10)
}

/**
 * Converts a United States date, with or without a time, to YYYY-MM-DD. Returns any other text unchanged. Refuses
 * two-digit years and a day before a numeric month.
 */
export function dayOfText(text: string): string {
  const found = [ISO, PACKED, AMERICAN, MONTH_FIRST, DAY_FIRST].map((form) => form.exec(text)?.groups).find(Boolean)
  if (!found) return text
  const { year = '', month, name, day = '' } = found
  const number = month ?? String(MONTHS.indexOf(monthOf(name ?? '')) + 1)
  return `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The first three letters of an English month name, full or abbreviated; empty for any other word. */
function monthOf(name: string): string {
  const long = /^(?:january|february|march|april|may|june|july|august|september|sept|october|november|december)$/i
  const short = name.toLowerCase()
  return short.length === 3 || long.test(name) ? short.slice(0, 3) : ''
}

/**
 * The latest day that a number can mean in a date column: today for a birth, the end of next year for a termination.
 */
export const latestDay = (column: string, today: string) =>
  column === 'DateOfBirth' ? today : `${Number(today.slice(0, 4)) + 1}-12-31`

/**
 * Converts a cell typed as a number to the text that its column expects. A cell with text, and a number that is no
 * date of a date column, stay unchanged.
 */
export function asText(column: string | undefined, cell: Cell, today: string): string {
  if (typeof cell !== 'number') return cell
  if (column === 'SSN') return padded(cell, 9)
  if (column === 'Zip') return zipOfCell(cell)
  const day = column !== undefined && isDayColumn(column) ? dayOfNumber(cell, latestDay(column, today)) : ''
  return isCalendarDay(day) ? day : String(cell)
}
