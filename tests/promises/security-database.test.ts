import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../custodian/platform/db/connect.ts'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { appendOnlyTables, SERVICE_ROLE } from '../../custodian/platform/db/serviceRole.ts'
import { sealAudit, verifyAudit } from '../../custodian/integrity/auditChain.ts'
import { post, reverse } from '../../custodian/ledger/ledger.ts'
import { ROLE } from '../../contract/roles.ts'
import { ada, customerService } from '../../custodian/testing.people.ts'
import { testConfig, type TestServer } from '../../custodian/testing.ts'
import { fund } from '../../custodian/distributions/testing.ts'
import { startProductionServer, type ProductionServer } from '../production.ts'

// Rights that the custodian lacks in its own database, in production: an attacker who makes it run a statement must
// fail.

let production: ProductionServer
let database: Database
let server: TestServer

beforeAll(async () => {
  production = await startProductionServer()
  server = production.server
  database = server.services.database
  await fund(server.services, ada.accountId, 10_000_00n)
})
afterAll(() => production?.stop())

const refused = { code: '42501' }

describe('the database login of a running custodian', () => {
  it('uses the service role on every connection of the custodian', async () => {
    const { rows } = await database.executeSql('select current_user as me')
    expect(rows).toEqual([{ me: SERVICE_ROLE }])
  })

  it.each([
    'update posting set amount_cents = 1',
    'delete from posting',
    'truncate posting',
    "update ledger_transaction set note = 'edited'",
    'delete from ledger_transaction',
    "update audit set action = 'edited'",
    'delete from audit',
    'truncate audit',
    'delete from request_event',
    'delete from schema_migration',
    'update customer_balance set cents = cents + 1',
    'insert into customer_balance values (2001, 1)',
  ])('keeps the service from changing posted transactions and the audit trail: %s', async (statement) => {
    // Refused by rights, before any trigger: the message names the table, not the trigger's reason.
    await expect(database.executeSql(statement)).rejects.toMatchObject({
      ...refused,
      message: expect.stringMatching(/^permission denied for table /),
    })
  })

  it('changes employee roles only as the owner of the database tables', async () => {
    const roleOf = async () =>
      (await database.executeSql(`select role_id from portal_user where email = '${customerService}'`)).rows[0]
    const changes = ['role_id = 1', 'user_id = 99', 'disabled_at = null, role_id = 1', 'disabled_at = null']
    for (const change of [...changes, `account_owner_id = ${ada.ownerId}`, 'person_id = null'])
      await expect(
        database.executeSql(`update portal_user set ${change} where email = '${customerService}'`),
      ).rejects.toMatchObject(refused)
    expect(await roleOf()).toEqual({ role_id: ROLE.customerService })
    for (const roleId of [ROLE.administrator, ROLE.customerService]) {
      const { status } = await server.call('POST', '/api/staff', {
        headers: { authorization: `Operator ${testConfig.operatorKey}` },
        body: { email: customerService, roleId },
      })
      expect([status, await roleOf()]).toEqual([200, { role_id: roleId }])
    }
  })

  const log_in = (columns: string, values: string) =>
    `insert into portal_user (email, role_id${columns}) values ('new@example.com', ${values})`
  it.each([
    log_in('', '1'),
    log_in('', '2'),
    log_in('', '4'),
    log_in(', password_hash, disabled_at', "2, 'x', now()"),
    `with made as (insert into portal_user (email, role_id, disabled_at) values ('new@example.com', 1, now()) returning user_id)
     insert into portal_user (email, role_id) select 'x@example.com', 1 from made`,
    "insert into person (name) values ('Somebody else')",
    `update person set account_owner_id = ${ada.ownerId}`,
    `delete from portal_user where email = '${customerService}'`,
  ])('keeps the service from creating an employee login or reassigning a person: %s', async (statement) => {
    await expect(database.executeSql(statement)).rejects.toMatchObject(refused)
  })

  it('refuses to insert an employee login even outside the service role', async () => {
    const outside = new pg.Client({ connectionString: production.loginUrl })
    await outside.connect()
    await expect(outside.query(log_in('', '1'))).rejects.toMatchObject(refused)
    await outside.end()
  })

  it("lets the service create a program's login, which cannot be enabled", async () => {
    await database.executeSql(log_in(', disabled_at', '2, now()'))
    const open = "update portal_user set disabled_at = null where email = 'new@example.com'"
    await expect(database.executeSql(open)).rejects.toMatchObject(refused)
  })

  it.each([
    'alter table posting disable trigger all',
    'drop trigger audit_append_only on audit',
    'drop table audit',
    'alter table audit owner to current_user',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'create table mine (id integer)',
    'set session_replication_role = replica',
    `grant delete on audit to ${SERVICE_ROLE}`,
  ])('keeps the service from removing a protection: %s', async (statement) => {
    const outcome = await database
      .executeSql(`begin; ${statement}; commit`)
      .then(() => database.executeSql("select has_table_privilege(current_user, 'audit', 'delete') as may"))
      .then(({ rows }) => rows[0]?.['may'])
      .catch((error: { code: string }) => (database.executeSql('rollback'), error.code))
    // A grant without the grant option only gives a warning.
    expect(statement.startsWith('grant') ? [false, '42501'] : ['42501']).toContain(outcome)
  })

  it.each([
    "select count_customer_balances('{2001}')",
    `create table pgboss.mine (id integer);
      create trigger mine after insert on pgboss.mine referencing new table as added
        for each statement execute function check_not_overdrawn()`,
  ])('keeps the service from running balance functions: %s', async (statement) => {
    await expect(database.executeSql(`begin; ${statement}; commit`)).rejects.toMatchObject({
      ...refused,
      message: expect.stringMatching(/^permission denied for function /),
    })
    await database.executeSql('rollback')
  })

  it('gives the service no permission to change or truncate an append-only table', async () => {
    const tables = await appendOnlyTables(database.db)
    expect(tables).toEqual(expect.arrayContaining(['audit', 'ledger_transaction', 'posting', 'request_event']))
    const { rows } = await database.executeSql(
      `select t as table_name from unnest($1::text[]) t where has_table_privilege(t, 'update, delete, truncate')`,
      [tables],
    )
    expect(rows).toEqual([])
  })

  it('posts and reverses money once, even in parallel', async () => {
    const { rows } = await database.executeSql(
      `select book_id from book where account_id = ${ada.accountId} union all select 101`,
    )
    const [customer, cash] = rows.map((row) => row['book_id'] as number)
    const posted = await database.db.transaction().execute((tx) =>
      post(tx, {
        typeId: TRANSACTION_TYPE.contribution,
        date: '2026-03-10',
        createdBy: null,
        lines: [
          { bookId: cash!, side: 'D', cents: 100n },
          { bookId: customer!, side: 'C', cents: 100n },
        ],
      }),
    )
    const again = () =>
      database.db.transaction().execute((tx) => reverse(tx, posted, { date: '2026-03-10', createdBy: null }))
    const answers = await Promise.all([again(), again(), again()])
    expect(answers.filter((id) => id !== null)).toHaveLength(1)
  })
})

/** Statements by which a session claims that the operator writes the following values. */
const SAYS_OPERATOR = [
  ['select set_config(\'portal.data_writer\', \'{"path":"OPERATOR","at":"2020-01-01T00:00:00Z"}\', true)'],
  ['select set_config(\'portal.data_writer\', \'{"path":"BEFORE","at":"2020-01-01T00:00:00Z"}\', true)'],
  ['select set_config(\'portal.data_writer\', \'{"path":"KEYS"}\', true)'],
  ["set portal.operator = 'on'"],
  ["set local role none; set portal.operator = 'on'"],
  [`set local role none; select set_config('portal.data_writer', '{"path":"OPERATOR"}', true)`],
]

describe('a statement that names the operator as the writer', () => {
  const WRITES = [
    `update account_owner set email = 'thief@example.com' where account_owner_id = ${ada.ownerId}`,
    `insert into address (account_owner_id, address1, city, state, zip) values (${ada.ownerId}, '9 Thief', 'Elko', 'NV', '89801')`,
    `insert into phone (account_owner_id, number) values (${ada.ownerId}, '7755559999')`,
    `insert into email_setting values (${ada.ownerId}, true)`,
    `insert into beneficiary (account_owner_id, account_id, first_name, last_name, dob)
     values (${ada.ownerId}, ${ada.accountId}, 'Eve', 'Adams', '1990-01-02')`,
    `insert into wizard_draft (account_id, draft_id, routing_number, updated_at)
     values (${ada.accountId}, gen_random_uuid(), '1', now())`,
  ]
  const outcome = async (client: pg.Client, says: string, write: string) => {
    try {
      await client.query(`begin; ${says}; ${write}; commit`)
      return 'written'
    } catch (error) {
      await client.query('rollback; reset all')
      return (error as { code: string }).code
    }
  }
  const connected = async (url: string, role?: string) => {
    const client = new pg.Client({ connectionString: url, ...(role ? { options: `-c role=${role}` } : {}) })
    await client.connect()
    return client
  }

  it.each(SAYS_OPERATOR)("refuses a claim to be the operator on the service's connections: %s", async (says) => {
    for (const role of [SERVICE_ROLE, undefined]) {
      const client = await connected(production.loginUrl, role)
      for (const write of WRITES) expect(await outcome(client, says, write)).toMatch(/^(?:42501|23514)$/)
      await client.end()
    }
  })

  it.each(['OPERATOR', 'BEFORE'])('refuses a data record of path %s without a written value', async (path) => {
    const record = `insert into data_record (account_owner_id, kind, event, path, is_confirmed, at)
      values (${ada.ownerId}, 'ADDRESS', 'WRITTEN', '${path}', true, now())`
    for (const says of ['select 1', 'set local role none']) {
      const client = await connected(production.loginUrl, SERVICE_ROLE)
      expect(await outcome(client, says, record)).toBe('42501')
      await client.end()
    }
  })

  it('accepts the operator as writer on a connection of the table owner', async () => {
    const client = await connected(production.ownerUrl)
    for (const [says] of [SAYS_OPERATOR[0]!, SAYS_OPERATOR[3]!])
      expect(await outcome(client, says!, `${WRITES[3]} on conflict do nothing`)).toBe('written')
    await client.end()
  })

  it('records a data change even if temporary tables shadow the real ones', async () => {
    const client = await connected(production.loginUrl, SERVICE_ROLE)
    const shadow = ['data_record', 'payout_hold', 'portal_user', 'account_owner', 'retirement_account']
      .map((table) => `create temporary table ${table} (like public.${table})`)
      .join('; ')
    await client.query(shadow)
    await client.query(`begin; select set_config('portal.data_writer',
      '{"path":"STAFF","userId":22,"at":"2026-03-10T00:00:00Z"}', true);
      insert into public.phone (account_owner_id, number) values (12, '7755559999'); commit`)
    const { rows } = await client.query(`select path, user_id, is_confirmed from public.data_record
      where account_owner_id = 12 and kind = 'PHONE'`)
    expect(rows).toEqual([{ path: 'STAFF', user_id: 22, is_confirmed: false }])
    await client.end()
  })

  it('pins the search path of every trigger function', async () => {
    const { rows } = await database.executeSql(`select proname from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
        and not coalesce(proconfig @> array['search_path=pg_catalog, public, pg_temp'], false)`)
    expect(rows).toEqual([])
  })
})

describe('SQL that bypasses the custodian', () => {
  const cash = 101
  let customer: number
  let sessions: pg.Client[]

  beforeAll(async () => {
    const { rows } = await database.executeSql(`select book_id from book where account_id = ${ada.accountId}`)
    customer = rows[0]!['book_id'] as number
    sessions = await Promise.all(
      [0, 1].map(async () => {
        const session = new pg.Client({ connectionString: production.loginUrl, options: `-c role=${SERVICE_ROLE}` })
        await session.connect()
        return session
      }),
    )
  })
  afterAll(() => Promise.all(sessions.map((session) => session.end())))

  const header = (columns = '', values = '') =>
    `insert into ledger_transaction (transaction_type_id, transaction_date${columns}) values (4, '2026-03-10'${values})`
  const lines = (...given: [book: number, side: 'D' | 'C', cents: number][]) =>
    `insert into posting (transaction_id, book_id, side, amount_cents)
     select currval('ledger_transaction_transaction_id_seq'), * from (values ${given
       .map(([book, side, cents]) => `(${book}, '${side}', ${cents})`)
       .join(', ')}) l`
  const pair = (cents: number) => lines([customer, 'D', cents], [cash, 'C', cents])
  const early = 'set constraints all immediate'
  const balance = async () => {
    const { rows } = await database.executeSql(
      `select sum(case side when 'C' then amount_cents else -amount_cents end)::bigint as cents from posting where book_id = ${customer}`,
    )
    return rows[0]!['cents'] as bigint
  }
  /** The code of the refusal, or "committed". */
  async function outcomeOf(session: pg.Client, ...statements: string[]): Promise<string> {
    try {
      for (const statement of statements) await session.query(statement)
      return 'committed'
    } catch (error) {
      await session.query('rollback')
      return (error as { code: string }).code
    }
  }

  it.each([
    ['a line more', () => lines([customer, 'C', 500_00])],
    ['two lines more that do not balance', () => lines([customer, 'C', 500_00], [cash, 'D', 499_99])],
    ['more than the customer has', () => pair(99_999_00)],
  ])('checks a transaction again at commit after an early check: %s', async (_what, more) => {
    const before = await balance()
    expect(await outcomeOf(sessions[0]!, 'begin', header(), pair(100), early, more(), 'commit')).toBe('23514')
    expect(await outcomeOf(sessions[0]!, 'begin', header(), pair(100), more(), 'commit')).toBe('23514')
    expect(await balance()).toBe(before)
  })

  it('refuses postings to a transaction of another database transaction', async () => {
    const [session] = sessions
    for (const asked of [early, 'select 1'])
      expect(
        await outcomeOf(
          session!,
          'begin',
          header(', db_transaction', ', (pg_current_xact_id()::text::bigint + 1)::text::xid8'),
          pair(100),
          asked,
          'commit',
        ),
      ).toBe('23514')
    expect(await outcomeOf(session!, 'begin', header(), early, 'commit')).toBe('23514')
  })

  it.each(['repeatable read', 'serializable'])(
    'refuses to post from an old snapshot of the books at isolation level %s',
    async (level) => {
      const before = await balance()
      const most = Number(before) - 100
      const outcomes: string[] = []
      // Both sessions read the balance before either of them posts.
      for (const session of sessions) {
        await session.query(`begin isolation level ${level}`)
        await session.query('select count(*) from posting')
      }
      for (const session of sessions) outcomes.push(await outcomeOf(session, header(), pair(most), 'commit'))
      expect(outcomes).toEqual(['25000', '25000'])
      expect(await balance()).toBe(before)
    },
  )

  it('a posting waits for a parallel posting of the same book, and sees its result', async () => {
    const before = await balance()
    const most = Number(before)
    const [first, second] = sessions
    for (const session of sessions) await session.query('begin')
    await outcomeOf(first!, header(), pair(most))
    const waiting = outcomeOf(second!, header(), pair(most), 'commit')
    expect(await outcomeOf(first!, 'commit')).toBe('committed')
    expect(await waiting).toBe('23514')
    expect(await balance()).toBe(0n)
    expect(await outcomeOf(first!, 'begin', header(), lines([cash, 'D', most], [customer, 'C', most]), 'commit')).toBe(
      'committed',
    )
  })

  it('checks postings against the real books even if temporary tables shadow them', async () => {
    const [session] = sessions
    const mine = ['book', 'posting', 'ledger_transaction', 'customer_balance', 'book_total_run'].map(
      (table) => `create temporary table ${table} as select * from public.${table} limit 0`,
    )
    const publicly = (statement: string) => statement.replace('insert into ', 'insert into public.')
    const outcome = await outcomeOf(
      session!,
      'begin',
      ...mine,
      `insert into pg_temp.book select * from public.book`,
      `insert into pg_temp.customer_balance values (${customer}, 999999999)`,
      publicly(header()),
      publicly(pair(99_999_00)),
      'commit',
    )
    expect(outcome).toBe('23514')
  })

  it('refuses an overdraft by parallel withdrawals from a book without a stored balance', async () => {
    const kept = async () =>
      (await database.executeSql(`select cents from customer_balance where book_id = ${customer}`)).rows[0]?.['cents']
    const before = await balance()
    for (const counted of [false, true]) {
      if (!counted) await database.executeSql(`delete from customer_balance where book_id = ${customer}`)
      const most = await balance()
      for (const session of sessions) await session.query('begin')
      await outcomeOf(sessions[0]!, header(), pair(Number(most) - 1))
      const waiting = outcomeOf(sessions[1]!, header(), pair(2), 'commit')
      expect(await outcomeOf(sessions[0]!, 'commit')).toBe('committed')
      expect(await waiting).toBe('23514')
      expect([await balance(), await kept()]).toEqual([1n, 1n])
      await outcomeOf(
        sessions[0]!,
        'begin',
        header(),
        lines([cash, 'D', Number(most) - 1], [customer, 'C', Number(most) - 1]),
        'commit',
      )
    }
    expect([await balance(), await kept()]).toEqual([before, before])
  })

  it.each([
    "normal_side = 'D'",
    "kind = 'CUSTODY_CASH', account_id = null",
    'account_id = null',
    "currency = 'EUR'",
    "state = 'TX'",
    'book_id = book_id + 1',
  ])('refuses to change the kind of a book: %s', async (change) => {
    const statement = `update book set ${change} where book_id = ${customer}`
    expect(await outcomeOf(sessions[0]!, statement)).toBe('42501')
    expect(await outcomeOf(sessions[0]!, `delete from book where book_id = 241`)).toBe('42501')
    // The trigger refuses the change even to the owner of the tables.
    const owner = new pg.Client({ connectionString: production.ownerUrl })
    await owner.connect()
    await expect(owner.query(statement)).rejects.toMatchObject({ code: '42501', message: /^a book keeps/ })
    await owner.end()
    expect(await outcomeOf(sessions[0]!, `update book set name = name where book_id = ${customer}`)).toBe('committed')
  })

  it('refuses a book whose normal side does not match its kind', async () => {
    const opened = outcomeOf(
      sessions[0]!,
      `insert into book (name, kind, normal_side, state) values ('Texas Withholding', 'STATE_TAX', 'D', 'TX')`,
    )
    expect(await opened).toBe('23514')
  })
})

describe('the audit trail', () => {
  it('chains audit rows under parallel writes, and finds a row that a database administrator changed', async () => {
    const token = await server.tokenOf(ada.email)
    const write = () =>
      server.call('PUT', '/api/emailsetting', { token, body: { accountOwnerId: ada.ownerId, emailSetting: true } })
    const parts = { db: database.db, pii: server.services.pii }
    const links = await Promise.all([
      ...Array.from({ length: 20 }, write),
      ...Array.from({ length: 5 }, () => sealAudit(parts)),
    ])
    expect(links).toHaveLength(25)
    await sealAudit(parts)
    const whole = await verifyAudit(parts)
    expect([whole.findings, whole.unsealed]).toEqual([[], 0])
    expect(whole.head!.position).toBeGreaterThanOrEqual(20)

    const administrator = await openDatabase({ databaseUrl: production.ownerUrl, dataDir: '' })
    const { rows } = await administrator.executeSql(`alter table audit disable trigger all;
      update audit set ip = '10.0.0.1' where audit_id = (select max(audit_id) - 3 from audit) returning audit_id;`)
    await administrator.executeSql('alter table audit enable trigger all')
    await administrator.close()
    expect((await verifyAudit(parts)).findings).toEqual([`row ${String(rows[0]!['audit_id'])} was changed`])
  })
})

it('refuses a PostgreSQL that may lose acknowledged commits', async () => {
  const forgetful = await production.postgres.database()
  const administrator = new pg.Client({ connectionString: forgetful })
  await administrator.connect()
  await administrator.query(
    `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
  )
  await administrator.end()
  const from = { databaseUrl: forgetful, databaseOwnerUrl: null, dataDir: '' }
  await expect(prepareDatabase(from)).rejects.toThrow('synchronous_commit = off: acknowledged money could be lost')
})

describe('a database whose owner is not the custodian', () => {
  it("separates the schema's owner from the custodian's login", async () => {
    const outside = await openDatabase({ databaseUrl: production.loginUrl, dataDir: '' })
    expect((await outside.executeSql('select current_user as me')).rows).toEqual([{ me: 'portal_login' }])
    await expect(outside.executeSql('delete from audit')).rejects.toMatchObject(refused)
    await expect(outside.executeSql('alter table audit disable trigger all')).rejects.toMatchObject(refused)
    await outside.close()
  })

  it('refuses to start with a login that could leave its restricted role', async () => {
    const alone = await production.postgres.database()
    for (const databaseOwnerUrl of [null, alone])
      await expect(
        prepareDatabase({ databaseUrl: alone, databaseOwnerUrl, dataDir: '', production: true }),
      ).rejects.toThrow('give it no rights of its own')
  })

  it('keeps the data when the database is prepared again', async () => {
    const people = 'select count(*)::int as n from account_owner'
    const before = (await database.executeSql(people)).rows
    const { loginUrl: databaseUrl, ownerUrl: databaseOwnerUrl } = production
    const again = await prepareDatabase({ databaseUrl, databaseOwnerUrl, dataDir: '', production: true })
    expect((await again.executeSql(people)).rows).toEqual(before)
    await again.close()
  })
})
