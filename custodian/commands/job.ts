import { JOB_TYPE } from '../../contract/jobType.ts'
import { existsSync, readFileSync } from 'node:fs'
import { orEnd } from '../platform/command.ts'
import { loadConfig } from '../platform/config/config.ts'
import { parseReturns } from '../payments/returns.ts'
import { preparedServices } from '../prepared.ts'
import { askRunning } from '../platform/process/running.ts'
import { takeInReturns } from '../payments/processRejections.job.ts'
import { runJob } from '../jobs/run.ts'
import { JOB_TYPES, jobTypeNamed, type JobTypeId } from '../platform/jobs/types.ts'
import type { JobOutcome } from '../platform/jobs/job.ts'

// `npm run job -- <number or name> [YYYY-MM-DD]`, or `npm run job -- process-rejections <file>`. The embedded database
// belongs to one process, so a custodian that is running is asked to do it; without one the command opens it itself.

const [name, argument] = process.argv.slice(2)
const jobTypeId = jobTypeNamed(name ?? '')
const returns =
  jobTypeId === JOB_TYPE.processRejections && argument && existsSync(argument) ? readFileSync(argument) : null
const businessDate = returns ? undefined : argument
if (jobTypeId === null || (businessDate !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(businessDate))) {
  const known = Object.entries(JOB_TYPES).map(([id, job]) => `  ${id.padStart(2)}  ${job}`)
  console.error(
    `Usage: npm run job -- <number or name> [YYYY-MM-DD]\n       npm run job -- process-rejections <file of the bank>\n${known.join('\n')}`,
  )
  process.exit(64)
}

if (returns && parseReturns(returns) === null) {
  console.error(`${argument} is no file of returns that a bank sends.`)
  process.exit(65)
}

const config = loadConfig()
const outcome = await orEnd(async () => (await askCustodian(jobTypeId)) ?? (await runHere(jobTypeId)))
console.log(JSON.stringify(outcome))
process.exit(Array.isArray(outcome['failures']) && outcome['failures'].length > 0 ? 1 : 0)

function askCustodian(type: JobTypeId): Promise<Record<string, unknown> | null> {
  return returns
    ? askRunning(config, '/job/rejections', { content: returns.toString('base64') })
    : askRunning(config, '/job/run', { jobTypeId: type, ...(businessDate ? { businessDate } : {}) })
}

async function runHere(type: JobTypeId): Promise<JobOutcome> {
  const services = await preparedServices(config)
  try {
    if (returns) await takeInReturns(services, returns)
    return await runJob(services, type, businessDate)
  } finally {
    await services.database.close()
  }
}
