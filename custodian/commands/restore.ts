import { restore, writeKeysOf } from '../backup/restore.ts'
import { verifyAudit } from '../integrity/auditChain.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { systemClock } from '../platform/clock.ts'
import { orSay } from '../platform/command.ts'
import { loadCommandConfig, readBackupKey } from '../platform/config/config.ts'
import { atWork } from '../platform/context/services.ts'
import { openDatabase } from '../platform/db/connect.ts'
import { preparedServices } from '../preparedServices.ts'

// `npm run restore -- <folder>` loads a backup into an empty database and verifies its books and audit trail; exits
// with 1 if something is wrong. The portal is read-only until the operator ends it, because the database does not know
// what was sent to the bank since the backup. `npm run restore -- <folder> --keys <file>` only writes the keys of the backup to a
// file. With the embedded database, stop the portal first.

const [folder, flag, file] = process.argv.slice(2)
const isForKeys = flag === '--keys' && file !== undefined
if (folder === undefined || (flag !== undefined && !isForKeys)) {
  console.error('Usage: npm run restore -- <folder> [--keys <new file>]')
  process.exit(64)
}
await orSay(isForKeys ? () => restoreKeys(folder, file) : () => restoreAll(folder))

async function restoreKeys(from: string, to: string): Promise<void> {
  await writeKeysOf(from, readBackupKey(process.env), to)
  console.log(`The keys are in ${to}.`)
}

async function restoreAll(from: string): Promise<void> {
  const config = loadCommandConfig()
  const owner = await openDatabase({ ...config, databaseUrl: config.databaseOwnerUrl ?? config.databaseUrl })
  const { manifest, isHashKeyNew } = await restore(owner, from, config, systemClock.now()).finally(() => owner.close())
  console.log(`Loaded the backup of ${manifest.takenAt}. The portal is read-only.`)
  const services = await preparedServices(config, undefined, { renewsHashKey: isHashKeyNew })
  try {
    const ledger = await checkLedger(atWork(services).db)
    const { findings } = await verifyAudit(atWork(services), manifest.auditHead ?? undefined)
    const wrong = [...ledger.map(({ rule, what }) => `${rule}: ${what}`), ...findings]
    for (const line of wrong) console.error(line)
    console.log(
      `Restored as of ${manifest.takenAt}; ${wrong.length === 0 ? 'the books balance and the audit trail is whole.' : 'it is not right, see above.'}`,
    )
    console.log(
      `The portal is read-only. Compare it with what was sent to the bank and the printer since ${manifest.takenAt}, then run: npm run maintenance -- off`,
    )
    if (isHashKeyNew)
      console.log('The first key of HASH_KEY is newer than the backup: run npm run reseal before a custodian starts.')
    process.exitCode = wrong.length > 0 ? 1 : 0
  } finally {
    await services.database.close()
  }
}
