import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { fund } from '../../custodian/distributions/testing.ts'
import { ada, administrator, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { startPostgres, type Postgres } from '../postgres.ts'

// A database that temporarily refuses writes, like a replica before its promotion.

let postgres: Postgres
let operator: pg.Client
let server: TestServer

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const database = await prepareDatabase({ databaseUrl, databaseOwnerUrl: null, dataDir: '' })
  server = await startTestServer({ database, config: { staffIdleMinutes: 30 } })
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 1_000_000n)
  operator = new pg.Client({ connectionString: databaseUrl })
  await operator.connect()
})
afterAll(async () => {
  await operator?.end()
  await server?.close()
  await postgres?.stop()
})

/** Sets the mode for every connection, because open connections are terminated. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  await operator.query('set default_transaction_read_only = off')
  await operator.query(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = ${
      isReadOnly ? 'on' : 'off'
    }', current_database()); end $$`,
  )
  await operator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
}

it('serves reads from a read-only database, refuses writes with 503, and recovers automatically', async () => {
  const [customer, staff] = [await server.tokenOf(ada.email), await server.tokenOf(administrator)]
  const own = () => server.call('GET', '/api/account/balance', { token: customer })
  const ofStaff = () => server.call('GET', `/api/account/admin/${ada.ownerId}/balance`, { token: staff })
  const save = () =>
    server.call('PUT', '/api/emailsetting', {
      token: customer,
      body: { accountOwnerId: ada.ownerId, emailSetting: true },
    })
  // After five minutes, the next call writes the session's last use again.
  server.clock.forward(5 * 60_000)

  await setReadOnly(true)
  // Terminated connections are replaced one after another.
  const soon = (read: typeof own) =>
    vi.waitFor(async () => expect((await read()).status).toBe(200), { timeout: 60_000 })
  await soon(own)
  await soon(ofStaff)
  expect(await save()).toMatchObject({ status: 503, body: { message: 'The service is busy. Please try again.' } })

  const ready = () => server.call('GET', '/api/ready')
  expect(await ready()).toMatchObject({
    status: 503,
    body: { message: 'Nothing can be written: the database is read-only.' },
  })

  await setReadOnly(false)
  await soon(save)
  await soon(ready)
  const reads = async () =>
    (await operator.query(`select count(*)::int as n from audit where action = 'owner.read'`)).rows[0] as { n: number }
  expect(await reads()).toEqual({ n: 0 })
  await soon(ofStaff)
  // Reads by staff in the meantime are recorded with the next successful write.
  expect((await reads()).n).toBeGreaterThanOrEqual(2)
})
