import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { isPaged, MOST_ROWS } from '../../contract/page.ts'
import { ROLE } from '../../contract/roles.ts'
import { generateOwners } from '../../custodian/demo/generate.ts'
import { loadDemo } from '../../custodian/demo/loadDemo.ts'
import { sealAudit } from '../../custodian/integrity/auditChain.ts'
import { addMonthTotals } from '../../custodian/ledger/monthTotals.ts'
import { bulkPost } from '../../custodian/ledger/bulkPost.ts'
import { credit, debit, internalBook, post } from '../../custodian/ledger/ledger.ts'
import { loadInBulk } from '../../custodian/platform/db/bulkLoad.ts'
import { openDatabase, type Database, type Tx } from '../../custodian/platform/db/connect.ts'
import { migrate } from '../../custodian/platform/db/migrate.ts'
import { createServices } from '../../custodian/platform/context/services.ts'
import { startTestServer, testClock, testConfig, type TestAnswer, type TestServer } from '../../custodian/testing.ts'
import { endpoints, endsTheSession, type Endpoint } from '../contract/endpoints.ts'
import { ann, body, fill, type Subject } from '../contract/samples.ts'
import { explained, openWatched, stockOf, tablesReadWhole, type WatchedDatabase } from '../plans.ts'
import { startPostgres, type Postgres } from '../postgres.ts'

/** Tables that do not grow over the years, or only with plans, employees, ledger halts or rejections during a payout. */
const NOT_GROWING: ReadonlySet<string> = new Set([
  'event_head',
  'former_account_earning',
  'former_plan_interest',
  'key_fingerprint',
  'ledger_halt',
  'maintenance',
  'person',
  'plan',
  'planned_plan_interest',
  'running_number',
  'schema_migration',
])

const OWNERS = 10_000
const LINES = 200_000
const DAY = '2026-01-15'
/** Row limit of a list without parameters: one more than it shows. */
const WHOLE_LIST = MOST_ROWS + 1

let postgres: Postgres
let database: WatchedDatabase
let server: TestServer

beforeAll(async () => {
  postgres = await startPostgres()
  const url = await postgres.database()
  const plain = await openDatabase({ databaseUrl: url, dataDir: 'unused' })
  await migrate(plain)
  const services = createServices({ config: testConfig, database: { ...plain, db: plain.work }, clock: testClock() })
  await loadDemo(services)
  await generateOwners(services, OWNERS)
  await fillBook(plain)
  // Adds the month totals, as the timetable does every ten minutes.
  await addMonthTotals(services.db)
  // Chains the audit rows, as the integrity watch does every minute.
  await sealAudit(services)
  await plain.close()
  database = await openWatched(url)
  server = await startTestServer({ database })
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})

test(`reads no growing table sequentially in any request's statement, with ${OWNERS} owners`, async () => {
  const subject = await invented()
  const tokens = {
    customer: await server.tokenOf(subject.email),
    administrator: await server.tokenOf('admin@example.com'),
    compliance: await server.tokenOf('compliance@example.com'),
  }
  const seen = new Map<string, { sql: string; parameters: readonly unknown[]; by: string }>()
  const unanswered: string[] = []
  // Calls everything twice, because the second pass reads data that the first has written, such as a draft.
  for (const [place, endpoint] of [...endpoints, ...endpoints].entries()) {
    const isAgain = place >= endpoints.length
    const definition = calls[endpoint.name]
    if (!definition) continue
    const answered: number[] = []
    for (const { path, token, given } of waysOf(endpoint, definition, subject, tokens, isAgain)) {
      database.statements.length = 0
      const { status } = await follow(endpoint, definition, path, token, given)
      answered.push(status)
      for (const { sql, parameters } of database.statements) {
        // A list of values counts as one statement for any length; a page of 25 is planned differently from a whole
        // list.
        const text = sql.replace(/\$\d+(, \$\d+)+/g, '$…')
        const key = parameters.includes(WHOLE_LIST) ? `${text} of a whole list` : text
        if (!seen.has(key)) seen.set(key, { sql, parameters, by: endpoint.name })
      }
    }
    if (isPaged(definition) && !answered.includes(200)) unanswered.push(`${endpoint.name} ${answered.join(' ')}`)
  }
  const stock = await stockOf(database)
  const found: string[] = []
  for (const { by, ...statement } of seen.values()) {
    const whole = (await tablesReadWhole(database, stock, statement)).filter((table) => !NOT_GROWING.has(table))
    if (whole.length > 0)
      found.push(`${by} reads ${whole.join(', ')}: ${statement.sql.replace(/\s+/g, ' ').slice(0, 400)}`)
  }
  expect(unanswered).toEqual([])
  expect(seen.size).toBeGreaterThan(150)
  expect(found.toSorted()).toEqual([])
})

test(`reads and checks an internal book with ${LINES} postings on one day without reading them all`, async () => {
  const { rows: books } = await database.executeSql("select book_id from book where kind = 'DISBURSEMENTS_ACH'")
  const path = `/api/accounting/book/${String(books[0]?.['book_id'])}/date?startDate=${DAY}&endDate=${DAY}&limit=25`
  const token = await server.tokenOf('admin@example.com')
  let read = 0
  const page = async (query: string) => {
    database.statements.length = 0
    const answer = await server.call('GET', `${path}${query}`, { token })
    expect([query, answer.status]).toEqual([query, 200])
    for (const statement of database.statements.filter(({ sql: text }) => /^\s*select\b/i.test(text)))
      read = Math.max(read, (await explained(database, statement)).rows)
    return answer
  }
  const { link } = (await page('')).headers
  const next = typeof link === 'string' ? /after=([^&>]+)/.exec(link)?.[1] : undefined
  await page(`&after=${next ?? ''}`)
  await page('&sort=date')
  await page('&before=')
  expect(read).toBeLessThan(LINES / 10)

  // A debit reads the balance of the book; PostgreSQL counts the rows that a connection reads.
  const looked = await database.db.transaction().execute(async (tx) => {
    const [ach, cash] = [await internalBook(tx, 'DISBURSEMENTS_ACH'), await internalBook(tx, 'CUSTODY_CASH')]
    const before = await readSoFar(tx)
    await post(tx, { typeId: 4, date: DAY, createdBy: null, lines: [debit(ach, 1n), credit(cash, 1n)] })
    return (await readSoFar(tx)) - before
  })
  expect(looked).toBeGreaterThan(0)
  expect(looked).toBeLessThan(LINES / 10)
})

async function readSoFar(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(pg_stat_get_xact_tuples_returned(oid))::int as read from pg_class
    where relname in ('posting', 'posting_book', 'posting_transaction')`.execute(tx)
  return rows[0]?.read ?? 0
}

/** Fills the transit book: one line per payment, all on one day. */
async function fillBook({ db }: Database): Promise<void> {
  const [ach, cash] = [await internalBook(db, 'DISBURSEMENTS_ACH'), await internalBook(db, 'CUSTODY_CASH')]
  const payments = Array.from({ length: LINES / 20 }, () => ({
    typeId: 4,
    date: DAY,
    createdBy: null,
    lines: [debit(cash, 2n), credit(ach, 2n)],
  }))
  await db.transaction().execute((tx) =>
    loadInBulk(tx, ['ledger_transaction', 'posting'], async () => {
      await bulkPost(tx, async (stage) => {
        for (let part = 0; part < 20; part += 1) await stage(payments)
      })
    }),
  )
}

type Tokens = Record<'customer' | 'administrator' | 'compliance', string>
type Way = { path: string; token: string; given: unknown }

/**
 * Every variant of a call: each permitted caller, each order and filter of a list, and each field of the search. A list
 * that is read again is read in one order, because written rows change no order or filter of a statement.
 */
function waysOf(
  endpoint: Endpoint,
  definition: AnyEndpoint,
  subject: Subject,
  tokens: Tokens,
  isAgain: boolean,
): Way[] {
  const own = endpoint.customer ? [{ path: endpoint.customer, token: tokens.customer }] : []
  const isForAdministrator = endpoint.callers === 'everybody' || endpoint.callers.includes(ROLE.administrator)
  const token = isForAdministrator ? tokens.administrator : tokens.compliance
  const staff = endpoint.admin && endpoint.admin !== endpoint.customer ? [{ path: endpoint.admin, token }] : []
  return [...own, ...staff].flatMap(({ path, token }) =>
    pathsOf(path, subject).flatMap((filled) =>
      queriesOf(definition, isAgain).flatMap((query, place) => {
        // Tests every body of the search in one sort order only, and one body in every sort order.
        const bodies = bodiesOf(endpoint, subject)
        return (place === 0 ? bodies : bodies.slice(0, 1)).map((given) => ({ path: `${filled}${query}`, token, given }))
      }),
    ),
  )
}

const LISTS = ['open', 'approved', 'signature', 'incomplete', 'historical']
const pathsOf = (path: string, subject: Subject) =>
  path.includes('{list}') ? LISTS.map((list) => fill(path.replace('{list}', list), subject)) : [fill(path, subject)]

/**
 * A page in every order and direction, a page by each filter, and last the whole list, because a statement keeps its
 * first plan and a thousand rows are a tenth of this data.
 */
function queriesOf(definition: AnyEndpoint, isAgain: boolean): string[] {
  if (!isPaged(definition)) return ['']
  const { sort, limit: _limit, after: _after, before: _before, ...filters } = shapeOf(definition)
  const sorts = (sort?.options ?? []).map((order) => `?limit=25&sort=${order}`)
  const by = Object.entries(filters).flatMap(([name, shape]) => {
    const value = SAMPLES.find((sample) => shape.safeParse(sample).success)
    return value === undefined ? [] : [`?limit=25&${name}=${encodeURIComponent(value)}`]
  })
  const all = [...sorts, ...by, '']
  return isAgain ? all.slice(0, 1) : all
}

type FilterShape = { options?: readonly string[]; safeParse: (value: unknown) => { success: boolean } }
const SAMPLES = ['1', '2026-01-01', 'true', 'WITHDRAWAL', 'LOOK', 'Brown', 'TRADITIONAL', 'open']

function shapeOf({ query }: AnyEndpoint): Record<string, FilterShape> {
  const { shape = {} } = query as unknown as { shape?: Record<string, FilterShape & { unwrap?: () => FilterShape }> }
  return Object.fromEntries(
    Object.entries(shape).map(([name, each]) => [name, name === 'sort' ? (each.unwrap?.() ?? each) : each]),
  )
}

const FIELDS = {
  firstName: 'Priya',
  lastName: 'Brown',
  dob: '1980-01-01',
  ssn: '901010001',
  address1: '1 Oak',
  address2: 'Apt 4',
  city: 'Springfield',
  state: 'TX',
  zip: '78701',
  accountNumber: 'G00002001',
  email: 'owner17',
  phone: '5555550017',
}

function bodiesOf(endpoint: Endpoint, subject: Subject): unknown[] {
  if (endpoint.name !== 'searchOwners') return [body(endpoint, subject)]
  const each = Object.entries(FIELDS).map(([name, value]) => ({ [name]: value }))
  return [
    ...each,
    { accountOwnerId: subject.accountOwnerId },
    { lastName: 'Br' },
    { lastName: 'Pri', looseName: true },
    FIELDS,
  ]
}

/** Makes the call, and for a list also requests the next page. */
async function follow(
  endpoint: Endpoint,
  definition: AnyEndpoint,
  path: string,
  token: string,
  given: unknown,
): Promise<TestAnswer> {
  // A person may search only 30 times a minute.
  if (endpoint.name === 'searchOwners') await database.executeSql('delete from throttle')
  // A call that ends its session uses another session.
  const isEnd = endsTheSession.has(endpoint.name)
  const options = { body: given, ...(isEnd ? {} : { token }) }
  const answer = await server.call(endpoint.verb, path, options)
  const { link } = answer.headers
  const next = typeof link === 'string' ? /<([^>]+)>; rel="next"/.exec(link)?.[1] : undefined
  if (isPaged(definition) && next) await server.call(endpoint.verb, `${path.split('?')[0]}${next}`, options)
  return answer
}

/** An owner of the generated data with a registered account, a paid request, a note and an uploaded file. */
async function invented(): Promise<Subject & { email: string }> {
  const { rows } = await database.executeSql(`
    select o.email, a.account_owner_id as "accountOwnerId", a.account_id as "accountId", r.request_id as "requestId",
      b.book_id as "bookId", t.transaction_id as "transactionId", f.guid, f.attachment_id as "attachmentId",
      n.beneficiary_id as "beneficiaryId", a.plan_id as "planId"
    from distribution_request r join retirement_account a using (account_id)
    join account_owner o on o.account_owner_id = a.account_owner_id
    join portal_user u on u.account_owner_id = a.account_owner_id
    join book b on b.account_id = a.account_id
    join ledger_transaction t on t.request_id = r.request_id
    join attachment f on f.account_id = a.account_id
    join beneficiary n on n.account_id = a.account_id
    where a.status_id = 3 and r.status_id = 4 limit 1`)
  return { ...ann, ...(rows[0] as Partial<Subject> & { email: string }) }
}
