import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { folderOfTest } from '../../tests/folder.ts'
import { startPostgres, type Postgres } from '../../tests/postgres.ts'
import { hasFailedDetails } from '../distributions/requests/failedDetails.ts'
import { requestById } from '../distributions/request.sql.ts'
import { fund, moveWithdrawal, signNewest, submit, walk } from '../distributions/testing.ts'
import { sealAudit, verifyAudit } from '../integrity/auditChain.ts'
import { runJob } from '../jobs/run.ts'
import { openSocial, socialHash } from '../owners/social.ts'
import { CannotStart } from '../platform/command.ts'
import { unpackBuilt } from '../platform/db/builtDatabase.ts'
import { openDatabase, type Database } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import { createServices, type Services } from '../platform/context/services.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { administrator, ada, seedPeople } from '../testing.people.ts'
import { migratedDatabase, startTestServer, testConfig, testDatabase, type TestServer } from '../testing.ts'
import { requireKnownKeys } from './knownKeys.ts'
import { rehashSocials } from './rehash.ts'

const NEXT = { hashKey: Buffer.alloc(32, 7), formerHashKeys: [testConfig.hashKey] }

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

async function peopleOn(database: Database): Promise<TestServer> {
  const server = await startTestServer({ database })
  await seedPeople(server.services)
  await requireKnownKeys(server.services)
  return server
}

const people = async () => peopleOn(await testDatabase())
const onPostgres = async () => {
  const url = await migratedDatabase(postgres)
  return { url, server: await peopleOn(await openDatabase({ databaseUrl: url, dataDir: '' })) }
}
async function onEmbedded() {
  const database = await openDatabase({ dataDir: folderOfTest(), fillNew: unpackBuilt })
  await migrate(database)
  return { server: await peopleOn(database) }
}

const withNext = ({ database, clock }: Pick<Services, 'database' | 'clock'>): Services =>
  createServices({ config: { ...testConfig, ...NEXT }, database, clock })

const searched = async (server: TestServer, ssn: string) => {
  const token = await server.tokenOf(administrator)
  const { body } = await server.call('POST', '/api/accountowner/search', { token, body: { ssn } })
  return JSON.stringify(body)
}

test.each([
  ['embedded', onEmbedded],
  ['PostgreSQL', onPostgres],
] as const)(
  'finds all owners by the new hash key after rehashing, emits no event, and still verifies the audit trail (%s)',
  async (_, start) => {
    const { server } = await start()
    const { db, pii } = server.services
    await sealAudit({ db, pii })
    const { social_sealed } = await db
      .selectFrom('account_owner')
      .select('social_sealed')
      .where('account_owner_id', '=', ada.ownerId)
      .executeTakeFirstOrThrow()
    const number = openSocial(pii, ada.ownerId, social_sealed ?? '')
    expect(await searched(server, number)).toContain(String(ada.ownerId))

    const renewed = withNext(server.services)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from account_owner where social_hash is not null`.execute(db)
    const events = await db.selectFrom('event_outbox').selectAll().execute()
    expect(await rehashSocials(renewed)).toBe(rows[0]?.n)
    expect(await db.selectFrom('event_outbox').selectAll().execute()).toEqual(events)
    await requireKnownKeys(renewed)
    const hashes = await db
      .selectFrom('account_owner')
      .select('social_hash')
      .where('social_hash', 'is not', null)
      .execute()
    expect(hashes.map(({ social_hash }) => social_hash)).toContain(socialHash(renewed.pii, number))
    expect(hashes.map(({ social_hash }) => social_hash)).not.toContain(socialHash(pii, number))

    await sealAudit({ db, pii: renewed.pii })
    const trail = await verifyAudit({ db, pii: renewed.pii })
    expect(trail).toMatchObject({ findings: [], unsealed: 0 })
    const alone = createServices({ ...server.services, config: { ...testConfig, hashKey: NEXT.hashKey } })
    expect((await verifyAudit({ db, pii: alone.pii })).findings.length).toBeGreaterThan(0)
    await server.close()
  },
)

/** Every column of a hash, by its relation to HASH_KEY. A new column belongs to one of these lists. */
const HASHES = {
  /** Searched by the hash, so hashed again. */
  rehashed: ['account_owner.social_hash'],
  /** Compared with `isHash` or `hashes`, which know the former keys, too. */
  verifiedByFormerKeys: [
    'audit_chain.hash',
    'closed_month.hash',
    'idempotency.request_hash',
    'payment_return.details_hash',
    'payout_hold.code_hash',
    'registration.code_hash',
    'signing_code.code_hash',
  ],
  /** A hash of a former key only repeats work: another code is mailed, an identity is checked again. */
  madeAnew: ['identity_check.data_version', 'signing_code.address_hash'],
  withoutKey: [
    'credential_operation.hash',
    'envelope.envelope_hash',
    'key_fingerprint.fingerprint',
    'portal_user.password_hash',
    'registration.unique_id_hash',
    'sanctions_screening.list_digest',
    'signing_code.envelope_hash',
  ],
}

test('knows for every stored hash whether a new hash key changes it', async () => {
  const server = await people()
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (column_name ~ '(^|_)(hash|digest|fingerprint)$' or column_name = 'data_version')
      and column_name <> 'token_hash'`.execute(server.services.db)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.values(HASHES).flat().toSorted())
  await server.close()
})

test('recognizes returned bank details that were hashed with the former hash key', async () => {
  const server = await people()
  const { services } = server
  const { db } = services
  await fund(services, ada.accountId, 500_000n)
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck: false })
  const requestId = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await moveWithdrawal(server, administrator, requestId, REQUEST_STATUS.approved)
  for (const job of ['calculateWithdrawals', 'processWithdrawals', 'bankUpload'] as const)
    await runJob(services, JOB_TYPE[job])
  const { trace_number: traceNumber } = await db.selectFrom('payment').select('trace_number').executeTakeFirstOrThrow()
  const headers = { authorization: `Operator ${testConfig.operatorKey}` }
  await server.call('POST', '/api/job/rejections', { headers, body: { returns: [{ traceNumber, code: 'R03' }] } })
  const renewed = withNext(services)
  await rehashSocials(renewed)
  const hasFailed = await db.transaction().execute(async (tx) => {
    const request = await requestById(tx, requestId)
    return (
      request &&
      hasFailedDetails(writeContextIn(tx, renewed, { requestId: 'test', now: services.clock.now() }), request)
    )
  })
  expect(hasFailed).toBe(true)
  await server.close()
})

test('stops rehashing at a number that cannot be decrypted, and keeps the former hashes', async () => {
  const server = await people()
  const { db, pii } = server.services
  await db
    .updateTable('account_owner')
    .set({ social_sealed: pii.seal('900110001', 'another place') })
    .where('account_owner_id', '=', ada.ownerId)
    .execute()
  const before = await db.selectFrom('account_owner').select(['account_owner_id', 'social_hash']).execute()
  await expect(rehashSocials(withNext(server.services))).rejects.toThrow('authenticate')
  expect(await db.selectFrom('account_owner').select(['account_owner_id', 'social_hash']).execute()).toEqual(before)
  await requireKnownKeys(server.services)
  await server.close()
})

test('refuses to rehash while a custodian is connected', async () => {
  const { server, url } = await onPostgres()
  const database = await openDatabase({ databaseUrl: url, dataDir: '' })
  const refusal = await rehashSocials(withNext({ ...server.services, database })).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(CannotStart)
  await database.close()
  await requireKnownKeys(server.services)
  await server.close()
})
