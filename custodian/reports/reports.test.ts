import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balanceOf, bookOfAccount, credit, debit, internalBook, post, reverse, stateTaxBook } from '../ledger/ledger.ts'
import { ada, administrator, bob, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { withoutGuard } from '../../contract/csvCell.ts'
import { toCsv } from '../platform/csv.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  token = await server.tokenOf(administrator)
  await server.services.database.executeSql(
    `update account_owner set first_name = '=HYPERLINK("http://x")', last_name = 'O''Neil, "Jr"' where account_owner_id = ${bob.ownerId};
     insert into address (account_owner_id, address1, city, state, zip) values (${bob.ownerId}, '1 A St', 'B', 'TX', '75001')`,
  )
  await deposit(ada.accountId, 1_000_000n)
  await deposit(bob.accountId, 500_000n)
  await withdraw(ada.accountId, '2026-01-10', 100_000n, 10_000n, { state: 'CA', cents: 1_000n })
  const wrong = await withdraw(ada.accountId, '2026-02-01', 20_000n, 2_000n, { state: 'CA', cents: 200n })
  await server.services.db
    .transaction()
    .execute((tx) => reverse(tx, wrong, { date: '2026-02-15', note: null, createdBy: null }))
  await withdraw(bob.accountId, '2026-03-01', 30_000n, 3_000n, null)
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(60_000))

async function deposit(accountId: number, cents: bigint): Promise<void> {
  await server.services.db.transaction().execute(async (tx) => {
    const lines = [
      credit(await bookOfAccount(tx, accountId), cents),
      debit(await internalBook(tx, 'PLAN_RECEIPTS'), cents),
    ]
    await post(tx, { typeId: 1, date: '2026-01-02', lines, createdBy: null })
  })
}

async function withdraw(
  accountId: number,
  date: string,
  amount: bigint,
  federal: bigint,
  state: { state: string; cents: bigint } | null,
): Promise<number> {
  return server.services.db.transaction().execute(async (tx) => {
    const fee = 2_500n
    const stateLines = state ? [credit(await stateTaxBook(tx, state.state), state.cents)] : []
    return post(tx, {
      typeId: 4,
      date,
      createdBy: null,
      lines: [
        debit(await bookOfAccount(tx, accountId), amount),
        credit(await internalBook(tx, 'FEDERAL_TAX'), federal),
        ...stateLines,
        credit(await internalBook(tx, 'FEE_DISTRIBUTION'), fee),
        credit(await internalBook(tx, 'DISBURSEMENTS_CHECK'), amount - federal - (state?.cents ?? 0n) - fee),
      ],
    })
  })
}

async function rowsOf(path: string): Promise<string[][]> {
  const { status, body, headers } = await server.call('GET', path, { token })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(body).toMatch(/^\uFEFF/)
  return parse(body as string, { bom: true })
}

describe('withholding reports', () => {
  test('lists withholding by withdrawal, with reversals as negative lines', async () => {
    expect(await rowsOf('/api/report/withholding')).toEqual([
      [
        'Account Number',
        'First Name',
        'Last Name',
        'State',
        'Date',
        'Amount',
        'Federal Withholding',
        'State Withholding',
      ],
      ['300111', 'Ada', 'Adams', 'CA', '2026-01-10', '1000.00', '100.00', '10.00'],
      ['300111', 'Ada', 'Adams', 'CA', '2026-02-01', '200.00', '20.00', '2.00'],
      ['300111', 'Ada', 'Adams', 'CA', '2026-02-15', '-200.00', '-20.00', '-2.00'],
      ['300121', '\'=HYPERLINK("http://x")', 'O\'Neil, "Jr"', 'TX', '2026-03-01', '300.00', '30.00', '0.00'],
    ])
  })

  test('totals withholding by state, equal to the tax books', async () => {
    const rows = await rowsOf('/api/report/withholding/state')
    expect(rows).toEqual([
      ['State', 'Amount', 'Federal Withholding', 'State Withholding'],
      ['CA', '1000.00', '100.00', '10.00'],
      ['TX', '300.00', '30.00', '0.00'],
    ])
    const { db } = server.services
    expect(await balanceOf(db, await internalBook(db, 'FEDERAL_TAX'))).toBe(13_000n)
    expect(await balanceOf(db, await stateTaxBook(db, 'CA'))).toBe(1_000n)
  })

  test('previews the first rows of a report, with the totals of all rows', async () => {
    const get = async (path: string, query = '') =>
      (await server.call('GET', `/api/report/withholding${path}${query}`, { token })).body as {
        rows: Array<Record<string, unknown>>
        totals: object
      }
    const account = await get('/preview')
    expect(account.rows[0]).toEqual({
      accountNumber: '300111',
      firstName: 'Ada',
      lastName: 'Adams',
      state: 'CA',
      date: '2026-01-10',
      amount: 1000,
      federal: 100,
      stateTax: 10,
    })
    const all = { amount: 1300, federal: 130, stateTax: 10 }
    expect(account.totals).toEqual({ rows: 4, ...all })
    expect(await get('/state/preview')).toEqual({
      rows: [
        { state: 'CA', amount: 1000, federal: 100, stateTax: 10 },
        { state: 'TX', amount: 300, federal: 30, stateTax: 0 },
      ],
      totals: { rows: 2, ...all },
    })
    const nothing = { rows: [], totals: { rows: 0, amount: 0, federal: 0, stateTax: 0 } }
    for (const path of ['/preview', '/state/preview']) expect(await get(path, '?endDate=2020-01-01')).toEqual(nothing)
    const { body } = await server.call(
      'GET',
      '/api/report/withholding/preview?startDate=2026-02-02&endDate=2026-02-01',
      {
        token,
      },
    )
    expect(body).toMatchObject({ errors: [{ path: ['endDate'] }] })
  })

  test('audits the preview and the download of a report, with period and rows', async () => {
    const query = '?startDate=2026-03-01&endDate=2026-03-31'
    await rowsOf(`/api/report/withholding${query}`)
    await server.call('GET', `/api/report/withholding/state/preview${query}`, { token })
    const told = await server.services.db
      .selectFrom('audit')
      .select(['action', 'after'])
      .where('entity', '=', 'report')
      .orderBy('audit_id', 'desc')
      .limit(2)
      .execute()
    const days = { startDate: '2026-03-01', endDate: '2026-03-31', rows: 1 }
    expect(told).toEqual([
      { action: 'report.preview', after: { report: 'withholding-state.csv', ...days } },
      { action: 'report.download', after: { report: 'withholding-account.csv', ...days } },
    ])
  })

  test('includes both end days of a report period, and accepts a period without an end day', async () => {
    const dates = async (query: string) =>
      (await rowsOf(`/api/report/withholding?${query}`)).slice(1).map((row) => row[4])
    expect(await dates('startDate=2026-02-01&endDate=2026-02-15')).toEqual(['2026-02-01', '2026-02-15'])
    expect(await dates('startDate=2026-02-16')).toEqual(['2026-03-01'])
    expect(await dates('startDate=&endDate=2026-01-10')).toEqual(['2026-01-10'])
    expect(await dates('endDate=2020-01-01')).toEqual([])
  })

  test.each([
    ['startDate=2026-02-30', 'startDate', 'Invalid date'],
    ['endDate=03/10/2026', 'endDate', 'Invalid date'],
    ['startDate=2026-03-01&endDate=2026-02-01', 'endDate', 'The end date is before the start date'],
  ])('refuses the report period %s and names the wrong field', async (query, field, message) => {
    expect(await server.call('GET', `/api/report/withholding?${query}`, { token })).toMatchObject({
      status: 400,
      body: { errors: [{ path: [field], message }] },
    })
  })

  test('lets only staff use reports', async () => {
    const asRole = async (email: string) =>
      (await server.call('GET', '/api/report/withholding/state', { token: await server.tokenOf(email) })).status
    expect(await asRole(reviewer)).toBe(200)
    expect(await asRole(ada.email)).toBe(403)
  })
})

describe('the withholding report as an export', () => {
  afterAll(async () => {
    token = await server.tokenOf(administrator)
  })
  const get = async (path: string, who = reviewer) =>
    server.call('GET', `/api/report/withholding${path}`, { token: await server.tokenOf(who) })
  const soon = expect.stringMatching(
    /^With this report you would have exported more than 1,000 rows within 24 hours\. A second person has to release it/,
  )
  /** Sets the rows that the reviewer exported alone today. */
  const exported = async (rows: number) => {
    const { db } = server.services
    await get('?endDate=2020-01-01')
    const { export_id } = await db
      .selectFrom('list_export')
      .select('export_id')
      .orderBy('export_id', 'desc')
      .executeTakeFirstOrThrow()
    await db.updateTable('list_export').set({ rows_sent: rows }).where('export_id', '=', export_id).execute()
  }
  const left = async () =>
    (await server.call('GET', '/api/export/left', { token: await server.tokenOf(reviewer) })).body
  const decide = async (id: number) =>
    server.call('POST', `/api/approval/${id}/approve`, { token: await server.tokenOf(customerService), body: {} })
  const waiting = async () => {
    const { body } = await server.call('GET', '/api/approval?effect=list-export', {
      token: await server.tokenOf(customerService),
    })
    return (body as { approvals: Array<{ id: number; changes: object[] }> }).approvals
  }

  test('counts the rows of a report by account, and none of a report by state', async () => {
    server.clock.forward(25 * 3_600_000)
    const days = '?startDate=2026-01-01&endDate=2026-03-31'
    expect((await get(days)).status).toBe(200)
    expect(await left()).toEqual({ rows: 996 })
    expect((await get(`/state${days}`)).status).toBe(200)
    expect(await left()).toEqual({ rows: 996 })
  })

  test('waits above 1,000 rows for a second person, who releases the report of these days', async () => {
    server.clock.forward(25 * 3_600_000)
    const days = '?startDate=2026-01-01&endDate=2026-03-31'
    await exported(997)
    const audits = () =>
      server.services.db.selectFrom('audit').select('audit_id').where('action', '=', 'report.download').execute()
    const before = await audits()
    // Asked twice, it waits once.
    for (let time = 1; time <= 2; time += 1) expect(await get(days)).toMatchObject({ status: 409, body: soon })
    expect(await audits()).toEqual(before)
    expect((await get('?startDate=2026-01-01&endDate=2026-02-01')).status).toBe(200)
    const [approval, ...more] = await waiting()
    expect(more).toEqual([])
    expect(approval?.changes).toEqual([
      { label: 'Days', before: null, after: '01/01/2026 to 03/31/2026' },
      { label: 'Rows', before: null, after: '4' },
      { label: 'Exported alone within 24 hours', before: null, after: '997 rows' },
    ])
    expect((await decide(approval?.id ?? 0)).status).toBe(200)
    server.clock.forward(60_000)
    for (let time = 1; time <= 3; time += 1) expect((await get(days)).status).toBe(200)
    expect(await get(days)).toMatchObject({ status: 409, body: soon })
    expect(await get('')).toMatchObject({ status: 409, body: soon })
  })
})

describe('a CSV cell', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠x'])(
    'escapes the CSV cell %j as a formula',
    (text) => {
      const cell = (parse(toCsv(['a'], [[text]])) as string[][])[1]?.[0] ?? ''
      expect([cell[0], withoutGuard(cell)]).toEqual(["'", text])
    },
  )

  test.each([
    ['x;=1+1', `"x;'=1+1"`],
    ['x; =1+1', `"x; '=1+1"`],
    ['x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
    ['x|+1', `"x|'+1"`],
    ['x\r\n-1', `"x\r\n'-1"`],
    ['x;＝1;y', `"x;'＝1;y"`],
    ['Main St; Apt 4', '"Main St; Apt 4"'],
    ['a-b = c', 'a-b = c'],
  ])('escapes formulas in %j after tabs, semicolons, pipes and line breaks', (text, printed) => {
    expect(toCsv(['a'], [[text]])).toBe(`a\r\n${printed}\r\n`)
    expect(withoutGuard((parse(toCsv(['a'], [[text]])) as string[][])[1]?.[0] ?? '')).toBe(text)
  })

  test('escapes quotes, commas and line breaks in a CSV cell, and keeps numbers', () => {
    const odd = 'He said "a, b"\r\nand left'
    expect(parse(toCsv(['a', 'b', 'c'], [[odd, -2_500n, null]]))).toEqual([
      ['a', 'b', 'c'],
      [odd, '-25.00', ''],
    ])
    expect(toCsv(['n'], [[5n], [100n], [-1n], [12_345_678_901n]])).toBe(
      'n\r\n0.05\r\n1.00\r\n-0.01\r\n123456789.01\r\n',
    )
  })
})

test('previews at most 20 report rows, with the totals of all rows', async () => {
  for (let day = 1; day <= 22; day += 1)
    await withdraw(ada.accountId, `2025-06-${String(day).padStart(2, '0')}`, 10_000n, 1_000n, null)
  const query = '?startDate=2025-06-01&endDate=2025-06-30'
  const { body } = await server.call('GET', `/api/report/withholding/preview${query}`, { token })
  const { rows, totals } = body as { rows: Array<{ date: string }>; totals: object }
  expect([rows.length, rows.at(-1)?.date]).toEqual([20, '2025-06-20'])
  expect(totals).toEqual({ rows: 22, amount: 2200, federal: 220, stateTax: 0 })
  expect(await rowsOf(`/api/report/withholding${query}`)).toHaveLength(23)
})
