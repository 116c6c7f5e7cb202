import { constants } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { startProgram } from '../scripts/child.ts'
import { answering } from '../scripts/readiness.ts'
import { freePort } from '../tests/ports.ts'
import { startPostgres } from '../tests/postgres.ts'
import { preparedDataDir } from '../tests/template.ts'
import { HOME_VARIABLES, webOperation } from '../tests/webOperations.ts'
import { cookieOf } from './cookie.ts'
import type { Flood, Flooded } from './flood.ts'
import type { Measure } from './report.ts'
import { startMeasured } from './server.ts'

/** "embedded" or "postgres"; both by default. */
const DATABASE = process.env.DATABASE
const TIMES = 10
const SECONDS = { best: 4, overload: 10, after: 0.5 }
const CALLERS = [8, 16, 32]
/**
 * Recovered means that no request is refused, and the median response takes at most this many times as long as before.
 */
const SLOWER = 2
const GIVE_UP_SECONDS = 60

/**
 * The page Home as the web requests it, through gateway and custodian: the highest rate of good responses, the share
 * that remains at ten times as many requests, and the time to recover; on the embedded engine and on PostgreSQL.
 */
export async function benchOverload(): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const engine of ['embedded', 'postgres'] as const)
    if (DATABASE === undefined || DATABASE === engine) measures.push(...(await overloaded(engine)))
  return measures
}

/** The share of the machine's CPU that the simulated callers do not use. */
const leftBy = (cpuSeconds: number, seconds: number) => 1 - cpuSeconds / (seconds * availableParallelism())

async function overloaded(engine: 'embedded' | 'postgres'): Promise<Measure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : null
  if (!postgres) await cp(await preparedDataDir(), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const [port, custodianPort] = [await freePort(), await freePort()]
  const env = {
    NODE_ENV: 'test',
    PORT: String(port),
    CUSTODIAN_PORT: String(custodianPort),
    DATA_DIR: dataDir,
    DATABASE_URL: await postgres?.database(),
    DEMO_DATA: 'true',
    DEMO_ACTIVITY: 'off',
    BUSINESS_TIME_ZONE: 'UTC',
    TIMETABLE: 'off',
    LOG_LEVEL: 'error',
  }
  const custodian = startMeasured('custodian/main.ts', env, postgres ? undefined : 1)
  await answering(`http://127.0.0.1:${custodianPort}/api/ready`, custodian.child)
  const gateway = startMeasured('gateway/main.ts', env, postgres ? undefined : 0)
  const origin = `http://127.0.0.1:${port}`
  await answering(`${origin}/ready`, gateway.child)
  const crowd = startProgram('bench/flood.ts', [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

  const headers = { 'content-type': 'application/json', 'x-portal': '1', cookie: await cookieOf(origin) }
  const body = webOperation('HomePageQuery', HOME_VARIABLES)
  const flood = async (how: Pick<Flood, 'seconds' | 'rate' | 'callers'>): Promise<Flooded> => {
    crowd.send({ origin, headers, body, ...how } satisfies Flood)
    const [flooded] = (await once(crowd, 'message')) as [Flooded]
    return flooded
  }

  const cpu = () => Promise.all([gateway.cpu(), custodian.cpu()])

  await flood({ callers: 8, seconds: 2 })
  let [best, leftAtBest] = [0, 1]
  for (const callers of CALLERS) {
    const { goodput, failures, cpuSeconds } = await flood({ callers, seconds: SECONDS.best })
    console.log(
      `  ${engine}, ${callers} callers: ${goodput.toFixed(0)} good answers a second ${JSON.stringify(failures)}`,
    )
    if (goodput > best) [best, leftAtBest] = [goodput, leftBy(cpuSeconds, SECONDS.best)]
  }
  if (best === 0) throw new Error('nothing was answered well: the machine is too busy for this benchmark')
  const normal = await flood({ rate: best / 2, seconds: 3 })
  const memoryBefore = [await gateway.memory(), await custodian.memory()]
  const cpuBefore = await cpu()
  const over = await flood({ rate: best * TIMES, seconds: SECONDS.overload })
  const used = (await cpu()).map((micros, at) => (micros - (cpuBefore[at] ?? NaN)) / 1e6)
  const ended = performance.now()
  let until = NaN
  while (performance.now() - ended < GIVE_UP_SECONDS * 1_000) {
    const after = await flood({ rate: best / 2, seconds: SECONDS.after })
    const isNormal = after.refused + after.failed + after.unanswered === 0 && after.p50 <= normal.p50 * SLOWER
    if (!isNormal) continue
    until = (performance.now() - ended) / 1_000
    break
  }
  const memory = [await gateway.memory(), await custodian.memory()]
  crowd.kill()
  await Promise.all([gateway.stop(), custodian.stop()])
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
  console.log(
    `  ${engine}\n  normal: ${JSON.stringify(normal)}\n  overload: ${JSON.stringify(over)}\n  memory before ${memoryBefore.join(' and ')} MB\n  CPU in the overload: gateway ${used[0]?.toFixed(1)} s, custodian ${used[1]?.toFixed(1)} s, the crowd ${over.cpuSeconds.toFixed(1)} s`,
  )

  const unavailable = Object.entries(over.failures)
    .filter(([why]) => why.includes('UPSTREAM_UNAVAILABLE'))
    .reduce((sum, [, count]) => sum + count, 0)
  const row = (what: string, ours: string, reference: string, ratio: number | null, goal: string): Measure => ({
    what: `${TIMES} times the load, ${engine}: ${what}`,
    ours,
    reference,
    ratio,
    goal,
  })
  // In this benchmark the simulated callers share the server's cores; real callers do not.
  const left = leftBy(over.cpuSeconds, SECONDS.overload) / leftAtBest
  return [
    row('good answers a second', over.goodput.toFixed(0), `${best.toFixed(0)} at best`, over.goodput / best, '≥ 0.85'),
    row(
      'the same, with the CPU that the crowd leaves',
      over.goodput.toFixed(0),
      `${(best * left).toFixed(0)} at best`,
      over.goodput / best / left,
      '',
    ),
    row('unanswered', String(over.unanswered), `of ${over.sent}`, null, '0'),
    row('neither good nor a refusal', String(over.failed), `${unavailable} of them UPSTREAM_UNAVAILABLE`, null, '0'),
    row(
      'p99 of good answers / of refusals',
      `${over.p99.toFixed(0)} / ${over.refusedP99.toFixed(0)} ms`,
      `${normal.p99.toFixed(0)} ms at half the best`,
      null,
      '≤ 1000 / ≤ 100 ms',
    ),
    row('seconds until normal', until.toFixed(1), '', null, '≤ 5'),
    row(
      'peak memory, gateway / custodian',
      `${memory.join(' / ')} MB`,
      `${memoryBefore.join(' / ')} MB before`,
      null,
      '',
    ),
  ]
}
