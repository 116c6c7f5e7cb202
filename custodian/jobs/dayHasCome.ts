import { calendarDate } from '../services.ts'
import type { JobRun } from './run.ts'

/**
 * For jobs that move money or count days: nothing is dated on a day that nobody knows yet.
 * @throws Error for a business date to come
 */
export function requireDayHasCome({ businessDate, now }: Pick<JobRun, 'businessDate' | 'now'>): void {
  if (businessDate > calendarDate(now)) throw new Error('The business date has not come yet.')
}
