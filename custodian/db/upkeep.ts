import type { Logger } from 'pino'
import type { Database } from './connect.ts'

const EVERY_MS = 60 * 60 * 1000
/** Tables whose rows change again and again. */
const BUSY = 'throttle, session, wizard_draft, mail_outbox, distribution_request, job'

/**
 * What a PostgreSQL server does by itself and the embedded engine does not: statistics for the planner, and the room of
 * changed rows given free. Answers a way to stop.
 */
export async function startUpkeep(database: Database, log: Logger): Promise<() => Promise<void>> {
  if (database.engine !== 'pglite') return async () => {}
  await database.executeSql('analyze')
  let current: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    current = database
      .executeSql('analyze')
      .then(() => database.executeSql(`vacuum ${BUSY}`))
      .catch((error: unknown) => log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'upkeep'))
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await current
  }
}
