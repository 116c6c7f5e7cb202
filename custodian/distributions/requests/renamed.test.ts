import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type Postgres } from '../../../tests/postgres.ts'
import { prepareDatabase } from '../../platform/db/prepare.ts'
import { SERVICE_ROLE } from '../../platform/db/serviceRole.ts'
import { ada, BY_OPERATOR, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'

let postgres: Postgres
let server: TestServer
const connections: pg.Client[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const database = await prepareDatabase({ databaseUrl, databaseOwnerUrl: null, dataDir: '' })
  server = await startTestServer({ database })
  await seedPeople(server.services)
  for (let made = 0; made < 2; made += 1) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(`set role ${SERVICE_ROLE}`)
    connections.push(client)
  }
})
afterAll(async () => {
  for (const client of connections) await client.end()
  await server?.close()
  await postgres?.stop()
})

const insert = (requestId: number) => `insert into distribution_request (request_id, kind, account_id,
    distribution_type_id, amount_cents, is_full_amount, status_id, outcome, date_requested)
  values (${requestId}, 'WITHDRAWAL', ${ada.accountId}, 1, 10000, false, 5, 'cancelled', now())`
const rename = (name: string) =>
  `${BY_OPERATOR} update account_owner set last_name = '${name}' where account_owner_id = ${ada.ownerId}`
const renumber = (number: string) =>
  `update retirement_account set plan_account_number = '${number}' where account_id = ${ada.accountId}`

/** Runs `second` while `first` is uncommitted, and commits `first` once `second` has finished or waits for it. */
async function atOnce(first: string, second: string): Promise<void> {
  const [one, other] = connections as [pg.Client, pg.Client]
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
  await one.query('begin')
  await one.query(first)
  let isDone = false
  const done = other.query(second).finally(() => {
    isDone = true
  })
  const waits = async () =>
    (await one.query(`select 1 from pg_locks where pid = $1 and not granted`, [rows[0]?.pid])).rowCount === 1
  while (!isDone && !(await waits()));
  await one.query('commit')
  await done
}

test.each([
  ['is renamed', 901, insert(901), rename('Young'), { owner_name_key: 'young, ada' }],
  ['was renamed just now', 902, rename('Zeller'), insert(902), { owner_name_key: 'zeller, ada' }],
  ['has an account that is renumbered', 903, insert(903), renumber('G9'), { plan_account_number: 'G9' }],
  ['had an account renumbered just now', 904, renumber('G10'), insert(904), { plan_account_number: 'G10' }],
])('lists a new request under the current name and number when the owner %s', async (...row) => {
  const [, requestId, first, second, called] = row
  await atOnce(first, second)
  const request = await server.services.db
    .selectFrom('distribution_request')
    .select(['owner_name_key', 'plan_account_number'])
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  expect(request).toMatchObject(called)
})
