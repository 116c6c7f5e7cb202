import { refuse } from '../http/errors.ts'
import type { Services } from '../context/services.ts'
import type { JobRun } from './job.ts'

/**
 * Nothing is dated on a day that nobody knows yet.
 * @throws 409 for a business date to come
 */
export function requireBusinessDateReached(
  { dateOf }: Pick<Services, 'dateOf'>,
  { businessDate, now }: Pick<JobRun, 'businessDate' | 'now'>,
): void {
  if (businessDate > dateOf(now)) throw refuse(409, 'The business date has not come yet.')
}
