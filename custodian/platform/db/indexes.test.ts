import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type Postgres } from '../../../tests/postgres.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { openDatabase, type Database } from './connect.ts'
import { migrate } from './migrate.ts'
import type { DB } from './schema.ts'

/** Foreign keys that no statement follows from the other side, and where one does, what it has instead of an index. */
const FOLLOWED_BY_NOBODY: Readonly<Record<string, string>> = {
  'activity_report.job_id': 'a row names its run; reports are found by their day',
  'approval.decided_by': 'a row names who decided',
  'attachment.account_id': 'files are found by owner, request or guid',
  'beneficiary.account_id': 'always together with the owner, who has few',
  'envelope.account_id': 'always together with the owner, who has few',
  'envelope.request_id': 'always together with the owner, who has few',
  'envelope.signed_attachment_id': 'a document is found from its envelope, never the other way',
  'letter.account_owner_id': 'letters are found by the set they are printed in',
  'letter.job_file_id': 'only the letters that wait are looked for: letter_waiting',
  'letter_account.letter_id': 'an account names its letter, which is found by its own number',
  'manual_posting.approval_id': 'a posting names its approval',
  'note.user_id': 'the author of a note is found from the note',
  'payment.job_file_id': 'only the payments that wait are looked for: payment_waiting',
  'payment_return.job_id': 'a row names its run',
  'payment_return_confirmed.job_id': 'a row names its run',
  'payment_return.taken_in_by': 'always together with the transaction',
  'plan_file.plan_id': 'together with the hash of a file: plan_file_once',
  'plan_file.uploaded_by': 'a row names its sender',
  'retirement_account.plan_id': 'a plan is found from its accounts',
  'return_file.taken_in_by': 'a row names its sender',
  'session.user_id': 'only live sessions are looked for by their user: session_by_user',
}

const OWNERS = 4_000

let postgres: Postgres
let database: Database
let server: TestServer
let staff: string
let customer: string
const statements: CompiledQuery[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  const url = await postgres.database()
  const plain = await openDatabase({ databaseUrl: url, dataDir: 'unused' })
  await migrate(plain)
  await fill(plain)
  const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
    (oid as number) === 20 ? BigInt : pg.types.getTypeParser(oid, format)
  const pool = new pg.Pool({ connectionString: url, types: { getTypeParser } })
  const watched = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query),
  })
  database = {
    ...plain,
    db: watched,
    close: async () => {
      await watched.destroy()
      await plain.close()
    },
  }
  server = await startTestServer({ database })
  staff = await server.tokenOf('staff@example.com')
  customer = await server.tokenOf('owner77@example.com')
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})

describe('on a database of thousands of owners', () => {
  test.each(['open', 'approved', 'signature', 'incomplete', 'historical'])(
    'the list of %s withdrawals finds the files of its requests by an index',
    async (list) => {
      const scanned = await tablesReadWhole(() =>
        server.call('GET', `/api/withdrawal/admin/${list}`, {
          token: staff,
        }),
      )
      expect(scanned).not.toContain('attachment')
    },
  )

  test.each(['/api/withdrawal/active', '/api/request', '/api/account/balance', '/api/attachment'])(
    'what Home and the screens of a customer ask (%s) reads no table whole',
    async (path) => {
      const scanned = await tablesReadWhole(() => server.call('GET', path, { token: customer }))
      for (const table of ['attachment', 'distribution_request', 'retirement_account', 'account_owner'])
        expect(scanned).not.toContain(table)
    },
  )
})

test('a foreign key without an index is one that no statement follows', async () => {
  const { rows } = await database.executeSql(`
    select c.conrelid::regclass::text || '.' || a.attname as key
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
    order by 1`)
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(FOLLOWED_BY_NOBODY).toSorted())
})

/** Names of the tables that the plans of the call's statements read from one end to the other. */
async function tablesReadWhole(call: () => Promise<{ status: number }>): Promise<string[]> {
  statements.length = 0
  expect(await call()).toMatchObject({ status: 200 })
  const reads = statements.filter(({ sql }) => /^(select|with)/i.test(sql))
  expect(reads.length).toBeGreaterThan(0)
  const tables: string[] = []
  for (const { sql, parameters } of reads) {
    const { rows } = await database.executeSql(`explain (format json) ${sql}`, [...parameters])
    const explained = rows.flatMap((row) => row['QUERY PLAN'] as Array<{ Plan: PlanNode }>)
    for (const node of explained.flatMap(({ Plan }) => nodesOf(Plan)))
      if (node['Node Type'] === 'Seq Scan' && node['Relation Name']) tables.push(node['Relation Name'])
  }
  return tables
}

type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] }

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** An owner with an account, three requests with a file each, and a file of no request. A few requests are active. */
async function fill(target: Database): Promise<void> {
  await target.executeSql(`
    insert into portal_user (email, role_id) values ('staff@example.com', 2);
    insert into plan (plan_id, name, interest_basis_points, company_id) values (1, 'Plan', 100, 1);
    insert into account_owner (account_owner_id, first_name, last_name)
      select n, 'First', 'Last' || n from generate_series(1, ${OWNERS}) n;
    insert into portal_user (email, role_id, account_owner_id)
      select 'owner' || n || '@example.com', 0, n from generate_series(1, ${OWNERS}) n;
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id)
      select n, 'A' || n, 'TRADITIONAL', 1, n, 3 from generate_series(1, ${OWNERS}) n;
    insert into distribution_request (request_id, kind, account_id, distribution_type_id, amount_cents, is_full_amount,
        status_id, date_requested, signed_at)
      select n, 'WITHDRAWAL', (n - 1) % ${OWNERS} + 1, 1, 10000, false,
        case when n > 8 then 4 else (array[1, 1, 2, 6])[n % 4 + 1] end, now(), case when n % 4 <> 1 then now() end
      from generate_series(1, ${3 * OWNERS}) n;
    insert into attachment (guid, account_owner_id, account_id, request_id, attachment_type_id, file_name, content_type,
        size_bytes, sha256, created_at)
      select 'file' || n, (n - 1) % ${OWNERS} + 1, (n - 1) % ${OWNERS} + 1,
        case when n <= ${3 * OWNERS} then n end, 2, 'f.pdf', 'application/pdf', 1, '', now()
      from generate_series(1, ${4 * OWNERS}) n;
    analyze`)
}
