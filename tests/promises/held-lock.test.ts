import { JOB_TYPE } from '../../contract/jobType.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { fund } from '../../custodian/distributions/testing.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { ada, bob, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { startPostgres, type Postgres } from '../postgres.ts'

// A transaction holds an account's lock: callers that need it get "try again", and others do not wait.

let postgres: Postgres
let holder: pg.Client
let server: TestServer
let adas: string
let bobs: string

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const database = await prepareDatabase({ databaseUrl, databaseOwnerUrl: null, dataDir: '' })
  server = await startTestServer({ database })
  await seedPeople(server.services)
  for (const { accountId } of [ada, bob]) await fund(server.services, accountId, 1_000_000n)
  adas = await server.tokenOf(ada.email)
  bobs = await server.tokenOf(bob.email)
  holder = new pg.Client({ connectionString: databaseUrl })
  await holder.connect()
})
afterAll(async () => {
  await holder?.end()
  await server?.close()
  await postgres?.stop()
})

const amount = (token: string, accountId: number) =>
  server.call('POST', `/api/wizard/amount/${accountId}`, { token, body: { amount: 100, isFullAmount: false } })

describe('an account locked by another transaction', () => {
  it('returns 503 for a locked account, serves other accounts and recovers', async () => {
    await holder.query(`begin; select 1 from retirement_account where account_id = ${ada.accountId} for update`)
    const waiting = Array.from({ length: 10 }, () => amount(adas, ada.accountId))
    expect((await amount(bobs, bob.accountId)).status).toBe(200)
    expect((await server.call('GET', '/api/account/balance', { token: adas })).status).toBe(200)
    for (const answer of await Promise.all(waiting)) {
      expect(answer.status).toBe(503)
      expect(answer.body).toMatchObject({ message: 'The service is busy. Please try again.' })
    }
    await holder.query('rollback')
    expect((await amount(adas, ada.accountId)).status).toBe(200)
  })

  it('runs jobs on their own connections, so a waiting job blocks no request', async () => {
    const token = adas
    await holder.query(`begin; lock table job in access exclusive mode`)
    const run = runJob(server.services, JOB_TYPE.calculateWithdrawals)
    expect((await server.call('GET', '/api/account/balance', { token })).status).toBe(200)
    await expect(
      server.services.db.insertInto('job').values({ job_type_id: JOB_TYPE.calculateWithdrawals }).execute(),
    ).rejects.toMatchObject({
      code: '55P03',
    })
    await holder.query('rollback')
    expect(await run).toMatchObject({ failures: [] })
  })
})

it('gives requests shorter statement timeouts than jobs', async () => {
  const { db, work } = server.services.database
  const limits = async (of: typeof db) =>
    Promise.all(
      (['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const).map(async (name) => {
        const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(of)
        return rows[0]?.value
      }),
    )
  expect(await limits(db)).toEqual(['5s', '2s', '10s'])
  expect(await limits(work)).toEqual(['10min', '30s', '2min'])
})
