import { afterAll, beforeAll, expect, test } from 'vitest'
import { ada, administrator, bob, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { enqueueMail, mailContext } from './outbox.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await server.services.database.executeSql(`update portal_user set created_at = '2026-01-01T00:00:00Z'`)
})
afterAll(() => server.close())

const get = async (path: string, email: string) =>
  server.call('GET', `/api/mail${path}`, { token: await server.tokenOf(email) })
const letter = (to: string, subject: string, more = '') =>
  server.services.database.executeSql(`insert into mail_outbox
    (kind, to_address, subject, created_at, next_attempt_at, attempts, sent_at, given_up_at, last_error)
    values ('request-status', '${to}', '${subject}', ${more || "'2026-03-01T10:00:00Z', now(), 1, '2026-03-01T10:00:05Z', null, null"})`)

test('shows customers only emails to their own current address, newest first', async () => {
  await letter(ada.email.toUpperCase(), 'First')
  await letter(ada.email, 'Second', `'2026-03-02T10:00:00Z', now(), 0, null, null, null`)
  await letter(ada.email, 'Undelivered', `'2026-01-03T10:00:00Z', now(), 12, null, '2026-01-03T20:00:00Z', 'EENVELOPE'`)
  await letter(bob.email, 'Of Bob')
  // This email was sent before the login got its current address.
  await letter(ada.email, 'Of somebody else', `'2025-12-31T10:00:00Z', now(), 1, now(), null, null`)
  const { body } = await get('', ada.email)
  const mail = { mailId: expect.any(Number) as number, kind: 'request-status', requestId: null, isUndelivered: false }
  expect(body).toEqual([
    { ...mail, subject: 'Second', createdAt: '2026-03-02T10:00:00.000Z', sentAt: null },
    { ...mail, subject: 'First', createdAt: '2026-03-01T10:00:00.000Z', sentAt: '2026-03-01T10:00:05.000Z' },
    { ...mail, subject: 'Undelivered', createdAt: '2026-01-03T10:00:00.000Z', sentAt: null, isUndelivered: true },
  ])
  expect((await get('', administrator)).status).toBe(403)
})

test('returns the id of the request that an email is about, also for an email with a signing link', async () => {
  const { services, clock } = server
  const at = mailContext(services, clock.now())
  const details = { what: 'bank details', before: null, after: 'Oak Bank ending in 6789' }
  await services.db.transaction().execute(async (tx) => {
    await enqueueMail(tx, at, 'details-changed', bob.email, { ...details, requestId: 7 })
    await enqueueMail(tx, at, 'details-changed', bob.email, { ...details, what: 'phone number' })
    const signing = { envelopeId: 'e'.repeat(43), requestId: 8, number: 'W-2026-000008', code: '123456' }
    await enqueueMail(tx, at, 'distribution-form', bob.email, signing)
  })
  const { body } = await get('', bob.email)
  expect((body as { requestId: number | null }[]).slice(0, 3).map(({ requestId }) => requestId)).toEqual([8, null, 7])
})

test('shows abandoned emails with owner and weekly count to staff, but not to reviewers', async () => {
  await letter(ada.email, 'Long ago', `'2026-02-01T10:00:00Z', now(), 12, null, '2026-02-01T20:00:00Z', 'EENVELOPE'`)
  await letter(bob.email, 'Given up', `'2026-03-09T10:00:00Z', now(), 12, null, '2026-03-09T20:00:00Z', 'ECONNREFUSED'`)
  await letter('nobody@example.com', 'A code', `'2026-03-08T10:00:00Z', now(), 12, null, '2026-03-08T20:00:00Z', null`)
  const { body } = await get('/undelivered', customerService)
  expect(
    (body as { subject: string; accountOwnerId: number | null }[]).map((row) => [row.subject, row.accountOwnerId]),
  ).toEqual([
    ['Given up', bob.ownerId],
    ['A code', null],
    ['Long ago', ada.ownerId],
    ['Undelivered', ada.ownerId],
  ])
  expect((body as unknown[])[0]).toMatchObject({ to: bob.email, attempts: 12, reason: 'ECONNREFUSED' })
  const overview = await server.call('GET', '/api/overview', { token: await server.tokenOf(customerService) })
  expect(overview.body).toMatchObject({ undeliveredMail: { count: 2, oldest: '2026-03-08T20:00:00.000Z' } })
  expect((await get('/undelivered', reviewer)).status).toBe(403)
  expect((await get('/undelivered', ada.email)).status).toBe(403)
})
