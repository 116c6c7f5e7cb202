import { examine } from '../doctor/doctor.ts'
import { loadCommandConfig, warningsOf } from '../platform/config/config.ts'

// `npm run doctor`: lists problems of the set-up, one line each, and notes what is not set up yet; changes nothing.
// Exits with 1 if something is wrong.

const config = loadCommandConfig()
const findings = await examine(config)
for (const { what, seen, wrong } of findings)
  console.log(wrong === null ? `ok     ${what}: ${seen}` : `WRONG  ${what}: ${wrong}`)
const notes = warningsOf(process.env, config)
// Only commands use BACKUP_KEY, and it is not kept on servers, so a missing value is a note, not an error.
if (config.production && config.backupKey === null)
  notes.push('BACKUP_KEY: not set; a backup does not contain the keys')
for (const note of notes) console.log(`note   ${note}`)
process.exit(findings.some(({ wrong }) => wrong !== null) ? 1 : 0)
