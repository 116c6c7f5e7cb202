import { CannotStart, orEnd } from '../platform/command.ts'
import { loadConfig } from '../platform/config/config.ts'
import { hasDatabase, openDatabase } from '../platform/db/connect.ts'
import { dryRun } from '../platform/db/dryRun.ts'

// `npm run migrate -- --dry-run [--in-use]`: shows the schema changes of the next start without applying them. With the
// embedded database the custodian must be stopped first. Exits with 1 if a migration fails.

const [first, second, ...more] = process.argv.slice(2)
if (first !== '--dry-run' || (second !== undefined && second !== '--in-use') || more.length > 0) {
  console.error('Usage: npm run migrate -- --dry-run [--in-use]\nMigrations are applied by the start of a custodian.')
  process.exit(64)
}
const config = loadConfig()
const { steps, failed } = await orEnd(async () => {
  // Opening a missing database would create it.
  if (config.databaseUrl === null && !hasDatabase(config.dataDir))
    throw new CannotStart('There is no database yet: the first start makes it.')
  const database = await openDatabase({ ...config, databaseUrl: config.databaseOwnerUrl ?? config.databaseUrl })
  try {
    return await dryRun(database, { inUse: second === '--in-use' })
  } finally {
    await database.close()
  }
})
for (const { name, milliseconds, locks } of steps) {
  const held = locks.map(({ mode, tables }) => `; ${mode} on ${tables.join(', ')}`)
  console.log(`ok     ${name}: ${milliseconds} ms${held.join('')}`)
}
if (failed) console.log(`WRONG  ${failed.name}: ${failed.reason}`)
else if (steps.length === 0) console.log('The schema is up to date.')
console.log('Nothing was applied.')
process.exit(failed ? 1 : 0)
