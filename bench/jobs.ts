import { JOB_TYPE } from '../contract/jobType.ts'
import { prepareDatabase } from '../custodian/platform/db/prepare.ts'
import type { JobTypeId } from '../custodian/platform/jobs/types.ts'
import { runJob } from '../custodian/jobs/run.ts'
import { startTestServer } from '../custodian/testing.ts'
import { manyApprovedRequests } from '../tests/manyRequests.ts'
import { startPostgres } from '../tests/postgres.ts'
import type { Measure } from './report.ts'

const requests = Number(process.env['REQUESTS'] ?? 10_000)

/** Calculates and pays approved withdrawals with the database permissions of the service role and all ledger rules. */
export async function benchJobs(): Promise<Measure[]> {
  const postgres = await startPostgres()
  const from = { databaseUrl: await postgres.database(), databaseOwnerUrl: null, dataDir: 'memory' }
  const server = await startTestServer({ database: await prepareDatabase(from) })
  await manyApprovedRequests(server.services.database, requests)
  const seconds = async (type: JobTypeId) => {
    const started = performance.now()
    const outcome = await runJob(server.services, type)
    if (outcome.failures.length > 0) throw new Error(outcome.failures[0])
    return (performance.now() - started) / 1000
  }
  const calculated = await seconds(JOB_TYPE.calculateWithdrawals)
  const processed = await seconds(JOB_TYPE.processWithdrawals)
  await server.close()
  await postgres.stop()
  return [
    {
      what: `Withdrawals calculated and processed, ${requests} approved requests, PostgreSQL`,
      ours: `${(calculated + processed).toFixed(1)} s`,
      reference: `${calculated.toFixed(1)} s calculate, ${processed.toFixed(1)} s process`,
      ratio: null,
      goal: '≤ 30 s for 10,000',
    },
  ]
}
