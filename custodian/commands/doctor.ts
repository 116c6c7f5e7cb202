import { examine } from '../doctor/doctor.ts'
import { loadConfig, warningsOf } from '../platform/config/config.ts'

// `npm run doctor`: what is wrong with this set-up, a line each, and as notes what is not set up yet; changes nothing.
// Ends with 1 when something is wrong.

const config = loadConfig()
const findings = await examine(config)
for (const { what, seen, wrong } of findings)
  console.log(wrong === null ? `ok     ${what}: ${seen}` : `WRONG  ${what}: ${wrong}`)
for (const warning of warningsOf(process.env, config)) console.log(`note   ${warning}`)
process.exit(findings.some(({ wrong }) => wrong !== null) ? 1 : 0)
