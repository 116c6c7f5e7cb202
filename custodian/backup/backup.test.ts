import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type Postgres } from '../../tests/postgres.ts'
import { folderOfTest } from '../../tests/folder.ts'
import { submit, walk } from '../distributions/testing.ts'
import { sealAudit, verifyAudit } from '../integrity/auditChain.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { openDatabase, type Database, type Db } from '../platform/db/connect.ts'
import { maintenanceOf } from '../platform/maintenance/current.ts'
import { changeMaintenance } from '../maintenance/change.ts'
import { requireKnownKeys } from '../reseal/knownKeys.ts'
import { createServices } from '../platform/context/services.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'
import { backUp } from './backup.ts'
import { restore, writeKeysOf } from './restore.ts'
import { tablesOf } from './tables.ts'

const backupKey = Buffer.from(Array.from({ length: 32 }, (_, place) => (place * 89 + 7) % 256))

let postgres: Postgres
let source: TestServer
let parent: string
let folder: string

beforeAll(async () => {
  postgres = await startPostgres()
  source = await startTestServer({ demo: true, config: { backupKey } })
  await requireKnownKeys(source.services)
  await sealAudit(source.services)
  parent = mkdtempSync(join(tmpdir(), 'portal-backup-'))
  folder = join(parent, 'backup')
  await backUp(source.services, folder)
})
afterAll(async () => {
  await source.close()
  await postgres.stop()
  rmSync(parent, { recursive: true, force: true })
})

const emptyDatabase = async (kind: 'embedded' | 'PostgreSQL') =>
  openDatabase(kind === 'embedded' ? { dataDir: 'memory' } : { dataDir: '', databaseUrl: await postgres.database() })

/** A checksum of each table's content. */
async function contentOf(db: Db): Promise<Record<string, string>> {
  const content: Record<string, string> = {}
  for (const { name } of await tablesOf(db)) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ':' || coalesce(sum(hashtextextended((to_jsonb(t) - 'db_transaction')::text, 0)::numeric), 0) as sum
      from ${sql.table(name)} t`.execute(db)
    content[name] = rows[0]?.sum ?? ''
  }
  return content
}

describe.each(['embedded', 'PostgreSQL'] as const)('a backup restored into an empty database (%s)', (kind) => {
  let restored: Database
  let outcome: Awaited<ReturnType<typeof restore>>
  beforeAll(async () => {
    restored = await emptyDatabase(kind)
    outcome = await restore(restored, folder, testConfig, source.clock.now())
  })
  afterAll(() => restored.close())

  test('restores every row of a backup, with balanced books and the whole audit trail', async () => {
    const { maintenance, audit, ...restoredContent } = await contentOf(restored.db)
    expect(await contentOf(source.services.db)).toMatchObject(restoredContent)
    expect(maintenance).toMatch(/^1:/)
    expect(audit).toMatch(/^\d+:/)
    const services = createServices({ config: testConfig, database: restored, clock: source.clock })
    expect(await checkLedger(services.db)).toEqual([])
    const before = await verifyAudit(source.services)
    expect(before.head).not.toBeNull()
    expect(await verifyAudit(services, before.head ?? undefined)).toEqual({ ...before, unsealed: before.unsealed + 1 })
  })

  test('leaves a restored database in read-only mode, with an audit row', async () => {
    expect(outcome.isHashKeyNew).toBe(false)
    expect(await maintenanceOf(restored.db)).toMatchObject({ mode: 'READ_ONLY' })
    const { action, request_id } = await restored.db
      .selectFrom('audit')
      .select(['action', 'request_id'])
      .orderBy('audit_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect({ action, request_id }).toEqual({ action: 'maintenance.set', request_id: 'restore' })
  })

  test('serves sign-ins and new requests with unused ids after a restore', async () => {
    await restored.db
      .transaction()
      .execute((tx) => changeMaintenance({ tx, audit: async () => {}, now: source.clock.now() }, { mode: 'OFF' }))
    const server = await startTestServer({ database: restored })
    const owner = { username: 'ann.archer@example.com', password: 'Passw0rd!' }
    expect(await server.call('POST', '/api/authenticate', { body: owner })).toMatchObject({ status: 200 })
    const { account_id: accountId } = await restored.db
      .selectFrom('retirement_account')
      .innerJoin('portal_user', 'portal_user.account_owner_id', 'retirement_account.account_owner_id')
      .select('account_id')
      .where('email', '=', 'fay.ford@example.com')
      .executeTakeFirstOrThrow()
    const { last } = await restored.db
      .selectFrom('distribution_request')
      .select((make) => make.fn.max('request_id').as('last'))
      .executeTakeFirstOrThrow()
    const token = await server.tokenOf('fay.ford@example.com')
    await walk(server, token, accountId)
    await submit(server, token, accountId)
    const made = await restored.db
      .selectFrom('distribution_request')
      .select('request_id')
      .where('request_id', '>', last ?? 0)
      .execute()
    expect(made).toHaveLength(1)
    expect(await checkLedger(restored.db)).toEqual([])
  })

  test('keeps the ledger append-only after a restore', async () => {
    const run = (text: string) => restored.executeSql(text)
    await expect(run('update posting set amount_cents = amount_cents + 1')).rejects.toThrow('append-only')
    await expect(run('truncate posting')).rejects.toThrow('append-only')
    await expect(run('delete from audit')).rejects.toThrow('append-only')
    await expect(
      run(`insert into posting (transaction_id, book_id, side, amount_cents)
        select transaction_id, book_id, side, amount_cents from posting
        where transaction_id = (select min(transaction_id) from posting)`),
    ).rejects.toThrow('closed')
  })

  test('refuses to restore into a database that has users', async () => {
    await expect(restore(restored, folder, testConfig, source.clock.now())).rejects.toThrow('restore into an empty one')
  })
})

type Keys = Pick<typeof testConfig, 'piiKeys' | 'hashKey' | 'formerHashKeys'>
const [OTHER, NEXT] = [Buffer.alloc(32, 9), Buffer.alloc(32, 7)]

describe('checks and protection of a backup', () => {
  const copyOf = (change: (folder: string) => void) => {
    const copy = folderOfTest()
    for (const name of readdirSync(folder)) writeFileSync(join(copy, name), readFileSync(join(folder, name)))
    change(copy)
    return copy
  }
  const refused = async (from: string, keys: Partial<Keys> = {}) => {
    const { services, close } = await startTestServer()
    const { database } = services
    const before = await contentOf(database.db)
    try {
      const reason = await restore(database, from, { ...testConfig, ...keys }, source.clock.now()).then(
        () => 'restored',
        (error: Error) => error.message,
      )
      expect(await contentOf(database.db)).toEqual(before)
      return reason
    } finally {
      await close()
    }
  }

  test('refuses to restore a backup with one changed amount', async () => {
    const changed = copyOf((copy) => {
      const file = join(copy, 'posting.jsonl.gz')
      const rows = gunzipSync(readFileSync(file)).toString()
      const more = rows.replace('"amount_cents":', '"amount_cents":9')
      expect(more).not.toBe(rows)
      writeFileSync(file, gzipSync(more))
    })
    expect(await refused(changed)).toBe('The file of posting was changed, or belongs to another backup.')
  })

  test('refuses to restore a backup with one truncated file', async () => {
    const cut = copyOf((copy) => {
      const file = join(copy, 'audit.jsonl.gz')
      writeFileSync(file, readFileSync(file).subarray(0, -100))
    })
    expect(await refused(cut)).toMatch(/^The file of audit cannot be read/)
  })

  test('refuses to restore a backup without a manifest, or with a manifest made with other keys', async () => {
    expect(await refused(folder, { hashKey: OTHER, formerHashKeys: [] })).toContain(
      'HASH_KEY does not contain the key of this backup',
    )
    expect(await refused(folderOfTest())).toContain('contains no complete backup')
  })

  test('loads nothing from a backup if PII_KEY belongs to another database', async () => {
    expect(await refused(folder, { piiKeys: [OTHER] })).toContain('PII_KEY: this key does not belong')
  })

  test.each<[string, Partial<Keys>, boolean]>([
    ['with a newer encryption key first', { piiKeys: [OTHER, ...testConfig.piiKeys] }, false],
    ['with a newer hash key first', { hashKey: NEXT, formerHashKeys: [testConfig.hashKey] }, true],
  ])('restores a backup %s, in read-only mode', async (_, keys, isHashKeyNew) => {
    const database = await emptyDatabase('PostgreSQL')
    const restored = await restore(database, folder, { ...testConfig, ...keys }, source.clock.now())
    expect(restored.isHashKeyNew).toBe(isHashKeyNew)
    expect(await maintenanceOf(database.db)).toMatchObject({ mode: 'READ_ONLY' })
    await database.close()
  })

  test('decrypts the keys of a backup only with BACKUP_KEY', async () => {
    const file = join(folderOfTest(), 'keys.json')
    await expect(writeKeysOf(folder, Buffer.alloc(32, 9), file)).rejects.toThrow('a key that is not given')
    await writeKeysOf(folder, backupKey, file)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      PII_KEY: testConfig.piiKeys[0]?.toString('base64url'),
      HASH_KEY: testConfig.hashKey.toString('base64url'),
      OPERATOR_KEY: testConfig.operatorKey,
    })
    await expect(writeKeysOf(folder, backupKey, file)).rejects.toThrow('EEXIST')
  })

  test('refuses to overwrite a backup, and lets only the file owner read backup files', async () => {
    await expect(backUp(source.services, folder)).rejects.toThrow('ENOTEMPTY')
    for (const name of ['', ...readdirSync(folder)]) expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
  })
})
