export interface DateParts {
  month: string
  day: string
  year: string
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Combines three typed fields to "YYYY-MM-DD". Returns null unless the date exists and is within the last 130 years.
 */
export function readDateOfBirth(parts: DateParts, today: Date = new Date()): string | null {
  const month = readMonth(parts.month)
  const day = readNumber(parts.day, 1, 2)
  const year = readNumber(parts.year, 4, 4)
  if (month === null || day === null || year === null) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  const iso = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  const now = `${today.getFullYear()}-${two(today.getMonth() + 1)}-${two(today.getDate())}`
  return iso < now && year >= today.getFullYear() - 130 ? iso : null
}

/** Names the invalid part, for the focus and the hint; null if the date is valid. */
export function wrongPart(parts: DateParts): keyof DateParts | null {
  if (readMonth(parts.month) === null) return 'month'
  const day = readNumber(parts.day, 1, 2)
  if (day === null || day < 1 || day > 31) return 'day'
  if (readNumber(parts.year, 4, 4) === null) return 'year'
  return readDateOfBirth(parts) === null ? 'day' : null
}

/** Parses a full date pasted into one field: 01/02/1960, 1-2-1960, 1960-01-02, January 2, 1960 or 2 Jan 1960. */
export function splitPasted(text: string): DateParts | null {
  const clean = text.normalize('NFKC').trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(clean)
  if (iso) return { year: iso[1]!, month: iso[2]!, day: iso[3]! }
  const american = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(clean) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(clean)
  if (american) return { month: american[1]!, day: american[2]!, year: american[3]! }
  const named = /^(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u.exec(clean)
  if (named && readMonth(named[1]!) !== null) return { month: named[1]!, day: named[2]!, year: named[3]! }
  const dayFirst = /^(\d{1,2}) (\p{L}{3,9})\.?,? (\d{4})$/u.exec(clean)
  if (dayFirst && readMonth(dayFirst[2]!) !== null)
    return { month: dayFirst[2]!, day: dayFirst[1]!, year: dayFirst[3]! }
  return null
}

/** Whether a typed month or day is complete, because it has two digits. */
export function isTypedFull(text: string): boolean {
  return /^\d{2}$/.test(text.normalize('NFKC'))
}

function readMonth(text: string): number | null {
  const number = readNumber(text, 1, 2)
  if (number !== null) return number >= 1 && number <= 12 ? number : null
  const at = months.indexOf(text.trim().slice(0, 3).toLowerCase())
  return at === -1 || !/^\p{L}+\.?$/u.test(text.trim()) ? null : at + 1
}

function readNumber(text: string, minDigits: number, maxDigits: number): number | null {
  const digits = text.normalize('NFKC').trim()
  return new RegExp(`^\\d{${minDigits},${maxDigits}}$`).test(digits) ? Number(digits) : null
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
