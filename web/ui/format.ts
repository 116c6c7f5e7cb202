import { format, isValid, parse, parseISO } from 'date-fns'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$1,234.50"; a negative amount stands in parentheses. */
export function formatMoney(amount: number): string {
  return amount < 0 ? `(${dollars.format(-amount)})` : dollars.format(amount)
}

/** "YYYY-MM-DD" to "MM/DD/YYYY". A calendar date has no zone and never shifts. */
export function formatDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}

/** A moment to "MM/DD/YYYY hh:mm AM" in the zone of the browser. */
export function formatDateTime(moment: string): string {
  return format(parseISO(moment), 'MM/dd/yyyy hh:mm a')
}

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
