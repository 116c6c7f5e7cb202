import { JOB_TYPE } from '../../../contract/jobType.ts'
import { HOUR_MS } from '../calendar/durations.ts'

/** Hours after which a run without an end counts as interrupted, because its custodian was killed. */
const AT_WORK_HOURS = 4

/** A run without an end that started later may still be running. */
export const runningSince = (now: Date) => new Date(now.getTime() - AT_WORK_HOURS * HOUR_MS)

export interface Run {
  job_type_id: number
  date_started: Date | null
  date_completed: Date | null
  date_ended: Date | null
  last_error: string | null
}

/** Whether a run was interrupted. A plan file is processed again automatically. */
export function isInterrupted(run: Run, now: Date): boolean {
  const hasNoEnd = run.date_completed === null && run.date_ended === null && run.last_error === null
  if (!hasNoEnd || run.date_started === null || run.job_type_id === JOB_TYPE.planUpload) return false
  return run.date_started <= runningSince(now)
}
