import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createMetricsServer } from '../server/metricsServer.ts'
import { notifyReady } from '../server/systemd.ts'
import { addActivity } from './demo/activity.ts'
import { loadDemo } from './demo/loadDemo.ts'
import { effectNamed } from './effects.ts'
import { startWatch } from './integrity/watch.ts'
import { startedJobsSettled } from './jobs/startByAdministrator.ts'
import { startSchedule } from './jobs/schedule.ts'
import { createMetrics } from './metrics/metrics.ts'
import { startFileWork } from './planUploads/fileWork.ts'
import { atWork, type Services } from './platform/context/services.ts'
import { startUpkeep } from './platform/db/upkeep.ts'
import { keepEvents } from './events/publish.ts'
import { startDelivery } from './mail/delivery.ts'
import { sealPlainLetters } from './mail/outbox.ts'
import { buildServer } from './server.ts'
import { keepMessages, startWebhooks } from './webhooks/deliver.ts'

/** Functions that stop the parts, in the order of the shutdown. */
type Ends = Record<string, () => Promise<unknown> | undefined>

/** Starts all parts of a custodian, the listener last. Returns the functions that stop the parts. */
export async function run(services: Services, log: Logger): Promise<Ends> {
  const { config, database } = services
  await sealPlainLetters(database.work, services.pii)
  if (config.demoData && (await loadDemo(atWork(services)))) {
    if (config.demoActivity) await addActivity(atWork(services))
    log.info('demo data loaded')
  }
  const stopUpkeep = startUpkeep(services, log, async (db, now) => {
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
  await app.listen({ port: config.port, host: config.host })
  metrics?.listen(config.metricsPort ?? 0, config.metricsHost)
  notifyReady(log)
  return {
    balancer: () => {
      services.shutdown.hasBegun = true
      return pause(config.shutdownDelayMs)
    },
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
  }
}
