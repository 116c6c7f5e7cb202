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

// `npm run start:custodian`: the custodian alone (system of record, jobs, mail). Its settings are environment variables,
// see docs/operations/configure.md; wrong ones end it with 78. It brings the schema of its database up to date.

const STOP_AFTER_MS = 20_000

const config = loadConfig()
const log = createLog(process.env['LOG_LEVEL'] ?? 'info')
endWhenUncaught(log, (error) => sqlState(error) !== null)
for (const warning of warningsOf(process.env, config)) log.warn(warning)
/** Until everything is up there is nothing to drain. */
let drain: (() => Promise<void>) | null = null
/** What is being waited for. */
let draining = ''
onShutdown((reason) => void stop(reason))
await orEnd(start)

async function start(): Promise<void> {
  readTables()
  const tracing = config.tracing && (await startTracing(config.tracing, 'custodian'))
  // The database, in a thread or a server of its own, is opened while the code that will work on it is read.
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
