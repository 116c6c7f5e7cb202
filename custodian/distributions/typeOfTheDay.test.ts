import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runJob } from '../jobs/run.ts'
import { ada, bob, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { fund, signNewest, submit, walk } from './testing.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterEach(() => server.close())

const born = (ownerId: number, date: string) =>
  server.services.database.executeSql(
    `update account_owner set date_of_birth = '${date}' where account_owner_id = ${ownerId}`,
  )
const stored = (requestId: number) =>
  server.services.db
    .selectFrom('distribution_request')
    .select(['distribution_type_id', 'status_id', 'incomplete_reason'])
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()

/** Signed on 2026-03-10 and approved. */
async function approved(who: { email: string }, accountId: number, type: number): Promise<number> {
  const token = await server.tokenOf(who.email)
  await fund(server.services, accountId, 200_000n)
  await walk(server, token, accountId, { type, state: 'TX', stateTax: 0 })
  const id = await submit(server, token, accountId)
  await signNewest(server, token)
  await server.services.db
    .updateTable('distribution_request')
    .set({ status_id: REQUEST_STATUS.approved })
    .where('request_id', '=', id)
    .execute()
  return id
}

test.each([
  ['a traditional', bob.accountId, 1, 5],
  ['a Roth', bob.secondAccountId, 6, 8],
])(
  'pays an early request of %s account as normal from the day the owner is 59 1/2',
  async (_, account, early, normal) => {
    await born(bob.ownerId, '1966-09-12')
    const id = await approved(bob, account, 1)
    expect(await stored(id)).toMatchObject({ distribution_type_id: early })
    server.clock.set(new Date('2026-03-12T12:00:00.000Z'))
    expect(await runJob(server.services, JOB_TYPE.calculateWithdrawals)).toMatchObject({ calculated: 1 })
    expect(await stored(id)).toMatchObject({ distribution_type_id: normal, status_id: REQUEST_STATUS.pending })
  },
)

test.each([
  ['a traditional', bob.accountId, '7'],
  ['a Roth', bob.secondAccountId, 'Q'],
])('keeps the Form 1099-R code of a payment when the birth date changes, for %s account', async (_, account, code) => {
  await born(bob.ownerId, '1966-09-12')
  await approved(bob, account, 1)
  server.clock.set(new Date('2026-03-12T12:00:00.000Z'))
  for (const type of [JOB_TYPE.calculateWithdrawals, JOB_TYPE.processWithdrawals]) await runJob(server.services, type)
  await born(bob.ownerId, '1990-01-01')
  const { db, database } = server.services
  expect(await db.selectFrom('payment').select('distribution_code').execute()).toEqual([{ distribution_code: code }])
  await expect(database.executeSql(`update payment set distribution_code = '1'`)).rejects.toThrow('stays as it was')
})

test('pays a request as early on the day before age 59 1/2', async () => {
  await born(bob.ownerId, '1966-09-12')
  const id = await approved(bob, bob.accountId, 1)
  server.clock.set(new Date('2026-03-11T12:00:00.000Z'))
  await runJob(server.services, JOB_TYPE.calculateWithdrawals)
  expect(await stored(id)).toMatchObject({
    distribution_type_id: DISTRIBUTION_TYPE.early,
    status_id: REQUEST_STATUS.pending,
  })
})

test('sets a normal request of an owner under 59 1/2 to Incomplete with the reason', async () => {
  const id = await approved(ada, ada.accountId, 5)
  await born(ada.ownerId, '1990-01-01')
  expect(await runJob(server.services, JOB_TYPE.calculateWithdrawals)).toMatchObject({ incomplete: 1 })
  expect(await stored(id)).toEqual({
    distribution_type_id: DISTRIBUTION_TYPE.normal,
    status_id: REQUEST_STATUS.incomplete,
    incomplete_reason: 'This distribution type does not match the age of the account owner.',
  })
})

test('calculates a rollover for an owner of any age', async () => {
  const id = await approved(bob, bob.accountId, 50)
  expect(await runJob(server.services, JOB_TYPE.calculateWithdrawals)).toMatchObject({ calculated: 1 })
  expect(await stored(id)).toMatchObject({
    distribution_type_id: DISTRIBUTION_TYPE.rollover,
    status_id: REQUEST_STATUS.pending,
  })
})

test('does not pay a rollover calculated in December while the required minimum of January is open', async () => {
  server.clock.set(new Date('2026-12-31T17:00:00.000Z'))
  const id = await approved(ada, ada.accountId, DISTRIBUTION_TYPE.rollover)
  expect(await runJob(server.services, JOB_TYPE.calculateWithdrawals)).toMatchObject({ calculated: 1 })
  server.clock.set(new Date('2027-01-04T17:00:00.000Z'))
  expect(await runJob(server.services, JOB_TYPE.processWithdrawals)).toMatchObject({ incomplete: 1, failures: [] })
  // 2,000.00 divided by 22.9, the factor of age 77.
  expect(await stored(id)).toMatchObject({
    status_id: REQUEST_STATUS.incomplete,
    incomplete_reason:
      '$87.34 of the required minimum cannot be rolled over. Please take it as a normal distribution first.',
  })
  expect(await server.services.db.selectFrom('payment').select('payment_id').execute()).toEqual([])
})

test("refuses a rollover before the year's required minimum, and allows a transfer", async () => {
  await born(ada.ownerId, '1951-03-01')
  await fund(server.services, ada.accountId, 724_090n, '2025-12-10')
  const token = await server.tokenOf(ada.email)
  const send = (step: string, body: object) =>
    server.call('POST', `/api/wizard/${step}/${ada.accountId}`, { token, body })
  await send('amount', { amount: 500, isFullAmount: false })
  // 7,240.90 divided by 24.6, the factor of age 75.
  expect(await send('distribution-type', { distributionTypeId: 50 })).toMatchObject({
    status: 400,
    body: {
      errors: [
        {
          path: ['distributionTypeId'],
          message:
            '$294.35 of the required minimum cannot be rolled over. Please take it as a normal distribution first.',
        },
      ],
    },
  })
  expect((await send('distribution-type', { distributionTypeId: 60 })).status).toBe(200)
})
