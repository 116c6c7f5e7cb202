import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { ROLE } from '../../contract/roles.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { fund, signNewest, submit, walk } from '../../custodian/distributions/testing.ts'
import { pdf } from '../../custodian/documents/testing.files.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { balanceOfAccount } from '../../custodian/ledger/ledger.ts'
import { changeStaff } from '../../custodian/session/staff.ts'
import { bob, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../../custodian/testing.ts'
import { startPostgres, type Postgres } from '../postgres.ts'
import { DESK, type Colleague, type Desk } from './approvals.effects.ts'
import { edit, saidReturned, sentRequest, shown, signedRequest } from './approvals.requests.ts'

// Attacks by one employee on a request after its money has moved: in production mode on PostgreSQL.

let postgres: Postgres
let server: TestServer
let desk: Desk
const MADE_IT = { status: 409, body: 'You requested this or worked on it. Another person must decide.' }

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const database = await prepareDatabase({ databaseUrl, databaseOwnerUrl: null, dataDir: '' })
  server = await startTestServer({ database, config: { production: true, databaseUrl } })
  await seedPeople(server.services)
  await fund(server.services, bob.accountId, 5_000_000n)
  await changeStaff(server.services, { email: DESK.service2, roleId: ROLE.customerService })
  desk = {
    server,
    call: async (who, method, path, body, headers = {}) =>
      server.call(method, path, {
        token: await server.tokenOf(DESK[who]),
        headers,
        ...(body === undefined ? {} : { body }),
      }),
  }
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})
let before = 0n
beforeEach(async () => {
  before = await balanceOfAccount(server.services.db, bob.accountId)
})
const moved = async () => (await balanceOfAccount(server.services.db, bob.accountId)) - before
const withdrawal = (who: Colleague, id: number, change: Record<string, unknown>, method: 'PUT' | 'POST' = 'PUT') =>
  edit(desk, who, 'withdrawal', id, change, method)
const rollover = (who: Colleague, id: number, change: Record<string, unknown>) =>
  edit(desk, who, 'rollover', id, change)

test('refuses approval by the employee who wrote the payee until the owner signs again, even after another edit', async () => {
  const id = await signedRequest(desk, 50)
  expect((await rollover('admin', id, { checkPayableTo: 'Thief' })).status).toBe(200)
  expect((await rollover('service', id, { attentionTo: 'Desk 9' })).status).toBe(200)
  expect(await rollover('admin', id, { statusId: REQUEST_STATUS.approved })).toMatchObject(MADE_IT)
  expect(await rollover('service', id, { statusId: REQUEST_STATUS.approved })).toMatchObject(MADE_IT)
  // A reviewer can't approve the edit either.
  const { body } = await desk.call('admin', 'GET', '/api/approval?effect=request-change&limit=1')
  const [{ id: approvalId }] = (body as { approvals: [{ id: number }] }).approvals
  expect((await desk.call('reviewer', 'POST', `/api/approval/${approvalId}/approve`, { note: null })).status).toBe(403)
  const again = await desk.call('admin', 'POST', `/api/request/admin/${bob.ownerId}/${id}/sign-again`)
  expect(again).toMatchObject({ status: 200, body: { sentTo: 'b•••@example.com' } })
  expect(await rollover('admin', id, { statusId: REQUEST_STATUS.approved })).toMatchObject(MADE_IT)
  await signNewest(server, await server.tokenOf(bob.email))
  expect((await rollover('admin', id, { statusId: REQUEST_STATUS.approved })).status).toBe(200)
})

test('restores the signed data of a request when a change of the request is withdrawn', async () => {
  const id = await signedRequest(desk, 50)
  await rollover('admin', id, { checkPayableTo: 'Thief', amount: 50 })
  const { body } = await desk.call('admin', 'GET', '/api/approval?effect=request-change&limit=1')
  const [approval] = (body as { approvals: Array<{ id: number; amount: number; changes: unknown }> }).approvals
  expect(approval?.amount).toBe(50)
  expect(approval?.changes).toEqual([
    { label: 'Amount', before: '$100.00', after: '$50.00' },
    { label: 'Payee', before: 'New Custodian', after: 'Thief' },
  ])
  expect((await desk.call('admin', 'POST', `/api/approval/${approval?.id}/withdraw`, {})).status).toBe(200)
  expect(await shown(desk, 'rollover', id)).toMatchObject({ checkPayableTo: 'New Custodian', amount: 100 })
  expect((await rollover('admin', id, { statusId: REQUEST_STATUS.approved })).status).toBe(200)
})

test('lets one person waive the fee of a request and approve it', async () => {
  const id = await signedRequest(desk, 1)
  expect((await withdrawal('admin', id, { waiveFees: true })).status).toBe(200)
  expect((await withdrawal('admin', id, { statusId: REQUEST_STATUS.approved, waiveFees: true })).status).toBe(200)
})

test('refuses a reversal of a sent payment by its approver alone, at the desk and in the ledger', async () => {
  const { id } = await sentRequest(desk)
  expect((await withdrawal('service', id, { statusId: REQUEST_STATUS.incomplete })).status).toBe(200)
  expect(await withdrawal('service', id, { statusId: REQUEST_STATUS.historical }, 'POST')).toMatchObject({
    status: 200,
    body: { statusId: REQUEST_STATUS.incomplete },
  })
  expect(await withdrawal('service', id, { statusId: REQUEST_STATUS.historical })).toMatchObject(MADE_IT)
  const { book_id: bookId } = await server.services.db
    .selectFrom('book')
    .select('book_id')
    .where('account_id', '=', bob.accountId)
    .executeTakeFirstOrThrow()
  const reverse = (who: Colleague) =>
    desk.call(who, 'POST', '/api/accounting/withdrawal/reverse', { bookId, note: null })
  expect(await reverse('service')).toMatchObject(MADE_IT)
  expect(await moved()).toBe(-10_000n)
  expect(await reverse('admin')).toMatchObject({ status: 200, body: { id: expect.any(Number) } })
  expect(await moved()).toBe(0n)
  // A reversed request cannot be reopened, and its owner is notified.
  for (const statusId of [1, 2, 3, 4, 6])
    expect(await withdrawal('admin', id, { statusId })).toMatchObject({
      status: 409,
      body: 'This request was reversed. It stays Historical.',
    })
  const { body } = await server.call('GET', '/api/request', { token: await server.tokenOf(bob.email) })
  const own = (body as Array<{ requestId: number }>).find(({ requestId }) => requestId === id)
  expect(own).toMatchObject({ progress: 'REVERSED' })
})

test("requires a second person's approval for a ledger reversal of a sent payment", async () => {
  await sentRequest(desk)
  const { book_id: bookId } = await server.services.db
    .selectFrom('book')
    .select('book_id')
    .where('account_id', '=', bob.accountId)
    .executeTakeFirstOrThrow()
  const reverse = (who: Colleague) =>
    desk.call(who, 'POST', '/api/accounting/withdrawal/reverse', { bookId, note: null })
  expect(await reverse('admin')).toMatchObject({ status: 200, body: { id: null, approvalId: expect.any(Number) } })
  expect(await moved()).toBe(-10_000n)
  expect(await reverse('service')).toMatchObject({ status: 200, body: { id: expect.any(Number) } })
})

test('refuses a second payment or reversal by the clerk who reported the return, until a bank file confirms it', async () => {
  const id = await saidReturned(desk, 'admin')
  expect(await withdrawal('admin', id, { statusId: REQUEST_STATUS.approved })).toMatchObject({
    status: 200,
    body: { statusId: REQUEST_STATUS.incomplete },
  })
  expect(await withdrawal('admin', id, { statusId: REQUEST_STATUS.approved })).toMatchObject(MADE_IT)
  expect(await withdrawal('admin', id, { statusId: REQUEST_STATUS.historical }, 'POST')).toMatchObject({
    body: { statusId: REQUEST_STATUS.incomplete, outcome: null },
  })
  expect(await moved()).toBe(-10_000n)
  const { check_number } = await server.services.db
    .selectFrom('payment')
    .select('check_number')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()
  const brought = await server.call('POST', '/api/job/rejections', {
    headers: { authorization: `Operator ${testConfig.operatorKey}` },
    body: { returns: [{ checkNumber: check_number, code: 'STALE' }] },
  })
  expect(brought).toMatchObject({ status: 200, body: { known: 1 } })
  expect(await withdrawal('admin', id, { statusId: REQUEST_STATUS.historical }, 'POST')).toMatchObject({
    body: { outcome: 'reversed' },
  })
  expect(await moved()).toBe(0n)
})

test('refuses approval of a check by the employee who changed the address', async () => {
  const address = { address1: '9 Thief St', city: 'Austin', state: 'TX', zip: '78702' }
  const path = `/api/address/admin/${bob.ownerId}`
  const saved = await desk.call('admin', 'PUT', path, address)
  expect(saved.status).toBe(200)
  const id = await signedRequest(desk, 1)
  expect(await withdrawal('admin', id, { statusId: REQUEST_STATUS.approved })).toMatchObject({
    status: 409,
    body: 'You changed the mailing address of this owner. Another person must approve the check.',
  })
  expect((await withdrawal('service', id, { statusId: REQUEST_STATUS.approved })).status).toBe(200)
})

test('pays an uploaded rollover form only after one employee has read it and another approved it', async () => {
  await signedRequest(desk, 50)
  await server.services.db.updateTable('distribution_request').set({ status_id: REQUEST_STATUS.historical }).execute()
  const form = {
    fileName: 'form.pdf',
    contentType: 'application/pdf',
    fileContent: pdf.toString('base64'),
    accountId: bob.accountId,
  }
  const token = await server.tokenOf(bob.email)
  expect((await server.call('POST', '/api/attachment/withdrawal', { token, body: form })).status).toBe(200)
  const { body: active } = await server.call('GET', '/api/withdrawal/active', { token })
  expect(active).toMatchObject({ rolloverRequests: [{ retirementAccountId: bob.accountId }] })
  const { body } = await desk.call('admin', 'GET', '/api/rollover/admin/open')
  const [item] = body as Array<{ id: number; mustReadForm: boolean; signedAt: null }>
  expect(item).toMatchObject({ mustReadForm: true, signedAt: null })
  const id = item?.id ?? 0
  server.clock.forward(31 * 24 * 3_600_000)
  await server.services.db
    .updateTable('session')
    .set({ expires_at: new Date(server.clock.now().getTime() + 30 * 24 * 3_600_000) })
    .execute()
  await runJob(server.services, JOB_TYPE.calculateWithdrawals)
  expect(await shown(desk, 'rollover', id)).toMatchObject({ statusId: REQUEST_STATUS.open })
  const details = {
    receivingAccountNumber: 'NC-1',
    checkPayableTo: 'New Custodian',
    isEmployerPlan: false,
    address1: '1 Wall St',
    city: 'New York',
    state: 'NY',
    zip: '10005',
  }
  expect(await rollover('admin', id, { ...details, statusId: REQUEST_STATUS.approved })).toMatchObject({
    status: 409,
    body: 'Record what the form says first: who signed it and whom it pays.',
  })
  expect((await rollover('admin', id, { ...details, paperSigner: 'Bob Baker' })).status).toBe(200)
  expect(await rollover('admin', id, { statusId: REQUEST_STATUS.approved })).toMatchObject(MADE_IT)
  expect(await rollover('service', id, { statusId: REQUEST_STATUS.approved })).toMatchObject({
    status: 200,
    body: { statusId: REQUEST_STATUS.approved, signedAt: expect.any(String), paperSigner: 'Bob Baker' },
  })
})

test('attaches an uploaded file to the request that the upload names', async () => {
  const old = await signedRequest(desk, 1)
  await withdrawal('service', old, { statusId: REQUEST_STATUS.historical }, 'POST')
  const token = await server.tokenOf(bob.email)
  await walk(server, token, bob.accountId, { amount: 100, type: 50 })
  const other = await submit(server, token, bob.accountId)
  const upload = (requestId: number, accountId = bob.accountId) =>
    desk.call('admin', 'POST', '/api/attachment/admin/upload', {
      fileName: 'note.pdf',
      contentType: 'application/pdf',
      fileContent: pdf.toString('base64'),
      isWithdrawal: true,
      accountOwnerId: bob.ownerId,
      accountId,
      requestId,
    })
  const sent = await upload(old)
  expect(sent.status).toBe(200)
  const { guid } = sent.body as { guid: string }
  expect(await shown(desk, 'withdrawal', old)).toMatchObject({ attachmentGuid: guid })
  expect((await shown(desk, 'rollover', other)).attachmentGuid).not.toBe(guid)
  expect((await upload(old, bob.secondAccountId)).status).toBe(404)
})

test('refuses a fee adjustment of a closed account', async () => {
  const { book_id: bookId } = await server.services.db
    .selectFrom('book')
    .select('book_id')
    .where('account_id', '=', bob.secondAccountId)
    .executeTakeFirstOrThrow()
  const path = `/api/account/admin/${bob.secondAccountId}/status/5`
  expect((await desk.call('admin', 'PUT', path)).status).toBe(200)
  const adjustment = { transactionTypeId: TRANSACTION_TYPE.feeAdjustment, amount: 10, bookId, note: null }
  expect(await desk.call('admin', 'POST', '/api/accounting/transaction', adjustment)).toMatchObject({
    status: 409,
    body: 'The account is closed. Set its status to Pending Closure first.',
  })
})
