import { loadConfig } from '../../custodian/platform/config/config.ts'
import { createLog } from '../../custodian/platform/log.ts'
import { createServices, type Services } from '../../custodian/platform/context/services.ts'
import { addMonthTotals } from '../../custodian/ledger/monthTotals.ts'
import { systemClock } from '../../custodian/platform/clock.ts'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { buildServer } from '../../custodian/server.ts'
import { answering } from '../../scripts/readiness.ts'
import { freePort } from '../../tests/ports.ts'
import { openWatched, type WatchedDatabase } from '../../tests/plans.ts'
import { startMeasured, type MeasuredServer } from '../server.ts'
import type { ScaleDatabase } from './database.ts'

/**
 * A custodian on a stored database, in this process so that its statements can be recorded, and a gateway in front of
 * the custodian.
 */
export interface Served {
  custodianUrl: string
  gatewayUrl: string
  services: Services
  database: WatchedDatabase
  gateway: MeasuredServer
  stop: () => Promise<void>
}

/** Migrates the database as a normal start does; nothing else runs during the measured calls. */
export async function serve({ url, dataDir }: ScaleDatabase): Promise<Served> {
  const owner = await prepareDatabase({ databaseUrl: url, databaseOwnerUrl: null, dataDir })
  await owner.executeSql('select 1')
  await owner.close()
  const database = await openWatched(url)
  await database.executeSql('analyze')
  process.env['DATA_DIR'] = dataDir
  const services = createServices({ config: loadConfig(), database, clock: systemClock })
  // Adds the totals of past months, as the schedule does every ten minutes.
  await addMonthTotals(services.db)
  const app = await buildServer(services, createLog('silent'))
  const custodianUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  const port = await freePort()
  const gateway = startMeasured('gateway/main.ts', {
    NODE_ENV: 'development',
    PORT: String(port),
    CUSTODIAN_URL: custodianUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  })
  const gatewayUrl = `http://127.0.0.1:${port}`
  await answering(`${gatewayUrl}/health`, gateway.child)
  return {
    custodianUrl,
    gatewayUrl,
    services,
    database,
    gateway,
    stop: async () => {
      await gateway.stop()
      await app.close()
      await database.close()
    },
  }
}
