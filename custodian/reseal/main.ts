import { orEnd } from '../command.ts'
import { loadConfig } from '../config.ts'
import { openDatabase } from '../db/connect.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { atWork, createServices, systemClock } from '../services.ts'
import { resealAll } from './reseal.ts'

// `npm run reseal`. Seals everything anew that the first key of PII_KEY has not sealed; afterwards the other keys are not
// needed any more. Ends with 1 when something opens with none of them. A run that was cut off is begun again. With the
// embedded database the custodian must be stopped first.

const config = loadConfig()
const database = await orEnd(async () => {
  await (await prepareDatabase(config)).close()
  return openDatabase({ ...config, databaseUrl: config.databaseOwnerUrl ?? config.databaseUrl })
})
try {
  const done = await resealAll(atWork(createServices({ config, database, clock: systemClock })))
  for (const { column, renewed } of done) if (renewed > 0) console.log(`${column}: ${renewed} sealed anew`)
  const unreadable = done.flatMap((one) => one.unreadable)
  for (const row of unreadable) console.error(`opens with none of the keys: ${row}`)
  if (unreadable.length === 0) console.log('Everything is sealed with the first key of PII_KEY.')
  process.exitCode = unreadable.length > 0 ? 1 : 0
} finally {
  await database.close()
}
