import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { EffectNamed } from '../approvals/decide.ts'
import { lapseOverdue } from '../approvals/lapse.ts'
import { addMonthTotals } from '../ledger/monthTotals.ts'
import { bringDueToDesk } from '../payments/deskDue.ts'
import { takeDueInterest } from '../plans/interest.ts'
import { JOB_SCHEMA } from '../platform/db/serviceRole.ts'
import { isReadOnly } from '../platform/maintenance/current.ts'
import type { Services } from '../platform/context/services.ts'
import { runBusinessDay } from './businessDay.ts'

/** Name of the queue of business days. */
const DAY_QUEUE = 'business-day'

/** Name of the queue for the monthly totals of internal books (custodian/ledger/monthTotals.ts). */
const TOTALS_QUEUE = 'month-totals'
const EVERY_TEN_MINUTES = '*/10 * * * *'

/** Polls every twenty minutes from 12:00 UTC on, to resume interrupted or missed jobs. */
const LOOKS = '*/20 12-21 * * 1-5'

/**
 * Starts the job schedule, which is stored in the custodian's database. Several custodians can share it, and one of
 * them runs each day. Returns a function that stops the schedule and waits for a running job.
 */
export async function startSchedule(
  services: Services,
  effectNamed: EffectNamed,
  log: Logger,
): Promise<() => Promise<void>> {
  const { engine, executeSql } = services.database
  // On PostgreSQL, the database owner has already created the queue's schema.
  const boss = new PgBoss({ db: { executeSql }, schema: JOB_SCHEMA, createSchema: engine === 'pglite' })
  boss.on('error', (error) => log.error({ failure: error.name }, 'job engine failed'))
  await boss.start()
  // Remove the schedules of older versions, which had one schedule for each job.
  for (const { name } of await boss.getSchedules())
    if (name !== DAY_QUEUE && name !== TOTALS_QUEUE) await boss.unschedule(name)
  // Only one business day runs at a time. If a custodian crashes, the missing heartbeat lets another custodian
  // continue.
  await boss.createQueue(DAY_QUEUE, {
    policy: 'singleton',
    retryLimit: 0,
    heartbeatSeconds: 60,
    expireInSeconds: 4 * 3_600,
  })
  await boss.work(DAY_QUEUE, { pollingIntervalSeconds: 30 }, async () => {
    if (!(await isReadOnly(services.db))) await lapseOverdue(services, effectNamed)
    await runBusinessDay(services, log, services.dateOf(services.clock.now()))
  })
  await boss.schedule(DAY_QUEUE, LOOKS, null, { tz: 'UTC' })
  await boss.createQueue(TOTALS_QUEUE, { policy: 'singleton', retryLimit: 0, heartbeatSeconds: 60 })
  await boss.work(TOTALS_QUEUE, { pollingIntervalSeconds: 30 }, async () => {
    if (!(await isReadOnly(services.db))) await applyDue(services)
  })
  await boss.schedule(TOTALS_QUEUE, EVERY_TEN_MINUTES, null, { tz: 'UTC' })
  return () => boss.stop({ graceful: true, timeout: 8_000 })
}

/** The work of every ten minutes: monthly totals, due items of the Returns Desk, planned rates from their first day on. */
export async function applyDue({ database: { work }, dateOf, clock }: Services): Promise<void> {
  const today = dateOf(clock.now())
  await addMonthTotals(work)
  await bringDueToDesk(work, today)
  await work.transaction().execute((tx) => takeDueInterest(tx, today))
}
