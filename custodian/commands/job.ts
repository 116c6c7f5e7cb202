import { JOB_TYPE } from '../../contract/jobType.ts'
import { existsSync, readFileSync } from 'node:fs'
import { orSay } from '../platform/command.ts'
import { loadCommandConfig } from '../platform/config/config.ts'
import { requireReturns } from '../payments/returns.ts'
import { demoStatement, NO_NEW_STATEMENT } from '../bank/demoBank.ts'
import { importStatement } from '../bank/importStatement.ts'
import { requireWritable } from '../platform/http/writable.ts'
import { commandServices } from '../preparedServices.ts'
import { askRunning } from '../platform/process/running.ts'
import { runningOrHere } from '../platform/process/runningOrHere.ts'
import { takeInReturns } from '../payments/processRejections.job.ts'
import { runJob } from '../jobs/run.ts'
import { JOB_TYPES, jobTypeNamed, type JobTypeId } from '../platform/jobs/types.ts'
import type { JobOutcome } from '../platform/jobs/job.ts'

// `npm run job -- <number or name> [YYYY-MM-DD]` runs a job now, `npm run job` lists them. With a file of the bank:
//   npm run job -- process-rejections <file>
//   npm run job -- bank-statement <file>
//   npm run job -- demo-bank                  imports an invented statement, once a day, outside production
// A running custodian does the work; without one the command opens the database itself.

const [name, argument] = process.argv.slice(2)
const isDemoBank = name === 'demo-bank'
const jobTypeId = isDemoBank ? JOB_TYPE.bankStatement : jobTypeNamed(name ?? '')
const file = argument && existsSync(argument) ? readFileSync(argument) : null
const returns = jobTypeId === JOB_TYPE.processRejections ? file : null
const statement = jobTypeId === JOB_TYPE.bankStatement && !isDemoBank ? file : null
const businessDate = returns || statement ? undefined : argument
if (jobTypeId === null || (businessDate !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(businessDate))) {
  const known = Object.entries(JOB_TYPES).map(([id, job]) => `  ${id.padStart(2)}  ${job}`)
  console.error(
    `Usage: npm run job -- <number or name> [YYYY-MM-DD]\n       npm run job -- process-rejections <file of the bank>\n       npm run job -- bank-statement <file of the bank>\n       npm run job -- demo-bank\n${known.join('\n')}`,
  )
  process.exit(64)
}

try {
  if (returns) requireReturns(returns)
} catch (error) {
  console.error(`${argument}: ${error instanceof Error ? error.message : 'unreadable'}`)
  process.exit(65)
}

const config = loadCommandConfig()
const outcome: Record<string, unknown> = await orSay(() =>
  runningOrHere<Record<string, unknown>>(
    () => askCustodian(jobTypeId),
    () => runHere(jobTypeId),
  ),
)
console.log(JSON.stringify(outcome))
process.exit(Array.isArray(outcome['failures']) && outcome['failures'].length > 0 ? 1 : 0)

function askCustodian(type: JobTypeId): Promise<Record<string, unknown> | null> {
  if (isDemoBank) return askRunning(config, '/bank/demo', {})
  if (statement) return askRunning(config, '/bank/statement', { content: statement.toString('base64') })
  return returns
    ? askRunning(config, '/job/rejections', { content: returns.toString('base64') })
    : askRunning(config, '/job/run', { jobTypeId: type, ...(businessDate ? { businessDate } : {}) })
}

async function runHere(type: JobTypeId): Promise<JobOutcome> {
  const services = await commandServices(config)
  try {
    // Refuses in read-only mode before a bank file is imported.
    await requireWritable(services.db)
    if (returns) await takeInReturns(services, returns)
    const given = isDemoBank ? await demoStatement(services) : statement
    if (isDemoBank && given === null) throw new Error(NO_NEW_STATEMENT)
    const takenIn = given && (await importStatement(services, given, 'command'))
    return { ...takenIn, ...(await runJob(services, type, businessDate)) }
  } finally {
    await services.database.close()
  }
}
