import { formatCount } from '../kit/ui/format.ts'
import type { Lateness } from '../kit/ui/lateness.ts'

/**
 * Age of the oldest request that waits for its owner. It counts from the submission, not from the day on which the
 * request became Incomplete.
 */
export function oldestSubmitted(bankDays: number): string {
  if (bankDays === 0) return 'Oldest: submitted within 1 bank day'
  return `Oldest: submitted ${daysText(bankDays)} ago`
}

/** Age of the oldest item: "Oldest: 4 bank days, late". The last word repeats the meaning of the color. */
export function oldestText(bankDays: number, lateness: Lateness | null): string {
  if (bankDays === 0) return 'Oldest: less than 1 bank day'
  return `Oldest: ${daysText(bankDays)}${lateness ? `, ${lateness}` : ''}`
}

const daysText = (bankDays: number) => (bankDays === 1 ? '1 bank day' : `${formatCount(bankDays)} bank days`)
