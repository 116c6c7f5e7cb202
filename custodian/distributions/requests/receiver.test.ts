import { afterEach, beforeEach, expect, test } from 'vitest'
import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { administrator, bob, customerService, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { fund } from '../testing.ts'

// Staff record from a paper form whether the receiving account is an employer's plan; the wizard's rule applies.

let server: TestServer
let id: number
const { open: OPEN, approved: APPROVED } = REQUEST_STATUS
const { rollover: ROLLOVER, transfer: TRANSFER } = DISTRIBUTION_TYPE
const QUESTION = 'Is the receiving account an employer’s plan?'

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterEach(() => server.close())

const call = async (who: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  server.call(method, `/api${path}`, { token: await server.tokenOf(who), ...(body ? { body } : {}) })

async function paperForm(accountId: number = bob.accountId): Promise<void> {
  await fund(server.services, accountId, 70_000n, '2025-12-30')
  const place = { accountId, accountOwnerId: bob.ownerId }
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF').toString('base64')
  const file = { fileName: 'form.pdf', contentType: 'application/pdf', fileContent: pdf }
  expect((await call(administrator, 'POST', '/attachment/admin/withdrawal', { ...file, ...place })).status).toBe(200)
  const found = await server.services.db
    .selectFrom('distribution_request')
    .select('request_id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  id = found.request_id
}
const stored = async () =>
  (
    await server.services.db
      .selectFrom('distribution_request')
      .select('distribution_type_id')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
  ).distribution_type_id
const save = (who: string, statusId: number, change: object = {}) =>
  call(who, 'PUT', '/rollover/admin/rollover', {
    id,
    amount: 700,
    receivingAccountNumber: 'NC-1',
    checkPayableTo: 'New Custodian',
    attentionTo: null,
    address1: '1 Wall St',
    address2: null,
    city: 'New York',
    state: 'NY',
    zip: '10005',
    waiveFees: false,
    statusId,
    ...change,
  })
const read = { paperSigner: 'Bob Baker' }
const shown = async () => {
  const { body } = await call(administrator, 'GET', '/rollover/admin/open')
  const rows = (body as { items?: object[] }).items ?? (body as object[])
  return (rows as Array<{ id: number; isEmployerPlan: boolean | null }>).find((row) => row.id === id)?.isEmployerPlan
}

test('treats a paper form as a rollover only after staff record an employer plan', async () => {
  await paperForm()
  expect([await stored(), await shown()]).toEqual([TRANSFER, null])
  expect(await save(administrator, OPEN, read)).toMatchObject({
    status: 400,
    body: { errors: [{ path: ['isEmployerPlan'], message: QUESTION }] },
  })
  expect((await save(administrator, OPEN, { ...read, isEmployerPlan: true })).status).toBe(200)
  expect([await stored(), await shown()]).toEqual([ROLLOVER, true])
  expect((await save(customerService, APPROVED)).status).toBe(200)
  expect(await stored()).toBe(ROLLOVER)
})

test.each([
  ['an employer plan', true, ROLLOVER],
  ['another IRA', false, TRANSFER],
])('asks for the receiver before the owner signs a paper form on the portal: %s', async (_, isEmployerPlan, type) => {
  await paperForm()
  expect(await save(administrator, OPEN)).toMatchObject({
    status: 400,
    body: { errors: [{ path: ['isEmployerPlan'], message: QUESTION }] },
  })
  const askToSign = async () =>
    server.call('POST', `/api/request/admin/${bob.ownerId}/${id}/sign-again`, {
      token: await server.tokenOf(administrator),
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  expect((await askToSign()).status).toBe(409)
  expect((await save(administrator, OPEN, { isEmployerPlan })).status).toBe(200)
  expect((await save(administrator, OPEN)).status).toBe(200)
  expect((await askToSign()).status).toBe(200)
  expect(await stored()).toBe(type)
})

test('keeps a paper form for another IRA as a transfer, and requires a third person once two employees have edited it', async () => {
  await paperForm()
  expect((await save(administrator, OPEN, { ...read, isEmployerPlan: false })).status).toBe(200)
  expect([await stored(), await shown()]).toEqual([TRANSFER, false])
  expect((await save(customerService, OPEN, { isEmployerPlan: true })).status).toBe(200)
  expect(await stored()).toBe(ROLLOVER)
  // Both employees have contributed to the request now.
  for (const who of [administrator, customerService]) expect((await save(who, APPROVED)).status).toBe(409)
})

test('refuses an employer plan on a paper form of a Roth account, and does not require the plan question', async () => {
  await paperForm(bob.secondAccountId)
  expect(await save(administrator, OPEN, { ...read, isEmployerPlan: true })).toMatchObject({
    status: 400,
    body: {
      errors: [
        {
          path: ['isEmployerPlan'],
          message: 'A Roth IRA can move to another Roth IRA only. Please choose Transfer.',
        },
      ],
    },
  })
  for (const change of [{}, read]) expect((await save(administrator, OPEN, change)).status).toBe(200)
  expect(await stored()).toBe(TRANSFER)
})

test("refuses a paper rollover to an employer plan while the year's required minimum is still due", async () => {
  await server.services.database.executeSql(
    `update account_owner set date_of_birth = '1950-05-12' where account_owner_id = ${bob.ownerId}`,
  )
  await paperForm()
  const answer = await save(administrator, OPEN, { ...read, isEmployerPlan: true })
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toMatch(/of the required minimum cannot be rolled over/)
  expect((await save(administrator, OPEN, { ...read, isEmployerPlan: false })).status).toBe(200)
})
