import { orSay } from '../platform/command.ts'
import { loadCommandConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/db/connect.ts'
import { commandServices } from '../preparedServices.ts'
import { atWork, createServices } from '../platform/context/services.ts'
import { forgetOldKeys, isHashKeyNew } from '../reseal/knownKeys.ts'
import { rehashSocials } from '../reseal/rehash.ts'
import { resealAll } from '../reseal/reseal.ts'
import { systemClock } from '../platform/clock.ts'

// `npm run reseal`: re-encrypts all values that the first key of PII_KEY did not encrypt; afterwards the other keys are
// not needed. Exits with 1 if none of the keys decrypts a value. With a new first key of HASH_KEY, it first rehashes
// every social security number: no custodian may run then. Start an interrupted run again. With the embedded database,
// stop the portal first.

const config = loadCommandConfig()
const database = await orSay(async () => {
  await (await commandServices(config, { renewsHashKey: true })).database.close()
  return openDatabase({ ...config, databaseUrl: config.databaseOwnerUrl ?? config.databaseUrl })
})
try {
  const services = atWork(createServices({ config, database, clock: systemClock }))
  if (await isHashKeyNew(services)) {
    const hashed = await orSay(() => rehashSocials(services))
    console.log(`${hashed} social security numbers are found by the first key of HASH_KEY.`)
  }
  const done = await resealAll(services)
  for (const { column, renewed } of done) if (renewed > 0) console.log(`${column}: ${renewed} sealed anew`)
  const unreadable = done.flatMap((one) => one.unreadable)
  for (const row of unreadable) console.error(`no key opens ${row}`)
  if (unreadable.length === 0) {
    await forgetOldKeys(services)
    console.log('Everything is sealed with the first key of PII_KEY.')
  }
  process.exitCode = unreadable.length > 0 ? 1 : 0
} finally {
  await database.close()
}
