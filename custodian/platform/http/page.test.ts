import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ada, bob, customerService, cyd, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'

const NOTES = 250

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  // Times with microseconds; each time occurs in many rows.
  await server.services.database.executeSql(`
    insert into note (note_id, account_owner_id, title, note_text, user_id, last_modified)
      select n, ${ada.ownerId}, 'Title ' || n % 4, 'text', 22,
        timestamptz '2026-03-01 12:00:00.123456+00' + n % 3 * interval '1 microsecond'
      from generate_series(1, ${NOTES}) n`)
})
afterAll(() => server?.close())

type Row = { id: number; cursor?: string }
type Answer = { rows: Row[]; next: string | null; prev: string | null; headers: Record<string, unknown> }

describe('a list', () => {
  const list = `/api/note/admin/${ada.ownerId}`
  const get = async (path: string) => server.call('GET', path, { token: await server.tokenOf(customerService) })
  const read = async (query = ''): Promise<Answer> => {
    const { status, body, headers } = await get(list + query)
    expect([status, body]).toEqual([200, expect.any(Array)])
    const links = typeof headers['link'] === 'string' ? headers['link'] : ''
    const link = (rel: string) => new RegExp(`<([^>]*)>; rel="${rel}"`).exec(links)?.[1] ?? null
    return { rows: body as Row[], next: link('next'), prev: link('prev'), headers }
  }
  const walk = async (start: string, way: 'next' | 'prev') => {
    const pages: Row[][] = []
    for (let query: string | null = start; query !== null;) {
      const answer: Answer = await read(query)
      pages.push(answer.rows)
      query = answer[way]
    }
    return way === 'next' ? pages.flat() : pages.toReversed().flat()
  }
  const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)

  test('returns the whole list in default order, with its count, if called without parameters', async () => {
    const { rows, next, prev, headers } = await read()
    expect([rows.length, next, prev]).toEqual([NOTES, null, null])
    expect(rows[0]).not.toHaveProperty('cursor')
    expect(headers).toMatchObject({ 'x-total-count': '250', 'x-offset': '0' })
    expect(headers).not.toHaveProperty('x-total-count-bound')
  })

  test.each(['modified', '-modified', 'title', '-title'])(
    'returns every row once when paged by %s, forward and backward',
    async (sort) => {
      const whole = ids((await read(`?sort=${sort}`)).rows)
      expect(new Set(whole).size).toBe(NOTES)
      expect(ids(await walk(`?sort=${sort}&limit=7`, 'next'))).toEqual(whole)
      expect(ids(await walk(`?sort=${sort}&limit=7&before=`, 'prev'))).toEqual(whole)
    },
  )

  test('returns the offset of every page', async () => {
    const first = await read('?limit=100')
    expect([first.rows.length, first.prev, first.headers['x-offset']]).toEqual([100, null, '0'])
    const second = await read(first.next ?? '')
    expect([second.rows.length, second.headers['x-offset'], second.headers['x-total-count']]).toEqual([
      100,
      '100',
      '250',
    ])
    const last = await read('?limit=100&before=')
    expect([last.rows.length, last.next, last.headers['x-offset']]).toEqual([100, null, '150'])
    const before = await read(second.prev ?? '')
    expect([ids(before.rows), before.headers['x-offset']]).toEqual([ids(first.rows), '0'])
  })

  test('returns a cursor with every row', async () => {
    const { rows } = await read('?limit=10')
    const after = await read(`?limit=5&after=${rows[4]?.cursor}`)
    expect(ids(after.rows)).toEqual(ids(rows.slice(5)))
    const before = await read(`?limit=5&before=${rows[5]?.cursor}`)
    expect(ids(before.rows)).toEqual(ids(rows.slice(0, 5)))
  })

  test('keeps the rows of the next page when a row is added to an earlier page', async () => {
    const { database } = server.services
    const first = await read('?limit=10')
    const second = ids((await read(first.next ?? '')).rows)
    await database.executeSql(`insert into note (note_id, account_owner_id, title, note_text, user_id, last_modified)
      values (1000, ${ada.ownerId}, 'New', 'text', 22, now())`)
    expect(ids((await read(first.next ?? '')).rows)).toEqual(second)
    expect((await read('?limit=10')).rows[0]?.id).toBe(1000)
    // Paging continues at the position of a row that was deleted.
    await database.executeSql(`delete from note where note_id in (1000, ${first.rows.at(-1)?.id})`)
    expect(ids((await read(first.next ?? '')).rows)).toEqual(second)
  })

  test('returns an offset that fits the count when rows before the page have left the list', async () => {
    const { database } = server.services
    await database.executeSql(`
      insert into note (note_id, account_owner_id, title, note_text, user_id, last_modified)
        select 2000 + n, ${cyd.ownerId}, 'Title', 'text', 22, timestamptz '2026-03-01' - n * interval '1 minute'
        from generate_series(1, 25) n`)
    const { body } = await get(`/api/note/admin/${cyd.ownerId}?limit=25`)
    const cursors = [9, 19].map((index) => (body as Row[])[index]?.cursor ?? '')
    const places = []
    for (const left of [0, 10]) {
      await database.executeSql(`delete from note where note_id > 2000 and note_id <= ${2_000 + left}`)
      for (const cursor of cursors) {
        const { headers } = await get(`/api/note/admin/${cyd.ownerId}?limit=10&after=${cursor}`)
        places.push([headers['x-offset'], headers['x-total-count']])
      }
    }
    expect(places).toEqual([
      ['10', '25'],
      ['20', '25'],
      ['5', '15'],
      ['10', '15'],
    ])
    await database.executeSql(`delete from note where account_owner_id = ${cyd.ownerId}`)
  })

  test('refuses a changed cursor, and a cursor of another list or order', async () => {
    const { rows } = await read('?limit=2')
    const cursor = rows[0]?.cursor ?? ''
    // The test changes a character before the last one, because some bits of the last one are unused.
    const middle = Math.floor(cursor.length / 2)
    const changed = cursor.slice(0, middle) + (cursor[middle] === 'A' ? 'B' : 'A') + cursor.slice(middle + 1)
    for (const path of [
      `/api/note/admin/${bob.ownerId}?after=${cursor}`,
      `${list}?sort=title&after=${cursor}`,
      `${list}?after=${changed}`,
      `${list}?after=1`,
      `${list}?before=${changed}`,
    ])
      expect(await get(path)).toMatchObject({
        status: 400,
        body: { errors: [{ message: 'This cursor does not belong to this list.' }] },
      })
    for (const query of [
      'limit=0',
      'limit=1001',
      'limit=x',
      'sort=noteText',
      `after=${cursor}&before=${cursor}`,
      'q=1',
    ])
      expect((await get(`${list}?${query}`)).status).toBe(400)
  })

  test('reveals no row data in a cursor', async () => {
    const { rows } = await read('?limit=1&sort=title')
    const cursor = rows[0]?.cursor ?? ''
    const parts = cursor.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))
    expect([cursor, ...parts].join(' ')).not.toMatch(/Title|2026/)
  })
})

test('stops counting at ten thousand rows, and stores the count in the cursors', async () => {
  const { services, call, tokenOf } = server
  await services.database.executeSql(`
    insert into note (account_owner_id, title, note_text, user_id, last_modified)
      select ${bob.ownerId}, 'Many', 'text', 22, now() + n * interval '1 second' from generate_series(1, 10005) n`)
  const token = await tokenOf(customerService)
  const page = (query: string) => call('GET', `/api/note/admin/${bob.ownerId}?limit=5${query}`, { token })
  const first = await page('')
  expect(first.headers).toMatchObject({ 'x-total-count': '10000', 'x-total-count-bound': 'at-least' })
  const cursor = (first.body as Row[]).at(-1)?.cursor
  await services.database.executeSql(`delete from note where title = 'Many' and note_text = 'text' and note_id % 2 = 0`)
  expect((await page(`&after=${cursor}`)).headers).toMatchObject({ 'x-total-count-bound': 'at-least', 'x-offset': '5' })
  // The rows are not counted when paging starts at the end.
  await services.database.executeSql(`
    insert into note (account_owner_id, title, note_text, user_id, last_modified)
      select ${bob.ownerId}, 'Many', 'text', 22, now() + n * interval '1 second' from generate_series(1, 10005) n`)
  expect((await page('&before=')).headers).not.toHaveProperty('x-offset')
  // A call without parameters returns one page, with a link to the next page.
  const { body, headers } = await call('GET', `/api/note/admin/${bob.ownerId}`, { token })
  expect([(body as Row[]).length, headers['link']]).toEqual([1000, expect.stringContaining('rel="next"')])
})
