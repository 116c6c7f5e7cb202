import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { runJob } from '../jobs/run.ts'
import { bringDueToDesk } from '../payments/deskDue.ts'
import { ada, administrator } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'
import { claimsDesk, seedClaims } from './claims/testing.claims.ts'
import { moveWithdrawal, signNewest, storedRequest, submit, walk } from './testing.ts'

// The status of an account is changed between the calculation and the payment of its request.

let server: TestServer
const { die, approved } = claimsDesk(() => server)

beforeEach(async () => {
  server = await startTestServer()
  await seedClaims(server)
})
afterEach(() => server.close())

const setAccount = (statusId: number) =>
  server.services.database.executeSql(
    `update retirement_account set status_id = ${statusId} where account_id = ${ada.accountId}`,
  )
const run = (job: 'calculateWithdrawals' | 'processWithdrawals') => runJob(server.services, JOB_TYPE[job])
const payments = () => server.services.db.selectFrom('payment').select('request_id').execute()

async function approvedByOwner(): Promise<number> {
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId)
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)
  return id
}

const approvedClaim = async () => {
  await die()
  return approved()
}

const NOT_OPEN = {
  status_id: REQUEST_STATUS.incomplete,
  incomplete_reason: 'The account is not open for distributions.',
}
const PENDING = { status_id: REQUEST_STATUS.pending, incomplete_reason: null }

describe('a calculated request whose account changes before the payment', () => {
  test.each([
    ['a request', 'Registered', approvedByOwner, ACCOUNT_STATUS.registered, 'paid', PENDING],
    ['a request', 'Pending Closure', approvedByOwner, ACCOUNT_STATUS.pendingClosure, 'paid', PENDING],
    ['a request', 'Validated', approvedByOwner, ACCOUNT_STATUS.validated, 'incomplete', NOT_OPEN],
    ['a request', 'Not Validated', approvedByOwner, ACCOUNT_STATUS.notValidated, 'incomplete', NOT_OPEN],
    ['a request', 'Rejected', approvedByOwner, ACCOUNT_STATUS.rejected, 'incomplete', NOT_OPEN],
    ['a claim', 'Validated', approvedClaim, ACCOUNT_STATUS.validated, 'paid', PENDING],
    ['a claim', 'Pending Closure', approvedClaim, ACCOUNT_STATUS.pendingClosure, 'paid', PENDING],
    ['a claim', 'Not Validated', approvedClaim, ACCOUNT_STATUS.notValidated, 'incomplete', NOT_OPEN],
    ['a claim', 'Rejected', approvedClaim, ACCOUNT_STATUS.rejected, 'incomplete', NOT_OPEN],
  ])('of %s on an account set to %s', async (_kind, _status, approve, status, result, stored) => {
    const id = await approve()
    expect(await run('calculateWithdrawals')).toMatchObject({ calculated: 1 })
    await setAccount(status)
    expect(await run('processWithdrawals')).toMatchObject({ [result]: 1, failures: [] })
    expect(await storedRequest(server, id)).toMatchObject(stored)
    expect(await payments()).toHaveLength(result === 'paid' ? 1 : 0)
  })

  test('is paid once the account is Registered again and the request approved again', async () => {
    const id = await approvedByOwner()
    await run('calculateWithdrawals')
    await setAccount(ACCOUNT_STATUS.rejected)
    await run('processWithdrawals')
    await setAccount(ACCOUNT_STATUS.registered)
    await moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)
    expect(await run('calculateWithdrawals')).toMatchObject({ calculated: 1 })
    expect(await run('processWithdrawals')).toMatchObject({ paid: 1 })
    expect(await payments()).toEqual([{ request_id: id }])
  })
})

const REFUSED = { status: 409, body: 'The account is Rejected, so nothing is paid from it.' }

async function postedDeposit(): Promise<number> {
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck: false })
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)
  await run('calculateWithdrawals')
  expect(await run('processWithdrawals')).toMatchObject({ paid: 1 })
  return id
}

async function postedClaim(): Promise<number> {
  const id = await approvedClaim()
  await run('calculateWithdrawals')
  expect(await run('processWithdrawals')).toMatchObject({ paid: 1 })
  return id
}

/** The reason that staff read. */
async function holdReasonOf(id: number) {
  const token = await server.tokenOf(administrator)
  const { body } = await server.call('GET', `/api/withdrawal/admin/withdrawal/${id}`, { token })
  const { request } = body as { request: { holdReason: string | null } }
  return request.holdReason
}

describe('a posted payment that is in no file when its account changes', () => {
  test.each([
    ['a request', 'registered', postedDeposit, null],
    ['a request', 'pendingClosure', postedDeposit, null],
    ['a request', 'closed', postedDeposit, null],
    ['a request', 'validated', postedDeposit, 'The account is Validated, so nothing is paid from it.'],
    ['a request', 'notValidated', postedDeposit, 'The account is Not Validated, so nothing is paid from it.'],
    ['a request', 'rejected', postedDeposit, 'The account is Rejected, so nothing is paid from it.'],
    ['a claim', 'validated', postedClaim, null],
    ['a claim', 'rejected', postedClaim, 'The account is Rejected, so nothing is paid from it.'],
  ] as const)('of %s on an account set to %s is sent or held', async (_kind, status, post, reason) => {
    const id = await post()
    await setAccount(ACCOUNT_STATUS[status])
    expect(await holdReasonOf(id)).toBe(reason)
    const upload = () => runJob(server.services, JOB_TYPE.bankUpload)
    expect(await upload()).toMatchObject({ payments: reason === null ? 1 : 0, failures: [] })
    await setAccount(ACCOUNT_STATUS.registered)
    expect(await upload()).toMatchObject({ payments: reason === null ? 0 : 1, failures: [] })
  })

  test('is named with the account on the Returns Desk after four days', async () => {
    await postedDeposit()
    await setAccount(ACCOUNT_STATUS.rejected)
    server.clock.forward(8 * 86_400_000)
    await bringDueToDesk(server.services.db, '2026-03-18')
    const token = await server.tokenOf(administrator)
    const { body } = await server.call('GET', '/api/payment/desk', { token })
    expect(body).toMatchObject([{ description: 'Direct deposit, held: the account is Rejected', whoActs: 'STAFF' }])
  })
})

describe('a returned payment of an account that was rejected', () => {
  const takeIn = async () => {
    const [payment] = await server.services.db.selectFrom('payment').select(['trace_number', 'amount_cents']).execute()
    const content = Buffer.from(
      [
        '101 111111118 0110000152603120900A094101',
        `621021000021123456789        ${String(payment?.amount_cents).padStart(10, '0')}`.padEnd(94),
        `799R06${payment?.trace_number}      02100002`.padEnd(94),
        '',
      ].join('\n'),
    ).toString('base64')
    const headers = { authorization: `Operator ${testConfig.operatorKey}` }
    expect(await server.call('POST', '/api/job/rejections', { body: { content }, headers })).toMatchObject({
      body: { returned: 1, failures: [] },
    })
  }

  test('is not paid again, neither by an approval nor by a payment run, until the account is open', async () => {
    const id = await postedDeposit()
    await runJob(server.services, JOB_TYPE.bankUpload)
    await takeIn()
    const approve = () => moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)
    await setAccount(ACCOUNT_STATUS.rejected)
    expect(await approve()).toMatchObject(REFUSED)
    for (const jobs of [[], ['calculateWithdrawals']] as const) {
      await setAccount(ACCOUNT_STATUS.registered)
      expect(await approve()).toMatchObject({ status: 200 })
      for (const job of jobs) await run(job)
      await setAccount(ACCOUNT_STATUS.rejected)
      expect([await run('calculateWithdrawals'), await run('processWithdrawals')]).toContainEqual(
        expect.objectContaining({ incomplete: 1, failures: [] }),
      )
      expect(await storedRequest(server, id)).toMatchObject(NOT_OPEN)
    }
    await setAccount(ACCOUNT_STATUS.registered)
    await approve()
    await run('calculateWithdrawals')
    expect(await run('processWithdrawals')).toMatchObject({ paid: 1 })
    expect(await payments()).toHaveLength(2)
  })
})
