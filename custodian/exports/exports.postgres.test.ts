import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Exported } from '../../contract/exports.ts'
import { startPostgres, type Postgres } from '../../tests/postgres.ts'
import { ROLE } from '../../contract/roles.ts'
import { changeStaff } from '../session/staff.ts'
import { ada, bob, BY_OPERATOR, customerService, reviewer, administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { prepareDatabase } from '../platform/db/prepare.ts'

/** A long timeout, because the machine may be busy. */
const PATIENT = { timeout: 60_000 }
const MANY = 50_000
const many = `/api/note/admin/${ada.ownerId}`
const few = `/api/note/admin/${bob.ownerId}`
const colleague = 'service2@example.com'
/** Owners with the given number of notes, and with none. */
const OF_600 = 21
const OF_400 = 22
const EMPTY = [23, 24] as const

let postgres: Postgres
let server: TestServer
let url: string
/** Runs as the database owner, because the service role cannot see the activity of other connections. */
let watcher: pg.Client

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const database = await prepareDatabase({ databaseUrl, databaseOwnerUrl: null, dataDir: '' })
  watcher = new pg.Client(databaseUrl)
  await watcher.connect()
  server = await startTestServer({ database, config: { databaseUrl } })
  await seedPeople(server.services)
  await changeStaff(server.services, { email: colleague, roleId: ROLE.customerService })
  await addNotes(ada.ownerId, MANY)
  await addNotes(bob.ownerId, 1_000)
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await watcher?.end()
  await server?.close()
  await postgres?.stop()
})
// Moves the clock to another day, so earlier exports no longer count toward the limit.
beforeEach(() => server.clock.forward(24 * 3_600_000))

async function addNotes(ownerId: number, count: number): Promise<void> {
  await server.services.database.executeSql(`
    insert into note (account_owner_id, title, note_text, user_id, last_modified)
    select ${ownerId}, 'Title', repeat('text ', 200), 22, timestamptz '2026-01-01' + n * interval '1 second'
    from generate_series(1, ${count}) n`)
}

const call = async (who: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
  server.call(method, path, { token: await server.tokenOf(who), ...(body === undefined ? {} : { body }) })
const ask = async (who: string, path: string) => (await call(who, 'POST', `${path}/export`)).body as Exported
const download = (who: string, id: number) => call(who, 'GET', `/api/export/${id}`)
async function waiting(who: string) {
  const { body } = await call(who, 'GET', '/api/approval?effect=list-export&limit=1')
  return (body as { approvals: Array<{ id: number; changes: unknown; description: string; canDecide: boolean }> })
    .approvals[0]
}
async function released(who = customerService): Promise<number> {
  const { id } = await ask(who, many)
  const approval = await waiting(administrator)
  expect((await call(administrator, 'POST', `/api/approval/${approval?.id}/approve`, {})).status).toBe(200)
  return id
}

/** The response body as an unread stream. */
async function openFile(id: number): Promise<IncomingMessage> {
  const token = await server.tokenOf(customerService)
  const request = get(`${url}/api/export/${id}`, { headers: { authorization: `Bearer ${token}` }, agent: false })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.on('error', () => {})
  return answer
}

/** Number of open transactions of file downloads. */
async function openSnapshots(): Promise<number> {
  const { rows } = await watcher.query<{ n: number }>(`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = 'custodian' and xact_start is not null`)
  return rows[0]?.n ?? -1
}

describe('an export of more than 1,000 rows', () => {
  test('exports 1,000 rows without a second person', async () => {
    expect(await ask(customerService, few)).toMatchObject({ rows: 1_000, status: 'READY', downloadsLeft: 3 })
  })

  test('requires a second person above 1,000 rows, and describes the export', async () => {
    const { id, status, availableUntil } = await ask(customerService, many)
    expect([status, availableUntil]).toEqual(['WAITING', null])
    expect(await download(customerService, id)).toMatchObject({
      status: 409,
      body: 'A second person has to release this export first.',
    })
    expect(await waiting(colleague)).toMatchObject({
      canDecide: true,
      description: 'Export of 50,000 rows: Notes about an owner',
      changes: [
        { label: 'List', before: null, after: 'Notes about an owner' },
        { label: 'Rows', before: null, after: '50,000' },
        { label: 'Account owner ID', before: null, after: String(ada.ownerId) },
        { label: 'Exported alone within 24 hours', before: null, after: '0 rows' },
        { label: 'Order', before: null, after: 'Modified, newest first' },
      ],
    })
    const approval = await waiting(customerService)
    expect(approval?.canDecide).toBe(false)
    const own = await call(customerService, 'POST', `/api/approval/${approval?.id}/approve`, {})
    expect(own).toMatchObject({ status: 409, body: 'You requested this or worked on it. Another person must decide.' })
    expect((await download(customerService, id)).status).toBe(409)
  })

  test('gives a released export to its requester only, and keeps its query unchanged', async () => {
    const id = await released()
    expect((await download(administrator, id)).status).toBe(404)
    expect((await download(reviewer, id)).status).toBe(404)
    expect((await download(customerService, id)).status).toBe(200)
    await expect(
      server.services.db
        .updateTable('list_export')
        .set({ query: '{}' } as never)
        .where('export_id', '=', id)
        .execute(),
    ).rejects.toThrow(/stays as it was asked for/)
    server.clock.forward(24 * 3_600_000)
    expect((await download(customerService, id)).status).toBe(409)
  })

  test('refuses the download of an export refused or not released within seven days', async () => {
    const { id } = await ask(customerService, many)
    const approval = await waiting(administrator)
    await call(administrator, 'POST', `/api/approval/${approval?.id}/refuse`, { note: 'Too much' })
    expect(await download(customerService, id)).toMatchObject({ status: 409, body: 'This export was refused.' })

    const { id: late } = await ask(customerService, many)
    const lapsing = await waiting(administrator)
    server.clock.forward(7 * 24 * 3_600_000)
    expect((await call(administrator, 'POST', `/api/approval/${lapsing?.id}/approve`, {})).status).toBe(409)
    expect(await download(customerService, late)).toMatchObject({
      status: 409,
      body: 'Nobody released this export in time. Please export the list again.',
    })
  })

  test('refuses the download of a list that grew above the limit', async () => {
    const { id } = await ask(customerService, `/api/note/admin/13`)
    await addNotes(13, 1_001)
    expect(await download(customerService, id)).toMatchObject({
      status: 409,
      body: 'The list has many more rows by now. Please export it again.',
    })
  })
})

describe('several short exports of one person', () => {
  const OTHER = 'service.again@example.com'
  const slice = (who: string) => ask(who, `/api/note/admin/${OF_600}`)

  beforeAll(async () => {
    for (const ownerId of [OF_600, OF_400, ...EMPTY])
      await server.services.database.executeSql(
        `${BY_OPERATOR} insert into account_owner (account_owner_id, first_name, last_name) values (${ownerId}, 'Eve', 'Early')`,
      )
    await addNotes(OF_600, 600)
    await addNotes(OF_400, 400)
    await changeStaff(server.services, { email: OTHER, roleId: ROLE.customerService, person: { name: 'Sam Service' } })
    await changeStaff(server.services, {
      email: customerService,
      roleId: ROLE.customerService,
      person: { name: 'Sam Service' },
    })
  })

  test('tells how many rows the caller may still export alone', async () => {
    const left = async (who: string) => (await call(who, 'GET', '/api/export/left')).body
    expect(await left(customerService)).toEqual({ rows: 1_000 })
    expect(await ask(customerService, `/api/note/admin/${OF_400}`)).toMatchObject({ rows: 400 })
    expect(await left(customerService)).toEqual({ rows: 600 })
    expect(await left(colleague)).toEqual({ rows: 1_000 })
    server.clock.forward(24 * 3_600_000)
    expect(await left(customerService)).toEqual({ rows: 1_000 })
  })

  test('requires a second person above 1,000 exported rows in 24 hours', async () => {
    expect(await slice(customerService)).toMatchObject({ status: 'READY', whyNotAlone: null })
    expect(await ask(customerService, `/api/note/admin/${OF_400}`)).toMatchObject({ status: 'READY', rows: 400 })
    expect(await ask(customerService, '/api/plan')).toMatchObject({
      status: 'WAITING',
      whyNotAlone: 'Together with your other exports within 24 hours it is more than 1,000 rows.',
    })
    expect((await waiting(administrator))?.changes).toContainEqual({
      label: 'Exported alone within 24 hours',
      before: null,
      after: '1,000 rows',
    })
    // Other people are counted separately.
    expect(await slice(colleague)).toMatchObject({ status: 'READY' })
    server.clock.forward(24 * 3_600_000)
    expect(await slice(customerService)).toMatchObject({ status: 'READY' })
  })

  test('counts the exports of all logins of a person together', async () => {
    expect(await slice(customerService)).toMatchObject({ status: 'READY' })
    expect(await slice(OTHER)).toMatchObject({ status: 'WAITING' })
  })

  test('excludes exports released by a second person from the 24-hour count', async () => {
    await released()
    expect(await slice(customerService)).toMatchObject({ status: 'READY' })
  })

  test("counts a person's concurrent exports together", async () => {
    await Promise.all([server.tokenOf(customerService), server.tokenOf(OTHER)])
    const asked = await Promise.all([0, 1, 2, 3, 4, 5].map((n) => slice(n % 2 === 0 ? customerService : OTHER)))
    expect(asked.filter(({ status }) => status === 'READY').length).toBe(1)
  })

  test('counts exported rows for 24 hours from the download, not from the request', async () => {
    const { id } = await slice(customerService)
    server.clock.forward(24 * 3_600_000 - 60_000)
    expect((await download(customerService, id)).status).toBe(200)
    server.clock.forward(120_000)
    expect((await download(customerService, id)).status).toBe(409)
    expect(await slice(customerService)).toMatchObject({ status: 'WAITING' })
    server.clock.forward(24 * 3_600_000)
    expect(await slice(customerService)).toMatchObject({ status: 'READY' })
  })

  test('counts the exported rows at the download, not at the request', async () => {
    const asked = await Promise.all(EMPTY.map((ownerId) => ask(customerService, `/api/note/admin/${ownerId}`)))
    expect(asked).toMatchObject([
      { rows: 0, status: 'READY' },
      { rows: 0, status: 'READY' },
    ])
    for (const ownerId of EMPTY) await addNotes(ownerId, 600)
    const answers = await Promise.all(asked.map(({ id }) => download(customerService, id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    // Downloaded rows count towards the next request.
    expect(await ask(customerService, `/api/note/admin/${OF_400}`)).toMatchObject({ status: 'READY' })
    expect(await slice(customerService)).toMatchObject({ status: 'WAITING' })
  })
})

describe('a file of 50,000 rows', () => {
  test('exports one snapshot of a list during concurrent writes', async () => {
    const file = await openFile(await released())
    expect(file.headers['x-total-count']).toBe(String(MANY))
    await addNotes(ada.ownerId, 10)
    let text = ''
    for await (const part of file.setEncoding('utf8')) text += String(part)
    const lines = parse(text, { bom: true }) as string[][]
    expect(lines.length).toBe(MANY + 2)
    expect(lines.at(-1)?.slice(0, 2)).toEqual(['Total', `${MANY} rows`])
    expect(new Set(lines.map((line) => line.at(-1))).size).toBe(MANY + 2)
    await server.services.database.executeSql(`delete from note where account_owner_id = ${ada.ownerId} and note_id in (
      select note_id from note where account_owner_id = ${ada.ownerId} order by note_id desc limit 10)`)
    await expect.poll(openSnapshots, PATIENT).toBe(0)
  })

  test('reads export rows only as fast as the client does, and stops when it disconnects', async () => {
    const id = await released()
    const batches = countBatches()
    const file = await openFile(id)
    await once(file, 'readable')
    await expect.poll(() => batches.count, PATIENT).toBeGreaterThan(0)
    // Of 50 batches of a megabyte each, the export reads only those that fit into the sockets' buffers, and one more.
    expect(await settled(() => batches.count)).toBeLessThan(25)
    expect(await openSnapshots()).toBe(1)
    file.destroy()
    await expect.poll(openSnapshots, PATIENT).toBe(0)
    expect(batches.count).toBeLessThan(25)
    batches.stop()
  })

  test('answers a third concurrent export download with 503 and Retry-After', async () => {
    const ids = [await released(), await released(), await released()]
    const [one, two, three] = await Promise.all(ids.map(openFile))
    const statuses = [one, two, three].map((file) => file?.statusCode ?? 0).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 200, 503])
    for (const file of [one, two, three]) file?.destroy()
    await expect.poll(openSnapshots, PATIENT).toBe(0)
  })
})

/** Counts the batches read from now on by calls of `seal`, because each batch encrypts the position of the next. */
function countBatches() {
  const seal = vi.spyOn(server.services.pii, 'seal')
  return {
    get count() {
      return seal.mock.calls.filter(([, place]) => place.includes('export')).length
    },
    stop: () => seal.mockRestore(),
  }
}

async function settled(value: () => number): Promise<number> {
  for (let before = -1; before !== value();) {
    before = value()
    await pause(500)
  }
  return value()
}
