import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_IN_MENU, MOST_WAITING, type Overview, type Pile } from '../../contract/overview.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { fund, submit, walk } from '../distributions/testing.ts'
import { credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { ada, administrator, bob, customerService, cyd, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

// Tuesday, 03/10/2026, by the test clock.
let server: TestServer
let staff: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
  staff = await server.tokenOf(customerService)
})
afterAll(() => server.close())

const sql = (text: string) => server.services.database.executeSql(text)
const overview = async () => (await server.call('GET', '/api/overview', { token: staff })).body as Overview
const queue = async (kind: string, list: string) =>
  (await overview()).queues.find((each) => each.kind === kind && each.list === list)
const nothing: Pile = { count: 0, isBound: false, oldest: null, ageInBankDays: null }

test('shows zero in every queue of an empty portal', async () => {
  const { queues, secondPerson, uploads, failedJobs } = await overview()
  expect(queues.map(({ kind, list }) => `${kind} ${list}`)).toEqual(
    ['WITHDRAWAL', 'ROLLOVER'].flatMap((kind) =>
      ['open', 'approved', 'incomplete', 'signature'].map((list) => `${kind} ${list}`),
    ),
  )
  expect(queues.map(({ kind: _kind, list: _list, ...pile }) => pile)).toEqual(
    queues.map(() => ({ ...nothing, ages: [0, 0, 0, 0, 0] })),
  )
  expect({ secondPerson, uploads, failedJobs }).toEqual({
    secondPerson: nothing,
    uploads: nothing,
    failedJobs: nothing,
  })
})

test('counts a request in the queue of its list, with its age in bank days', async () => {
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { amount: 700, federal: 70, stateTax: 0, state: 'TX' })
  const id = await submit(server, token, ada.accountId)
  expect(await queue('WITHDRAWAL', 'signature')).toMatchObject({ count: 1, ageInBankDays: 0 })
  // The request has waited since Friday, 03/06. Monday and Tuesday are the two bank days since then.
  await sql(`update distribution_request set date_requested = '2026-03-06T15:00:00Z' where request_id = ${id}`)
  for (const [statusId, list] of [
    [REQUEST_STATUS.approved, 'approved'],
    [REQUEST_STATUS.incomplete, 'incomplete'],
  ] as const) {
    await sql(`update distribution_request set status_id = ${statusId} where request_id = ${id}`)
    expect(await queue('WITHDRAWAL', list)).toMatchObject({
      count: 1,
      oldest: '2026-03-06T15:00:00.000Z',
      ageInBankDays: 2,
      ages: [0, 1, 0, 0, 0],
    })
    expect(await queue('ROLLOVER', list)).toMatchObject(nothing)
  }
  await sql(`update distribution_request set status_id = ${REQUEST_STATUS.historical} where request_id = ${id}`)
  expect((await overview()).queues.every(({ count }) => count === 0)).toBe(true)
})

test('counts a long queue only up to a limit, and marks the count as a lower bound', async () => {
  const upload = (count: number) =>
    sql(`insert into attachment (guid, account_owner_id, attachment_type_id, in_upload_center, file_name, content_type,
        size_bytes, sha256, created_at)
      select 'waiting' || gen_random_uuid(), ${ada.ownerId}, 3, true, 'a.pdf', 'application/pdf', 1, '0', '2026-03-06T15:00:00Z'
      from generate_series(1, ${count})`)
  const uploads = async () => (await overview()).uploads
  await upload(MOST_WAITING)
  expect(await uploads()).toMatchObject({ count: MOST_WAITING, isBound: false })
  await upload(1)
  expect(await uploads()).toMatchObject({ count: MOST_WAITING, isBound: true })
  await sql("delete from attachment where guid like 'waiting%'")
})

test('counts waiting approvals until they lapse', async () => {
  const waits = (lapses: string) =>
    sql(`insert into approval (effect, subject_entity, subject_id, description, changes, payload, asked_at, lapses_at)
      values ('fee-adjustment', 'book', '1', 'x', '[]', '{}', '2026-03-09T15:00:00Z', ${lapses})`)
  await waits(`'2026-03-16T15:00:00Z'`)
  await waits('null')
  await waits(`'2026-03-10T14:00:00Z'`)
  expect((await overview()).secondPerson).toMatchObject({ count: 2, ageInBankDays: 1 })
})

test('counts for each employee the approvals to decide, and names own proposals apart', async () => {
  await sql(`insert into approval_maker (approval_id, user_id, at, kind) select max(approval_id), (
    select user_id from portal_person where email = '${customerService}'), '2026-03-09T15:00:00Z', 'MADE' from approval where lapses_at is null`)
  const seenBy = async (email: string) =>
    (await server.call('GET', '/api/overview', { token: await server.tokenOf(email) })).body as Overview
  expect(await seenBy(customerService)).toMatchObject({
    secondPerson: { count: 2 },
    toDecide: { count: 1, ageInBankDays: 1 },
    ownProposals: 1,
  })
  expect(await seenBy(administrator)).toMatchObject({
    secondPerson: { count: 2 },
    toDecide: { count: 2 },
    ownProposals: 0,
  })
})

test('counts a failed job until one week after its completion, and an interrupted one', async () => {
  await sql(`insert into job (job_type_id, date_scheduled, date_completed, last_error) values
    (4, '2026-03-09T15:00:00Z', null, 'stuck'), (4, '2026-03-09T15:00:00Z', null, null),
    (5, '2026-03-05T15:00:00Z', '2026-03-05T15:01:00Z', 'one item'),
    (5, '2026-03-01T15:00:00Z', '2026-03-01T15:01:00Z', 'long ago'),
    (5, '2026-03-05T15:00:00Z', '2026-03-05T15:01:00Z', null)`)
  expect((await overview()).failedJobs).toMatchObject({ count: 2, oldest: '2026-03-05T15:01:00.000Z' })
  // Interrupted, still running, ended, and a plan file.
  await sql(`insert into job (job_type_id, date_started, date_ended) values
    (4, '2026-03-04T11:00:00Z', null), (4, '2026-03-10T11:30:00Z', null),
    (4, '2026-03-04T11:00:00Z', '2026-03-04T11:01:00Z'), (6, '2026-03-04T11:00:00Z', null)`)
  expect((await overview()).failedJobs).toMatchObject({ count: 3, oldest: '2026-03-04T11:00:00.000Z' })
})

test("shows today's cash in, payments and taxes from the ledger", async () => {
  expect((await overview()).today).toEqual({ day: '2026-03-10', in: 0, out: 0 })
  await server.services.db.transaction().execute(async (tx) => {
    const [cash, receipts] = [await internalBook(tx, 'CUSTODY_CASH'), await internalBook(tx, 'PLAN_RECEIPTS')]
    const checks = await internalBook(tx, 'DISBURSEMENTS_CHECK')
    const typeId = TRANSACTION_TYPE.contribution
    for (const [date, cents] of [
      ['2026-03-10', 12_345n],
      ['2026-03-09', 99_900n],
    ] as const)
      await post(tx, { typeId, date, lines: [debit(cash, cents), credit(receipts, cents)], createdBy: null })
    const lines = [debit(receipts, 2_000n), credit(checks, 1_500n), credit(cash, 500n)]
    await post(tx, { typeId, date: '2026-03-10', lines, createdBy: null })
  })
  const { today, days } = await overview()
  expect(today).toEqual({ day: '2026-03-10', in: 123.45, out: 20 })
  expect(days.at(-2)).toEqual({ day: '2026-03-09', in: 999, out: 0 })
  expect([days.length, days[0]?.day, days.at(-1)]).toEqual([30, '2026-02-09', today])
})

test('counts a payment once, on the day it is posted', async () => {
  await server.services.db.transaction().execute(async (tx) => {
    const [cash, receipts] = [await internalBook(tx, 'CUSTODY_CASH'), await internalBook(tx, 'PLAN_RECEIPTS')]
    const checks = await internalBook(tx, 'DISBURSEMENTS_CHECK')
    const typeId = TRANSACTION_TYPE.contribution
    for (const [date, from, to] of [
      ['2026-03-03', receipts, checks],
      ['2026-03-04', checks, cash],
      ['2026-03-05', receipts, checks],
      ['2026-03-06', checks, receipts],
      ['2026-03-07', receipts, checks],
      ['2026-03-07', checks, cash],
    ] as const)
      await post(tx, { typeId, date, lines: [debit(from, 9_000n), credit(to, 9_000n)], createdBy: null })
  })
  const { days } = await overview()
  const posted = days.filter((day) => day.day > '2026-03-02' && day.day < '2026-03-08')
  expect(posted.map((day) => day.out)).toEqual([90, 0, 90, 0, 90])
})

test('lists tax duties that are overdue or due within 30 days, if the year has postings', async () => {
  expect((await overview()).taxDue).toEqual({ year: 2025, isPrepared: false, days: [] })
  await server.services.db.transaction().execute(async (tx) => {
    const [cash, receipts] = [await internalBook(tx, 'CUSTODY_CASH'), await internalBook(tx, 'PLAN_RECEIPTS')]
    const typeId = TRANSACTION_TYPE.contribution
    await post(tx, { typeId, date: '2025-12-30', lines: [debit(cash, 1n), credit(receipts, 1n)], createdBy: null })
  })
  expect((await overview()).taxDue?.days).toMatchObject([
    { duty: 'COPIES_1099R', dueOn: '2026-02-02', state: 'TO_DO', daysLeft: -36 },
    { duty: 'PAPER_COPIES', daysLeft: -36 },
    { duty: 'FILE_1099R', dueOn: '2026-03-31', state: 'TO_DO', daysLeft: 21 },
  ])
})

test('shows the review queue only to reviewers, and refuses to show them the overview', async () => {
  await sql(`update retirement_account set status_id = 1, date_loaded = '2026-03-09T15:00:00Z'
    where account_id in (${cyd.accountId}, ${bob.accountId})`)
  const review = (token: string) => server.call('GET', '/api/overview/compliance', { token })
  const token = await server.tokenOf(reviewer)
  expect(await review(token)).toMatchObject({ status: 200, body: { pending: { count: 2, ageInBankDays: 1 } } })
  expect((await server.call('GET', '/api/overview', { token })).status).toBe(403)
  for (const email of [customerService, administrator, bob.email])
    expect((await review(await server.tokenOf(email))).status).toBe(403)
})

test('counts the waiting items of each menu entry for operations, and uploads up to 100', async () => {
  const counts = async (email: string) =>
    server.call('GET', '/api/overview/menu', { token: await server.tokenOf(email) })
  const none = {
    pendingWithdrawals: 0,
    approvedWithdrawals: 0,
    incompleteWithdrawals: 0,
    pendingRollovers: 0,
    approvedRollovers: 0,
    incompleteRollovers: 0,
  }
  expect((await counts(customerService)).body).toEqual({ ...none, uploads: 0 })
  await sql(`update distribution_request set status_id = ${REQUEST_STATUS.approved}`)
  expect((await counts(customerService)).body).toEqual({ ...none, approvedWithdrawals: 1, uploads: 0 })
  await sql(`update distribution_request set status_id = ${REQUEST_STATUS.incomplete}`)
  await sql(`insert into attachment (guid, account_owner_id, attachment_type_id, in_upload_center, file_name, content_type,
      size_bytes, sha256, created_at)
    select 'waiting' || n, ${ada.ownerId}, 3, true, 'a.pdf', 'application/pdf', 1, '0', '2026-03-06T15:00:00Z'
    from generate_series(1, 150) n`)
  expect((await counts(administrator)).body).toEqual({ ...none, incompleteWithdrawals: 1, uploads: MOST_IN_MENU })
  expect((await counts(reviewer)).status).toBe(403)
})

test('counts the ended months that are not closed, and shows the end of the oldest month', async () => {
  const months = async () => (await overview()).monthsToClose
  expect(await months()).toMatchObject({ count: 1, oldest: '2026-02-28T05:00:00.000Z' })
  for (const [month, count] of [
    ['2025-12-01', 2],
    ['2026-01-01', 1],
    ['2026-02-01', 0],
  ] as const) {
    await server.services.db
      .insertInto('closed_month')
      .values({
        month,
        closed_at: server.clock.now(),
        closed_by: null,
        approval_id: null,
        customer_cents: 0n,
        cash_cents: 0n,
      })
      .execute()
    expect(await months()).toMatchObject({ count })
  }
})
