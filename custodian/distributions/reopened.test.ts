import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { runJob } from '../jobs/run.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { ada, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { fund, moveWithdrawal, storedRequest, submit, walk } from './testing.ts'

const DAY = 24 * 3_600_000

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
})
afterEach(() => server.close())

test('counts the days to sign, and the reminders, once more from the reopening of an unsigned request', async () => {
  const { services, clock } = server
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId)
  const id = await submit(server, token, ada.accountId)
  const move = async (statusId: number) =>
    expect(await moveWithdrawal(server, customerService, id, statusId)).toMatchObject({ status: 200 })
  const reminders = async () => {
    await runJob(services, JOB_TYPE.signatureReminder)
    return (await lettersOf(services, 'signature-reminder')).length
  }
  clock.forward(5 * DAY)
  await move(REQUEST_STATUS.incomplete)
  clock.forward(36 * DAY)
  await move(REQUEST_STATUS.open)
  const reopened = clock.now().getTime()

  await runJob(services, JOB_TYPE.calculateWithdrawals)
  expect(await storedRequest(server, id)).toMatchObject({ status_id: REQUEST_STATUS.open, asked_to_sign_at: null })
  const { body } = await server.call('GET', '/api/request', { token: await server.tokenOf(ada.email) })
  const signBy = services.dateOf(new Date(reopened + 29 * DAY))
  expect(body).toMatchObject([{ requestId: id, progress: 'AWAITING_SIGNATURE', signBy }])

  expect(await reminders()).toBe(0)
  clock.forward(3 * DAY)
  expect([await reminders(), await reminders()]).toEqual([1, 1])

  clock.set(new Date(reopened + 30 * DAY))
  await runJob(services, JOB_TYPE.calculateWithdrawals)
  expect(await storedRequest(server, id)).toMatchObject({ status_id: REQUEST_STATUS.open })
  clock.forward(1)
  expect(await runJob(services, JOB_TYPE.calculateWithdrawals)).toMatchObject({ cancelled: 1 })
  expect(await storedRequest(server, id)).toMatchObject({ status_id: REQUEST_STATUS.historical, outcome: 'cancelled' })
})
