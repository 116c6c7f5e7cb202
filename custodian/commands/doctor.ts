import { examine } from '../doctor/doctor.ts'
import { loadConfig, warningsOf } from '../platform/config/config.ts'

// `npm run doctor`: what is wrong with this set-up, a line each, and as notes what is not set up yet; changes nothing.
// Ends with 1 when something is wrong.

const config = loadConfig()
const findings = await examine(config)
for (const { what, seen, wrong } of findings)
  console.log(wrong === null ? `ok     ${what}: ${seen}` : `WRONG  ${what}: ${wrong}`)
const notes = warningsOf(process.env, config)
// Of commands alone: kept apart from what runs, so its absence is nothing for a server to tell of.
if (config.production && config.backupKey === null)
  notes.push('BACKUP_KEY: not given here; a backup is without the keys')
for (const note of notes) console.log(`note   ${note}`)
process.exit(findings.some(({ wrong }) => wrong !== null) ? 1 : 0)
