import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { accountsToState, figuresOf } from './figures.ts'
import { notifyOwners } from './notifyOwners.ts'
import { quarterBefore } from './period.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { ada, administrator, bob, cyd, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { runJob } from '../jobs/run.ts'

const STATEMENT_UPLOAD = 8
const OWNERS = [ada.ownerId, bob.ownerId, cyd.ownerId]
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await server.services.database.executeSql(
    `update portal_user set password_hash = 'x';
    insert into email_setting values (11, true), (12, true), (13, true); update email_setting set email_setting = false where account_owner_id = 11`,
  )
  await money(ada.accountId, '2025-09-30', 100_000n)
  await money(ada.accountId, '2025-10-01', 2_550n)
  await money(ada.accountId, '2025-12-31', -2_000n)
  await money(ada.accountId, '2026-01-01', 99n)
  await money(bob.accountId, '2025-11-11', 5_000n)
  await money(bob.secondAccountId, '2025-06-01', 700n)
  // An owner without a login. The statement waits in the portal, and no email is sent.
  await money(cyd.accountId, '2025-10-10', 10n)
})
afterAll(() => server.close())

async function money(accountId: number, date: string, cents: bigint): Promise<void> {
  await server.services.db.transaction().execute(async (tx) => {
    const [book, receipts] = [await bookOfAccount(tx, accountId), await internalBook(tx, 'PLAN_RECEIPTS')]
    const size = cents < 0n ? -cents : cents
    const lines = cents < 0n ? [debit(book, size), credit(receipts, size)] : [credit(book, size), debit(receipts, size)]
    await post(tx, { typeId: cents < 0n ? 4 : 1, date, note: cents < 0n ? 'By check' : null, lines, createdBy: null })
  })
}
const run = (day?: string) => runJob(server.services, STATEMENT_UPLOAD, day)
const documents = async (email: string, query = '') =>
  (await server.call('GET', `/api/document${query}`, { token: await server.tokenOf(email) })).body as Array<{
    fileName: string
    guid: string
  }>

test('creates a quarterly statement for every funded account, and sends an email if the owner wants one', async () => {
  expect(await run()).toMatchObject({ period: '2025 Q4', statements: 4, notices: 1, failures: [] })
  expect(await documents(ada.email)).toMatchObject([{ fileName: 'statement-2025-q4-300111.pdf', attachmentTypeId: 4 }])
  expect((await documents(bob.email)).map(({ fileName }) => fileName).toSorted()).toEqual([
    'statement-2025-q4-300121.pdf',
    'statement-2025-q4-300122.pdf',
  ])
  const letters = await server.services.db.selectFrom('mail_outbox').selectAll().execute()
  expect(letters).toMatchObject([{ kind: 'statement-ready', to_address: bob.email }])
  // The test compares longer texts, because encrypted bytes may contain any letters by chance.
  expect(JSON.stringify({ ...letters[0], body_sealed: null })).not.toMatch(/Bob|Baker|3001|50\.00/)
  const staff = await server.tokenOf(administrator)
  const [statement] = await documents(ada.email)
  const file = await server.call('GET', `/api/document/admin/${ada.ownerId}/${statement?.guid}`, { token: staff })
  const pdf = Buffer.from((file.body as { content: string }).content, 'base64').toString('latin1')
  expect(pdf).toMatch(/^%PDF-1\.7[^]*\/S \/Table\b/)
  expect(pdf).toContain('/Marked true')
})

test('prints the statement of an owner who gets no email', async () => {
  const waiting = await server.services.db
    .selectFrom('print_copy as p')
    .innerJoin('attachment as a', 'a.attachment_id', 'p.attachment_id')
    .select(['p.kind', 'a.account_owner_id'])
    .orderBy('a.account_owner_id')
    .execute()
  // One owner has turned emails off; the other has no login.
  expect(waiting).toEqual([
    { kind: 'STATEMENT', account_owner_id: ada.ownerId },
    { kind: 'STATEMENT', account_owner_id: cyd.ownerId },
  ])
  expect(await runJob(server.services, JOB_TYPE.printVendorUpload)).toMatchObject({ copies: 2, failures: [] })
  const [set] = await server.services.db.selectFrom('job_file').selectAll().execute()
  expect(set?.file_name).toMatch(/^statements-\d+-\d+\.zip$/)
  expect(await runJob(server.services, JOB_TYPE.printVendorUpload)).toMatchObject({ copies: 0 })
})

test('lists a statement under the year that it covers', async () => {
  expect(await documents(ada.email, '?year=2025')).toMatchObject([{ fileName: 'statement-2025-q4-300111.pdf' }])
  expect(await documents(ada.email, '?year=2026')).toEqual([])
})

const WHOLE = { fee: 0n, annualFee: 0n, federal: 0n, state: 0n }

test('computes statement figures from the ledger, both end days included', async () => {
  const { db } = server.services
  const figures = await figuresOf(db, [ada.accountId, bob.secondAccountId], quarterBefore('2026-03-10'))
  expect(figures.get(ada.accountId)).toEqual({
    lines: 3,
    opening: 100_000n,
    entries: [
      { date: '2025-10-01', text: 'Contribution', typeId: 1, cents: 2_550n, balance: 102_550n, ...WHOLE },
      { date: '2025-12-31', text: 'Withdrawal: By check', typeId: 4, cents: -2_000n, balance: 100_550n, ...WHOLE },
    ],
    closing: 100_550n,
    unsent: 0n,
  })
  expect(figures.get(bob.secondAccountId)).toEqual({
    lines: 1,
    opening: 700n,
    entries: [],
    closing: 700n,
    unsent: 0n,
  })
})

test('creates no further statements in a second run or in concurrent runs', async () => {
  for (const { statements, notices } of [await run(), ...(await Promise.all([run(), run()]))])
    expect([statements, notices]).toEqual([0, 0])
  expect(await server.services.db.selectFrom('statement').selectAll().execute()).toHaveLength(4)
  expect(await accountsToState(server.services.db, OWNERS, quarterBefore('2026-03-10'))).toEqual([])
})

test('creates each statement and email once, even when two first runs start at the same time', async () => {
  server.clock.set(new Date('2026-04-02T12:00:00Z'))
  const outcomes = await Promise.all([run(), run(), run()])
  expect(outcomes.map(({ failures }) => failures)).toEqual([[], [], []])
  const total = (key: string) => outcomes.reduce((sum, outcome) => sum + Number(outcome[key]), 0)
  expect([total('statements'), total('notices')]).toEqual([4, 1])
  expect(await documents(bob.email)).toHaveLength(4)
})

test('creates all other statements if one fails', async () => {
  server.clock.set(new Date('2026-07-02T12:00:00Z'))
  const { database } = server.services
  // Makes storing a document for this owner fail.
  await database.executeSql(
    "alter table attachment add constraint never check (account_owner_id <> 11 or created_at < '2026-07-01')",
  )
  const outcome = await run()
  expect(outcome).toMatchObject({ statements: 3, failures: ['owner 11: 23514'] })
  await database.executeSql('alter table attachment drop constraint never')
  expect(await run()).toMatchObject({ statements: 1, failures: [] })
})

test('refuses statements for a future date, and skips an empty account', async () => {
  await expect(run('2030-01-02')).rejects.toThrow('has not come yet')
  server.clock.set(new Date('2026-10-01T12:00:00Z'))
  await money(bob.accountId, '2026-07-15', -5_000n)
  const periods = [quarterBefore('2026-10-01'), quarterBefore('2027-01-04')]
  const [now = [], next = []] = await Promise.all(
    periods.map((each) => accountsToState(server.services.db, OWNERS, each)),
  )
  // Bob's account had postings in the first quarter and was empty in the next quarter.
  expect(now.map((row) => row.account_id)).toContain(bob.accountId)
  expect(next.map((row) => row.account_id)).not.toContain(bob.accountId)
})

test('waits for the interest of the quarter before it creates statements', async () => {
  server.clock.set(new Date('2027-01-04T12:00:00Z'))
  await server.services.database.executeSql(
    `insert into interest_accrual (account_id, through) values (${ada.accountId}, '2026-12-30')`,
  )
  await expect(run()).rejects.toThrow('Interest up to 12/31/2026 has not been credited. Run Calculate Interest first.')
  await runJob(server.services, JOB_TYPE.calculateInterest)
  expect(await run()).toMatchObject({ period: '2026 Q4', failures: [] })
})

test.each([
  ['an owner whose login is closed', { disabled_at: new Date('2025-06-01') }, [], 1],
  ['an owner who has not set a password', { disabled_at: null, password_hash: null }, [], 1],
  ['an owner who can log in', { disabled_at: null, password_hash: 'x' }, [bob.ownerId], 0],
])('tells %s of a statement by email or on paper', async (_, login, told, printed) => {
  const { db } = server.services
  await db.deleteFrom('print_copy').execute()
  await db.updateTable('portal_user').set(login).where('account_owner_id', '=', bob.ownerId).execute()
  const document = await db
    .selectFrom('attachment')
    .select('attachment_id')
    .where('account_owner_id', '=', bob.ownerId)
    .executeTakeFirstOrThrow()
  const kept = [{ ownerId: bob.ownerId, attachmentId: document.attachment_id }]
  const notified = await db
    .transaction()
    .execute((tx) => notifyOwners(writeContextIn(tx, server.services, { requestId: 'test' }), kept))
  expect(notified).toEqual(told)
  expect(await db.selectFrom('print_copy').select('attachment_id').execute()).toHaveLength(printed)
})
