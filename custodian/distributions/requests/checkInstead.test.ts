import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { JOB_TYPE } from '../../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { checkLedger } from '../../integrity/ledgerRules.ts'
import { runJob } from '../../jobs/run.ts'
import { administrator, bob, customerService, seedAddress, seedPeople } from '../../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../../testing.ts'
import { fund, imbalance, moveWithdrawal, signNewest, storedRequest, submit, walk } from '../testing.ts'

// Returned deposits that are paid by check to the confirmed mailing address.

let server: TestServer
let id: number

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, bob.accountId, 500_000n)
})
afterEach(() => server.close())

const { incomplete, approved } = REQUEST_STATUS
const BANK = { routingNumber: '021000021', accountNumber: '44001', isSavings: false }
const on = (day: string) => server.clock.set(new Date(`${day}T17:00:00Z`))
const jobs = async (...names: Array<keyof typeof JOB_TYPE>) => {
  for (const name of names) expect(await runJob(server.services, JOB_TYPE[name])).toMatchObject({ failures: [] })
}
const payments = () => server.services.db.selectFrom('payment').selectAll().orderBy('payment_id').execute()

/** A deposit of December 14, 2026, which comes back on this day. */
async function returned(day: string): Promise<void> {
  on('2026-12-14')
  const token = await server.tokenOf(bob.email)
  await walk(server, token, bob.accountId, { isCheck: false, type: DISTRIBUTION_TYPE.early, state: 'TX', stateTax: 0 })
  id = await submit(server, token, bob.accountId)
  await signNewest(server, token)
  await moveWithdrawal(server, administrator, id, approved)
  await jobs('calculateWithdrawals', 'processWithdrawals', 'bankUpload')
  on(day)
  const headers = { authorization: `Operator ${testConfig.operatorKey}` }
  const body = { returns: [{ traceNumber: (await payments())[0]?.trace_number, code: 'R03' }] }
  expect((await server.call('POST', '/api/job/rejections', { headers, body })).status).toBe(200)
}

async function edit(changed: object) {
  const { amount_cents, federal_cents, version } = await storedRequest(server, id)
  const figures = { amount: Number(amount_cents) / 100, federalWithholding: Number(federal_cents) / 100 }
  const body = { id, ...figures, stateWithholding: 0, statusId: incomplete, waiveFees: false, version, ...changed }
  return server.call('PUT', '/api/withdrawal/admin/withdrawal', { token: await server.tokenOf(administrator), body })
}

test.each([
  ['the same year', '2026-12-17'],
  ['an earlier year', '2027-01-05'],
])('pays a returned deposit of %s by check after a second person approves it', async (_, day) => {
  await returned(day)
  await seedAddress(server.services, bob.ownerId)
  expect(await edit({ byCheck: true })).toMatchObject({ status: 200 })
  const { body } = await server.call('GET', '/api/approval', { token: await server.tokenOf(customerService) })
  expect(body).toMatchObject({
    approvals: [
      {
        effect: 'request-change',
        changes: expect.arrayContaining([
          { label: 'Paid by', before: 'Direct deposit', after: expect.stringMatching(/^Check to 1 Main St, Austin/) },
        ]),
      },
    ],
  })
  expect(await moveWithdrawal(server, administrator, id, approved)).toMatchObject({ status: 409 })
  expect(await moveWithdrawal(server, customerService, id, approved)).toMatchObject({ status: 200 })
  await jobs('calculateWithdrawals', 'processWithdrawals', 'bankUpload', 'printVendorUpload')
  expect(await payments()).toMatchObject([
    { method: 'ACH', closed_as: 'RETURNED' },
    { method: 'CHECK', closed_as: null, sent_for: day, check_number: expect.anything() },
  ])
  expect(await imbalance(server.services)).toMatchObject({ differenceCents: 0n, unbalanced: [] })
  expect(await checkLedger(server.services.db)).toEqual([])
})

test('restores the deposit after a refusal', async () => {
  await returned('2026-12-17')
  await seedAddress(server.services, bob.ownerId)
  expect(await edit({ byCheck: true })).toMatchObject({ status: 200 })
  const token = await server.tokenOf(customerService)
  const { body } = await server.call('GET', '/api/approval', { token })
  const [change] = (body as { approvals: Array<{ id: number }> }).approvals
  await server.call('POST', `/api/approval/${change?.id}/refuse`, { token, body: { note: 'No' } })
  expect(await storedRequest(server, id)).toMatchObject({
    is_check: false,
    bank_account_last4: '6789',
    bank_details_failed: true,
  })
})

const NO_ADDRESS = 'There is no confirmed mailing address for a check.'

test.each<[string, () => Promise<unknown>, object, number, unknown]>([
  ['without an address', async () => {}, { byCheck: true }, 400, [{ path: ['byCheck'], message: NO_ADDRESS }]],
  [
    'to an address that staff entered and nobody confirmed',
    async () => {
      const body = { address1: '9 New St', address2: null, city: 'Austin', state: 'TX', zip: '78701' }
      const token = await server.tokenOf(customerService)
      const saved = await server.call('PUT', `/api/address/admin/${bob.ownerId}`, { token, body })
      expect(saved).toMatchObject({ status: 200 })
    },
    { byCheck: true },
    400,
    [{ path: ['byCheck'], message: NO_ADDRESS }],
  ],
  [
    'with bank details too',
    () => seedAddress(server.services, bob.ownerId),
    { byCheck: true, bankDetails: BANK },
    400,
    [{ path: ['byCheck'], message: 'Choose a bank account or a check.' }],
  ],
])('refuses a check %s', async (_, prepare, changed, status, errors) => {
  await returned('2026-12-17')
  await prepare()
  expect(await edit(changed)).toMatchObject({ status, body: { errors } })
})

test('refuses a check for a deposit that did not come back', async () => {
  await returned('2026-12-17')
  await seedAddress(server.services, bob.ownerId)
  expect(await edit({ bankDetails: BANK })).toMatchObject({ status: 200 })
  expect(await moveWithdrawal(server, customerService, id, approved)).toMatchObject({ status: 200 })
  expect(await edit({ byCheck: true, statusId: approved })).toMatchObject({ status: 409 })
})

test('refuses a check to the recipient of a claim, whose address one employee can change alone', async () => {
  await returned('2026-12-17')
  await seedAddress(server.services, bob.ownerId)
  const { db } = server.services
  const { payee_id } = await db
    .insertInto('payee')
    .values({ account_owner_id: bob.ownerId, created_at: server.clock.now(), created_by: null })
    .returning('payee_id')
    .executeTakeFirstOrThrow()
  // The database lets no request change its recipient, so the triggers are off here.
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await tx
      .updateTable('distribution_request')
      .set({ payee_id, evidence_of: 'DEATH', check_payable_to: 'Rita' })
      .where('request_id', '=', id)
      .execute()
  })
  expect(await edit({ byCheck: true })).toMatchObject({ status: 400, body: { errors: [{ path: ['byCheck'] }] } })
})
