import { refuse } from '../http/errors.ts'
import { calendarDate } from '../clock.ts'
import type { JobRun } from './job.ts'

/**
 * Nothing is dated on a day that nobody knows yet.
 * @throws 409 for a business date to come
 */
export function requireDayHasCome({ businessDate, now }: Pick<JobRun, 'businessDate' | 'now'>): void {
  if (businessDate > calendarDate(now)) throw refuse(409, 'The business date has not come yet.')
}
