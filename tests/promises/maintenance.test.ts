import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusedReadOnly } from '../../contract/maintenance.ts'
import { ROLE } from '../../contract/roles.ts'
import { runBusinessDay } from '../../custodian/jobs/businessDay.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { deliverDue } from '../../custodian/mail/delivery.ts'
import { readMaintenanceCommand } from '../../custodian/maintenance/command.ts'
import { readFigures } from '../../custodian/metrics/figures.ts'
import { startTestServer, testConfig, type TestServer } from '../../custodian/testing.ts'
import { endpoints, type Endpoint } from '../contract/endpoints.ts'
import { ann, body, fill } from '../contract/samples.ts'

// In read-only mode, writes are refused and reads work.

const SENTENCE = "The portal is updated: you can look, but not change anything until 23:00. It's brief & safe."
const REFUSED = { status: 409, body: { code: 'READ_ONLY', message: SENTENCE } }
const operator = { authorization: `Operator ${testConfig.operatorKey}` }
const addNote = { title: 'kept', noteText: 'kept', accountOwnerId: ann.accountOwnerId }

let server: TestServer
beforeAll(async () => void (server = await startTestServer({ demo: true })))
afterAll(() => server.close())

const set = (words: string[], headers: Record<string, string> = operator) => {
  const command = readMaintenanceCommand(words)
  return server.call('POST', `/api${command?.path ?? ''}`, { body: command?.body, headers })
}
const tokens = new Map<number, string>()
const tokenFor = async ({ callers }: Endpoint): Promise<string> => {
  const role = callers === 'everybody' ? ROLE.customer : (callers.find((one) => one !== ROLE.customer) ?? ROLE.customer)
  const known = tokens.get(role)
  if (known) return known
  const { email } = await server.services.db
    .selectFrom('portal_user')
    .select('email')
    .where('role_id', '=', role)
    .where((eb) => (role === ROLE.customer ? eb('account_owner_id', '=', ann.accountOwnerId) : eb.lit(true)))
    .orderBy('user_id')
    .executeTakeFirstOrThrow()
  tokens.set(role, await server.tokenOf(email))
  return tokenFor({ callers: [role] } as unknown as Endpoint)
}
const make = async (endpoint: Endpoint) => {
  const token = await tokenFor(endpoint)
  const path = fill(endpoint.admin ?? endpoint.customer ?? '', ann).replace(/unknown-\w+/g, '1')
  return server.call(endpoint.verb, path, { token, body: body(endpoint, ann) })
}
const rows = async () =>
  (
    await server.services.db
      .selectFrom('audit')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
  ).n

test("starts maintenance only with the operator's key", async () => {
  const others: Record<string, string>[] = [
    {},
    { authorization: 'Operator wrong' },
    { authorization: `Bearer ${'A'.repeat(43)}` },
  ]
  for (const headers of others) expect((await set(['read-only', SENTENCE], headers)).status).toBe(401)
  expect((await server.call('GET', '/api/maintenance')).body).toMatchObject({ mode: 'OFF' })
})

test('refuses a maintenance notice that is empty, too long, of several lines or with markup', async () => {
  for (const text of ['', ' ', 'a'.repeat(201), 'a\nb', '<b>now</b>', 'a\u202Eb', 'a\u2028b', 'a\u0000'])
    expect([text, (await set(['announce', text])).status]).toEqual([text, 400])
  expect((await server.call('GET', '/api/maintenance')).body).toMatchObject({ mode: 'OFF', text: null })
})

test('shows a maintenance notice to everybody, and refuses no call', async () => {
  expect((await set(['announce', 'The portal is updated tonight.'])).status).toBe(200)
  expect((await server.call('GET', '/api/maintenance')).body).toMatchObject({ mode: 'ANNOUNCE' })
  const notes = endpoints.find(({ name }) => name === 'addNote') as Endpoint
  expect((await make(notes)).status).toBe(200)
})

test('refuses every write in read-only mode with the notice, and no read', async () => {
  await set(['read-only', SENTENCE])
  const before = await rows()
  const wrong: unknown[] = []
  for (const endpoint of endpoints) {
    const refused = isRefusedReadOnly({ name: endpoint.name, method: endpoint.verb })
    if (!refused && endpoint.verb !== 'GET') continue
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    const { status, body: answered } = await make(endpoint)
    const isSo = status === 409 && JSON.stringify(answered) === JSON.stringify(REFUSED.body)
    if (isSo !== refused) wrong.push([endpoint.name, status, answered])
  }
  expect(wrong).toEqual([])
  const written = await server.services.db
    .selectFrom('audit')
    .select('action')
    .orderBy('audit_id', 'desc')
    .limit(Number(await rows()) - Number(before))
    .execute()
  expect(written.map(({ action }) => action).filter((action) => !/view|read|download|look/i.test(action))).toEqual([])
})

test('lets people sign in and out in read-only mode', async () => {
  const login = endpoints.find(({ name }) => name === 'authenticate')
  const { body: answered } = await server.call('POST', '/api/authenticate', { body: login && body(login, ann) })
  expect(answered).not.toEqual(REFUSED.body)
  expect(isRefusedReadOnly({ name: 'endSession', method: 'POST' })).toBe(false)
})

test('returns the stored response to a write repeated in read-only mode, and refuses new writes', async () => {
  await set(['off'])
  const endpoint = endpoints.find(({ name }) => name === 'addNote') as Endpoint
  const token = await tokenFor(endpoint)
  const under = (key: string) =>
    server.call('POST', endpoint.admin ?? '', { token, body: addNote, headers: { 'idempotency-key': key } })
  const first = await under('one')
  await set(['read-only', SENTENCE])
  const again = await under('one')
  expect([again.status, again.body, again.headers['idempotency-hit']]).toEqual([200, first.body, 'true'])
  expect(await under('two')).toMatchObject(REFUSED)
  await set(['off'])
  expect((await under('two')).status).toBe(200)
})

test('pauses jobs and email in read-only mode, and continues afterwards', async () => {
  await set(['read-only', SENTENCE])
  const { services } = server
  const said: string[] = []
  const log = { info: (_: object, text: string) => said.push(text), error: () => {} }
  expect(await runBusinessDay(services, log as never, services.dateOf(services.clock.now()))).toEqual([])
  expect(said).toEqual(['jobs wait: the portal is read-only'])
  await expect(runJob(services, JOB_TYPE.complianceEmail)).rejects.toMatchObject(REFUSED)
  let sent = 0
  const transport = { sendMail: async () => void (sent += 1) }
  await services.db.updateTable('mail_outbox').set({ next_attempt_at: services.clock.now() }).execute()
  expect([await deliverDue(services, transport as never, log), sent]).toEqual([0, 0])
  const gauge = async () => (await readFigures(services)).find(({ name }) => name === 'custodian_read_only')?.value
  expect(await gauge()).toBe(1)
  await set(['off'])
  expect(await gauge()).toBe(0)
  expect(await runJob(services, JOB_TYPE.complianceEmail)).toMatchObject({ failures: [] })
})

test('audits each change of the maintenance mode', async () => {
  const { db } = server.services
  const last = await db
    .selectFrom('audit')
    .select(['action', 'before', 'after'])
    .where('action', '=', 'maintenance.set')
    .orderBy('audit_id', 'desc')
    .executeTakeFirstOrThrow()
  expect(last).toMatchObject({ before: { mode: 'READ_ONLY', text: SENTENCE }, after: { mode: 'OFF' } })
})
