import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startServer } from '../../tests/postgres.ts'
import { table } from '../box.ts'
import { balancerOfOneMachine, portsFrom } from '../cluster/balancer.ts'
import { startBalancer } from '../cluster/cluster.ts'
import { whatIsMissing } from '../cluster/packages.ts'
import { until } from '../cluster/processes.ts'
import { originOf, settingsOf, startServers } from '../cluster/servers.ts'
import { buildWhatIsStale } from '../web-build.ts'
import { answers, startRequests } from './requests.ts'

// `npm run restarts` restarts gateways and custodians behind deploy/haproxy-one.cfg under load, one after the other for
// 30 seconds, and counts requests that fail. Exits with 1 if one fails or an acknowledged write is missing. `-- --single`
// runs one of each without SHUTDOWN_DELAY, for comparison. Needs HAProxy; uses PORT (8443) and the ten ports after it.

const RESTARTS_MS = 30_000
/** SHUTDOWN_DELAY of deploy/systemd. */
const DELAY_S = 3

const isSingle = process.argv.includes('--single')
const unknown = process.argv.slice(2).filter((argument) => argument !== '--single')
const missing = whatIsMissing(undefined, ['haproxy'])
if (unknown.length > 0) fail(`Unknown: ${unknown.join(' ')}. The only option is --single.`, 64)
else if (missing) fail(missing, 1)
else process.exitCode = (await drill()) ? 0 : 1
process.exit()

async function drill(): Promise<boolean> {
  await buildWhatIsStale()
  const folder = mkdtempSync(join(tmpdir(), 'portal-restarts-'))
  chmodSync(folder, 0o755) // PostgreSQL runs as another user
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    const ports = portsFrom(Number(process.env['PORT'] ?? 8443))
    const database = await startDatabase(folder)
    ends.push(database.stop)
    const blocked = join(folder, 'blocked.lst')
    writeFileSync(blocked, '')
    const configure = (certificate: string) => balancerOfOneMachine(ports, certificate, blocked)
    ends.push(await startBalancer(folder, ports, configure))
    const settings = {
      ...settingsOf(folder, ports),
      DATABASE_URL: database.urlOf('portal'),
      DATABASE_OWNER_URL: database.urlOf('owner'),
      TIMETABLE: 'off',
      SHUTDOWN_DELAY: isSingle ? '0' : String(DELAY_S),
    }
    const servers = await startServers(folder, ports, settings, isSingle ? 1 : 2)
    ends.push(() => servers.stop())
    await until('a response of a gateway', () => answers(originOf(ports)))
    const stop = await startRequests(originOf(ports))

    const names = isSingle ? ['gateway1', 'custodian1'] : ['gateway1', 'custodian1', 'gateway2', 'custodian2']
    const restarts: string[][] = []
    const end = Date.now() + RESTARTS_MS
    for (let next = 0; next < names.length || Date.now() < end; next++) {
      const name = names[next % names.length] ?? ''
      const began = performance.now()
      await servers.restart(name)
      restarts.push([name, `${((performance.now() - began) / 1_000).toFixed(1)} s`])
    }
    const { requests, failures, slowestMs, acknowledged } = await stop()
    const lost = acknowledged.length - (await database.notes(acknowledged))
    const failed = [...failures.values()].reduce((sum, number) => sum + number, 0)
    console.log(table([['Restarted', 'end to ready'], ...restarts]))
    for (const [name, number] of failures) console.log(`  ${number} × ${name}`)
    console.log(
      `${requests} requests, ${failed} failed, slowest ${(slowestMs / 1_000).toFixed(1)} s; ` +
        `${acknowledged.length} writes acknowledged, ${lost} of them lost or stored twice.`,
    )
    return failed === 0 && lost === 0
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

/** PostgreSQL with the two logins of docs/operations/install.md. */
async function startDatabase(folder: string) {
  const directory = mkdtempSync(join(folder, 'database-'))
  const { url, stop } = await startServer(directory)
  const ask = async (text: string, values: unknown[] = [], database = 'postgres') => {
    const client = new pg.Client({ connectionString: url.replace(/postgres$/, database) })
    await client.connect()
    return client.query<{ n: number }>(text, values).finally(() => client.end())
  }
  await ask('create role owner login createrole')
  await ask('create role service_login login')
  await ask('create database portal owner owner')
  return {
    stop,
    urlOf: (kind: 'owner' | 'portal') =>
      url.replace('portal@', kind === 'owner' ? 'owner@' : 'service_login@').replace(/postgres$/, 'portal'),
    /** The number of these titles that belong to exactly one note. */
    notes: async (titles: readonly string[]) => {
      const once = 'select title from note where title = any($1) group by title having count(*) = 1'
      const { rows } = await ask(`select count(*)::int as n from (${once}) o`, [titles], 'portal')
      return rows[0]?.n ?? 0
    },
  }
}

function fail(message: string, code: number): void {
  console.error(message)
  process.exitCode = code
}
