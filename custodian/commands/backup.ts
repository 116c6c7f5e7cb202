import { backUp } from '../backup/backup.ts'
import { orSay } from '../platform/command.ts'
import { loadCommandConfig } from '../platform/config/config.ts'
import { systemClock } from '../platform/clock.ts'
import { createServices } from '../platform/context/services.ts'
import { openDatabase } from '../platform/db/connect.ts'
import { requireKnownKeys } from '../reseal/knownKeys.ts'

// `npm run backup -- <new folder>` writes a snapshot of the database to a folder and, with BACKUP_KEY, the other keys,
// encrypted. With the embedded database, stop the portal first.

const folder = process.argv[2]
if (folder === undefined || process.argv.length > 3) {
  console.error('Usage: npm run backup -- <new folder>')
  process.exit(64)
}
const config = loadCommandConfig()
await orSay(async () => {
  const database = await openDatabase({ ...config, databaseUrl: config.databaseOwnerUrl ?? config.databaseUrl })
  try {
    const services = createServices({ config, database, clock: systemClock })
    await requireKnownKeys(services)
    const { tables, auditHead } = await backUp(services, folder)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${rows} rows of ${tables.length} tables are in ${folder}.`)
    if (auditHead) console.log(`Audit trail up to ${auditHead.position}:${auditHead.hash}`)
    console.log(
      config.backupKey
        ? 'PII_KEY, HASH_KEY and OPERATOR_KEY are in it, sealed with BACKUP_KEY; SESSION_KEY is not.'
        : 'It does not contain the keys (BACKUP_KEY is not set). Keep them elsewhere: the backup is useless without them.',
    )
  } finally {
    await database.close()
  }
})
