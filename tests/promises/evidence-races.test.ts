import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskOf, seedThirdOfStaff, serviceAgain } from '../../custodian/distributions/evidence/testing.evidence.ts'
import { fund, signNewest } from '../../custodian/distributions/testing.ts'
import { openDatabase, type Database } from '../../custodian/platform/db/connect.ts'
import { migrate } from '../../custodian/platform/db/migrate.ts'
import { administrator, bob, customerService, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { patient, startPostgres, type Postgres } from '../postgres.ts'

// Acceptance of evidence parallel to its replacement, on a real PostgreSQL.

const ROUNDS = 12
let postgres: Postgres
let database: Database
let server: TestServer
let desk: ReturnType<typeof deskOf>
let requestId = 0

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const first = await openDatabase({ databaseUrl, dataDir: 'memory' })
  await migrate(first)
  await first.close()
  database = patient(await openDatabase({ databaseUrl, dataDir: 'memory' }))
  server = await startTestServer({ database })
  await seedPeople(server.services)
  await seedThirdOfStaff(server)
  await database.executeSql(
    `insert into address (account_owner_id, address1, city, state, zip) values (${bob.ownerId}, '1 Elm', 'Austin', 'TX', '78701')`,
  )
  await fund(server.services, bob.accountId, 500_000n)
  desk = deskOf(server)
  requestId = await desk.begin(customerService)
  await signNewest(server, await server.tokenOf(bob.email))
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})

interface Given {
  id: number
  outcome: string | null
}

/** The request's evidence, newest first. */
async function evidence(): Promise<Given[]> {
  const { body } = await desk.as(administrator, 'GET', `/withdrawal/admin/withdrawal/${requestId}`)
  return (body as { around: { evidence: Given[] } }).around.evidence
}

/** Gives new evidence and opens it as the person who will accept it. */
async function waiting(): Promise<number | null> {
  await database.executeSql('delete from throttle')
  await desk.must(desk.send(customerService, requestId))
  const approvalId = await desk.waiting(requestId)
  await desk.open(administrator, approvalId)
  return approvalId
}

const approvable = async () => {
  const { body } = await desk.as(administrator, 'GET', `/withdrawal/admin/withdrawal/${requestId}`)
  const { moves } = (body as { request: { moves: { statusId: number; reason: string | null }[] } }).request
  return moves.find(({ statusId }) => statusId === 2)?.reason === null
}

test('never counts new evidence as accepted when the old evidence is accepted during its replacement', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await waiting()
    const accept = () => desk.decide(administrator, first)
    const replace = () => desk.send(serviceAgain, requestId, { kind: 'SSA_DETERMINATION' })
    const [accepted, replaced] =
      round % 2 === 0
        ? await Promise.all([accept(), replace()])
        : (await Promise.all([replace(), accept()])).toReversed()
    expect(replaced?.status).toBe(200)
    // If the acceptance was first, it accepted the newest evidence; otherwise its approval was withdrawn.
    expect([200, 'This was withdrawn.']).toContain(accepted?.status === 200 ? 200 : accepted?.body)
    const [newest, before] = await evidence()
    expect(newest?.outcome).toBeNull()
    expect(before?.outcome).toBe(accepted?.status === 200 ? 'ACCEPTED' : 'REPLACED')
    expect(await approvable()).toBe(false)
  }
})

test.each(['accept', 'replace'] as const)(
  'serializes acceptance and replacement of evidence by the account lock (second call: %s)',
  async (held) => {
    const first = await waiting()
    // Each call locks the account first, so the call that waits for the lock first wins.
    const lock = database.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('retirement_account')
        .select('account_id')
        .where('account_id', '=', bob.accountId)
        .forUpdate()
        .execute()
      const order = held === 'accept' ? (['replace', 'accept'] as const) : (['accept', 'replace'] as const)
      const run = {
        accept: () => desk.decide(administrator, first),
        replace: () => desk.send(serviceAgain, requestId, { kind: 'SSA_DETERMINATION' }),
      }
      const begun = run[order[0]]()
      await untilWaiting(1)
      const behind = run[order[1]]()
      await untilWaiting(2)
      return held === 'accept' ? { replaced: begun, accepted: behind } : { accepted: begun, replaced: behind }
    })
    const { accepted, replaced } = await lock
    expect((await replaced).status).toBe(200)
    const answer = await accepted
    expect([answer.status, held === 'accept' && answer.body]).toEqual(
      held === 'accept' ? [409, 'This was withdrawn.'] : [200, false],
    )
    expect((await evidence())[0]?.outcome).toBeNull()
    expect(await approvable()).toBe(false)
  },
)

/** Waits until this many transactions are waiting for a lock. */
async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await database.executeSql(
      `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    if (Number(rows[0]?.['n']) >= count) return
  }
}

test('refuses to accept replaced evidence in the database', async () => {
  await waiting()
  await desk.must(desk.send(serviceAgain, requestId))
  const [newest, old] = await evidence()
  const approvalId = await desk.waiting(requestId)
  const decide = (evidenceId: number | undefined) =>
    database.executeSql(`insert into request_evidence_decision (request_evidence_id, approval_id, outcome, decided_by, decided_at)
      values (${evidenceId}, ${approvalId}, 'ACCEPTED', 21, now())`)
  await expect(decide(old?.id)).rejects.toThrow('was replaced')
  expect(newest?.outcome).toBeNull()
})
