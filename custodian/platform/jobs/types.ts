import { JOB_TYPE, type JobType } from '../../../contract/jobType.ts'

export type JobTypeId = (typeof JOB_TYPE)[JobType]

/** The names of the jobs on the command line, by job type id. */
export const JOB_TYPES = Object.fromEntries(
  Object.entries(JOB_TYPE).map(([name, id]) => [id, name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]),
) as Readonly<Record<JobTypeId, string>>

/** Finds a job by id or name ("3", "calculate-withdrawals"); null for an unknown job. */
export function jobTypeNamed(name: string): JobTypeId | null {
  const found = Object.entries(JOB_TYPES).find(([id, known]) => id === name || known === name.toLowerCase())
  return found ? (Number(found[0]) as JobTypeId) : null
}
