import { constants } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { calls } from '../contract/calls.ts'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import { answering } from '../scripts/readiness.ts'
import { password, people } from '../tests/clients.ts'
import { ann, fill } from '../tests/contract/samples.ts'
import { freePort } from '../tests/ports.ts'
import { preparedDataDir } from '../tests/template.ts'
import { median, type Measure } from './report.ts'
import { startMeasured } from './server.ts'

/** Number of calls of each kind; the kinds alternate. */
const TIMES = Number(process.env.TIMES ?? 40)
const WARM_UP = 10

interface Lane {
  name: string
  path: string
  token: string
  times: number[]
  /** CPU microseconds of the custodian including its embedded database. */
  cpu: number[]
}

/**
 * Every read of the contract, one at a time, for the ten owners of the demo data (embedded database): median and CPU.
 */
export async function benchCustodian(): Promise<Measure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  await cp(await preparedDataDir(), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const port = await freePort()
  const env = {
    NODE_ENV: 'test',
    CUSTODIAN_PORT: String(port),
    DATA_DIR: dataDir,
    TIMETABLE: 'off',
    LOG_LEVEL: 'error',
  }
  const custodian = startMeasured('custodian/main.ts', env)
  const origin = `http://127.0.0.1:${port}`
  const pool = new Pool(origin, { connections: 1 })
  try {
    await answering(`${origin}/api/ready`, custodian.child)
    const tokens = { customer: await signIn(pool, people.ann), staff: await signIn(pool, people.admin) }
    const lanes = Object.values(calls).flatMap((call) => lanesOf(call, tokens))
    const served: Lane[] = []
    for (const lane of lanes) if ((await ask(pool, lane)) === 200) served.push(lane)
    for (let round = 0; round < WARM_UP; round += 1) for (const lane of served) await ask(pool, lane)
    for (let round = 0; round < TIMES; round += 1)
      for (const lane of served) {
        const before = await custodian.cpu()
        const started = performance.now()
        await ask(pool, lane)
        lane.times.push(performance.now() - started)
        lane.cpu.push((await custodian.cpu()) - before)
      }
    return measures(served)
  } finally {
    await pool.close()
    await custodian.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function lanesOf(call: AnyEndpoint, tokens: Record<'customer' | 'staff', string>): Lane[] {
  if (call.method !== 'GET' || call.file || call.csv) return []
  const lane = (who: 'customer' | 'staff', path: string): Lane => ({
    name: `${call.name} (${who})`,
    path: fill(path.replace(/:(\w+)/g, '{$1}'), ann),
    token: tokens[who],
    times: [],
    cpu: [],
  })
  return [
    ...(call.customer ? [lane('customer', call.customer)] : []),
    ...(call.staff ? [lane('staff', call.staff.path)] : []),
  ]
}

async function ask(pool: Pool, { path, token }: Lane): Promise<number> {
  const { statusCode, body } = await pool.request({
    method: 'GET',
    path,
    headers: { authorization: `Bearer ${token}` },
  })
  await body.dump()
  return statusCode
}

async function signIn(pool: Pool, username: string): Promise<string> {
  const { body } = await pool.request({
    method: 'POST',
    path: '/api/authenticate',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return ((await body.json()) as { token: string }).token
}

function measures(lanes: Lane[]): Measure[] {
  const rows = lanes
    .map(({ name, times, cpu }) => ({ name, time: median(times), cpu: median(cpu) / 1_000 }))
    .toSorted((a, b) => b.time - a.time)
  const within = rows.filter(({ time }) => time < 5).length
  return [
    {
      what: `Reads of the custodian whose median is below 5 ms`,
      ours: `${within} of ${rows.length}`,
      reference: `half of them within ${median(rows.map(({ time }) => time)).toFixed(1)} ms`,
      ratio: null,
      goal: 'all',
    },
    ...rows.slice(0, 12).map(({ name, time, cpu }) => ({
      what: `… ${name}`,
      ours: `${time.toFixed(1)} ms`,
      reference: `${cpu.toFixed(1)} ms of CPU`,
      ratio: null,
      goal: '< 5 ms',
    })),
  ]
}
