import { afterEach, beforeEach, expect, test } from 'vitest'
import { fund, imbalance, signNewest, submit, walk } from '../distributions/testing.ts'
import { balanceOf, balanceOfAccount, internalBook } from '../ledger/ledger.ts'
import { ada, administrator, bob, cyd, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { runJob } from './run.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 100_000n)
})
afterEach(async () => {
  const { differenceCents, unbalanced } = await imbalance(server.services)
  await server.close()
  if (differenceCents !== 0n || unbalanced.length > 0) throw new Error('the ledger does not balance')
})

/** The run of a business day, on that day. */
async function on(date: string) {
  server.clock.set(new Date(`${date}T12:00:00.000Z`))
  return runJob(server.services, 1, date)
}
const balance = (accountId: number) => balanceOfAccount(server.services.db, accountId)
const establish = (accountId: number, date: string) =>
  server.services.database.executeSql(
    `update retirement_account set setup_date = '${date}' where account_id = ${accountId}`,
  )

test('$20.00 are charged on the anniversary, once in a year however often the job runs', async () => {
  await establish(ada.accountId, '2020-03-10')
  expect(await on('2026-03-09')).toEqual({ jobId: expect.any(Number), failures: [] })
  expect(await on('2026-03-10')).toMatchObject({ charged: 1 })
  expect(await on('2026-03-10')).toMatchObject({ skipped: 1 })
  expect(await balance(ada.accountId)).toBe(98_000n)
  const { db } = server.services
  expect(await balanceOf(db, await internalBook(db, 'FEE_ANNUAL'))).toBe(2_000n)
  const fee = await db
    .selectFrom('ledger_transaction')
    .select(['transaction_date', 'note', 'idempotency_key'])
    .where('transaction_type_id', '=', 3)
    .execute()
  expect(fee).toEqual([
    { transaction_date: '2026-03-10', note: 'Annual fee 2026', idempotency_key: 'annual-fee:111:2026' },
  ])
  expect(await on('2027-03-10')).toMatchObject({ charged: 1 })
  expect(await balance(ada.accountId)).toBe(96_000n)
})

test('an account that has less gives what it has and stays open', async () => {
  await fund(server.services, bob.accountId, 1_999n)
  await establish(bob.accountId, '2020-03-10')
  expect(await on('2026-03-10')).toMatchObject({ charged: 1 })
  expect(await balance(bob.accountId)).toBe(0n)
  await on('2027-03-10')
  expect(await balance(bob.accountId)).toBe(0n)
  const account = await server.services.db
    .selectFrom('retirement_account')
    .select('status_id')
    .where('account_id', '=', bob.accountId)
    .executeTakeFirst()
  expect(account).toEqual({ status_id: 3 })
})

test('the day of the establishment itself costs nothing', async () => {
  await establish(ada.accountId, '2026-03-10')
  expect(await on('2026-03-10')).toMatchObject({ skipped: 1 })
  expect(await balance(ada.accountId)).toBe(100_000n)
})

test('an anniversary on a weekend or a holiday is charged on the next bank day', async () => {
  // Saturday the 4th of July 2026; the 3rd is a bank day.
  await establish(ada.accountId, '2020-07-04')
  expect(await on('2026-07-03')).not.toHaveProperty('charged')
  expect(await on('2026-07-06')).toMatchObject({ charged: 1 })
})

test.each(['2027-03-01', '2028-02-28'])(
  'an account established on 29 February is charged on the 28th, with the run of %s',
  async (date) => {
    await establish(ada.accountId, '2024-02-29')
    expect(await on(date)).toMatchObject({ charged: 1 })
  },
)

test('days that no run covered are made up for', async () => {
  await on('2026-03-09')
  await establish(ada.accountId, '2020-03-11')
  expect(await on('2026-03-16')).toMatchObject({ charged: 1 })
})

test('accounts that are closing, closed or rejected are not charged', async () => {
  for (const statusId of [4, 5, 6]) {
    await server.services.database.executeSql(
      `update retirement_account set status_id = ${statusId}, setup_date = '2020-03-10' where account_id = 111`,
    )
    expect(await on('2026-03-10')).not.toHaveProperty('charged')
  }
  await establish(cyd.accountId, '2020-03-10')
  await fund(server.services, cyd.accountId, 5_000n)
  expect(await on('2026-03-10')).toMatchObject({ charged: 1 })
})

test.each([
  [true, { held: 1 }, 100_000n],
  [false, { charged: 1 }, 99_000n],
])('what is about to be paid out is not touched (full amount: %s)', async (isFullAmount, outcome, left) => {
  const [adas, staff] = [await server.tokenOf(ada.email), await server.tokenOf(administrator)]
  const [amount, federal] = isFullAmount ? [1000, 100] : [990, 99]
  await walk(server, adas, ada.accountId, { amount, isFullAmount, federal, state: 'TX', stateTax: 0 })
  const id = await submit(server, adas, ada.accountId)
  await signNewest(server, adas)
  const edit = { id, amount, federalWithholding: federal, stateWithholding: 0, statusId: 2, waiveFees: false }
  await server.call('PUT', '/api/withdrawal/admin/withdrawal', { token: staff, body: edit })
  expect(await runJob(server.services, 3)).toMatchObject({ calculated: 1 })
  await establish(ada.accountId, '2020-03-10')
  expect(await on('2026-03-10')).toMatchObject(outcome)
  expect(await balance(ada.accountId)).toBe(left)
  expect(await runJob(server.services, 4)).toMatchObject({ paid: 1, failures: [] })
  expect(await balance(ada.accountId)).toBe(0n)
})

test('a day to come is refused', async () => {
  await expect(runJob(server.services, 1, '2026-03-11')).rejects.toThrow('has not come yet')
})
