import { ROLE } from '../../contract/roles.ts'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import { newestLink } from '../distributions/testing.ts'
import { administrator, bob, cyd, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { sendCustodialAgreement } from './agreement.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

const email = 'cyd@example.com'
const db = () => server.services.db
// The letter case and spaces of the name differ from the name on file, as people type it.
const signature = { signerName: '  cyd   CLARK ', consent: true }
const inOneTransaction = <T>(work: (context: WriteContext) => Promise<T>) =>
  db()
    .transaction()
    .execute((tx) => work(writeContextIn(tx, server.services, { requestId: 'test' })))
const statusOf = async () =>
  (
    await db()
      .selectFrom('retirement_account')
      .select('status_id')
      .where('account_id', '=', cyd.accountId)
      .executeTakeFirst()
  )?.status_id

test('emails a link to the agreement, without a password or amounts', async () => {
  await inOneTransaction((context) => sendCustodialAgreement(context, { ownerId: cyd.ownerId, email }))
  const answer = await server.call('GET', `/api/signature/${await newestLink(server.services)}`)
  expect(answer).toMatchObject({
    status: 200,
    body: {
      kind: 'CUSTODIAL_AGREEMENT',
      status: 'AWAITING',
      fileName: 'custodial-agreement.pdf',
      accountOwnerName: 'Cyd Clark',
      amount: null,
      payee: null,
      expiresAt: '2026-03-13T15:00:00.000Z',
    },
  })
})

test('stores only a hash of the agreement link', async () => {
  const link = await newestLink(server.services)
  const [envelope] = await db().selectFrom('envelope').selectAll().execute()
  expect(Object.values(envelope ?? {}).join('|')).not.toContain(link)
})

test('revokes the first agreement link when a second one is emailed, and keeps the document', async () => {
  const first = await newestLink(server.services)
  await inOneTransaction((context) => sendCustodialAgreement(context, { ownerId: cyd.ownerId, email }))
  expect((await server.call('GET', `/api/signature/${first}`)).status).toBe(404)
  const envelopes = await db().selectFrom('envelope').select('document_sha256').execute()
  expect(new Set(envelopes.map(({ document_sha256 }) => document_sha256)).size).toBe(1)
})

test('refuses to sign by a link after 72 hours', async () => {
  const path = `/api/signature/${await newestLink(server.services)}`
  const before = server.clock.now()
  server.clock.forward(72 * 3_600_000)
  expect((await server.call('POST', path, { body: signature })).status).toBe(404)
  server.clock.set(before)
  expect(await statusOf()).toBe(2)
})

test('refuses an agreement signed with a different name, and shows the expected name in the error', async () => {
  const path = `/api/signature/${await newestLink(server.services)}`
  for (const signerName of ['Cyd', 'Clark Cyd', 'Cyd Clarke', 'Mallory Moe', 'Cyd-Clark'])
    expect(await server.call('POST', path, { body: { signerName, consent: true } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['signerName'], message: 'Please sign with your name exactly as shown: Cyd Clark' }] },
    })
  expect(await statusOf()).toBe(2)
})

test('refuses to sign an agreement without a name or consent', async () => {
  const path = `/api/signature/${await newestLink(server.services)}`
  expect((await server.call('POST', path, { body: { ...signature, signerName: ' ' } })).status).toBe(400)
  expect((await server.call('POST', path, { body: { ...signature, consent: false } })).status).toBe(400)
  expect(await statusOf()).toBe(2)
})

test('refuses to sign an agreement whose fee has changed since the agreement was sent', async () => {
  const path = `/api/signature/${await newestLink(server.services)}`
  const { config } = server.services
  const fee = config.distributionFeeCents
  config.distributionFeeCents = fee + 1_000n
  expect(await server.call('POST', path, { body: signature })).toMatchObject({
    status: 409,
    body: 'This document has changed. Please ask for a new one.',
  })
  config.distributionFeeCents = fee
  expect(await statusOf()).toBe(2)
})

test('registers the account and emails the password link once, even when the agreement is signed twice at the same time', async () => {
  const path = `/api/signature/${await newestLink(server.services)}`
  const answers = await Promise.all([1, 2, 3].map(() => server.call('POST', path, { body: signature })))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(2)
  expect(await statusOf()).toBe(3)
  const user = await db().selectFrom('portal_user').selectAll().where('email', '=', email).executeTakeFirst()
  expect(user).toMatchObject({ role_id: ROLE.customer, account_owner_id: cyd.ownerId, password_hash: null })
  const letters = await db().selectFrom('mail_outbox').selectAll().where('kind', '=', 'password-setup').execute()
  expect(letters).toMatchObject([{ to_address: email }])
  const links = await db().selectFrom('password_reset').selectAll().execute()
  expect(links).toMatchObject([{ kind: 'SETUP', user_id: user?.user_id, used_at: null }])
  expect((await server.call('GET', path)).body).toMatchObject({
    status: 'SIGNED',
    fileName: 'custodial-agreement-signed.pdf',
    hasPassword: false,
  })
  await db().updateTable('portal_user').set({ password_hash: 'set' }).where('email', '=', email).execute()
  expect((await server.call('GET', path)).body).toMatchObject({ hasPassword: true })
  await db().updateTable('portal_user').set({ password_hash: null }).where('email', '=', email).execute()
})

test('refuses to show the signed document by a link after 72 hours', async () => {
  await inOneTransaction((context) => sendCustodialAgreement(context, { ownerId: cyd.ownerId, email }))
  const path = `/api/signature/${await newestLink(server.services)}`
  expect((await server.call('POST', path, { body: signature })).status).toBe(204)
  expect((await server.call('GET', path)).body).toMatchObject({ status: 'SIGNED' })
  server.clock.forward(72 * 3_600_000)
  expect((await server.call('GET', path)).status).toBe(404)
  expect((await server.call('GET', `${path}/document`)).status).toBe(404)
})

test('emails a new agreement link three times an hour, only while an account waits for the signature', async () => {
  const resend = async (who: string) =>
    server.call('POST', '/api/agreement/resend', { token: await server.tokenOf(who), body: {} })
  expect(await resend(bob.email)).toMatchObject({ status: 409, body: 'No account waits for your signature.' })
  await db()
    .updateTable('retirement_account')
    .set({ status_id: ACCOUNT_STATUS.validated })
    .where('account_id', '=', bob.accountId)
    .execute()
  expect(await resend(bob.email)).toMatchObject({ status: 200, body: { sentTo: 'b•••@example.com' } })
  const first = await newestLink(server.services)
  expect((await resend(bob.email)).status).toBe(200)
  expect((await server.call('GET', `/api/signature/${first}`)).status).toBe(404)
  const signed = { signerName: 'Bob Baker', consent: true }
  expect((await resend(bob.email)).status).toBe(200)
  expect((await resend(bob.email)).status).toBe(429)
  const path = `/api/signature/${await newestLink(server.services)}`
  expect((await server.call('POST', path, { body: signed })).status).toBe(204)
  expect((await resend(bob.email)).status).toBe(409)
  expect((await resend(administrator)).status).toBe(403)
})
