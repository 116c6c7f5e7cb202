import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { answering } from '../../scripts/readiness.ts'
import { freePort } from '../../tests/ports.ts'
import { documentsOf, webOperation } from '../../tests/webOperations.ts'
import { startMeasured } from '../server.ts'
import type { Lane } from './lanes.ts'
import type { Recording } from './limit.ts'
import { startWatched, type WatchedServer } from './statements.ts'

/** Enough owners, besides the named people, to fill the pages of staff lists. */
const OWNERS = 300

export interface Portal extends Lane {
  gatewayUrl: string
  custodianUrl: string
  /** The body of the request by which the web of this checkout sends one of its GraphQL documents. */
  bodyOf(document: string, variables: object): string
  /** The PostgreSQL server; null if the portal uses the embedded database. */
  database: WatchedServer | null
}

/**
 * The gateway, custodian and database of a checkout with their own data.
 * @param folder an empty folder for all their files
 */
export async function startPortal(
  name: string,
  checkout: string,
  engine: 'postgres' | 'embedded',
  folder: string,
): Promise<Portal> {
  const database = engine === 'postgres' ? await startWatched(join(folder, 'postgres')) : null
  const [port, custodianPort] = [await freePort(), await freePort()]
  const [gatewayUrl, custodianUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${custodianPort}`]
  const env = {
    NODE_ENV: 'test',
    TZ: 'UTC',
    BUSINESS_TIME_ZONE: 'UTC',
    DATABASE_URL: database?.url,
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    CUSTODIAN_PORT: String(custodianPort),
    CUSTODIAN_URL: custodianUrl,
    PUBLIC_ORIGIN: gatewayUrl,
    TIMETABLE: 'off',
    LOG_LEVEL: 'error',
  }
  mkdirSync(env.DATA_DIR, { recursive: true })
  const demo = spawnSync(process.execPath, [join(checkout, 'custodian/commands/demo.ts'), '--owners', String(OWNERS)], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (demo.status !== 0) throw new Error(`the demo data of ${checkout} ended with ${demo.status}`)
  const custodian = startMeasured(join(checkout, 'custodian/main.ts'), env)
  await answering(`${custodianUrl}/api/ready`, custodian.child)
  const gateway = startMeasured(join(checkout, 'gateway/main.ts'), env)
  await answering(`${gatewayUrl}/ready`, gateway.child)
  const documents = documentsOf(checkout)
  return {
    name,
    gatewayUrl,
    custodianUrl,
    database,
    url: `${gatewayUrl}/graphql`,
    cpu: async () => ({
      gateway: await gateway.cpu(),
      custodian: await custodian.cpu(),
      database: database?.cpu() ?? 0,
    }),
    totals: async () => (await database?.totals()) ?? null,
    bodyOf: (document, variables) => webOperation(document, variables, documents),
    stop: async () => {
      await Promise.all([gateway.stop(), custodian.stop()])
      await database?.stop()
    },
  }
}

/** Starts the minimal server (limit.ts) on the database that a stopped portal has left in `folder`. */
export async function startLimit(folder: string, recordings: readonly Recording[]): Promise<Lane> {
  const database = await startWatched(join(folder, 'postgres'))
  const port = await freePort()
  const server = startMeasured('bench/answer/limit.ts', { PORT: String(port), DATABASE_URL: database.url })
  const added = once(server.child, 'message')
  server.child.send({ add: recordings })
  await added
  return {
    name: 'the limit',
    url: `http://127.0.0.1:${port}`,
    cpu: async () => ({ gateway: await server.cpu(), custodian: 0, database: database.cpu() }),
    totals: () => database.totals(),
    stop: async () => {
      await server.stop()
      await database.stop()
    },
  }
}
