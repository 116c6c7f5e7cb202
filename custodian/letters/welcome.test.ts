import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { bankDesk } from '../bank/testing.bankDesk.ts'
import { runJob } from '../jobs/run.ts'
import { administrator, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

const { db, as, file, decided } = bankDesk(() => server)

async function refused(): Promise<void> {
  const { approval_id: id } = await db()
    .selectFrom('approval')
    .select('approval_id')
    .where('status', '=', 'WAITING')
    .executeTakeFirstOrThrow()
  expect((await as(customerService, 'POST', `/api/approval/${id}/refuse`, { note: '' })).status).toBe(200)
}
/** Credits the money and then returns dollars of it to the plan. */
const returned = (amount: number) => async () => {
  await decided()
  const { transaction_id: transactionId } = await db()
    .selectFrom('ledger_transaction')
    .select('transaction_id')
    .where('idempotency_key', 'like', 'plan-file:%')
    .orderBy('transaction_id', 'desc')
    .executeTakeFirstOrThrow()
  const path = `/api/bank/plan-money/credits/${transactionId}/return`
  const body = { amount, reason: 'MISTAKE', note: 'The plan said so' }
  expect(await as(administrator, 'POST', path, body)).toMatchObject({ status: 200 })
  await decided()
}
const letters = async () => (await runJob(server.services, JOB_TYPE.welcomeLetters))['letters']

test.each([
  ['refused', 0, refused],
  ['credited', 1, decided],
  ['credited and all returned', 0, returned(1_200)],
  ['credited and partly returned', 1, returned(200)],
])('writes no welcome letter while the plan money waits; once it is %s, %d', async (_, written, decide) => {
  await letters()
  await file(1_200)
  expect(await letters()).toBe(0)
  await decide()
  expect(await letters()).toBe(written)
  expect(await letters()).toBe(0)
})
