import { onShutdown } from '../server/shutdown.ts'
import { endWhenUncaught } from '../server/uncaughtErrors.ts'
import { startTracing } from '../server/otlp.ts'
import { CannotStart, orEnd } from './platform/command.ts'
import { loadSanctions } from './sanctions/sanctionsList.ts'
import { loadConfig, warningsOf } from './platform/config/config.ts'
import { sqlState } from './platform/db/errors.ts'
import { createLog } from './platform/log.ts'
import { preparedServices } from './preparedServices.ts'
import { routingDirectoryOf } from './routing/directory.ts'
import { stateRulesOf } from './taxes/rules.ts'
import { taxCalendarOf } from './taxYear/taxCalendar.ts'

// `npm run start:custodian` starts the custodian alone: system of record, jobs and email. Settings are environment
// variables (docs/operations/configure.md); wrong settings exit with 78. The start migrates the database's schema.

const STOP_AFTER_MS = 20_000

const config = loadConfig()
const log = createLog(process.env['LOG_LEVEL'] ?? 'info')
endWhenUncaught(log, (error) => sqlState(error) !== null)
for (const warning of warningsOf(process.env, config)) log.warn(warning)
/** The function that stops all parts; null until everything has started. */
let drain: (() => Promise<void>) | null = null
/** The name of the part that a shutdown is stopping, for its log line. */
let draining = ''
onShutdown((reason) => void stop(reason))
await orEnd(start)

async function start(): Promise<void> {
  readTables()
  const tracing = config.tracing && (await startTracing(config.tracing, 'custodian'))
  // The database opens in a thread or in its own server, so the remaining code loads at the same time.
  const opening = preparedServices(config, log, { tracing })
  const [services, { run }] = await Promise.all([opening, import('./running.ts')])
  const steps = await run(services, log)
  drain = async () => {
    for (const [name, end] of Object.entries({ ...steps, traces: () => tracing?.stop() })) {
      draining = name
      await end()
    }
  }
}

/** Checks the operator's tables now, so that an invalid table stops the start instead of failing at its first use. */
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
  }, config.shutdownDelayMs + STOP_AFTER_MS).unref()
  await orEnd(async () => drain?.())
  process.exit()
}
