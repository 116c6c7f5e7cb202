import type { Logger } from 'pino'
import type { Config } from './platform/config/config.ts'
import { prepareDatabase } from './platform/db/prepare.ts'
import { requireKnownKeys } from './reseal/knownKeys.ts'
import { createServices, type Services } from './platform/context/services.ts'
import { systemClock } from './platform/clock.ts'
import type { Tracing } from '../server/trace.ts'

interface Options {
  /** Skips the key check, for a command that replaces HASH_KEY. */
  renewsHashKey?: boolean
  /** Refuses a database that lacks migrations, unless the database is new. */
  migrateOnlyNew?: boolean
  tracing?: Tracing | null
}

/**
 * Opens, migrates and checks the database of `config`, and creates the services that use the database. The caller
 * closes `database`.
 * @throws CannotStart for keys of another database
 */
export async function preparedServices(
  config: Config,
  log?: Logger,
  { renewsHashKey = false, migrateOnlyNew = false, tracing = null }: Options = {},
): Promise<Services> {
  const database = await prepareDatabase({
    ...config,
    migrateOnlyNew,
    onPreparedOff: () => log?.warn('the database refuses prepared statements: off until the next start'),
    onWait: log && ((pid) => log.warn({ process: pid }, 'waiting for the embedded database')),
    onMigrated: (migration, milliseconds) => log?.info({ migration, milliseconds }, 'migration applied'),
  })
  try {
    const services = createServices({ config, database, clock: systemClock, tracing, ...(log ? { log } : {}) })
    await requireKnownKeys(services, renewsHashKey)
    return services
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Makes the services of a command. Only a start and `npm run migrate` change the schema, because running servers use
 * it.
 */
export const commandServices = (config: Config, options: Options = {}): Promise<Services> =>
  preparedServices(config, undefined, { ...options, migrateOnlyNew: true })
