import pg from 'pg'
import { prepareDatabase } from '../custodian/platform/db/prepare.ts'
import { seedPeople } from '../custodian/testing.people.ts'
import { startTestServer, type TestAnswer, type TestServer } from '../custodian/testing.ts'
import type { Config } from '../custodian/platform/config/config.ts'
import { startPostgres, type Postgres } from './postgres.ts'

export interface ProductionServer {
  server: TestServer
  /**
   * Makes a call with a new session, because the test clock may have ended an earlier session. `who` is null for an
   * anonymous caller.
   */
  as: (
    who: string | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<TestAnswer>
  /** Addresses for the custodian's database login, which owns nothing, and for the tables' owner. */
  loginUrl: string
  ownerUrl: string
  /** The PostgreSQL server, on which a test can create another database. */
  postgres: Postgres
  /** Runs statements that need the rights of the tables' owner, on one connection. */
  asOwner: (text: string) => Promise<void>
  stop: () => Promise<void>
}

/**
 * A custodian with production settings, the test people, its own database and a stopped clock. As in production, its
 * database login owns no tables.
 */
export async function startProductionServer(config: Partial<Config> = {}): Promise<ProductionServer> {
  const postgres = await startPostgres()
  const databaseOwnerUrl = await postgres.database()
  const owner = new pg.Client({ connectionString: databaseOwnerUrl })
  await owner.connect()
  await owner.query(`do $$ begin create role portal_login login; exception when duplicate_object then null; end $$`)
  const login = new URL(databaseOwnerUrl)
  login.username = 'portal_login'
  const database = await prepareDatabase({
    databaseUrl: login.toString(),
    databaseOwnerUrl,
    dataDir: '',
    production: true,
  })
  const server = await startTestServer({
    database,
    config: {
      production: true,
      databaseUrl: login.toString(),
      databaseOwnerUrl,
      passwordMinimumLength: 8,
      staffPasswordMinimumLength: 12,
      refuseEasyPasswords: true,
      staffSecondFactor: true,
      ...config,
    },
  })
  await seedPeople(server.services)
  return {
    server,
    loginUrl: login.toString(),
    ownerUrl: databaseOwnerUrl,
    postgres,
    as: async (who, method, path, body, headers = {}) =>
      server.call(method, `/api${path}`, {
        headers,
        ...(who === null ? {} : { token: await server.tokenOf(who) }),
        ...(body === undefined ? {} : { body }),
      }),
    asOwner: async (text) => {
      await owner.query(text)
    },
    stop: async () => {
      await owner.end()
      await server.close()
      await postgres.stop()
    },
  }
}
