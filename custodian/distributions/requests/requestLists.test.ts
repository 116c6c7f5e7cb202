import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ada, administrator, bob, customerService, reviewer, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'

const REQUESTS = 250

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  // Three amounts, five request times and three accounts, so that every sort order has many equal values.
  await server.services.database.executeSql(`
    insert into distribution_request (request_id, kind, account_id, distribution_type_id, amount_cents, is_full_amount,
        status_id, outcome, date_requested, signed_at)
      select n, 'WITHDRAWAL', (array[111, 121, 122])[n % 3 + 1], n % 2 + 1, 10000 * (n % 3), false,
        case when n % 10 = 0 then 5 else 4 end, case when n % 10 = 0 then 'cancelled' end,
        timestamptz '2026-03-01 12:00:00.000001+00' + n % 5 * interval '1 day', now()
      from generate_series(1, ${REQUESTS}) n;
    insert into distribution_request (request_id, kind, account_id, distribution_type_id, amount_cents, is_full_amount,
        status_id, date_requested, signed_at, is_check) values
      (501, 'WITHDRAWAL', 111, 1, 100, false, 1, '2026-03-02 15:00+00', '2026-03-06 23:59+00', true),
      (502, 'WITHDRAWAL', 121, 1, 100, false, 1, '2026-03-04 15:00+00', null, false),
      (503, 'ROLLOVER', 122, 50, 100, false, 2, '2026-03-03 15:00+00', '2026-03-04 03:00+00', true)`)
})
afterAll(() => server?.close())

type Row = { id: number; amount: number; lastName: string; dateRequested: string; cursor?: string }

describe('the lists of requests', () => {
  const get = async (path: string, email = customerService) =>
    server.call('GET', `/api${path}`, { token: await server.tokenOf(email) })
  const rows = async (query: string, list = '/withdrawal/admin/historical') => {
    const { status, body, headers } = await get(`${list}${query}`)
    expect([status, body]).toEqual([200, expect.any(Array)])
    return Object.assign(body as Row[], { total: Number(headers['x-total-count']) })
  }
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)
  /** Reads all pages of this size; returns the request numbers in list order. */
  const walked = async (query: string, way: 'after' | 'before', limit = 40, list?: string) => {
    const seen: number[][] = []
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page: Row[] = await rows(`${query}&limit=${limit}&${way}=${cursor}`, list)
      seen.push(ids(page))
      cursor = page.length < limit ? undefined : page.at(way === 'after' ? -1 : 0)?.cursor
    }
    return (way === 'after' ? seen : seen.toReversed()).flat()
  }

  test('returns the total amount of all filtered requests with a page, exact to the cent', async () => {
    const sumOf = async (query: string) => {
      const { headers } = await get(`/withdrawal/admin/historical?limit=3&sum=amount${query}`)
      return Number(headers['x-total-amount'])
    }
    const whole = await rows('')
    const cents = (list: readonly Row[]) => list.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
    expect(await sumOf('')).toBe(cents(whole) / 100)
    const [least = 0] = whole.map(({ amount }) => amount).toSorted((a, b) => b - a)
    const narrowed = await rows(`?amountFrom=${least}`)
    expect([await sumOf(`&amountFrom=${least}`), narrowed.length < whole.length]).toEqual([cents(narrowed) / 100, true])
    expect((await get('/withdrawal/admin/historical?limit=3')).headers).not.toHaveProperty('x-total-amount')
  })

  test('lists the newest requests first by default', async () => {
    const whole = await rows('')
    const dates = whole.map(({ dateRequested, id }) => `${dateRequested} ${String(id).padStart(3, '0')}`)
    expect([whole.length, dates]).toEqual([REQUESTS, dates.toSorted().toReversed()])
  })

  test.each([
    'dateRequested',
    '-dateRequested',
    'amount',
    '-amount',
    'name',
    '-name',
    'accountNumber',
    '-accountNumber',
    'waitingSince',
    '-waitingSince',
  ])('pages forward and backward through requests sorted by %s, each request once', async (sort) => {
    const whole = ids(await rows(`?sort=${sort}`))
    expect(new Set(whole).size).toBe(REQUESTS)
    for (const way of ['after', 'before'] as const) expect(await walked(`?sort=${sort}`, way)).toEqual(whole)
  })

  test('filters requests by every parameter, and counts the filtered rows', async () => {
    expect((await rows('?limit=1')).total).toBe(REQUESTS)
    expect((await rows('?limit=1&statusId=5')).total).toBe(25)
    expect((await rows('?limit=1&distributionTypeId=2')).total).toBe(125)
    expect((await rows('?amountFrom=100&amountTo=100')).every(({ amount }) => amount === 100)).toBe(true)
    expect((await rows('?limit=1&requestedFrom=2026-03-02&requestedTo=2026-03-03')).total).toBe(100)
    expect(ids(await rows('?requestId=7'))).toEqual([7])
    const both = await rows('?find=Ada&statusId=5&limit=100')
    expect([both.length, new Set(both.map(({ lastName }) => lastName))]).toEqual([both.total, new Set(['Adams'])])
  })

  test.each([
    // Request 501 was made at 10:00 on March 2 in the custodian's time zone.
    ['2026-03-02 04:59:59+00', '2026-03-01'],
    ['2026-03-02 05:00:00+00', '2026-03-02'],
    ['2026-03-03 04:59:59+00', '2026-03-02'],
  ])('filters a request made at %s under the request date %s', async (moment, day) => {
    await server.services.database.executeSql(
      `update distribution_request set date_requested = '${moment}' where request_id = 501`,
    )
    const on = async (from: string, to: string) =>
      ((await get(`/withdrawal/admin/open?requestedFrom=${from}&requestedTo=${to}`)).body as { id: number }[]).length
    expect([await on(day, day), await on('2026-02-01', '2026-02-28')]).toEqual([1, 0])
    await server.services.database.executeSql(
      "update distribution_request set date_requested = '2026-03-02 15:00+00' where request_id = 501",
    )
  })

  test.each([
    ['withdrawal/admin/open', 501, 2],
    ['withdrawal/admin/signature', 502, 4],
    ['rollover/admin/approved', 503, 5],
  ])('shows and filters the age of requests in bank days since the signature: %s', async (path, id, age) => {
    // March 10 is a Tuesday; a signature at 3:00 UTC on March 4 is on March 3 in the custodian's time zone.
    server.clock.set(new Date('2026-03-10T15:00:00Z'))
    const of = async (query: string) => (await get(`/${path}?${query}`)).body as { id: number; ageInBankDays: number }[]
    expect((await of('sort=waitingSince')).map((row) => [row.id, row.ageInBankDays])).toEqual([[id, age]])
    expect(await of(`olderThan=${age - 1}`)).toHaveLength(1)
    expect(await of(`olderThan=${age}`)).toHaveLength(0)
  })

  test.each([
    'statusId=4',
    'distributionTypeId=1&amountTo=150',
    'amountFrom=50',
    'requestedTo=2026-03-03',
    'isCheck=true',
  ])('returns the same requests filtered by %s in every sort order and paging direction', async (filter) => {
    const expected = new Set(ids(await rows(`?${filter}`)))
    expect(expected.size).toBeGreaterThan(40)
    for (const sort of ['-dateRequested', 'amount', 'name', 'waitingSince'])
      for (const way of ['after', 'before'] as const) {
        const seen = await walked(`?${filter}&sort=${sort}`, way)
        expect([seen.length, new Set(seen)]).toEqual([expected.size, expected])
      }
  })

  test('lists each request once for a filter that matches many rows', async () => {
    await server.services.database.executeSql(`
      insert into distribution_request (request_id, kind, account_id, distribution_type_id, amount_cents, is_full_amount,
          status_id, date_requested, is_check)
        select 2000 + n, 'ROLLOVER', 122, 50, 100 * (n % 7), false, 4, timestamptz '2025-03-01 12:00+00', n % 100 > 0
        from generate_series(1, 1200) n`)
    for (const sort of ['-dateRequested', 'amount'])
      for (const way of ['after', 'before'] as const) {
        const seen = await walked(`?isCheck=true&sort=${sort}`, way, 500, '/rollover/admin/historical')
        expect([new Set(seen).size, seen.length]).toEqual([1_188, 1_188])
      }
    await server.services.database.executeSql('delete from distribution_request where request_id > 2000')
  })

  test('shows no age for closed requests', async () => {
    const [closed] = (await get('/withdrawal/admin/historical?limit=1')).body as { ageInBankDays: number | null }[]
    expect(closed?.ageInBankDays).toBeNull()
  })

  test('filters requests by check or deposit', async () => {
    expect(ids((await get('/withdrawal/admin/signature?isCheck=false')).body as Row[])).toEqual([502])
    expect((await get('/withdrawal/admin/signature?isCheck=true')).body).toEqual([])
  })

  test.each([
    ['ada', 'Adams'],
    ['ADAMS, AD', 'Adams'],
    ['30011', 'Adams'],
    ['300121', 'Baker'],
  ])('finds requests by the beginning of a name or account number: %s', async (find, lastName) => {
    const found = await rows(`?limit=100&find=${encodeURIComponent(find)}`)
    expect([found.length > 0, new Set(found.map((row) => row.lastName))]).toEqual([true, new Set([lastName])])
  })

  test.each([
    ['withdrawal/admin/open', '501', [501]],
    ['withdrawal/admin/open', '000501', [501]],
    ['withdrawal/admin/open', 'W-2026-000501', [501]],
    ['withdrawal/admin/open', ' w-2026-501', [501]],
    ['withdrawal/admin/open', 'W-2025-000501', []],
    ['withdrawal/admin/open', 'R-2026-000501', []],
    ['withdrawal/admin/open', 'W-2026-000502', []],
    ['rollover/admin/approved', 'R-2026-000503', [503]],
    ['rollover/admin/approved', 'W-2026-000503', []],
  ])('searches %s for a request by its number: %s', async (list, find, found) => {
    expect(ids(await rows(`?find=${encodeURIComponent(find)}`, `/${list}`))).toEqual(found)
  })

  test.each(['%', '_dams', 'dams', '\\', "' or true --"])(
    'matches a request search text literally: %s',
    async (find) => {
      expect(await rows(`?find=${encodeURIComponent(find)}`)).toHaveLength(0)
    },
  )

  test('refuses to search requests by social security number, birth date or bank account', async () => {
    for (const name of ['social', 'dateOfBirth', 'bankAccount', 'receivingAccountNumber'])
      expect((await get(`/withdrawal/admin/open?${name}=1`)).status).toBe(400)
  })

  test('lists every request in exactly one list, by status and signature', async () => {
    const of = async (kind: string, list: string) =>
      ids((await get(`/${kind}/admin/${list}?limit=5&sort=dateRequested`)).body as Row[])
    expect(await of('withdrawal', 'open')).toEqual([501])
    expect(await of('withdrawal', 'signature')).toEqual([502])
    expect(await of('rollover', 'approved')).toEqual([503])
    expect(await of('withdrawal', 'approved')).toEqual([])
  })

  test('refuses filters to people without access, and finds no request of another list by its number', async () => {
    for (const email of [reviewer, ada.email])
      expect((await get('/withdrawal/admin/open?find=a&limit=1', email)).status).toBe(403)
    expect((await get('/withdrawal/admin/open?requestId=502')).body).toEqual([])
    expect((await get('/rollover/admin/approved?requestId=501')).body).toEqual([])
  })

  test('refuses a cursor of another list or filter', async () => {
    const cursor = (await rows('?limit=1'))[0]?.cursor ?? ''
    for (const path of [
      `/withdrawal/admin/approved?after=${cursor}`,
      `/rollover/admin/historical?after=${cursor}`,
      `/withdrawal/admin/historical?statusId=5&after=${cursor}`,
    ])
      expect((await get(path)).status).toBe(400)
    expect((await get(`/withdrawal/admin/historical?limit=7&after=${cursor}`, administrator)).status).toBe(200)
  })

  test('lists requests under the new name of a renamed owner', async () => {
    await server.services.database.executeSql(
      `update account_owner set last_name = 'Zander' where account_owner_id = ${bob.ownerId}`,
    )
    expect((await rows('?find=baker')).total).toBe(0)
    expect((await rows('?limit=1&sort=-name'))[0]?.lastName).toBe('Zander')
  })
})
