import { CannotStart, orSay } from '../platform/command.ts'
import { loadCommandConfig } from '../platform/config/config.ts'
import { hasDatabase, openDatabase } from '../platform/db/connect.ts'
import { dryRun } from '../platform/db/dryRun.ts'
import { prepareDatabase } from '../platform/db/prepare.ts'

// `npm run migrate` applies the missing migrations, as the start of a custodian does without `MIGRATE_AT_START=off`,
// and prints the time of each. `-- --dry-run` shows them without applying them, with the locks they take; `--in-use`
// allows the dry run while others are connected. Exits with 1 if a migration fails. With the embedded database, stop
// the portal first.

const [first, second, ...more] = process.argv.slice(2)
const isDryRun = first === '--dry-run'
if ((first !== undefined && !isDryRun) || (second !== undefined && second !== '--in-use') || more.length > 0) {
  console.error('Usage: npm run migrate -- [--dry-run [--in-use]]')
  process.exit(64)
}
const config = loadCommandConfig()
process.exit(await orSay(isDryRun ? show : apply))

async function apply(): Promise<number> {
  let applied = 0
  const onMigrated = (name: string, milliseconds: number) => {
    applied += 1
    console.log(`ok     ${name}: ${milliseconds} ms`)
  }
  const database = await prepareDatabase({ ...config, migrateAtStart: true, onMigrated })
  await database.close()
  console.log(applied === 0 ? 'The schema is up to date.' : `${applied} migrations applied.`)
  return 0
}

async function show(): Promise<number> {
  // Opening a missing database would create it.
  if (config.databaseUrl === null && !hasDatabase(config.dataDir))
    throw new CannotStart('There is no database yet: the first start creates it.')
  const database = await openDatabase({ ...config, databaseUrl: config.databaseOwnerUrl ?? config.databaseUrl })
  const { steps, failed } = await dryRun(database, { inUse: second === '--in-use' }).finally(() => database.close())
  for (const { name, milliseconds, locks } of steps) {
    const held = locks.map(({ mode, tables }) => `; ${mode} on ${tables.join(', ')}`)
    console.log(`ok     ${name}: ${milliseconds} ms${held.join('')}`)
  }
  if (failed) console.log(`WRONG  ${failed.name}: ${failed.reason}`)
  else if (steps.length === 0) console.log('The schema is up to date.')
  console.log('Nothing was applied.')
  return failed ? 1 : 0
}
