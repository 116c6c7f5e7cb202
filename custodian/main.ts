import { onEnd } from '../server/ending.ts'
import { CannotStart, orEnd } from './platform/command.ts'
import { loadSanctions } from './compliance/sanctions.ts'
import { loadConfig, warningsOf } from './platform/config/config.ts'
import { startUpkeep } from './platform/db/upkeep.ts'
import { loadDemo } from './demo/loadDemo.ts'
import { routingDirectoryOf } from './routing/directory.ts'
import { stateRulesOf } from './taxes/rules.ts'
import { taxCalendarOf } from './taxYear/taxCalendar.ts'
import { effectNamed } from './effects.ts'
import { startWatch } from './integrity/watch.ts'
import { startedJobsSettled } from './jobs/byAdministrator.ts'
import { startSchedule } from './jobs/schedule.ts'
import { sqlState } from './platform/db/errors.ts'
import { endWhenUncaught } from '../server/lastResort.ts'
import { createLog } from './platform/log.ts'
import { keepEvents } from './platform/events/publish.ts'
import { startDelivery } from './platform/mail/delivery.ts'
import { sealPlainLetters } from './platform/mail/outbox.ts'
import { startFileWork } from './planUploads/fileWork.ts'
import { preparedServices } from './prepared.ts'
import { buildServer } from './server.ts'
import { keepMessages, startWebhooks } from './webhooks/deliver.ts'
import { createMetricsServer } from '../server/metricsServer.ts'
import { startTracing } from '../server/otlp.ts'
import { createMetrics } from './metrics/metrics.ts'
import { atWork } from './platform/context/services.ts'

// `npm run start:custodian`: the custodian alone (system of record, jobs, mail). Its settings are environment variables,
// see docs/operations.md; wrong ones end it with 78. It brings the schema of its database up to date.

const STOP_AFTER_MS = 20_000

const config = loadConfig()
const log = createLog(process.env['LOG_LEVEL'] ?? 'info')
endWhenUncaught(log, (error) => sqlState(error) !== null)
for (const warning of warningsOf(process.env, config)) log.warn(warning)
/** Until everything is up there is nothing to drain. */
let drain: (() => Promise<void>) | null = null
/** What is being waited for. */
let draining = ''
onEnd((reason) => void stop(reason))
await orEnd(start)

async function start(): Promise<void> {
  readTables()
  const tracing = config.tracing && (await startTracing(config.tracing, 'custodian'))
  const services = await preparedServices(config, log, { tracing })
  const { database } = services
  await sealPlainLetters(database.work, services.pii)
  if (config.demoData && (await loadDemo(atWork(services)))) log.info('demo data loaded')
  const stopUpkeep = await startUpkeep(services, log, async (db, now) => {
    await keepMessages(db, now)
    await keepEvents(db, now)
  })
  const app = await buildServer(services, log)
  const metrics = config.metricsPort === null ? null : createMetricsServer(createMetrics(atWork(services), app))
  const stopDelivery = startDelivery(services, log)
  const stopWebhooks = startWebhooks(atWork(services), log)
  const stopFileWork = startFileWork(services, log)
  const stopSchedule = config.timetable ? await startSchedule(services, effectNamed, log) : null
  const stopWatch = startWatch(services, log)
  drain = async () => {
    const steps: Record<string, () => Promise<unknown> | undefined> = {
      metrics: async () => void metrics?.close(),
      calls: () => app.close(),
      mails: stopDelivery,
      webhooks: stopWebhooks,
      jobs: async () => {
        await stopSchedule?.()
        await startedJobsSettled()
      },
      watch: stopWatch,
      files: stopFileWork,
      upkeep: stopUpkeep,
      database: () => database.close(),
      traces: () => tracing?.stop(),
    }
    for (const [name, end] of Object.entries(steps)) {
      draining = name
      await end()
    }
  }
  await app.listen({ port: config.port, host: config.host })
  metrics?.listen(config.metricsPort ?? 0, config.metricsHost)
}

/** An operator's own table that is none stops the start, not the first person who needs it. */
function readTables(): void {
  try {
    stateRulesOf(config)
    routingDirectoryOf(config)
    taxCalendarOf(config)
    if (config.sanctionsFile !== null) loadSanctions(config)
  } catch (error) {
    throw new CannotStart(error instanceof Error ? error.message : 'A table of the operator cannot be read.')
  }
}

async function stop(reason: string): Promise<void> {
  log.info({ reason }, 'stopping')
  setTimeout(() => {
    log.error({ draining }, 'not drained in time')
    process.exit(1)
  }, STOP_AFTER_MS).unref()
  await orEnd(async () => drain?.())
  process.exit()
}
