import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmedDeath } from '../../custodian/deaths/testing.deaths.ts'
import { fund } from '../../custodian/distributions/testing.ts'
import { openDatabase, type Database } from '../../custodian/platform/db/connect.ts'
import { migrate } from '../../custodian/platform/db/migrate.ts'
import { ada, administrator, bob, customerService, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { patient, startPostgres, type Postgres } from '../postgres.ts'

// Parallel claims after a death, and claims parallel to the withdrawal of the death, on a real PostgreSQL.

const ROUNDS = 5
let postgres: Postgres
let database: Database
let server: TestServer
const tokens = { admin: '', service: '' }

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const first = await openDatabase({ databaseUrl, dataDir: 'memory' })
  await migrate(first)
  await first.close()
  database = patient(await openDatabase({ databaseUrl, dataDir: 'memory' }))
  server = await startTestServer({ database })
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 1_000_000n)
  tokens.admin = await server.tokenOf(administrator)
  tokens.service = await server.tokenOf(customerService)
  await database.executeSql(`
    insert into attachment (guid, account_owner_id, attachment_type_id, file_name, content_type, size_bytes, sha256, created_at)
    values ('certificate', ${ada.ownerId}, 1, 'c.pdf', 'application/pdf', 8, 'x', now())`)
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})
beforeEach(() => database.executeSql('delete from throttle'))

/** Cancels all claims and approvals, and confirms the owner's death unless it is confirmed already. */
async function anew(): Promise<void> {
  await database.executeSql(`
    update distribution_request set status_id = 5, outcome = 'cancelled' where status_id <> 5;
    update approval set status = 'LAPSED', decided_at = now() where status = 'WAITING'`)
  const { rows } = await database.executeSql("select from owner_death where state <> 'ENDED'")
  if (rows.length > 0) return
  for (const text of confirmedDeath({ ownerId: ada.ownerId, diedOn: '2025-05-01', guid: 'certificate' }))
    await database.executeSql(text)
}

const claim = (tin: string, amount: number, of: { ownerId: number; accountId: number } = ada) =>
  server.call('POST', `/api/death/admin/${of.ownerId}/${of.accountId}/claim`, {
    token: tokens.service,
    body: {
      kind: 'PERSON',
      firstName: 'Cleo',
      lastName: 'Adams',
      tin,
      address1: '5 Oak Street',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      isCheck: true,
      amount,
      isFullAmount: false,
      federalPercent: 10,
      stateTaxAmount: 0,
      stateOptOut: false,
    },
  })

test("limits parallel claims to the account's balance", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await anew()
    const all = await Promise.all(['900777001', '900777002', '900777003'].map((tin) => claim(tin, 4_000)))
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 400])
  }
})

test('accepts either a claim or the cancellation of the death report, never both', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await anew()
    const path = `/api/death/admin/${ada.ownerId}/takeBack`
    const asked = await server.call('POST', path, { token: tokens.service, body: { note: 'She called' } })
    expect(asked.status).toBe(200)
    const { rows } = await database.executeSql("select approval_id as id from approval where status = 'WAITING'")
    const approve = () =>
      server.call('POST', `/api/approval/${String(rows[0]?.['id'])}/approve`, {
        token: tokens.admin,
        body: { note: null },
      })
    const first = round % 2 === 0 ? approve() : claim('900777001', 100)
    const [one, other] = await Promise.all([first, round % 2 === 0 ? claim('900777001', 100) : approve()])
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    const standing = await database.executeSql("select state from owner_death where state <> 'ENDED'")
    const open = await database.executeSql('select 1 from distribution_request where status_id <> 5')
    expect(standing.rows).toHaveLength(open.rows.length)
  }
})

test('stores a recipient once under parallel claims, even during a correction', async () => {
  await database.executeSql(`
    insert into attachment (guid, account_owner_id, attachment_type_id, file_name, content_type, size_bytes, sha256, created_at)
    values ('certificate-2', ${bob.ownerId}, 1, 'c.pdf', 'application/pdf', 8, 'x', now())`)
  for (const text of confirmedDeath({ ownerId: bob.ownerId, diedOn: '2025-05-01', guid: 'certificate-2' }))
    await database.executeSql(text)
  for (const accountId of [bob.accountId, bob.secondAccountId]) await fund(server.services, accountId, 1_000_000n)
  const payees = async () =>
    (await database.executeSql(`select payee_id from payee where account_owner_id = ${bob.ownerId} order by 1`)).rows
  for (let round = 0; round < ROUNDS; round += 1) {
    await anew()
    const of = (accountId: number) => claim(`90088000${round}`, 100, { ownerId: bob.ownerId, accountId })
    const made = await Promise.all([of(bob.accountId), of(bob.secondAccountId)])
    expect(made.map(({ status }) => status)).toEqual([200, 200])
    expect(await payees()).toHaveLength(round + 1)
    await anew()
    const correct = server.call(
      'PUT',
      `/api/death/admin/${bob.ownerId}/recipient/${String((await payees()).at(-1)?.['payee_id'])}`,
      {
        token: tokens.admin,
        body: {
          firstName: 'Cleo',
          lastName: 'Adams',
          address1: '6 Oak Street',
          city: 'Austin',
          state: 'TX',
          zip: '78701',
        },
      },
    )
    const both = await Promise.all([of(bob.accountId), correct])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  }
})
