import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ada, bob, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
let staff: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  staff = await server.tokenOf(customerService)
})
afterAll(() => server.close())

const add = (body: object, token = staff) => server.call('POST', '/api/note/admin', { token, body })
const list = async (ownerId: number) =>
  (await server.call('GET', `/api/note/admin/${ownerId}`, { token: staff })).body as Array<{ title: string }>
const note = { title: 'Called', noteText: 'Asked about <b>fees</b>.\nWill call back.', accountOwnerId: ada.ownerId }

test("stores a note with its author, and lists an owner's notes newest first", async () => {
  expect(await add(note)).toMatchObject({
    status: 200,
    body: { ...note, email: customerService, lastModified: '2026-03-10T15:00:00.000Z' },
  })
  await add({ ...note, title: 'x'.repeat(255) })
  expect((await list(ada.ownerId)).map(({ title }) => title)).toEqual(['x'.repeat(255), 'Called'])
  expect(await list(bob.ownerId)).toEqual([])
})

test.each([
  ['FEES', ['Fees']],
  ['half', ['Quiet']],
  ['50%', ['Quiet']],
  ['%', ['Quiet']],
  ['nowhere', []],
])('finds the notes whose title or text contains "%s"', async (find, titles) => {
  await add({ ...note, title: 'Fees', noteText: 'Nothing.', accountOwnerId: bob.ownerId }, staff)
  await add({ ...note, title: 'Quiet', noteText: 'The other half: 50% of it.', accountOwnerId: bob.ownerId }, staff)
  const path = `/api/note/admin/${bob.ownerId}?find=${encodeURIComponent(find)}`
  const { body, headers } = await server.call('GET', path, { token: staff })
  expect([...new Set((body as Array<{ title: string }>).map(({ title }) => title))]).toEqual(titles)
  expect(Number(headers['x-total-count'])).toBe((body as unknown[]).length)
})

test.each([
  [{ title: '' }, 'title', 'Please enter a title'],
  [{ title: '   ' }, 'title', 'Please enter a title'],
  [{ title: 'x'.repeat(256) }, 'title', 'Title must be 255 characters or less'],
  [{ title: 'two\nlines' }, 'title', 'Invalid characters'],
  [{ noteText: ' \n ' }, 'noteText', 'Please enter a note'],
  [{ noteText: 'a\0b' }, 'noteText', 'Invalid characters'],
])('refuses a note with %j and names the wrong field', async (wrong, field, message) => {
  expect(await add({ ...note, ...wrong })).toMatchObject({
    status: 400,
    body: { errors: [{ path: [field], message }] },
  })
})

test('lists pinned notes first, and records each pin change', async () => {
  const { body } = await add({ ...note, title: 'Deaf: write, do not call' })
  await add({ ...note, title: 'Newest' })
  const { id } = body as { id: number }
  const pin = (isPinned: boolean, ownerId = ada.ownerId, token = staff) =>
    server.call('PUT', `/api/note/admin/${ownerId}/${id}/pin`, { token, body: { isPinned } })
  const first = async () =>
    (
      (await server.call('GET', `/api/note/admin/${ada.ownerId}?sort=-pinned`, { token: staff })).body as Array<object>
    )[0]
  expect(await first()).toMatchObject({ title: 'Newest', isPinned: false })
  expect(await pin(true)).toMatchObject({ status: 200, body: { ...(body as object), isPinned: true } })
  expect(await first()).toMatchObject({ id, isPinned: true })
  expect((await pin(true, bob.ownerId)).status).toBe(404)
  expect((await pin(false, ada.ownerId, await server.tokenOf(reviewer))).status).toBe(403)
  expect((await pin(false, ada.ownerId, await server.tokenOf(ada.email))).status).toBe(403)
  expect(await first()).toMatchObject({ id, isPinned: true })
  expect((await pin(false)).status).toBe(200)
  expect(await first()).toMatchObject({ title: 'Newest' })
  const kept = await sql<object>`select before, after from audit where action = 'note.pin' order by audit_id`.execute(
    server.services.db,
  )
  expect(kept.rows).toEqual([
    { before: { isPinned: false }, after: { isPinned: true } },
    { before: { isPinned: true }, after: { isPinned: false } },
  ])
})

test('answers 404 for a note about an unknown owner, and allows only operations staff to use notes', async () => {
  expect((await add({ ...note, accountOwnerId: 99_999 })).status).toBe(404)
  expect((await add(note, await server.tokenOf(reviewer))).status).toBe(403)
  expect((await add(note, await server.tokenOf(ada.email))).status).toBe(403)
  const own = await server.call('GET', `/api/note/admin/${ada.ownerId}`, { token: await server.tokenOf(ada.email) })
  expect(own.status).toBe(403)
})
