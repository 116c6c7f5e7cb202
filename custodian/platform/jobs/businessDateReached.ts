import { refuse } from '../http/errors.ts'
import type { Services } from '../context/services.ts'
import type { JobRun } from './job.ts'

/** Refuses a business date in the future, because nothing may be dated in the future. @throws 409 */
export function requireBusinessDateReached(
  { dateOf }: Pick<Services, 'dateOf'>,
  { businessDate, now }: Pick<JobRun, 'businessDate' | 'now'>,
): void {
  if (businessDate > dateOf(now)) throw refuse(409, 'The business date has not come yet.')
}
