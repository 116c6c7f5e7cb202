import { loadConfig } from '../../custodian/platform/config/config.ts'
import { createServices } from '../../custodian/platform/context/services.ts'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import type { JobTypeId } from '../../custodian/platform/jobs/types.ts'

// Runs the job of the number JOB in a process of its own, as if DATE were today.

const { JOB, DATE = '' } = process.env
const config = loadConfig()
const database = await prepareDatabase(config)
const now = new Date(`${DATE}T17:00:00.000Z`)
const services = createServices({ config, database, clock: { now: () => now } })
process.send?.({ begins: true })
const { failures, ...counts } = await runJob(services, Number(JOB) as JobTypeId, DATE)
process.send?.({ outcome: JSON.stringify({ ...counts, failures: failures.length, first: failures[0] }) })
await database.close()
process.exit(0)
