import { formatCount } from '../kit/ui/format.ts'

/** How long something may wait, in bank days, before it is called late, and overdue. */
const [lateAfter, overdueAfter] = [3, 7]

export type Lateness = 'IN_TIME' | 'LATE' | 'OVERDUE'

export function latenessOf(bankDays: number): Lateness {
  if (bankDays > overdueAfter) return 'OVERDUE'
  return bankDays > lateAfter ? 'LATE' : 'IN_TIME'
}

const words: Record<Lateness, string> = { IN_TIME: '', LATE: ', late', OVERDUE: ', overdue' }

/** "Oldest: 4 bank days, late"; the word says what the colour does. */
export function oldestText(bankDays: number): string {
  if (bankDays === 0) return 'Oldest: since today'
  return `Oldest: ${bankDays === 1 ? '1 bank day' : `${formatCount(bankDays)} bank days`}${words[latenessOf(bankDays)]}`
}
