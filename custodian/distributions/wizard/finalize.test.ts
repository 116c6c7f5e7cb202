import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { patient, startPostgres, type Postgres } from '../../../tests/postgres.ts'
import { openDatabase } from '../../platform/db/connect.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { runJob } from '../../jobs/run.ts'
import { balanceOfAccount } from '../../ledger/ledger.ts'
import { ada, administrator, bob, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { fund, imbalance, signNewest, submit, walk } from '../testing.ts'

// Uses a real PostgreSQL: the embedded database runs one transaction at a time, so these races cannot occur there.

let postgres: Postgres
let server: TestServer
let adas: string
let bobs: string

beforeAll(async () => {
  postgres = await startPostgres()
  const database = await openDatabase({ databaseUrl: await postgres.database(), dataDir: '' })
  await migrate(database)
  server = await startTestServer({ database: patient(database) })
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 1_000_000n)
  await fund(server.services, bob.accountId, 250_000n)
  adas = await server.tokenOf(ada.email)
  bobs = await server.tokenOf(bob.email)
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})
beforeEach(async () => {
  await server.services.db.updateTable('distribution_request').set({ status_id: REQUEST_STATUS.historical }).execute()
  await server.services.db.deleteFrom('mail_outbox').execute()
})

const finalize = (headers: Record<string, string> = {}, body?: unknown) =>
  server.call('POST', `/api/wizard/finalize/${ada.accountId}`, {
    token: adas,
    headers,
    ...(body === undefined ? {} : { body }),
  })
const active = () =>
  server.services.db.selectFrom('distribution_request').selectAll().where('status_id', '=', 1).execute()
const letters = () => server.services.db.selectFrom('mail_outbox').selectAll().execute()

test('creates one request and one email from 50 concurrent submits', async () => {
  await walk(server, adas, ada.accountId)
  const answers = await Promise.all(Array.from({ length: 50 }, () => finalize()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body).toMatch(/^A distribution request is already active\.( It is W-\d{4}-\d{6}\.)?$/)
  expect(await active()).toHaveLength(1)
  expect(await letters()).toHaveLength(1)
})

test('returns the same answer to 50 submits with one idempotency key', async () => {
  await walk(server, adas, ada.accountId)
  const key = { 'idempotency-key': '0197c1de-key-of-one-draft' }
  const answers = await Promise.all(Array.from({ length: 50 }, () => finalize(key)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers.filter(({ headers }) => headers['idempotency-hit'] === 'true')).toHaveLength(49)
  expect(await active()).toHaveLength(1)
  expect(await letters()).toHaveLength(1)
  expect((await finalize(key, { version: 1 })).status).toBe(409)
})

const send = (step: string, body: unknown) =>
  server.call('POST', `/api/wizard/${step}/${ada.accountId}`, { token: adas, body })
const reviewed = async () => {
  const confirmation = await server.call('GET', `/api/wizard/confirmation/${ada.accountId}`, { token: adas })
  return (confirmation.body as { version: number }).version
}
const startOver = () => server.call('DELETE', `/api/wizard/draft/${ada.accountId}`, { token: adas })
const payee = { checkPayee: 'Oak Trust', attentionTo: null, address: '9 Bank St', city: 'Salem', state: 'OR' }

test.each<[string, Parameters<typeof walk>[3], () => Promise<unknown>]>([
  ['the amount', { type: 60 }, () => send('amount', { amount: 999, isFullAmount: false })],
  ['the type', { type: 60 }, () => send('distribution-type', { distributionTypeId: 50 })],
  ['the receiver', { type: 60 }, () => send('rollover', { ...payee, zip: '97302', receivingAccount: 'X-998877' })],
  ['the payment', {}, () => send('payment', { isCheck: false })],
  [
    'the bank account',
    { isCheck: false },
    () => send('account', { routingNumber: '021000021', accountNumber: '998877', confirmAccountNumber: '998877' }),
  ],
  ['the federal tax', {}, () => send('federal', { federalTaxAmount: 110, residenceState: 'CA' })],
  ['the state of residence', {}, () => send('federal', { federalTaxAmount: 100, residenceState: 'NY' })],
  ['the state tax', {}, () => send('state', { stateTaxAmount: 11, stateOptOut: false })],
  [
    'the whole draft',
    {},
    async () => [await startOver(), await walk(server, adas, ada.accountId, { federal: 110, stateTax: 11 })],
  ],
])('refuses a reviewed request after a change of %s in another tab', async (_, choice, change) => {
  await startOver()
  await walk(server, adas, ada.accountId, choice)
  const version = await reviewed()
  await change()
  expect(await finalize({}, { version })).toMatchObject({
    status: 409,
    body: 'Your request has changed. Please review it again.',
  })
  expect(await active()).toHaveLength(0)
})

test('submits the reviewed version of a draft', async () => {
  await walk(server, adas, ada.accountId)
  expect((await finalize({}, { version: await reviewed() })).status).toBe(200)
})

test('pays each request once in concurrent jobs of several processes', async () => {
  const staff = await server.tokenOf(administrator)
  await walk(server, adas, ada.accountId)
  await submit(server, adas, ada.accountId)
  await signNewest(server, adas)
  await walk(server, bobs, bob.accountId, { type: 1 })
  await submit(server, bobs, bob.accountId)
  await signNewest(server, bobs)
  const open = await server.call('GET', '/api/withdrawal/admin/open', { token: staff })
  const before = await balanceOfAccount(server.services.db, ada.accountId)
  await server.services.db
    .updateTable('distribution_request')
    .set({ status_id: REQUEST_STATUS.approved })
    .where('status_id', '=', 1)
    .execute()
  const eight = (type: 3 | 4) => Promise.all(Array.from({ length: 8 }, () => runJob(server.services, type)))
  const sum = (runs: Array<Record<string, unknown>>, name: string) =>
    runs.reduce((total, run) => total + Number(run[name] ?? 0), 0)
  const calculated = await eight(3)
  const paid = await eight(4)
  expect(open.body).toHaveLength(2)
  expect([sum(calculated, 'calculated'), sum(paid, 'paid'), sum(paid, 'failed')]).toEqual([2, 2, 0])
  expect(await balanceOfAccount(server.services.db, ada.accountId)).toBe(before - 100_000n)
  expect(await imbalance(server.services)).toEqual({ differenceCents: 0n, unbalanced: [] })
})

test('answers 409 to one of two concurrent changes of a request', async () => {
  const staff = await server.tokenOf(administrator)
  await walk(server, adas, ada.accountId)
  const id = await submit(server, adas, ada.accountId)
  const [item] = (await server.call('GET', '/api/withdrawal/admin/signature', { token: staff })).body as [
    Record<string, unknown>,
  ]
  const form = {
    id,
    amount: item['amount'],
    federalWithholding: item['federalWithholding'],
    stateWithholding: item['stateWithholding'],
    waiveFees: false,
    version: item['version'],
  }
  const path = '/api/withdrawal/admin/withdrawal'
  const answers = await Promise.all([
    server.call('PUT', path, { token: staff, body: { ...form, statusId: REQUEST_STATUS.approved } }),
    server.call('POST', path, { token: staff, body: { ...form, statusId: REQUEST_STATUS.historical } }),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})
