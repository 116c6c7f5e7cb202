import { existsSync, readFileSync } from 'node:fs'
import { loadConfig, type Config } from '../config.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { parseReturns } from '../payments/returns.ts'
import { createServices, systemClock } from '../services.ts'
import { takeInReturns } from './processRejections.ts'
import { runJob, type JobOutcome } from './run.ts'
import { JOB_TYPES, jobTypeNamed, type JobTypeId } from './types.ts'

// `npm run job -- <number or name> [YYYY-MM-DD]`, or `npm run job -- process-rejections <file>`. The embedded database
// belongs to one process, so a custodian that is running is asked to do it; without one the command opens it itself.

const [name, argument] = process.argv.slice(2)
const jobTypeId = jobTypeNamed(name ?? '')
const returns = jobTypeId === 14 && argument && existsSync(argument) ? readFileSync(argument) : null
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
const outcome = (await askCustodian(config, jobTypeId)) ?? (await runHere(config, jobTypeId))
console.log(JSON.stringify(outcome))
process.exit(Array.isArray(outcome['failures']) && outcome['failures'].length > 0 ? 1 : 0)

/** Null when no custodian listens. Any other trouble is an error: a job must not run beside one that is half up. */
async function askCustodian(from: Config, type: JobTypeId): Promise<Record<string, unknown> | null> {
  const answer = await fetch(`http://127.0.0.1:${from.port}/api/job/${returns ? 'rejections' : 'run'}`, {
    method: 'POST',
    headers: { authorization: `Operator ${from.operatorKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(
      returns
        ? { content: returns.toString('base64') }
        : { jobTypeId: type, ...(businessDate ? { businessDate } : {}) },
    ),
  }).catch((error: unknown) => {
    if (refused(error)) return null
    throw error
  })
  if (answer === null) return null
  const body: unknown = await answer.json()
  if (answer.ok) return body as Record<string, unknown>
  console.error(`The custodian answered ${answer.status}: ${JSON.stringify(body)}`)
  return process.exit(1)
}

async function runHere(from: Config, type: JobTypeId): Promise<JobOutcome> {
  const database = await prepareDatabase(from)
  try {
    const services = createServices({ config: from, database, clock: systemClock })
    if (returns) await takeInReturns(services, returns)
    return await runJob(services, type, businessDate)
  } finally {
    await database.close()
  }
}

function refused(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
  return cause?.code === 'ECONNREFUSED'
}
