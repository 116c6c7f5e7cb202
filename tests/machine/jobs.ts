import { BUSINESS_DAY } from '../../custodian/jobs/businessDay.ts'
import { bankStatement } from './bank.ts'
import { isDone, numberOf, write, type Turn } from './turn.ts'

/** The jobs of a day in order; the bank statement comes first and shows the payments of the day before. */
export const OF_A_DAY: ReadonlyArray<(turn: Turn) => Promise<void>> = [
  bankStatement,
  ...BUSINESS_DAY.map((jobTypeId) => (turn: Turn) => runJob(turn, jobTypeId)),
]

/** Runs a job for today or another day, as the operator. */
export async function runJob(turn: Turn, jobTypeId: number, businessDate?: string): Promise<void> {
  const body = businessDate === undefined ? { jobTypeId } : { jobTypeId, businessDate }
  const answer = await write(turn, turn.world.operator, { method: 'POST', path: '/api/job/run', body })
  const id = numberOf(answer, 'jobId')
  if (isDone(answer) && id !== null)
    turn.journal.acknowledged(`run ${id}`, `exists (select from job where job_id = ${id} and date_ended is not null)`)
}

/** Runs a job of a random kind for today, an earlier day, or a future day. */
export async function anyJob(turn: Turn): Promise<void> {
  const jobTypeId = turn.random.one(BUSINESS_DAY) ?? 3
  const day = new Date(turn.world.now().getTime() - turn.random.whole(-1, 40) * 86_400_000)
  await runJob(turn, jobTypeId, turn.random.chance(0.5) ? undefined : day.toISOString().slice(0, 10))
}
