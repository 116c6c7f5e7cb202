import { format, isValid, parse, parseISO } from 'date-fns'

/** "YYYY-MM-DD" to "January 5, 2024". */
export function formatLongDate(date: string): string {
  const parsed = parseISO(date)
  return isValid(parsed) ? format(parsed, 'MMMM d, yyyy') : date
}

const typed = ['MMMM d, yyyy', 'MMM d, yyyy', 'MMMM d yyyy', 'M/d/yyyy', 'M-d-yyyy', 'yyyy-MM-dd']

/** Typed text to "YYYY-MM-DD", or null when it is no date. */
export function parseTypedDate(text: string): string | null {
  const clean = text.trim().replaceAll(/\s+/g, ' ')
  for (const pattern of typed) {
    const date = parse(clean, pattern, new Date(2000, 0, 1))
    if (isValid(date) && date.getFullYear() >= 1800 && date.getFullYear() <= 9999) return format(date, 'yyyy-MM-dd')
  }
  return null
}
