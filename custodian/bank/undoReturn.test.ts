import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fund, signNewest, submit, walk } from '../distributions/testing.ts'
import { checkDesk } from '../integrity/deskRules.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { runJob } from '../jobs/run.ts'
import { ada, administrator, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'
import { bankDesk, messageOf } from './testing.bankDesk.ts'

// An employee reports a returned deposit, a bank line confirms it, and that match turns out wrong.

let server: TestServer
let id: number
let trace: string
let dollars: number
let back: number

const { db, book, desk, line, undo, match, decided, reconciliation } = bankDesk(() => server)

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
  await line('2026-03-10', [[5_000, 'BEGINNING']])
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck: false })
  id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await move(administrator, REQUEST_STATUS.approved)
  for (const job of [3, 4, 12] as const) await runJob(server.services, job)
  const payment = await db().selectFrom('payment').selectAll().executeTakeFirstOrThrow()
  trace = payment.trace_number ?? ''
  dollars = Number(payment.amount_cents) / 100
  await line(payment.sent_for ?? '', [[-dollars, trace, 'DEPOSIT', '466']])
  const said = { returns: [{ traceNumber: trace, code: 'R23' }] }
  await server.call('POST', '/api/payment/returns', { token: await server.tokenOf(administrator), body: said })
})
afterAll(() => server.close())

const request = () =>
  db().selectFrom('distribution_request').selectAll().where('request_id', '=', id).executeTakeFirstOrThrow()
async function move(who: string, statusId: number) {
  const { amount_cents, federal_cents, state_cents, version } = await request()
  const [amount, federalWithholding, stateWithholding] = [amount_cents, federal_cents, state_cents].map(
    (cents) => Number(cents) / 100,
  )
  return server.call('PUT', '/api/withdrawal/admin/withdrawal', {
    token: await server.tokenOf(who),
    body: { id, amount, federalWithholding, stateWithholding, statusId, waiveFees: false, version },
  })
}
const whoActs = async () => (await desk()).find(({ kind }) => kind === 'RETURN')?.whoActs
/** Whether an approval would now wait for a second person; leaves the request unchanged. */
async function approvingWaits(): Promise<boolean> {
  const { body } = await move(administrator, REQUEST_STATUS.approved)
  const { statusId, waitsFor } = body as { statusId: number; waitsFor: string | null }
  if (statusId === REQUEST_STATUS.approved) await move(administrator, REQUEST_STATUS.incomplete)
  await db()
    .updateTable('approval')
    .set({ status: 'WITHDRAWN', decided_at: server.services.clock.now() })
    .where('status', '=', 'WAITING')
    .execute()
  return waitsFor === 'Paying a request again'
}
async function nothingIsWrong() {
  expect([await checkLedger(db()), await checkDesk(db())]).toEqual([[], []])
  expect(await reconciliation('2026-03-20')).toMatchObject({ difference: 0 })
}

test('confirms a staff-reported return with a bank line, until two people undo the match', async () => {
  expect([await whoActs(), await approvingWaits()]).toEqual(['OPERATOR', true])
  back = await line('2026-03-16', [[dollars, trace, 'RETURN', '257']])
  expect(await book('RETURNS_RECEIVABLE')).toBe(0)
  expect([await whoActs(), await approvingWaits()]).toEqual(['STAFF', false])

  expect(await undo(back)).toMatchObject({ status: 200, body: { approvalId: expect.any(Number) } })
  expect(await undo(back)).toMatchObject({ status: 409 })
  expect(await book('RETURNS_RECEIVABLE')).toBe(0)
  await decided()
  expect([await book('RETURNS_RECEIVABLE'), await book('RETURNS')]).toEqual([dollars, dollars])
  // The request stays Incomplete; a new payment needs a second person again.
  expect((await request()).status_id).toBe(REQUEST_STATUS.incomplete)
  expect([await whoActs(), await approvingWaits()]).toEqual(['OPERATOR', true])
  await nothingIsWrong()
})

test('refuses to undo a return match while its request is approved for a new payment', async () => {
  const { payment_id } = await db().selectFrom('payment').select('payment_id').executeTakeFirstOrThrow()
  await match(back, { paymentIds: [payment_id] })
  await decided()
  await move(customerService, REQUEST_STATUS.approved)
  expect(messageOf(await undo(back))).toContain('Set it to Incomplete first')
  await move(customerService, REQUEST_STATUS.incomplete)
  const { approvalId } = (await undo(back)).body as { approvalId: number }
  await move(customerService, REQUEST_STATUS.approved)
  const token = await server.tokenOf(customerService)
  const approve = () => server.call('POST', `/api/approval/${approvalId}/approve`, { token, body: {} })
  expect(await approve()).toMatchObject({ status: 409, body: expect.stringContaining('approved since') })
  await move(customerService, REQUEST_STATUS.incomplete)
  expect(await book('RETURNS_RECEIVABLE')).toBe(0)
  await nothingIsWrong()
})

test("keeps a return imported from the operator's file when its bank line match is undone", async () => {
  const headers = { authorization: `Operator ${testConfig.operatorKey}` }
  const body = { returns: [{ traceNumber: trace, code: 'R23' }] }
  expect(await server.call('POST', '/api/job/rejections', { headers, body })).toMatchObject({ status: 200 })
  await move(customerService, REQUEST_STATUS.approved)
  for (const { approval_id } of await db()
    .selectFrom('approval')
    .select('approval_id')
    .where('status', '=', 'WAITING')
    .execute())
    await server.call('POST', `/api/approval/${approval_id}/withdraw`, {
      token: await server.tokenOf(administrator),
      body: {},
    })
  expect(await undo(back)).toMatchObject({ status: 200 })
  await decided()
  expect((await request()).status_id).toBe(REQUEST_STATUS.approved)
  expect(await book('RETURNS_RECEIVABLE')).toBe(dollars)
  await nothingIsWrong()
  // These jobs pay the request again. After that, the match can no longer be undone.
  for (const job of [3, 4] as const) await runJob(server.services, job)
  expect(await book('RETURNS')).toBe(0)
  const [first] = await db().selectFrom('payment').select('payment_id').orderBy('payment_id').execute()
  expect(await match(back, { paymentIds: [first?.payment_id ?? 0] })).toMatchObject({ status: 200 })
  await decided()
  expect(await book('RETURNS_RECEIVABLE')).toBe(0)
  expect(messageOf(await undo(back))).toContain('has gone on since')
  await nothingIsWrong()
})
