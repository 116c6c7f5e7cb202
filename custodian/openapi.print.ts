import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiDescription } from './platform/http/openapi.ts'
import { createLog } from './platform/log.ts'
import { buildServer } from './server.ts'
import type { Services } from './platform/context/services.ts'
import { systemClock } from './platform/clock.ts'

const file = join(import.meta.dirname, 'openapi.json')

// Only the routes are needed, so this program opens no database and creates no key.
const services = { config: { production: false }, clock: systemClock } as unknown as Services
const app = await buildServer(services, createLog('silent'))
await app.ready()
const printed = apiDescription(app)
await app.close()

// `npm run openapi` writes custodian/openapi.json from the contract; with --check it only compares, for CI.
if (!process.argv.includes('--check')) writeFileSync(file, printed)
else if (readFileSync(file, 'utf8') !== printed) {
  console.error('custodian/openapi.json differs from the routes. Run `npm run openapi` and commit it.')
  process.exitCode = 1
}
