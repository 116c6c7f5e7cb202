import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { runJob } from '../jobs/run.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { ada, administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'
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

const PAID_NEXT = 'Your request was approved and will be paid next.'
const CHECK_NEXT_YEAR = 'Checks of this year have all been printed'
const NEXT_YEAR = 'it is paid on the first bank day of the new year'

interface Late {
  isCheck: boolean
  isReturned: boolean
  day?: string
  /** Whether the bank upload and the print run of the day have run. */
  isSent?: boolean
}

// A payment run that is started again after the files of the last day still pays, because the files are then sent again.
test.each<[string, Late, string, number]>([
  ['a first deposit', { isCheck: false, isReturned: false }, NEXT_YEAR, 0],
  ['a first deposit', { isCheck: false, isReturned: false, day: '2026-12-30' }, PAID_NEXT, 1],
  ['a first deposit', { isCheck: false, isReturned: false, day: '2026-12-30', isSent: true }, NEXT_YEAR, 1],
  ['a returned deposit', { isCheck: false, isReturned: true }, PAID_NEXT, 2],
  ['a check', { isCheck: true, isReturned: false }, PAID_NEXT, 1],
  ['a check', { isCheck: true, isReturned: false, isSent: true }, CHECK_NEXT_YEAR, 1],
  ['a check', { isCheck: true, isReturned: false, day: '2026-12-30', isSent: true }, PAID_NEXT, 1],
])('tells when %s approved at the end of the year is paid: %j', async (_, late, says, payments) => {
  const { isCheck, isReturned, day = '2026-12-31', isSent = false } = late
  const { services, clock } = server
  clock.set(new Date('2026-12-14T15:00:00Z'))
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck })
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  const approve = () => moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)
  const pay = async () => {
    for (const job of ['calculateWithdrawals', 'processWithdrawals'] as const) await runJob(services, JOB_TYPE[job])
  }
  const paymentsOf = () => services.db.selectFrom('payment').select('trace_number').execute()
  if (isReturned) {
    await approve()
    await pay()
    await runJob(services, JOB_TYPE.bankUpload)
    const traceNumber = (await paymentsOf())[0]?.trace_number
    await server.call('POST', '/api/job/rejections', {
      headers: { authorization: `Operator ${testConfig.operatorKey}` },
      body: { returns: [{ traceNumber, code: 'R01' }] },
    })
  }
  clock.set(new Date(`${day}T15:00:00Z`))
  if (isSent) for (const job of ['bankUpload', 'printVendorUpload'] as const) await runJob(services, JOB_TYPE[job])
  expect(await approve()).toMatchObject({ status: 200 })
  const text = (await lettersOf(services, 'request-status')).at(-1)?.body_text
  expect(text).toContain(says)
  await pay()
  expect(await paymentsOf()).toHaveLength(payments)
})
