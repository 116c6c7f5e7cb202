import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { exportOfList, type Exported } from '../../contract/exports.ts'
import { isPaged } from '../../contract/page.ts'
import { generateOwners } from '../demo/generate.ts'
import { startTestServer, type TestServer } from '../testing.ts'

const admin = 'admin@example.com'
const service = 'service@example.com'
const reviewer = 'compliance@example.com'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  await generateOwners(server.services, 80)
  await server.services.database.executeSql(`
    insert into note (account_owner_id, title, note_text, user_id, last_modified) values
      (1001, '=1+1', '@SUM(A1) and 900-11-0001 or 900110001', 3, now()), (1001, '-2', 'two\nlines, "quoted"', 3, now())`)
})
afterAll(() => server?.close())

type Row = Record<string, unknown>
/** Path parameters from the demo data: Ann Archer, her account (also as `planId`), and the book of federal tax. */
const SAMPLES: Record<string, readonly string[]> = {
  list: ['open', 'signature', 'approved', 'incomplete', 'historical'],
  accountOwnerId: ['1001'],
  planId: ['501'],
  bookId: ['200'],
}

/** Every exported list, at every path for which the demo data has rows. */
const lists = Object.values(calls).flatMap((list) => {
  const exported = exportOfList(list)
  // The path of an account's book says plan, but takes the account number.
  const path = (list.staff?.path ?? '').replace('planinformation/:planId', 'planinformation/1')
  return exported ? pathsOf(path).map((each) => ({ list, exported, path: each })) : []
})

function pathsOf(path: string): string[] {
  const name = /:(\w+)/.exec(path)?.[1]
  return name === undefined
    ? [path]
    : (SAMPLES[name] ?? []).flatMap((value) => pathsOf(path.replace(`:${name}`, value)))
}

const asWhom = (list: AnyEndpoint) => (list.staff?.may === 'compliance' ? reviewer : admin)
const call = async (who: string, method: 'GET' | 'POST', path: string, headers?: Record<string, string>) =>
  server.call(method, path, { token: await server.tokenOf(who), ...(headers ? { headers } : {}) })

async function rowsOf(who: string, path: string, query: string): Promise<Row[]> {
  const { status, body } = await call(who, 'GET', path + query)
  expect([path, status]).toEqual([path, 200])
  return Array.isArray(body) ? (body as Row[]) : (body as { transactions: Row[] }).transactions
}

/** Moves the clock, so earlier exports no longer count toward the limit. */
const nextDay = () => server.clock.forward(24 * 3_600_000)

async function ask(who: string, path: string, query = ''): Promise<Exported> {
  nextDay()
  return askToday(who, path, query)
}

async function askToday(who: string, path: string, query: string): Promise<Exported> {
  const { status, body } = await call(who, 'POST', `${path}/export${query}`)
  expect([path, status, body]).toEqual([path, 200, expect.any(Object)])
  return body as Exported
}

async function fileOf(who: string, id: number) {
  const { status, body, headers } = await call(who, 'GET', `/api/export/${id}`)
  return { status, text: body as string, headers }
}

const linesOf = (text: string) => parse(text, { bom: true }) as string[][]

/** Lists without an export: search results, an owner's lists that staff export elsewhere, a book without a period. */
const NOT_EXPORTED = ['searchOwners', 'listAttachments', 'listRequests', 'getBook']

describe('an export', () => {
  test('lets staff export every paged list, except search results and lists exported elsewhere', () => {
    const without = Object.values(calls).filter((one) => one.staff && isPaged(one) && !exportOfList(one))
    expect(without.map(({ name }) => name).filter((name) => !NOT_EXPORTED.includes(name))).toEqual([])
  })

  test.each(lists)('exports $path in list order, with the totals in the last line', async (one) => {
    const { list, path, exported } = one
    const who = asWhom(list)
    // Each export request adds an entry to the audit list, so the filter excludes such entries.
    const narrowed = path === '/api/audit' ? '&kind=PERSON' : ''
    for (const sort of sortsOf(list)) {
      nextDay()
      // Both requests run on the same day, because an age in bank days changes at midnight.
      const rows = await rowsOf(who, path, `?sort=${sort}${narrowed}`)
      const { id, status, rows: counted, amount } = await askToday(who, path, `?sort=${sort}${narrowed}`)
      expect([status, counted]).toEqual(['READY', rows.length])
      const { text, headers } = await fileOf(who, id)
      const [header, ...body] = linesOf(text)
      expect(header).toEqual(Object.keys(exported.columns))
      expect(headers['x-total-count']).toBe(String(rows.length))
      expect(body.slice(0, -1).map(plain)).toEqual(rows.map((row) => shown(exported.columns, row)))
      const amounts = rows.reduce((sum, { amount }) => sum + Math.round(Number(amount ?? 0) * 100), 0)
      const last = body.at(-1) ?? []
      expect(last.slice(0, 2)).toEqual(['Total', `${rows.length} rows`])
      const column = header?.indexOf('Amount') ?? -1
      const summedUp = column < 0 ? amounts : Math.round(Number(last[column]) * 100)
      expect(summedUp).toBe(amounts)
      // Compares the totals from the database with the rows of the file.
      expect(amount).toBe(column < 0 ? null : amounts / 100)
    }
  })

  test('applies the filters of the list to its export', async () => {
    const path = '/api/withdrawal/admin/historical'
    const all = await rowsOf(admin, path, '')
    const { lastName, amount } = all[0] as { lastName: string; amount: number }
    const query = `?sort=amount&find=${encodeURIComponent(lastName)}&amountFrom=${amount}&distributionTypeId=5&statusId=5`
    const rows = await rowsOf(admin, path, query)
    const { id, narrowedBy } = await ask(admin, path, query)
    const ids = linesOf((await fileOf(admin, id)).text)
      .slice(1, -1)
      .map((line) => line.at(-1))
    expect(ids).toEqual(rows.map((row) => String(row['id'])))
    expect(narrowedBy).toEqual(
      expect.arrayContaining([
        { label: 'Find', value: lastName },
        { label: 'Amount from', value: amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' }) },
        { label: 'Distribution type', value: 'Normal' },
        { label: 'Status', value: 'Historical' },
        { label: 'Order', value: 'Amount, smallest first' },
      ]),
    )
  })

  test('exports no social security numbers and no birth dates', async () => {
    const { db, pii } = server.services
    const owners = await db
      .selectFrom('account_owner')
      .select(['account_owner_id', 'social_sealed', 'date_of_birth'])
      .execute()
    const secrets = owners.flatMap(({ account_owner_id, social_sealed, date_of_birth }) => {
      const social = social_sealed && pii.open(social_sealed, `account_owner.social:${account_owner_id}`)
      const [year, month, day] = date_of_birth?.split('-') ?? []
      return [
        ...(social ? [social, `${social.slice(0, 3)}-${social.slice(3, 5)}-${social.slice(5)}`] : []),
        ...(date_of_birth ? [date_of_birth, `${month}/${day}/${year}`] : []),
      ]
    })
    expect(secrets.length).toBeGreaterThan(20)
    let rows = 0
    for (const { list, path } of lists) {
      const { id } = await ask(asWhom(list), path)
      const { text } = await fileOf(asWhom(list), id)
      rows += linesOf(text).length - 2
      expect([path, secrets.filter((secret) => text.includes(secret))]).toEqual([path, []])
      expect(text).not.toMatch(/\b\d{3}-\d{2}-\d{4}\b/)
    }
    expect(rows).toBeGreaterThan(50)
  })

  test('escapes spreadsheet formulas in exports', async () => {
    const { id } = await ask(admin, '/api/note/admin/1001', '?sort=title')
    const { text } = await fileOf(admin, id)
    const cells = linesOf(text).slice(1, -1)
    expect(cells.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    expect(cells.find(([title]) => title === "'=1+1")?.[3]).toBe("'@SUM(A1) and ***-**-**** or ***-**-****")
    expect(cells.find(([title]) => title === "'-2")?.[3]).toBe('two\nlines, "quoted"')
  })

  test('audits the request and the download of an export with person, list and row count', async () => {
    const { id } = await ask(admin, '/api/plan', '?find=a')
    await fileOf(admin, id)
    const rows = await server.services.db
      .selectFrom('audit')
      .select(['action', 'after'])
      .where('entity', '=', 'list_export')
      .where('entity_id', '=', String(id))
      .orderBy('audit_id')
      .execute()
    const counted = (await rowsOf(admin, '/api/plan', '?find=a')).length
    expect(rows).toMatchObject([
      { action: 'export.ask', after: { list: 'listPlans', query: { find: 'a', sort: 'name' }, rows: counted } },
      { action: 'export.download', after: { list: 'listPlans', rows: counted, download: 1 } },
    ])
  })

  test("allows only an export's requester to download it, three times within a day", async () => {
    const { id } = await ask(admin, '/api/plan')
    expect((await fileOf(service, id)).status).toBe(404)
    for (let times = 0; times < 3; times += 1) expect((await fileOf(admin, id)).status).toBe(200)
    expect(await fileOf(admin, id)).toMatchObject({
      status: 409,
      text: 'This export can no longer be downloaded. Please export the list again.',
    })
    const { id: another } = await ask(admin, '/api/plan')
    server.clock.forward(24 * 3_600_000)
    expect((await fileOf(admin, another)).status).toBe(409)
    const { body } = await call(admin, 'GET', '/api/export')
    expect((body as Exported[])[0]).toMatchObject({ id: another, status: 'OVER', downloadsLeft: 3 })
  })

  test('refuses an export to a person who may no longer see the list', async () => {
    const { id } = await ask(service, '/api/plan')
    await server.services.database.executeSql(`update portal_user set role_id = 4 where email = '${service}'`)
    expect((await fileOf(service, id)).status).toBe(403)
    await server.services.database.executeSql(`update portal_user set role_id = 2 where email = '${service}'`)
  })

  test('creates one export per idempotency key, and refuses a repeated key with another filter', async () => {
    server.clock.forward(61_000)
    const key = { 'idempotency-key': 'the-same-export' }
    const first = await call(admin, 'POST', '/api/plan/export?find=a', key)
    const again = await call(admin, 'POST', '/api/plan/export?find=a', key)
    expect(again.body).toEqual(first.body)
    expect((await call(admin, 'POST', '/api/plan/export?find=b', key)).status).toBe(409)
  })
})

/** The sort orders of a list, in both directions. */
function sortsOf({ query }: AnyEndpoint): string[] {
  const { sort } = (query as unknown as { shape: { sort: { unwrap: () => { options: string[] } } } }).shape
  return sort.unwrap().options
}

type Shown =
  | ((row: Row) => string | number | boolean | null)
  | { dollars: (row: Row) => number | null }
  | { typed: (row: Row) => string | null }

/** A row as its list shows it, with the columns of the file. */
function shown(columns: object, row: Row): string[] {
  return Object.values(columns).map((column: Shown) => {
    if (typeof column === 'object' && 'typed' in column)
      return plainCell(column.typed(row) ?? '').replace(/(?<!\d)\d{9}(?!\d)/g, '***-**-****')
    if (typeof column === 'object') return column.dollars(row)?.toFixed(2) ?? ''
    const value = column(row)
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    return plainCell(value === null ? '' : String(value))
  })
}

/** Removes the formula guard, and hides personal numbers. */
const plain = (line: string[]) => line.map((cell) => plainCell(cell.replace(/^'(?=[=+\-@])/, '')))
const plainCell = (cell: string) => cell.replace(/\b\d{3}-\d{2}-\d{4}\b/g, '***-**-****')
