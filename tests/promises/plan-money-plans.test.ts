import { afterAll, beforeAll, expect, test } from 'vitest'
import { candidatesOf, paymentSumsOf, planFilesOf } from '../../custodian/bank/bankLines.sql.ts'
import { matchOf } from '../../custodian/bank/matching.sql.ts'
import { openDatabase } from '../../custodian/platform/db/connect.ts'
import { migrate } from '../../custodian/platform/db/migrate.ts'
import { openReceivables } from '../../custodian/plans/planReceivable.sql.ts'
import { explained, openWatched, type WatchedDatabase } from '../plans.ts'
import { startPostgres, type Postgres } from '../postgres.ts'

// Even after years, the search for the candidates of a line reads only the few open plan files and recent payments.

const FILES = 20_000
const OPEN = 40

let postgres: Postgres
let database: WatchedDatabase

beforeAll(async () => {
  postgres = await startPostgres()
  const url = await postgres.database()
  const plain = await openDatabase({ databaseUrl: url, dataDir: 'unused' })
  await migrate(plain)
  // Inserts the rows that calls would write, without triggers, because 20,000 calls would take an hour.
  await plain.executeSql(`
    set session_replication_role = replica;
    insert into plan (plan_id, name, company_id, interest_basis_points) values (1, 'Alpha Plan', 1, 100) on conflict do nothing;
    insert into bank_line (bank_line_id, as_of, side, amount_cents, type_code, bank_reference, customer_reference, text_sealed, matched_at)
      select n, date '2020-01-01' + n / 20, 'C', 100000 + n, '142', '', '', '', now() from generate_series(1, ${FILES}) n;
    insert into plan_receivable (attachment_id, plan_id, amount_cents, transaction_id, since)
      select n, 1, 100000 + n, n, date '2020-01-01' + n / 20 from generate_series(1, ${FILES + OPEN}) n;
    insert into bank_match_made (bank_line_id, kind, attachment_id, part_cents, transaction_id, at)
      select n, 'RECEIVED', n, 100000 + n, n, now() from generate_series(1, ${FILES}) n;
    insert into desk_item (kind, item_id, since, amount_cents, is_due)
      select 'PLAN', n, date '2020-01-01' + n / 20 + 5, 100000 + n, false from generate_series(${FILES + 1}, ${FILES + OPEN}) n;
    insert into plan_file (attachment_id, plan_id, job_id, sha256, uploaded_by)
      select n, 1, n, n::text, 1 from generate_series(1, ${FILES + OPEN}) n;
    insert into job_file (job_file_id, job_id, file_name, content_type, size_bytes, sha256, content, created_at)
      select n, n, 'bank-' || n || '.ach', 'text/plain', 1, '', '', now() from generate_series(1, ${FILES / 4}) n;
    insert into payment (payment_id, request_id, transaction_id, method, amount_cents, created_at, job_file_id, sent_for, trace_number)
      select n, n, n, 'ACH', 100000 + n, now(), (n + 3) / 4, date '2026-03-10' - (${FILES / 4} - (n + 3) / 4), lpad(n::text, 15, '0')
      from generate_series(1, ${FILES}) n;
    insert into bank_match_made (bank_line_id, kind, payment_id, transaction_id, at)
      select ${FILES} + n, 'CLEARED', n, n, now() from generate_series(1, ${FILES - 8}) n;
    insert into payment_return (payment_id, code, job_id, transaction_id, at)
      select n, 'R03', (n + 3) / 4, n, timestamptz '2026-03-10' - (${FILES / 4} - (n + 3) / 4) * interval '1 day' from generate_series(1, ${FILES - 8}) n;
    insert into payment_return_order (payment_id, code, request_id, amount_cents, plan_account_number, owner_name_key, at)
      select payment_id, code, payment_id, 1, '', '', at from payment_return;
    update payment set closed_as = 'RETURNED' where payment_id <= ${FILES - 8};
    insert into bank_match_made (bank_line_id, kind, payment_id, transaction_id, at)
      select ${FILES} + n, 'CAME_BACK', n, n, now() from generate_series(1, ${FILES - 16}) n;
    analyze;
    reset session_replication_role`)
  await plain.close()
  database = await openWatched(url)
})
afterAll(async () => {
  await database?.close()
  await postgres?.stop()
})

/** The highest number of rows that one of the statements reads. */
async function mostRead(what: () => Promise<unknown>): Promise<number> {
  database.statements.length = 0
  await what()
  const read: number[] = []
  for (const statement of database.statements.filter(({ sql }) => /^\s*select/i.test(sql)))
    read.push((await explained(database, statement)).rows)
  return Math.max(...read)
}
const cents = BigInt(100_000 + FILES + 7)
const line = { asOf: '2026-03-10', side: 'C' as const, cents, words: 'DEPOSIT' }

test(`matches a deposit among ${FILES} paid plan files without reading them`, async () => {
  let found: unknown
  const read = await mostRead(() =>
    database.db.transaction().execute(async (tx) => {
      const open = { bankLineId: 1, typeCode: '142', customerReference: '', text: 'DEPOSIT', undone: 0, ...line }
      found = await matchOf(tx, open)
    }),
  )
  expect(found).toMatchObject({ kind: 'RECEIVED', parts: [{ planFileId: FILES + 7, cents }] })
  expect(read).toBeLessThan(500)
})

test('reads no paid plan files for the selection list or the amounts owed', async () => {
  let files: unknown[] = []
  expect(await mostRead(async () => (files = await planFilesOf(database.db, line)))).toBeLessThan(2_000)
  expect(files).toHaveLength(OPEN)
  expect(files.slice(0, 2)).toMatchObject([{ planFileId: FILES + 7 }, { planFileId: FILES + 1 }])
  expect(await mostRead(() => candidatesOf(database.db, line))).toBeLessThan(2_000)
  let owed: unknown
  expect(await mostRead(async () => (owed = await openReceivables(database.db, '2026-03-10', 100)))).toBeLessThan(2_000)
  expect(owed).toHaveLength(OPEN)
})

test.each([
  {
    side: 'D' as const,
    name: 'deposits of a bank file',
    first: FILES - 7,
    is: `4 deposits of bank-${FILES / 4 - 1}.ach`,
  },
  { side: 'C' as const, name: 'returns', first: FILES - 11, is: '4 returned payments' },
])(`finds the sum of $name among ${FILES} payments without reading them`, async ({ side, first, is }) => {
  const ids = [first, first + 1, first + 2, first + 3]
  const cents = ids.reduce((sum, id) => sum + 100_000n + BigInt(id), 0n)
  let found: unknown
  const read = await mostRead(
    async () => (found = await paymentSumsOf(database.db, { ...line, side, cents }, 'America/New_York')),
  )
  expect(found).toMatchObject([{ paymentIds: ids, description: is }])
  expect(read).toBeLessThan(3_000)
})
