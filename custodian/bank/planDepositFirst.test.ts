import { beforeEach, afterEach, expect, test } from 'vitest'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { paymentProblem } from '../distributions/paymentProblem.ts'
import { runJob } from '../jobs/run.ts'
import { customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { bankDesk } from './testing.bankDesk.ts'

// The bank holds other owners' money, so an owner is paid only after the owner's plan has paid. The clock is at
// 2026-03-10.

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterEach(() => server.close())

const { db, book, as, statement, takenIn, settle, decided } = bankDesk(() => server)
const AWAITS = /^This waits for the plan's deposit/

/** An approved withdrawal of half of the amount that the file credited to its only owner. */
async function requestOf(planFileId: number): Promise<{ requestId: number; ownerId: number }> {
  const { account_id, amount_cents } = await db()
    .selectFrom('plan_money')
    .select(['account_id', 'amount_cents'])
    .where('attachment_id', '=', planFileId)
    .executeTakeFirstOrThrow()
  const { account_owner_id: ownerId } = await db()
    .updateTable('retirement_account')
    .set({ status_id: ACCOUNT_STATUS.registered })
    .where('account_id', '=', account_id)
    .returning('account_owner_id')
    .executeTakeFirstOrThrow()
  const { request_id: requestId } = await db()
    .insertInto('distribution_request')
    .values({
      kind: 'WITHDRAWAL',
      account_id,
      distribution_type_id: DISTRIBUTION_TYPE.normal,
      amount_cents: amount_cents / 2n,
      is_full_amount: false,
      fee_cents: 2_500n,
      is_check: true,
      status_id: REQUEST_STATUS.approved,
      signed_at: server.clock.now(),
      date_requested: server.clock.now(),
    })
    .returning('request_id')
    .executeTakeFirstOrThrow()
  return { requestId, ownerId }
}

const calculate = () => runJob(server.services, JOB_TYPE.calculateWithdrawals)
const problem = async (ownerId: number) =>
  (await paymentProblem(db(), { account_owner_id: ownerId, payee_id: null, check_payable_to: null }))?.message ?? null

async function shown(requestId: number) {
  const { body } = await as(customerService, 'GET', '/api/withdrawal/admin/approved?limit=100')
  const rows = (Array.isArray(body) ? body : (body as { rows: object[] }).rows) as Array<{
    id: number
    isHeld: boolean
    holdReason: string | null
  }>
  return rows.find(({ id }) => id === requestId)
}

test('holds payments from plan money until the bank shows the deposit', async () => {
  await statement('2026-03-10', [])
  const { requestId, ownerId } = await requestOf(await takenIn(1_200))
  expect(await calculate()).toMatchObject({ held: 1 })
  expect(await shown(requestId)).toMatchObject({ isHeld: true, holdReason: expect.stringMatching(AWAITS) })
  expect(await problem(ownerId)).toMatch(AWAITS)
  expect(await book('CUSTODY_CASH')).toBe(0)

  await statement('2026-03-11', [[1_200, '', 'DEPOSIT']])
  expect(await problem(ownerId)).toBeNull()
  expect(await calculate()).toMatchObject({ calculated: 1 })
})

test('keeps the payment hold until the plan deposit arrives or two people settle the file', async () => {
  await statement('2026-03-10', [])
  const id = await takenIn(1_200)
  const { ownerId } = await requestOf(id)
  const { ownerId: other } = await requestOf(await takenIn(300))
  await statement('2026-03-11', [[300, '', 'DEPOSIT']])
  expect([await problem(ownerId), await problem(other)]).toEqual([expect.stringMatching(AWAITS), null])
  await settle(id)
  expect(await problem(ownerId)).toMatch(AWAITS)
  await decided()
  expect(await problem(ownerId)).toBeNull()
})

test('pays plan money before its deposit if the sponsor prefunds payments', async () => {
  Object.assign(server.services.config, { planMoneyPrefunded: true })
  await statement('2026-03-10', [])
  await requestOf(await takenIn(1_200))
  expect(await calculate()).toMatchObject({ calculated: 1 })
})
