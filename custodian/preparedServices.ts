import type { Logger } from 'pino'
import type { Config } from './platform/config/config.ts'
import { prepareDatabase } from './platform/db/prepare.ts'
import { requireKnownKeys } from './reseal/knownKeys.ts'
import { createServices, type Services } from './platform/context/services.ts'
import { systemClock } from './platform/clock.ts'
import type { Tracing } from '../server/trace.ts'

/**
 * Services of a command on the database of `config`: migrates it and checks its keys. The caller closes `database`.
 * @param options.renewsHashKey for a command that replaces HASH_KEY
 * @throws CannotStart for keys of another database
 */
export async function preparedServices(
  config: Config,
  log?: Logger,
  { renewsHashKey = false, tracing = null }: { renewsHashKey?: boolean; tracing?: Tracing | null } = {},
): Promise<Services> {
  const database = await prepareDatabase({
    ...config,
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
