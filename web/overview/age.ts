import { formatCount } from '../kit/ui/format.ts'
import type { Lateness } from '../kit/ui/lateness.ts'

/** Age of the oldest item: "Oldest: 4 bank days, late". The last word repeats the meaning of the color. */
export function oldestText(bankDays: number, lateness: Lateness | null): string {
  if (bankDays === 0) return 'Oldest: less than 1 bank day'
  const days = bankDays === 1 ? '1 bank day' : `${formatCount(bankDays)} bank days`
  return `Oldest: ${days}${lateness ? `, ${lateness}` : ''}`
}
