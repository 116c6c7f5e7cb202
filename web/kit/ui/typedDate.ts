import { plain } from '../../../contract/plainText.ts'

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Returns today in the browser's time zone, as "YYYY-MM-DD". */
export function today(): string {
  const now = new Date()
  return toIso(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? ''
}

/** Whether this is a day of the calendar as "YYYY-MM-DD". */
export function isIsoDate(value: string): boolean {
  const day = new Date(`${value}T00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** Formats "YYYY-MM-DD" as "January 5, 2024". */
export function formatLongDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  const name = months[(month ?? 0) - 1]
  return name === undefined ? date : `${name} ${day}, ${year}`
}

/**
 * Parses a typed or pasted date to "YYYY-MM-DD": "January 5, 2024", "5 Jan 2024", "1/5/2024", "1-5-2024", "01052024" or
 * "2024-01-05". Returns null for a year of two digits, and for a day before a month in digits.
 */
export function parseTypedDate(text: string): string | null {
  const parts = partsOf(text)
  return parts && toIso(...parts)
}

/** Whether a text can only be meant as a date, even one that does not exist: "13/5/1950" or "5/12/50". */
export function isMeantAsDate(text: string): boolean {
  const clean = cleaned(text)
  return /^\d{1,4}\/\d{1,2}\/\d{1,4}$/.test(clean) || (/\D/.test(clean) && partsOf(text) !== null)
}

const cleaned = (text: string) =>
  plain(text)
    .replace(/\s*[\p{Pd}\u2212]\s*/gu, '-')
    .replace(/\s*\/\s*/g, '/')

/** Year, month and day of a typed date; null for a text of another form. */
function partsOf(text: string): [year: number, month: number, day: number] | null {
  const clean = cleaned(text)
  const iso = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(clean)
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])]
  const numbers = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(clean)
  if (numbers) return [Number(numbers[3]), Number(numbers[1]), Number(numbers[2])]
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(clean)
  if (digits) return [Number(digits[3]), Number(digits[1]), Number(digits[2])]
  const words = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:\s*,\s*|\s+)(\d{4})$/i.exec(clean)
  if (words) return [Number(words[3]), monthOf(words[1] ?? ''), Number(words[2])]
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?(?:\s*,\s*|[\s-]+)(\d{4})$/i.exec(clean)
  return dayFirst ? [Number(dayFirst[3]), monthOf(dayFirst[2] ?? ''), Number(dayFirst[1])] : null
}

function monthOf(word: string): number {
  return months.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase())) + 1
}

/** Returns null for a day that does not exist, such as February 30. */
function toIso(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = year >= 1800 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real ? date.toISOString().slice(0, 10) : null
}
