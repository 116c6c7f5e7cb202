import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { runJob } from '../jobs/run.ts'
import { ada, administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { fund, moveWithdrawal, signNewest, storedRequest, submit, walk } from './testing.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
})
afterEach(() => server.close())

test('pays no request that was approved after the business date of the payment run', async () => {
  server.clock.set(new Date('2027-01-06T15:00:00Z'))
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck: true })
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)
  const runOf = async (date: string) => {
    for (const job of ['calculateWithdrawals', 'processWithdrawals'] as const)
      await runJob(server.services, JOB_TYPE[job], date)
  }
  await runOf('2026-12-31')
  expect(await storedRequest(server, id)).toMatchObject({ status_id: REQUEST_STATUS.approved })
  await runOf('2027-01-06')
  const paid = await server.services.db
    .selectFrom('ledger_transaction')
    .select('transaction_date')
    .where('transaction_type_id', '=', TRANSACTION_TYPE.withdrawal)
    .execute()
  expect(paid).toEqual([{ transaction_date: '2027-01-06' }])
})
