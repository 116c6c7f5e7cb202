import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { NOT_YOU } from '../../approvals/decider.ts'
import { runJob } from '../../jobs/run.ts'
import { ada, administrator, customerService, seedPeople } from '../../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../../testing.ts'
import { OTHER_PAYMENT } from '../settlement/openApprovals.ts'
import { fund, moveWithdrawal, signNewest, storedRequest, submit, walk } from '../testing.ts'

// An approval about a payment ends with that payment, so it can't serve as the second person for a later one.

let server: TestServer
let id: number
const { approved, incomplete, historical } = REQUEST_STATUS

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck: true })
  id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await move(administrator, approved)
  await pay()
})
afterEach(() => server.close())

const as = async (who: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
  server.call(method, `/api${path}`, { token: await server.tokenOf(who), body })
const move = (who: string, statusId: number) => moveWithdrawal(server, who, id, statusId)
async function pay(): Promise<void> {
  for (const job of ['calculateWithdrawals', 'processWithdrawals', 'printVendorUpload'] as const)
    expect(await runJob(server.services, JOB_TYPE[job])).toMatchObject({ failures: [] })
}
const payments = () =>
  server.services.db.selectFrom('payment').selectAll().where('request_id', '=', id).orderBy('payment_id').execute()
const stale = async () => ({ returns: [{ checkNumber: (await payments()).at(-1)?.check_number, code: 'STALE' }] })
const saysReturned = async (who: string) =>
  expect(await as(who, 'POST', '/payment/returns', await stale())).toMatchObject({ status: 200 })
async function bankReturns(): Promise<void> {
  const headers = { authorization: `Operator ${testConfig.operatorKey}` }
  const body = await stale()
  expect(await server.call('POST', '/api/job/rejections', { headers, body })).toMatchObject({ status: 200 })
}
async function reverse(who: string) {
  const { amount_cents, federal_cents, state_cents } = await storedRequest(server, id)
  const [amount, federalWithholding, stateWithholding] = [amount_cents, federal_cents, state_cents].map(
    (cents) => Number(cents) / 100,
  )
  const form = { id, amount, federalWithholding, stateWithholding, waiveFees: false, statusId: historical }
  return as(who, 'POST', '/withdrawal/admin/withdrawal', form)
}
const approvals = async () =>
  (
    await server.services.db
      .selectFrom('approval')
      .select(['approval_id', 'effect', 'status'])
      .orderBy('approval_id')
      .execute()
  ).map(({ approval_id: number, effect, status }) => ({ number, is: `${effect} ${status}` }))
const states = async () => (await approvals()).map(({ is }) => is)
const approve = async (who: string, place = 0) =>
  as(who, 'POST', `/approval/${(await approvals())[place]?.number}/approve`, {})
const status = async () => (await storedRequest(server, id)).status_id

const askPayAgain = async () => {
  await saysReturned(customerService)
  await move(customerService, approved)
}
const askReversal = async () => {
  await move(customerService, incomplete)
  await reverse(customerService)
}

test.each([
  ['a second payment', 'request-pay-again', askPayAgain],
  ['a reversal', 'request-reversal', askReversal],
])('ends a waiting approval of %s when one person pays the returned request again', async (_, effect, ask) => {
  await ask()
  expect(await states()).toEqual([`${effect} WAITING`])
  await bankReturns()
  expect(await move(administrator, approved)).toMatchObject({ status: 200 })
  expect([await status(), await states()]).toEqual([approved, [`${effect} WITHDRAWN`]])
  await pay()
  expect(await payments()).toMatchObject([{ closed_as: 'RETURNED' }, { closed_as: null }])
  expect(await approve(administrator)).toMatchObject({ status: 409 })

  // The same person reports the second check as returned, and can neither pay nor reverse it alone.
  await saysReturned(administrator)
  expect(await move(administrator, approved)).toMatchObject({ status: 200 })
  expect(await reverse(administrator)).toMatchObject({ status: 200 })
  expect(await status()).toBe(incomplete)
  expect((await states()).slice(1)).toEqual(['request-pay-again WAITING', 'request-reversal WAITING'])
})

test.each([
  ['on Approvals', () => approve(administrator)],
  ['on the form of the request', () => reverse(administrator)],
])('lets nobody decide a reversal %s after reporting the return', async (_, decide) => {
  await askReversal()
  await saysReturned(administrator)
  expect(await decide()).toMatchObject({ status: 409, body: NOT_YOU.maker })
  expect([await status(), await states()]).toEqual([incomplete, ['request-reversal WAITING']])
})

test.each([
  ['a second payment', 'request-pay-again', askPayAgain, () => move(administrator, approved)],
  ['a reversal', 'request-reversal', askReversal, () => reverse(administrator)],
])('treats an approval of %s that names no payment as outdated', async (_, effect, ask, save) => {
  await ask()
  await server.services.database.executeSql(`alter table approval disable trigger all;
    update approval set payload = payload - 'paymentId';
    alter table approval enable trigger all`)
  expect(await approve(administrator)).toMatchObject({ status: 409, body: OTHER_PAYMENT })
  expect(await save()).toMatchObject({ status: 200 })
  expect([await status(), await states()]).toEqual([incomplete, [`${effect} WITHDRAWN`, `${effect} WAITING`]])
})
