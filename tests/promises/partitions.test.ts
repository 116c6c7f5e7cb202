import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { sealAudit, verifyAudit } from '../../custodian/integrity/auditChain.ts'
import { openDatabase, type Database } from '../../custodian/platform/db/connect.ts'
import { migrate } from '../../custodian/platform/db/migrate.ts'
import { migrations } from '../../custodian/platform/db/migrationFiles.ts'
import { makePartitionsAhead, partitions } from '../../custodian/platform/db/partitions.ts'
import { grantToServiceRole, SERVICE_ROLE } from '../../custodian/platform/db/serviceRole.ts'
import { createPii } from '../../custodian/platform/crypto/pii.ts'
import { startPostgres, type Postgres } from '../postgres.ts'

// The audit trail and the outbox are partitioned by number. Each partition has the trail's protection, and the next one
// exists before it is needed.

const pii = createPii({ piiKeys: [Buffer.alloc(32, 1)], hashKey: Buffer.alloc(32, 2) })
const SIZE = 10_000_000

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

describe.each(['embedded', 'PostgreSQL'])('an audit trail in partitions (%s)', (engine) => {
  let database: Database
  let kept: unknown
  const rowsOf = async (text: string, values: unknown[] = []) => (await database.executeSql(text, values)).rows
  const one = async (text: string) => Object.values((await rowsOf(text))[0] ?? {})[0]
  const verified = () => verifyAudit({ db: database.db, pii })
  const seal = () => sealAudit({ db: database.db, pii })
  const refused = (text: string, code: string) => expect(database.executeSql(text)).rejects.toMatchObject({ code })
  const start = () =>
    migrate(database, migrations(), async (connection) => {
      await makePartitionsAhead(connection)
      await grantToServiceRole(connection, null)
    })
  const write = (n: number) =>
    database.executeSql(`insert into audit (at, user_id, account_owner_id, action, entity, request_id)
      select '2026-03-10', 1, n, 'test.write', 'note', 'r' from generate_series(1, ${n}) n`)
  const everything = () => rowsOf('select * from audit order by audit_id')
  // Only some columns, because later migrations add more.
  const mails = () =>
    rowsOf(`select mail_id, kind, to_address, subject, created_at, next_attempt_at, attempts, sent_at, last_error,
      body_sealed, body_text, body_html from mail_outbox order by mail_id`)

  beforeAll(async () => {
    const databaseUrl = engine === 'PostgreSQL' ? await postgres.database() : null
    database = await openDatabase({ databaseUrl, dataDir: 'memory' })
    await start()
    await write(500)
    await seal()
    await write(20)
    await database.executeSql(`insert into mail_outbox (kind, to_address, subject, created_at, next_attempt_at, body_sealed)
      select 'test', n || '@example.com', 's', '2026-03-10', '2026-03-10', 'x' from generate_series(1, 30) n`)
    kept = [await everything(), await mails(), (await verified()).head]
    await start()
  })
  afterAll(() => database?.close())

  test('keeps rows, chain and numbering when the audit trail is partitioned', async () => {
    expect(await verified()).toMatchObject({ findings: [], unsealed: 20 })
    expect([await everything(), await mails(), (await verified()).head]).toEqual(kept)
    await write(1)
    expect(await one('select max(audit_id)::int from audit')).toBe(521)
    expect(
      await one(`insert into mail_outbox (kind, to_address, subject, created_at, next_attempt_at)
      values ('test', 'x@example.com', 's', now(), now()) returning mail_id`),
    ).toBe(31)
    expect((await seal()).added).toBe(21)
    expect(await verified()).toMatchObject({ findings: [], unsealed: 0 })
    expect(await partitions(database.db)).toEqual(['audit_0', 'audit_rest', 'mail_outbox_0', 'mail_outbox_rest'])
  })

  test('finds audit rows by partition indexes, and writes one row for repeated reads', async () => {
    const read = `insert into audit (at, user_id, account_owner_id, action, entity, request_id)
      values ('2026-03-10 12:00:30+00', 1, 1, 'owner.read', 'route', 'r') on conflict do nothing`
    await database.executeSql(read)
    await database.executeSql(read)
    expect(await one("select count(*)::int from audit where action = 'owner.read'")).toBe(1)
    const names = await rowsOf(`select c.relname from pg_class c where c.relname like 'audit%' and relkind in ('r', 'p')
      and c.relname <> 'audit_chain' and (select count(*) from pg_index x where x.indrelid = c.oid and x.indisunique) <
        case relkind when 'p' then 1 else 2 end`)
    expect(names).toEqual([])
  })

  test('creates partitions ahead, and moves rows out of the default partition without loss', async () => {
    // As after ten million rows without a restart of the custodian: the rows are in the default partition.
    for (const number of [SIZE - 2, SIZE + SIZE - 2]) {
      await database.executeSql(`select setval(pg_get_serial_sequence('audit', 'audit_id'), ${number})`)
      await write(5)
    }
    await seal()
    const before = await everything()
    await start()
    expect(await partitions(database.db)).toEqual([
      'audit_0',
      'audit_1',
      'audit_rest',
      'mail_outbox_0',
      'mail_outbox_rest',
    ])
    expect(await everything()).toEqual(before)
    await start()
    expect(
      await rowsOf(`select tableoid::regclass::text as name, count(*)::int as n from audit group by 1 order by 1`),
    ).toEqual([
      { name: 'audit_0', n: 523 },
      { name: 'audit_1', n: 9 },
    ])
    await database.executeSql(`select setval(pg_get_serial_sequence('audit', 'audit_id'), ${2.6 * SIZE})`)
    await write(1)
    await seal()
    await start()
    expect(await partitions(database.db)).toContain('audit_3')
    expect(await verified()).toMatchObject({ findings: [], unsealed: 0 })
  })

  test('refuses to change, truncate or detach partitions of the audit trail', async () => {
    const parts = (await partitions(database.db)).filter((name) => name.startsWith('audit'))
    for (const table of ['audit', ...parts]) {
      await refused(`truncate ${table} cascade`, '42501')
      if ((await one(`select count(*)::int from ${table}`)) === 0) continue
      await refused(`update ${table} set action = 'x'`, '42501')
      await refused(`delete from ${table}`, '42501')
    }
    // Checks every partitioned table, including future ones.
    const bare = await rowsOf(`select part.relname from pg_inherits i join pg_class part on part.oid = i.inhrelid
      where part.relkind = 'r' and (select count(*) from pg_trigger t where t.tgrelid = i.inhparent and t.tgtype & 32 > 0)
        <> (select count(*) from pg_trigger t where t.tgrelid = i.inhrelid and t.tgtype & 32 > 0)`)
    expect(bare).toEqual([])
    await refused('alter table audit detach partition audit_0', '23503')
    await refused('drop table audit_0', '2BP01')
  })

  test('grants the service permissions on the audit table only, not on its partitions', async () => {
    const rights = await rowsOf(`select c.relname, r.name from pg_class c,
        unnest(array['select', 'insert', 'update', 'delete', 'truncate']) r (name)
      where c.relkind = 'r' and c.relispartition and has_table_privilege('${SERVICE_ROLE}', c.oid, r.name)`)
    expect(rights).toEqual([])
    const asService = (text: string) =>
      database.db.connection().execute(async (connection) => {
        await sql`set role ${sql.id(SERVICE_ROLE)}`.execute(connection)
        return sql
          .raw(text)
          .execute(connection)
          .finally(() => sql`reset role`.execute(connection))
      })
    await asService(`insert into audit (at, action, entity) values (now(), 'test.write', 'note')`)
    for (const text of [
      'select from audit_0',
      'alter table audit detach partition audit_rest',
      'drop table audit_rest',
    ])
      await expect(asService(text)).rejects.toMatchObject({ code: '42501' })
  })
})
