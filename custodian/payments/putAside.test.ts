import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import {
  fund,
  moveWithdrawal,
  signNewest,
  storedRequest,
  submit,
  walk,
  withoutAddress,
} from '../distributions/testing.ts'
import { runJob } from '../jobs/run.ts'
import { balanceOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { ada, administrator, seedAddress, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import type { WaitingPayment } from './payment.sql.ts'
import { crossesYear } from './putAside.ts'

// Tests of posted payments that no later file can include. Their requests become Incomplete, and staff reverse them.

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
})
afterEach(() => server.close())

/** Returns a request of $1,000.00 that is approved and posted today. */
async function posted(isCheck: boolean): Promise<number> {
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck, state: 'TX', stateTax: 0 })
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)
  for (const job of ['calculateWithdrawals', 'processWithdrawals'] as const)
    expect(await runJob(server.services, JOB_TYPE[job])).toMatchObject({ failures: [] })
  return id
}

const print = () => runJob(server.services, JOB_TYPE.printVendorUpload)
const sent = () => server.services.db.selectFrom('payment').select('sent_for').execute()
const takeBack = async (id: number) =>
  server.call('POST', '/api/withdrawal/admin/withdrawal', {
    token: await server.tokenOf(administrator),
    body: await asSent(id),
  })

async function asSent(id: number) {
  const { amount_cents, federal_cents, state_cents, version } = await storedRequest(server, id)
  const [amount, federalWithholding, stateWithholding] = [amount_cents, federal_cents, state_cents].map(
    (cents) => Number(cents) / 100,
  )
  return { id, amount, federalWithholding, stateWithholding, statusId: 5, waiveFees: false, version }
}

test.each([
  ['check', true, '2026-12-31', JOB_TYPE.printVendorUpload, 'It was posted in 2026 and would be mailed in 2027.'],
  ['deposit', false, '2026-12-30', JOB_TYPE.bankUpload, 'It was posted in 2026 and would arrive in 2027.'],
])('sends no %s in January that was posted in December', async (_, isCheck, day, job, says) => {
  server.clock.set(new Date(`${day}T17:00:00Z`))
  await seedAddress(server.services, ada.ownerId)
  const id = await posted(isCheck)
  server.clock.set(new Date('2027-01-04T17:00:00Z'))
  expect(await runJob(server.services, job)).toMatchObject({ failures: [expect.stringContaining(says)] })
  expect(await sent()).toEqual([{ sent_for: null }])
  expect(await storedRequest(server, id)).toMatchObject({
    status_id: REQUEST_STATUS.incomplete,
    incomplete_reason: 'It was not sent before the end of 2026. We put the money back; then you can request it again.',
  })
  expect(await runJob(server.services, job)).toMatchObject({ failures: [] })
  expect((await takeBack(id)).status).toBe(200)
  expect(await balanceOfAccount(server.services.db, ada.accountId)).toBe(500_000n)
  await runJob(server.services, JOB_TYPE.taxForms)
  const forms = server.services.db.selectFrom('tax_form').select(['form', 'value_cents'])
  expect(await forms.execute()).toEqual([{ form: '5498', value_cents: 500_000n }])
})

test('prints a check on December 31 that was posted on that day', async () => {
  server.clock.set(new Date('2026-12-31T22:00:00Z'))
  await seedAddress(server.services, ada.ownerId)
  await posted(true)
  expect(await print()).toMatchObject({ checks: 1, failures: [] })
  expect(await sent()).toEqual([{ sent_for: '2026-12-31' }])
})

test('sets the request of a check without an address to Incomplete, and lets staff reverse it', async () => {
  const id = await posted(true)
  await withoutAddress(server, id)
  expect(await print()).toMatchObject({
    checks: 0,
    failures: [expect.stringContaining('There is no address to mail the check to. Add the mailing address.')],
  })
  expect(await storedRequest(server, id)).toMatchObject({
    status_id: REQUEST_STATUS.incomplete,
    incomplete_reason:
      'We have no address to mail the check to. Add your mailing address; then you can request it again.',
  })
  const letters = await lettersOf(server.services, 'request-status')
  expect(letters.at(-1)?.body_text).toContain('Your request needs attention')
  expect(await print()).toMatchObject({ checks: 0, failures: [] })
  expect((await takeBack(id)).status).toBe(200)
  await posted(true)
  expect(await print()).toMatchObject({ checks: 1, failures: [] })
})

test('refuses to reverse a request if the fee income book no longer holds its fee', async () => {
  await seedAddress(server.services, ada.ownerId)
  const id = await posted(true)
  await moveWithdrawal(server, administrator, id, REQUEST_STATUS.incomplete)
  await server.services.db.transaction().execute(async (tx) => {
    const lines = [
      debit(await internalBook(tx, 'FEE_DISTRIBUTION'), 1n),
      credit(await internalBook(tx, 'CUSTODY_CASH'), 1n),
    ]
    await post(tx, { typeId: TRANSACTION_TYPE.feeAdjustment, date: '2026-03-10', createdBy: null, lines })
  })
  expect(await takeBack(id)).toMatchObject({
    status: 409,
    body: expect.stringContaining('holds $24.99. Taking this back needs $25.00.'),
  })
})

test.each([
  ['2026-12-29', true, 200, 'unsent'],
  ['2026-12-30', true, 200, 'sent'],
  ['2026-12-29', false, 200, 'sent'],
  ['2026-12-30', false, 200, 'unsent'],
  ['2026-12-30', false, 409, 'sent'],
  ['2026-12-31', false, 409, 'unsent'],
])('answers a change of a request to Pending on %s (by check: %s) with status %i, file %s', async (...row) => {
  const [day, isCheck, status, file] = row
  server.clock.set(new Date(`${day}T17:00:00Z`))
  await seedAddress(server.services, ada.ownerId)
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck, state: 'TX', stateTax: 0 })
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)
  if (file === 'sent') await runJob(server.services, JOB_TYPE.bankUpload)
  expect((await moveWithdrawal(server, administrator, id, REQUEST_STATUS.pending)).status).toBe(status)
})

test.each([
  ['2026-12-31', '2026-12-31', true, false],
  ['2026-12-31', '2027-01-04', true, true],
  // A payment that is sent again after a return stays a distribution of its first year.
  ['2026-12-31', '2027-01-04', false, false],
])(
  'decides whether a payment posted on %s and sent on %s (first payment: %s) crosses the year end: %s',
  (paidOn, day, isFirst, crosses) => {
    expect(crossesYear({ paidOn, isFirst } as WaitingPayment, day)).toBe(crosses)
  },
)
