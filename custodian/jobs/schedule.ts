import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { isBankDay } from '../calendar/bankDays.ts'
import { calendarDate, type Services } from '../services.ts'
import { runJob } from './run.ts'
import { JOB_TYPES, type JobTypeId } from './types.ts'

/** When a job runs by itself: minute and hour in UTC, on bank days. */
const SCHEDULE: ReadonlyArray<{ jobTypeId: JobTypeId; cron: string }> = [
  { jobTypeId: 3, cron: '0 12 * * 1-5' },
  { jobTypeId: 4, cron: '30 12 * * 1-5' },
]

/**
 * Starts the timetable on the custodian's own database. Several custodians share it: each run is handed to one of them.
 * Answers the function that stops it and waits for a run that has begun.
 */
export async function startSchedule(services: Services, log: Logger): Promise<() => Promise<void>> {
  const boss = new PgBoss({ db: { executeSql: services.database.executeSql }, schema: 'pgboss' })
  boss.on('error', (error) => log.error({ failure: error.name }, 'job engine'))
  await boss.start()
  for (const { jobTypeId, cron } of SCHEDULE) {
    const queue = JOB_TYPES[jobTypeId]
    // One run of a kind at a time, also when the last one is late.
    await boss.createQueue(queue, { policy: 'singleton' })
    await boss.work(queue, { pollingIntervalSeconds: 30 }, async () => runOnBankDay(services, log, jobTypeId))
    await boss.schedule(queue, cron, null, { tz: 'UTC' })
  }
  return () => boss.stop({ graceful: true, timeout: 8_000 })
}

async function runOnBankDay(services: Services, log: Logger, jobTypeId: JobTypeId): Promise<void> {
  const today = calendarDate(services.clock.now())
  if (!isBankDay(today)) return
  const { jobId, failures } = await runJob(services, jobTypeId, today)
  log.info({ job: JOB_TYPES[jobTypeId], jobId, failures: failures.length }, 'job done')
}
