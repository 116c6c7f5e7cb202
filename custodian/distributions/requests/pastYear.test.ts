import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { JOB_TYPE } from '../../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { pdf } from '../../documents/testing.files.ts'
import { runJob } from '../../jobs/run.ts'
import { addDays } from '../../platform/calendar/bankDays.ts'
import { administrator, bob, customerService, seedPeople } from '../../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../../testing.ts'
import { fund, moveWithdrawal, signNewest, storedRequest, submit, walk } from '../testing.ts'

// Payments of 2026 that the bank returns in 2027.

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, bob.accountId, 500_000n)
})
afterEach(() => server.close())

const { incomplete, approved, pending, completed } = REQUEST_STATUS
const on = (day: string) => server.clock.set(new Date(`${day}T17:00:00Z`))
const jobs = async (...names: Array<keyof typeof JOB_TYPE>) => {
  for (const name of names) expect(await runJob(server.services, JOB_TYPE[name])).toMatchObject({ failures: [] })
}
const move = (who: string, id: number, statusId: number) => moveWithdrawal(server, who, id, statusId)
const paymentsOf = (id: number) =>
  server.services.db.selectFrom('payment').selectAll().where('request_id', '=', id).orderBy('payment_id').execute()

/** Bob's deposit, sent on a day of December 2026. */
async function sent(day: string): Promise<number> {
  on(day)
  const token = await server.tokenOf(bob.email)
  const choice = { isCheck: false, type: DISTRIBUTION_TYPE.early, state: 'TX', stateTax: 0 }
  await walk(server, token, bob.accountId, choice)
  const id = await submit(server, token, bob.accountId)
  await signNewest(server, token)
  expect(await move(administrator, id, approved)).toMatchObject({ status: 200 })
  await jobs('calculateWithdrawals', 'processWithdrawals', 'bankUpload')
  return id
}

/** The bank returns the deposit, because it found no such account. */
async function comesBack(id: number, day: string): Promise<void> {
  on(day)
  const [payment] = await paymentsOf(id)
  const headers = { authorization: `Operator ${testConfig.operatorKey}` }
  const body = { returns: [{ traceNumber: payment?.trace_number, code: 'R03' }] }
  expect((await server.call('POST', '/api/job/rejections', { headers, body })).status).toBe(200)
}

/** One employee enters new bank details; another approves the request again, and the jobs post its payment. */
async function postedAgain(id: number): Promise<void> {
  const { amount_cents, federal_cents, version } = await storedRequest(server, id)
  const bankDetails = { routingNumber: '021000021', accountNumber: '44001', isSavings: false }
  const figures = { amount: Number(amount_cents) / 100, federalWithholding: Number(federal_cents) / 100 }
  const body = { id, ...figures, stateWithholding: 0, statusId: incomplete, waiveFees: false, version, bankDetails }
  const token = await server.tokenOf(administrator)
  expect((await server.call('PUT', '/api/withdrawal/admin/withdrawal', { token, body })).status).toBe(200)
  expect(await move(customerService, id, approved)).toMatchObject({ status: 200 })
  await jobs('calculateWithdrawals', 'processWithdrawals')
}

describe('a payment of an earlier year that is Incomplete before the bank file', () => {
  test('is sent once after two people approve it again', async () => {
    const id = await sent('2026-12-28')
    await comesBack(id, '2027-01-04')
    await postedAgain(id)
    expect(await move(administrator, id, incomplete)).toMatchObject({ status: 200 })
    await jobs('bankUpload')
    expect(await paymentsOf(id)).toMatchObject([{}, { job_file_id: null }])
    for (const to of [pending, completed])
      expect(await move(administrator, id, to)).toMatchObject({
        status: 409,
        body: expect.stringContaining('Approve it to send it.'),
      })

    expect(await move(administrator, id, approved)).toMatchObject({ status: 200 })
    expect(await storedRequest(server, id)).toMatchObject({ status_id: incomplete })
    expect(await move(administrator, id, approved)).toMatchObject({ status: 409 })
    expect(await move(customerService, id, approved)).toMatchObject({ status: 200 })
    expect(await storedRequest(server, id)).toMatchObject({ status_id: approved })
    await jobs('calculateWithdrawals', 'processWithdrawals', 'bankUpload')
    expect(await storedRequest(server, id)).toMatchObject({ status_id: pending, bank_account_last4: '4001' })
    expect(await paymentsOf(id)).toMatchObject([{ closed_as: 'RETURNED' }, { closed_as: null, sent_for: '2027-01-05' }])
  })
})

describe('the redeposit of a payment of an earlier year', () => {
  const as = async (who: string, method: 'GET' | 'POST', path: string, body?: object) =>
    server.call(method, path, { token: await server.tokenOf(who), ...(body ? { body } : {}) })

  /** The owner's election, uploaded by one employee, who asks for the redeposit. Returns the approval's number. */
  async function asked(id: number): Promise<number> {
    const file = { fileName: 'election.pdf', contentType: 'application/pdf', fileContent: pdf.toString('base64') }
    const sent = await as(administrator, 'POST', '/api/attachment/admin/upload/', {
      ...file,
      accountOwnerId: bob.ownerId,
    })
    const { guid: electionGuid } = sent.body as { guid: string }
    const path = `/api/request/admin/${bob.ownerId}/${id}/redeposit`
    const answer = await as(administrator, 'POST', path, { electionGuid, isSignedElection: true })
    expect(answer.status).toBe(200)
    expect((await as(customerService, 'GET', `/api/attachment/${electionGuid}`)).status).toBe(200)
    return (answer.body as { approvalId: number }).approvalId
  }

  test.each([
    [58, 60, 'SIXTY_DAYS'],
    [60, 61, null],
    [61, 62, 'LATE'],
  ] as const)('asked for on day %i and approved on day %i is %s (null: refused)', async (askedOn, decidedOn, kind) => {
    const id = await sent('2026-12-28')
    await comesBack(id, '2027-01-04')
    const [payment] = await paymentsOf(id)
    const day = (number: number) => on(addDays(payment?.sent_for ?? '', number))
    day(askedOn)
    const approvalId = await asked(id)
    day(decidedOn)
    const decided = await as(customerService, 'POST', `/api/approval/${approvalId}/approve`, { note: null })
    const redeposits = await server.services.db.selectFrom('redeposit').select('kind').execute()
    expect(redeposits).toEqual(kind === null ? [] : [{ kind }])
    if (kind === null)
      expect(decided).toMatchObject({ status: 409, body: expect.stringContaining('the owner must certify why') })
  })
})
