import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

/** Number of owners: one more than the largest number that a search counts exactly. */
const MANY = 10_001
const SOME = 40

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await fill(server)
})
afterAll(() => server?.close())

type Row = { id: number; accounts: { planAccountNumber: string }[]; cursor?: string }
type Answer = { rows: Row[]; next: string | null; prev: string | null; headers: Record<string, unknown> }

const ORDERS = {
  name: 'last_name, first_name',
  firstName: 'first_name, last_name',
  accountNumber: 'plan_account_number',
  status: 'status_id, last_name, first_name',
  dateOfBirth: 'date_of_birth, last_name, first_name',
  email: 'email',
  state: 'state, last_name, first_name',
  zip: 'zip, last_name, first_name',
}

describe('a search in pages', () => {
  const run = async (text: string) => (await server.services.database.executeSql(text)).rows
  beforeEach(() => run("delete from throttle where scope = 'search'"))

  const call = async (query: string, body: object) => {
    const token = await server.tokenOf(customerService)
    return server.call('POST', `/api/accountowner/search${query}`, { token, body })
  }
  const read = async (query: string, body: object): Promise<Answer> => {
    const { status, body: rows, headers } = await call(query, body)
    expect([status, rows]).toEqual([200, expect.any(Array)])
    const links = typeof headers['link'] === 'string' ? headers['link'] : ''
    const link = (rel: string) => new RegExp(`<([^>]*)>; rel="${rel}"`).exec(links)?.[1] ?? null
    return { rows: rows as Row[], next: link('next'), prev: link('prev'), headers }
  }
  const walk = async (start: string, way: 'next' | 'prev', body: object) => {
    const pages: Row[][] = []
    for (let query: string | null = start; query !== null;) {
      const answer: Answer = await read(query, body)
      pages.push(answer.rows)
      query = answer[way]
    }
    return (way === 'next' ? pages : pages.toReversed()).flat()
  }
  const places = (rows: readonly Row[]) =>
    rows.map(({ id, accounts }) => `${id} ${accounts[0]?.planAccountNumber ?? ''}`)

  test.each(Object.entries(ORDERS))(
    'returns each search result once in the sort order %s, forward and backward',
    async (sort, columns) => {
      const all = (
        await run(`select account_owner_id || ' ' || plan_account_number as place from owner_search
      where last_name like 'Some%' order by ${columns}, account_owner_id, account_id`)
      ).map(({ place }) => place)
      expect(all.length).toBeGreaterThan(SOME)
      const body = { lastName: 'some' }
      expect(places(await walk(`?limit=13&sort=${sort}`, 'next', body))).toEqual(all)
      expect(places(await walk(`?limit=13&sort=${sort}&before=`, 'prev', body))).toEqual(all)
      expect(places(await walk(`?limit=13&sort=-${sort}`, 'next', body))).toEqual(all.toReversed())
    },
  )

  test('continues a search after the last row, even if rows were added before that row', async () => {
    const body = { city: 'dover' }
    const first = await read('?limit=10', body)
    await run(`insert into account_owner (account_owner_id, first_name, last_name) values (900, 'A', 'Aaron');
      insert into address (account_owner_id, address1, city, state, zip) values (900, '1 A St', 'Dover', 'DE', '19901')`)
    const second = await read(first.next ?? '', body)
    expect((await read('?limit=10', body)).rows[0]?.id).toBe(900)
    await run(
      'delete from address where account_owner_id = 900; delete from account_owner where account_owner_id = 900',
    )
    expect(places([...first.rows, ...second.rows])).toEqual(places((await read('?limit=20', body)).rows))
  })

  test('refuses a cursor of another search or order, and an invalid cursor', async () => {
    const { rows } = await read('?limit=5', { lastName: 'some' })
    const cursor = encodeURIComponent(rows.at(-1)?.cursor ?? '')
    const refused = {
      status: 400,
      body: { errors: [{ path: ['after'], message: 'This cursor does not belong to this list.' }] },
    }
    expect(await call(`?limit=5&after=${cursor}`, { lastName: 'som' })).toMatchObject(refused)
    expect(await call(`?limit=5&after=${cursor}&sort=zip`, { lastName: 'some' })).toMatchObject(refused)
    expect(await call('?limit=5&after=abc', { lastName: 'some' })).toMatchObject(refused)
  })

  test('reveals no search text or result in page links', async () => {
    const { headers } = await read('?limit=5&sort=dateOfBirth', { lastName: 'some', address1: 'oak' })
    const [, cursor = ''] =
      /^<\?limit=5&sort=dateOfBirth&after=([\w.%-]+)>; rel="next"$/.exec(String(headers['link'])) ?? []
    expect(cursor).not.toBe('')
    const parts = cursor.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))
    // The test compares whole values, because encrypted bytes may contain any three letters by chance.
    expect([cursor, ...parts].join(' ')).not.toMatch(/"some"|"oak"|\d{4}-\d\d-\d\d/i)
  })

  test('counts up to ten thousand rows exactly, and reports a larger count as a lower bound', async () => {
    const counts = async (body: object) => {
      const { headers, rows } = await read('?limit=10', body)
      return [headers['x-total-count'], headers['x-total-count-bound'], rows.length]
    }
    expect(await counts({ city: 'reno', address1: 'elm' })).toEqual(['10000', 'at-least', 10])
    await run(`update address set city = 'Elko' where account_owner_id = ${100_000 + MANY}`)
    expect(await counts({ city: 'reno', address1: 'elm' })).toEqual(['10000', undefined, 10])
    expect(await counts({ firstName: 'any' })).toEqual(['10000', 'at-least', 10])
    await run(`update address set city = 'Reno' where account_owner_id = ${100_000 + MANY}`)
  })

  test.each([{ address1: 'elm' }, { city: 'reno' }, { state: 'nv' }, { firstName: 'any' }, { lastName: 'crowd' }])(
    'pages through more rows than the search counts for %j, from either end',
    async (body) => {
      const [last, beforeLast] = (
        await run(`select account_owner_id as id from owner_search where last_name like 'Crowd%'
        order by last_name desc, first_name desc, account_owner_id desc limit 2`)
      ).map(({ id }) => id)
      const end = await read('?limit=1&before=', body)
      expect(end.rows.map(({ id }) => id)).toEqual([last])
      expect((await read(end.prev ?? '', body)).rows.map(({ id }) => id)).toEqual([beforeLast])
      const start = await read('?limit=1', body)
      const next = await read(start.next ?? '', body)
      expect([next.headers['x-offset'], next.headers['x-total-count-bound']]).toEqual(['1', 'at-least'])
    },
  )

  test('returns at most a hundred search results, with a link to the next page', async () => {
    const whole = await read('', { lastName: 'crowd' })
    expect([whole.rows.length, whole.rows[0]?.cursor, whole.next]).toEqual([100, undefined, expect.any(String)])
    expect((await call('?limit=101', { lastName: 'crowd' })).status).toBe(400)
  })

  test('audits and rate-limits every search page', async () => {
    const audits = async () =>
      Number((await run("select count(*) as n from audit where action = 'owner.search'"))[0]?.['n'])
    const before = await audits()
    const body = { lastName: 'some' }
    await walk('?limit=13', 'next', body)
    const pages = (await audits()) - before
    expect(pages).toBeGreaterThan(3)
    for (let more = pages; more < 30; more += 1) await read('?limit=1', body)
    expect((await call('?limit=1', body)).status).toBe(429)
  })

  test('finds owners by the beginning of an email address and by a whole phone number', async () => {
    await run("insert into phone (account_owner_id, number) values (1007, '5125550107')")
    const ids = async (body: object) => (await read('?limit=50', body)).rows.map(({ id }) => id)
    expect(new Set(await ids({ phone: '(512) 555-0107' }))).toEqual(new Set([1007]))
    expect((await call('', { phone: '512555' })).status).toBe(400)
    expect(await ids({ email: 'SOME1@', lastName: 'Some1' })).toEqual(expect.arrayContaining([1001]))
    expect(await ids({ email: 'example.com' })).toEqual([])
    expect(await ids({ email: '%' })).toEqual([])
  })

  test('updates the owner search table after every kind of change to its data', async () => {
    await run(`
      update account_owner set first_name = 'Renamed', email = 'New@example.com', date_of_birth = null where account_owner_id = 1001;
      update retirement_account set status_id = 5 where account_owner_id = 1002;
      update address set address1 = '9 Other St', zip = '99999' where account_owner_id in (1003, 1004);
      insert into address (account_owner_id, address1, city, state, zip) values (1008, '8 New St', 'Ely', 'NV', '89301');
      insert into phone (account_owner_id, number) values (1009, '5125550109');
      update phone set number = '5125550110' where account_owner_id = 1009;
      insert into retirement_account (plan_account_number, account_type, plan_id, account_owner_id, status_id)
        values ('FIRST', 'ROTH', 1, 1039, 1), ('SECOND', 'ROTH', 1, 1039, 2)`)
    const differing =
      '(select * from owner_search except select * from owner_search_source) union all (select * from owner_search_source except select * from owner_search)'
    expect(await run(differing)).toEqual([])
    expect(
      await run(
        "select distinct first_name as value from owner_search except select value from owner_search_value where field = 'first_name'",
      ),
    ).toEqual([])
  })
})

/**
 * In each column some values are equal and some are missing. The many additional owners test the limit of the count.
 */
async function fill({ services }: TestServer): Promise<void> {
  await seedPeople(services)
  await services.database.executeSql(`
    insert into account_owner (account_owner_id, first_name, last_name, date_of_birth, email)
      select 1000 + n, 'First' || n % 3, 'Some' || n % 4, case when n % 5 > 0 then date '1960-01-01' + n % 7 end,
        case when n % 4 > 0 then 'some' || n % 9 || '@example.com' end from generate_series(1, ${SOME}) n;
    insert into retirement_account (plan_account_number, account_type, plan_id, account_owner_id, status_id)
      select 'S' || 500 - n, 'TRADITIONAL', 1, 1000 + n % 30 + 1, 1 + n % 5 from generate_series(1, ${SOME}) n;
    insert into address (account_owner_id, address1, city, state, zip)
      select 1000 + n, n || ' Oak St', 'Dover', (array['TX', 'CA', 'WY'])[1 + n % 3], 10000 + n % 6
      from generate_series(1, ${SOME}) n where n % 8 > 0;
    insert into account_owner (account_owner_id, first_name, last_name)
      select 100000 + n, 'Any', 'Crowd' || n from generate_series(1, ${MANY}) n;
    insert into address (account_owner_id, address1, city, state, zip)
      select 100000 + n, n || ' Elm St', 'Reno', 'NV', '89501' from generate_series(1, ${MANY}) n;
    analyze`)
}
