import { orSay } from '../platform/command.ts'
import { loadCommandConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import { requireKnownKeys } from '../reseal/knownKeys.ts'
import { atWork, createServices } from '../platform/context/services.ts'
import { generateOwners } from '../demo/generate.ts'
import { loadDemo } from '../demo/loadDemo.ts'
import { systemClock } from '../platform/clock.ts'

// `npm run demo -- --owners N`: loads the named people, then generated owners until there are N owners. On PostgreSQL
// it runs as the owner of the tables. With the embedded database, stop the portal first.

const MOST = 2_000_000
const config = loadCommandConfig()
const [flag, given = '0'] = process.argv.slice(2)
const wanted = Number(given)
if ((flag !== undefined && flag !== '--owners') || !Number.isInteger(wanted) || wanted < 0 || wanted > MOST) {
  console.error(`Usage: npm run demo -- --owners <0 to ${MOST}>`)
  process.exit(64)
}
if (config.production) {
  console.error('Demo data is not allowed in production.')
  process.exit(78)
}

const database = await orSay(() =>
  openDatabase({ ...config, databaseUrl: config.databaseOwnerUrl ?? config.databaseUrl }),
)
await migrate(database)
const services = atWork(createServices({ config, database, clock: systemClock }))
await orSay(() => requireKnownKeys(services))
console.log((await loadDemo(services)) ? 'The named people are loaded.' : 'The named people are there already.')
const began = performance.now()
const added = await orSay(() =>
  generateOwners(services, wanted, (total) => {
    if (total % 25_000 === 0) console.log(`${total} of ${wanted}`)
  }),
)
console.log(`${added} invented owners added in ${Math.round((performance.now() - began) / 1000)} s.`)
await database.executeSql('vacuum analyze')
await database.close()
