import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { bankDesk } from '../bank/testing.bankDesk.ts'
import { runJob } from '../jobs/run.ts'
import { administrator, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { evidenceFor, ownersOf } from './evidence.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterEach(() => server.close())

const { db, as, file, decided } = bankDesk(() => server)

async function refused(): Promise<void> {
  const { approval_id: id } = await db()
    .selectFrom('approval')
    .select('approval_id')
    .where('status', '=', 'WAITING')
    .executeTakeFirstOrThrow()
  expect((await as(customerService, 'POST', `/api/approval/${id}/refuse`, { note: '' })).status).toBe(200)
}

async function returned(): Promise<void> {
  await decided()
  const { transaction_id: id } = await db()
    .selectFrom('ledger_transaction')
    .select('transaction_id')
    .where('note', '=', 'Rollover from plan')
    .executeTakeFirstOrThrow()
  const body = { amount: 0.01, reason: 'MISTAKE', note: 'The plan said so' }
  expect((await as(administrator, 'POST', `/api/bank/plan-money/credits/${id}/return`, body)).status).toBe(200)
  await decided()
}

test.each([
  ['waits', 7_000, null, []],
  ['waits', 7_000.01, null, ['$7,000.01 received']],
  ['was credited', 7_000.01, decided, ['$7,000.01 received']],
  ['was refused', 7_000.01, refused, []],
  ['was returned in part', 7_000.01, returned, []],
])('compares plan money that %s with the limit: %d', async (_, dollars, happens, data) => {
  const planFileId = await file(dollars)
  await happens?.()
  await runJob(server.services, JOB_TYPE.identityCheck)
  const account = await db()
    .selectFrom('plan_money as m')
    .innerJoin('retirement_account as a', 'a.account_id', 'm.account_id')
    .selectAll('a')
    .where('m.attachment_id', '=', planFileId)
    .executeTakeFirstOrThrow()
  expect(account.qualifier_key).toBe(data.length > 0 ? 'AMOUNT_OVER_LIMIT' : null)
  const found = await evidenceFor(db(), [account], await ownersOf(db(), [account]))
  expect((found.get(account.account_id) ?? []).map(({ datum }) => datum)).toEqual(data)
})
