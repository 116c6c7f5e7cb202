import pg from 'pg'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { answering } from '../../scripts/readiness.ts'
import { table } from '../../scripts/box.ts'
import { freePort } from '../../tests/ports.ts'
import { people, restSignIn } from '../../tests/clients.ts'
import { cookieOf } from '../cookie.ts'
import { webOperation } from '../gateway/operations.ts'
import { startMeasured } from '../server.ts'
import { asksOf } from './asks.ts'
import { cellsOf, CURVE_HEAD, watched, type Curve } from './curve.ts'
import { scaleDatabase, type ScaleDatabase } from './database.ts'
import { readExports } from './exported.ts'
import { subjectOf } from './subject.ts'

// `npm run bench -- memory [owners]`: the memory of custodian and gateway while every list is read again and again, then
// while long lists are exported, and of a custodian at each job. ONLY=lists, exports, jobs or the name of a job.

const [owners = 1_000_000] = process.argv.slice(3).map(Number)
/** Seconds that lists are read; a curve that is flat so long stays flat. */
const LIMIT_S = Number(process.env['LIMIT'] ?? 180)
/** After which a job is stopped: only statements, one for every account, take longer. */
const JOB_LIMIT_S = Number(process.env['JOB_LIMIT'] ?? 600)
const only = process.env['ONLY']
const isWanted = (part: 'lists' | 'exports' | 'jobs') => (only ?? part) === part

/**
 * The day each job is run on: a day of interest, then a month's end, then what pays and tells. Invented accounts have
 * their anniversaries on the 22nd of a month.
 */
const JOBS: ReadonlyArray<[keyof typeof JOB_TYPE, string]> = [
  ['calculateInterest', '2026-11-23'],
  ['calculateInterest', '2026-12-01'],
  ['annualFee', '2026-11-23'],
  ['calculateWithdrawals', '2026-12-01'],
  ['processWithdrawals', '2026-12-01'],
  ['bankUpload', '2026-12-01'],
  ['dailyActivityReport', '2026-12-01'],
  ['pendingActivityReport', '2026-12-01'],
  ['statementUpload', '2026-12-01'],
]

export async function benchMemory(): Promise<void> {
  const database = await scaleDatabase(owners)
  const curves: Curve[] = []
  const note = (curve: Curve) => {
    curves.push(curve)
    console.log(`  ${cellsOf(curve).join(' | ')}`)
  }
  try {
    if (isWanted('lists'))
      for (const curve of await whileServing(database, 'every list', readLists(database))) note(curve)
    if (isWanted('exports')) for (const curve of await whileServing(database, 'exports', exportLists)) note(curve)
    for (const [job, date] of JOBS) if (isWanted('jobs') || only === job) note(await runOne(database, job, date))
  } finally {
    await database.stop()
  }
  console.log(`\n${table([CURVE_HEAD, ...curves.map(cellsOf)])}\n`)
}

const environment = ({ url, dataDir }: ScaleDatabase): NodeJS.ProcessEnv => ({
  NODE_ENV: 'development',
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  TIMETABLE: 'off',
})

async function runOne(database: ScaleDatabase, job: keyof typeof JOB_TYPE, date: string): Promise<Curve> {
  const process = startMeasured('bench/scale/job.ts', {
    ...environment(database),
    JOB: String(JOB_TYPE[job]),
    DATE: date,
  })
  let outcome = `stopped after ${JOB_LIMIT_S} s`
  const ended = new Promise<string>((resolve) => process.child.once('exit', () => resolve(outcome)))
  await new Promise<void>((resolve) =>
    process.child.on('message', (message: { begins?: true; outcome?: string }) => {
      outcome = message.outcome ?? outcome
      if (message.begins) resolve()
    }),
  )
  const limit = setTimeout(() => process.child.kill('SIGKILL'), JOB_LIMIT_S * 1_000)
  const curve = await watched(`${job} on ${date}`, process, ended)
  clearTimeout(limit)
  return { ...curve, outcome: `${curve.outcome}, ${await progressOf(database, curve.seconds)}` }
}

/** How much the newest run has looked at, in all and in a second. What a stopped one still asks the database is ended. */
async function progressOf({ url }: ScaleDatabase, seconds: number): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ done: number | null; total: number | null }>(
    'select done, total from job order by job_id desc limit 1',
  )
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await client.end()
  const { done, total } = rows[0] ?? {}
  return done ? `${done} of ${total}, ${Math.round(done / seconds)} a second` : 'no progress noted'
}

interface Urls {
  custodianUrl: string
  gatewayUrl: string
}
/** Answers what it did, of the custodian and of the gateway. */
type Work = (urls: Urls) => Promise<[custodian: string, gateway: string]>

/** The curves of a custodian and a gateway in front of it while `work` goes on. */
async function whileServing(database: ScaleDatabase, what: string, work: Work): Promise<Curve[]> {
  const [port, gatewayPort] = [await freePort(), await freePort()]
  const custodianUrl = `http://127.0.0.1:${port}`
  const custodian = startMeasured('custodian/main.ts', { ...environment(database), CUSTODIAN_PORT: String(port) })
  const gateway = startMeasured('gateway/main.ts', {
    ...environment(database),
    PORT: String(gatewayPort),
    CUSTODIAN_URL: custodianUrl,
  })
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`
  try {
    await answering(`${custodianUrl}/api/ready`, custodian.child)
    await answering(`${gatewayUrl}/health`, gateway.child)
    const outcomes = work({ custodianUrl, gatewayUrl })
    return await Promise.all([
      watched(
        `${what}: custodian`,
        custodian,
        outcomes.then(([outcome]) => outcome),
      ),
      watched(
        `${what}: gateway`,
        gateway,
        outcomes.then(([, outcome]) => outcome),
      ),
    ])
  } finally {
    await gateway.stop()
    await custodian.stop()
  }
}

/** Every list of the web through the gateway, and every list of the custodian, again and again. */
const readLists =
  (database: ScaleDatabase): Work =>
  async ({ custodianUrl, gatewayUrl }) => {
    const [calls, screens] = await Promise.all([readOfCustodian(database, custodianUrl), readOfGateway(gatewayUrl)])
    return [`${calls} calls, and those of ${screens} screens`, `${screens} screens`]
  }

const exportLists: Work = async ({ custodianUrl, gatewayUrl }) => {
  const read = await readExports(custodianUrl, gatewayUrl, LIMIT_S)
  return [read, read]
}

async function repeatedly(makeOne: (n: number) => Promise<void>): Promise<number> {
  const until = performance.now() + LIMIT_S * 1_000
  let done = 0
  for (; performance.now() < until; done += 1) await makeOne(done)
  return done
}

async function readOfCustodian(database: ScaleDatabase, custodianUrl: string): Promise<number> {
  const rest = {
    staff: await restSignIn(custodianUrl, 'service@example.com'),
    compliance: await restSignIn(custodianUrl, 'compliance@example.com'),
    administrator: await restSignIn(custodianUrl, people.admin),
  }
  const asks = asksOf(await subjectOf(database.url)).filter(({ what, as }) => as !== 'customer' && !/search/.test(what))
  return repeatedly(async (n) => {
    const ask = asks[n % asks.length]
    if (ask && ask.as !== 'customer') await rest[ask.as](ask.method, ask.path, ask.body)
  })
}

const STATES = ['OPEN', 'APPROVED', 'SIGNATURE', 'INCOMPLETE', 'HISTORICAL']

async function readOfGateway(gatewayUrl: string): Promise<number> {
  const cookie = await cookieOf(gatewayUrl, 'service@example.com')
  const bodies = [
    ...['WithdrawalsPageQuery', 'RolloversPageQuery'].flatMap((name) =>
      STATES.map((list) => webOperation(name, { list, first: 100 })),
    ),
    webOperation('PlansPageQuery', { first: 100 }),
    webOperation('UploadCenterPageQuery', { first: 100 }),
    webOperation('JobsPageQuery', { first: 100, completedFirst: 100 }),
  ]
  return repeatedly(async (n) => {
    const answer = await fetch(`${gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal': '1', cookie },
      body: bodies[n % bodies.length] ?? '',
    })
    await answer.text()
  })
}
