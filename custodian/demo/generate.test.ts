import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentOf } from '../documents/files.sql.ts'
import { sealAudit, verifyAudit } from '../integrity/auditChain.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { balanceOfAccount, trialBalance } from '../ledger/ledger.ts'
import { startTestServer, TEST_NOW, type TestServer } from '../testing.ts'
import { generateOwners } from './generate.ts'
import { inventOwner } from './invent.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  await generateOwners(server.services, 120)
})
afterAll(() => server.close())
const one = async (text: string) => (await server.services.database.executeSql(text)).rows[0]

describe('invented owners', () => {
  test('generates the same owner for the same number, and a different owner for another number', () => {
    expect(inventOwner(7, TEST_NOW)).toEqual(inventOwner(7, TEST_NOW))
    expect(inventOwner(7, TEST_NOW)).not.toEqual(inventOwner(8, TEST_NOW))
  })

  test('generates owners in every state of residence, account status and request status', async () => {
    expect(await one('select count(distinct state)::int as n from address')).toEqual({ n: 51 })
    expect(await one('select count(distinct status_id)::int as n from retirement_account')).toEqual({ n: 6 })
    expect(await one('select count(distinct status_id)::int as n from distribution_request')).toEqual({ n: 6 })
  })

  test('funds generated owners by balanced postings, and keeps the named people unchanged', async () => {
    expect(await trialBalance(server.services.db)).toEqual({ differenceCents: 0n, unbalanced: [] })
    expect(await balanceOfAccount(server.services.db, 501)).toBe(10_000_00n)
  })

  test('passes the check of the whole ledger and audit trail with demo data', async () => {
    expect(await checkLedger(server.services.db)).toEqual([])
    await sealAudit(server.services)
    expect((await verifyAudit(server.services)).findings).toEqual([])
  })

  test('never overdraws the account of a generated owner', async () => {
    const { rows } = await server.services.database.executeSql(`
      select distinct account_id from (
        select b.account_id, sum(case side when 'C' then amount_cents else -amount_cents end)
          over (partition by b.book_id order by t.transaction_id) as balance
        from posting p join book b using (book_id) join ledger_transaction t using (transaction_id)
        where b.kind = 'CUSTOMER') days where balance < 0`)
    expect(rows).toEqual([])
  })

  test('generates notes, beneficiaries, sent payments, letters and readable documents', async () => {
    for (const table of ['note', 'beneficiary', 'payment', 'mail_outbox', 'interest_accrual'])
      expect([table, (await one(`select count(*)::int > 5 as some from ${table}`))?.['some']]).toEqual([table, true])
    const { db, pii } = server.services
    const file = await db
      .selectFrom('attachment as a')
      .innerJoin('attachment_content as c', 'c.attachment_id', 'a.attachment_id')
      .select(['a.guid', 'c.content', 'a.size_bytes'])
      .where('a.file_name', '=', 'distribution-form.pdf')
      .executeTakeFirstOrThrow()
    const content = contentOf(pii, file)
    expect([content.length, content.subarray(0, 5).toString()]).toEqual([file.size_bytes, '%PDF-'])
  })

  test('keeps all constraints of the database after generating owners', async () => {
    const { database } = server.services
    const header = 'insert into ledger_transaction (transaction_type_id, transaction_date) values (1, current_date)'
    await expect(database.executeSql(header)).rejects.toMatchObject({ code: '23514' })
    const orphan = "insert into phone (account_owner_id, number) values (1, '5125550100')"
    await expect(database.executeSql(orphan)).rejects.toMatchObject({ code: '23503' })
    expect(await one("select count(*)::int as n from pg_indexes where indexname = 'posting_book'")).toEqual({ n: 1 })
  })

  test('posts one ledger transaction for each paid request and none for others', async () => {
    const { rows } = await server.services.database.executeSql(`
      select r.status_id, count(t.transaction_id)::int as paid, count(*)::int as n
      from distribution_request r left join ledger_transaction t on t.request_id = r.request_id group by 1`)
    const { back } = (await one(`select count(*)::int as back from payment where closed_as = 'RETURNED'`)) ?? {}
    for (const row of rows)
      expect(row['paid']).toBe({ 6: back, 4: row['n'], 5: row['n'] }[Number(row['status_id'])] ?? 0)
  })

  test('generates returned payments whose requests are Incomplete with the reason', async () => {
    const { rows } = await server.services.database.executeSql(`
      select r.status_id, r.incomplete_reason, p.method from payment_return b join payment p using (payment_id)
      join distribution_request r using (request_id) where b.transaction_id is not null`)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows)
      expect(row).toMatchObject({ status_id: 6, incomplete_reason: expect.stringMatching(/^The payment came back: /) })
    expect(await one('select count(*)::int as n from mail_outbox where sent_at is null')).toEqual({ n: 0 })
  })

  test('adds generated owners up to the requested number', async () => {
    expect(await generateOwners(server.services, 120)).toBe(0)
    expect(await generateOwners(server.services, 121)).toBe(1)
  })

  test('refuses to add generated owners to a database with other owners', async () => {
    const { database } = server.services
    await database.executeSql(
      "insert into account_owner (account_owner_id, first_name, last_name) values (1, 'A', 'B')",
    )
    await expect(generateOwners(server.services, 122)).rejects.toThrow('not invented')
    await database.executeSql('delete from account_owner where account_owner_id = 1')
  })

  test('lets a generated owner sign in', async () => {
    const user = await server.services.db
      .selectFrom('portal_user')
      .select('email')
      .where('email', 'like', '%@generated.example')
      .executeTakeFirstOrThrow()
    const token = await server.tokenOf(user.email)
    expect((await server.call('GET', '/api/account/balance', { token })).status).toBe(200)
  })
})

test('generates requests of every age and accounts to review for 300 owners', async () => {
  const owners = Array.from({ length: 300 }, (_, index) => inventOwner(index, TEST_NOW))
  const accounts = owners.flatMap((owner) => owner.accounts)
  const requests = accounts.flatMap(({ request }) => (request ? [request] : []))
  const open = requests.filter(({ statusId }) => statusId === 1)
  const waiting = open.filter(({ signed }) => signed)
  expect(waiting.length).toBeGreaterThanOrEqual(25)
  expect(new Set(waiting.map(({ requested }) => requested)).size).toBeGreaterThanOrEqual(15)
  expect(open.length - waiting.length).toBeGreaterThanOrEqual(5)
  const reasons = requests.filter(({ statusId }) => statusId === 6).map(({ incompleteReason }) => incompleteReason)
  expect(reasons.length).toBeGreaterThanOrEqual(5)
  expect(reasons).not.toContain(null)
  const flagged = accounts.filter(({ statusId }) => statusId === 1).map(({ qualifier }) => qualifier)
  expect(flagged.length).toBeGreaterThanOrEqual(20)
  expect(new Set(flagged).size).toBe(4)
})
