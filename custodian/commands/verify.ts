import { orSay } from '../platform/command.ts'
import { loadCommandConfig } from '../platform/config/config.ts'
import { commandServices } from '../preparedServices.ts'
import { atWork } from '../platform/context/services.ts'
import { sealAudit, verifyAudit, type Head } from '../integrity/auditChain.ts'
import { verifyMonths } from '../periods/monthHash.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'

// `npm run verify -- [position:hash]`: checks the whole ledger, every closed month and the audit trail, and exits with
// 1 if something is wrong. With a position from an earlier log line, it checks that the audit trail still contains it.
// With the embedded database, stop the portal first.

const kept = readHead(process.argv[2])
if (kept === null) {
  console.error('Usage: npm run verify -- [position:hash]')
  process.exit(64)
}
const config = loadCommandConfig()
const prepared = await orSay(() => commandServices(config))
try {
  const services = atWork(prepared)
  await sealAudit(services)
  const { head, findings } = await verifyAudit(services, kept)
  const wrong = [
    ...(await checkLedger(services.db)).map(({ rule, what }) => `${rule}: ${what}`),
    ...(await verifyMonths(services)),
    ...findings,
  ]
  for (const line of wrong) console.error(line)
  console.log(head ? `Audit trail up to ${head.position}:${head.hash}` : 'The audit trail is empty.')
  process.exitCode = wrong.length > 0 ? 1 : 0
} finally {
  await prepared.database.close()
}

function readHead(text: string | undefined): Head | undefined | null {
  if (text === undefined) return undefined
  const [, position = '', hash = ''] = /^(\d{1,15}):([\w-]{43})$/.exec(text) ?? []
  return position === '' ? null : { position: Number(position), hash }
}
