import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fund, moveWithdrawal, signNewest, storedRequest, submit, walk } from '../distributions/testing.ts'
import { runJob } from '../jobs/run.ts'
import { addDays } from '../platform/calendar/bankDays.ts'
import { ada, bob, administrator, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'

// Tests of returns that one employee reports.

let server: TestServer
let id: number
let trace: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck: false })
  id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await move(administrator, 2)
  for (const job of [3, 4, 12] as const) await runJob(server.services, job)
  const payment = await server.services.db.selectFrom('payment').select('trace_number').executeTakeFirstOrThrow()
  trace = payment.trace_number ?? ''
})
afterAll(() => server.close())

const request = () => storedRequest(server, id)
const move = (who: string, statusId: number) => moveWithdrawal(server, who, id, statusId)
const takeIn = async (who: string, body: object) =>
  server.call('POST', '/api/payment/returns', { token: await server.tokenOf(who), body })

describe('bank details in a return', () => {
  const change = () =>
    Buffer.from(
      [
        '101 111111118 0110000152603120900A094101',
        '621021000021123456789        0000000000'.padEnd(94),
        `798C01${trace}      02100002${'666000666'.padEnd(29)}`.padEnd(94),
      ].join('\n'),
    ).toString('base64')

  test('reports changed bank details in a file of staff without applying them', async () => {
    const answer = await takeIn(administrator, { content: change() })
    expect(answer).toMatchObject({ status: 200, body: { corrected: 0, noted: 1, failures: [expect.any(String)] } })
    expect((await request()).bank_account_last4).toBe('6789')
    expect((await takeIn(customerService, { content: change() })).status).toBe(409)
  })

  test('applies a notification of change from a returns file of the operator', async () => {
    const headers = { authorization: `Operator ${testConfig.operatorKey}` }
    const bring = () => server.call('POST', '/api/job/rejections', { headers, body: { content: change() } })
    expect((await bring()).body).toMatchObject({ corrected: 1, noted: 0, failures: [] })
    expect((await request()).bank_account_last4).toBe('0666')
    expect((await bring()).body).toMatchObject({ files: 0, corrected: 0 })
  })
})

test('requires another person to approve a new payment after a return reported by staff', async () => {
  const returned = await takeIn(administrator, { returns: [{ traceNumber: trace, code: 'R23' }] })
  expect(returned).toMatchObject({ status: 200, body: { returned: 1 } })
  // Setting the request to Open, Pending or Completed is refused, so no status avoids the second person.
  for (const status of [1, 3, 4]) expect((await move(administrator, status)).status).toBe(409)
  expect(await move(administrator, 2)).toMatchObject({
    status: 200,
    body: { statusId: REQUEST_STATUS.incomplete, waitsFor: 'Paying a request again' },
  })
  expect(await move(administrator, 2)).toMatchObject({
    status: 409,
    body: 'You requested this or worked on it. Another person must decide.',
  })
  expect(await move(customerService, 2)).toMatchObject({
    status: 200,
    body: { statusId: REQUEST_STATUS.approved, waitsFor: null },
  })
  for (const job of [3, 4] as const) await runJob(server.services, job)
  const payments = await server.services.db.selectFrom('payment').select('closed_as').orderBy('payment_id').execute()
  expect(payments.map(({ closed_as }) => closed_as)).toEqual(['RETURNED', null])
})

test('lists returned payments with owner, reason and request status', async () => {
  const read = async (who: string, query = '') =>
    server.call('GET', `/api/payment/returns${query}`, { token: await server.tokenOf(who) })
  const { body } = await read(customerService, '?limit=1')
  expect(body).toMatchObject([
    {
      code: 'R23',
      reason: 'the deposit was refused',
      takenInBy: administrator,
      cameBack: true,
      isRollover: false,
      list: 'approved',
      requestStatusId: REQUEST_STATUS.pending,
      accountOwnerId: ada.ownerId,
      lastName: 'Adams',
    },
  ])
  const codes = async (query: string) =>
    ((await read(administrator, query)).body as { code: string }[]).map((row) => row.code)
  expect(await codes('')).toEqual(['R23', 'C01'])
  expect(await codes('?sort=at')).toEqual(['C01', 'R23'])
  expect(await codes('?code=c01')).toEqual(['C01'])
  expect(await codes('?from=2099-01-01')).toEqual([])
  expect((await read(ada.email)).status).toBe(403)
})

test('sorts and finds returns by amount, name and account, also after an owner is renamed', async () => {
  const { rows: added } = await server.services.database.executeSql(`
    with request as (
      insert into distribution_request (request_id, kind, account_id, distribution_type_id, amount_cents, is_full_amount,
          status_id, date_requested, is_check)
        values (7001, 'ROLLOVER', ${bob.accountId}, 50, 1, false, 4, '2026-03-02 15:00+00', true) returning request_id),
    paid as (
      insert into payment (request_id, transaction_id, method, amount_cents, created_at)
        select request_id, (select min(transaction_id) from ledger_transaction where request_id is null), 'CHECK', 1, '2026-03-04 15:00+00' from request
        returning payment_id)
    select payment_id from paid`)
  const { payment_id: paymentId } = added[0] as { payment_id: number }
  await server.services.database.executeSql(`
    insert into payment_return (payment_id, code, job_id, at)
      select ${paymentId}, 'STALE', max(job_id), '2026-03-05 15:00+00' from job`)
  const token = await server.tokenOf(administrator)
  const names = async (query: string) => {
    const { body } = await server.call('GET', `/api/payment/returns?${query}`, { token })
    return (body as { lastName: string; code: string }[]).map(({ lastName, code }) => `${lastName} ${code}`)
  }
  const adaThenBob = ['Adams C01', 'Adams R23', 'Baker STALE']
  expect((await names('sort=amount')).toSorted()).toEqual(adaThenBob)
  expect((await names('sort=amount'))[0]).toBe('Baker STALE')
  expect(await names('sort=name')).toEqual(adaThenBob)
  expect(await names('sort=-accountNumber')).toEqual(adaThenBob.toReversed())
  expect(await names(`find=R-2026-007001&sort=name`)).toEqual(['Baker STALE'])
  expect(await names('find=7001')).toEqual(['Baker STALE'])
  expect(await names('find=bak')).toEqual(['Baker STALE'])
  expect(await names('find=Zu')).toEqual([])
  await server.services.database.executeSql(
    `update account_owner set last_name = 'Zuse' where account_owner_id = ${ada.ownerId}`,
  )
  expect(await names('find=zu&sort=name')).toEqual(['Zuse C01', 'Zuse R23'])
  expect(await names('sort=name')).toEqual(['Baker STALE', 'Zuse C01', 'Zuse R23'])
})

test.each([
  // Days begin at midnight in New York.
  ['2026-03-05 04:59:59+00', '2026-03-04'],
  ['2026-03-05 05:00:00+00', '2026-03-05'],
  ['2026-03-06 04:59:59+00', '2026-03-05'],
])('lists a payment returned at %s under %s', async (at, day) => {
  const { database } = server.services
  await database.executeSql(`update payment_return_order set at = '${at}' where code = 'R23'`)
  const token = await server.tokenOf(administrator)
  const on = async (from: string, to: string) =>
    (await server.call('GET', `/api/payment/returns?code=R23&from=${from}&to=${to}`, { token })).body
  expect(await on(day, day)).toHaveLength(1)
  expect(await on('2026-01-01', addDays(day, -1))).toHaveLength(0)
  expect(await on(addDays(day, 1), '2026-12-31')).toHaveLength(0)
})
