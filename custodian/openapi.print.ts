import { writeFileSync } from 'node:fs'
import { apiDescription } from './http/openapi.ts'
import { createLog } from './log.ts'
import { buildServer } from './server.ts'
import { systemClock, type Services } from './services.ts'

// The description needs the routes only: no database is opened and no key is made.
const services = { config: { production: false }, clock: systemClock } as unknown as Services
const app = await buildServer(services, createLog('silent'))
await app.ready()
writeFileSync(new URL('./openapi.json', import.meta.url), apiDescription(app))
await app.close()
