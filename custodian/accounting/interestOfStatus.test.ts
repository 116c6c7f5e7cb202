import { afterEach, beforeEach, expect, test } from 'vitest'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { fund, moveWithdrawal, signNewest, storedRequest, submit, walk } from '../distributions/testing.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { runJob } from '../jobs/run.ts'
import { balanceOfAccount, bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { ada, administrator, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

// Ada's $5,000.00 earn 3.424658 cents a day from April 1 on.

const DAILY = 3_424_658n

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await server.services.database.executeSql('update plan set interest_basis_points = 25 where plan_id = 1')
  await fund(server.services, ada.accountId, 500_000n)
  await on('2026-04-01')
})
afterEach(async () => {
  const findings = await checkLedger(server.services.db)
  await server.close()
  if (findings.length > 0) throw new Error(JSON.stringify(findings))
})

const at = (day: string) => server.clock.set(new Date(`${day}T15:00:00.000Z`))

async function on(day: string) {
  at(day)
  return runJob(server.services, JOB_TYPE.calculateInterest, day)
}

async function setStatus(day: string, statusId: number) {
  at(day)
  const path = `/api/account/admin/${ada.accountId}/status/${statusId}`
  return server.call('PUT', path, { token: await server.tokenOf(administrator) })
}

const balance = () => balanceOfAccount(server.services.db, ada.accountId)
const statusOf = async () =>
  (
    await server.services.db
      .selectFrom('retirement_account')
      .select('status_id')
      .where('account_id', '=', ada.accountId)
      .executeTakeFirstOrThrow()
  ).status_id
const accrued = () =>
  server.services.db
    .selectFrom('interest_accrual')
    .select(['through', 'micro_cents'])
    .where('account_id', '=', ada.accountId)
    .executeTakeFirst()

/** Date, note and cents of each credit of interest. */
async function creditsOf() {
  const rows = await server.services.db
    .selectFrom('ledger_transaction as t')
    .innerJoin('posting as p', (join) => join.onRef('p.transaction_id', '=', 't.transaction_id').on('p.side', '=', 'C'))
    .select(['t.transaction_date', 't.note', 'p.amount_cents'])
    .where('t.idempotency_key', 'like', 'interest:%')
    .orderBy('t.transaction_id')
    .execute()
  return rows.map((row) => [row.transaction_date, row.note, row.amount_cents] as const)
}

/** Takes money out of the account, and not by a full payout. */
async function takeOut(day: string, cents: bigint): Promise<void> {
  const { db } = server.services
  const lines = [debit(await bookOfAccount(db, ada.accountId), cents), credit(await internalBook(db, 'RETURNS'), cents)]
  await db
    .transaction()
    .execute((tx) => post(tx, { typeId: TRANSACTION_TYPE.withdrawal, date: day, lines, createdBy: null }))
}

/** Ada requests her whole balance on this day, one employee approves it and another pays it by hand. */
async function paidByHand(day: string): Promise<number> {
  at(day)
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isFullAmount: true, federal: 500, stateTax: 50 })
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  for (const [who, status] of [
    [customerService, REQUEST_STATUS.approved],
    [administrator, REQUEST_STATUS.pending],
  ] as const)
    expect(await moveWithdrawal(server, who, id, status)).toMatchObject({ status: 200 })
  return id
}

const APRIL = ['2026-04-30', 'Interest for April 2026', 103n] as const

test.each([
  ['2026-04-30', [['2026-04-30', 'Interest to date', 99n]]],
  ['2026-05-01', [APRIL]],
  ['2026-05-04', [APRIL, ['2026-05-04', 'Interest to date', 10n]]],
  ['2026-06-02', [APRIL, ['2026-05-31', 'Interest for May 2026', 106n], ['2026-06-02', 'Interest to date', 3n]]],
] as const)('credits ended months before a full payout by hand on %s, each with its last day', async (day, credits) => {
  await on('2026-04-29')
  const id = await paidByHand(day)
  const rows = await creditsOf()
  expect(rows).toEqual(credits)
  const interest = rows.reduce((sum, [, , cents]) => sum + cents, 0n)
  expect((await storedRequest(server, id)).amount_cents).toBe(500_000n + interest)
  expect(await on(day)).toMatchObject({ credited: 0, failures: [] })
  expect(await balance()).toBe(0n)
})

const reject = (day: string) => setStatus(day, ACCOUNT_STATUS.rejected)
const notValidated = (day: string) => setStatus(day, ACCOUNT_STATUS.notValidated)
const rejectByReviewer = async (day: string) => {
  await notValidated(day)
  const body = { accountIds: [ada.accountId] }
  return server.call('PUT', '/api/compliance/reject', { token: await server.tokenOf(reviewer), body })
}

test.each([
  ['rejected by hand on Saturday', [[reject, '2026-04-11']], 10n],
  ['rejected by a reviewer on Saturday', [[rejectByReviewer, '2026-04-11']], 10n],
  [
    'rejected on Saturday and restored on Sunday',
    [
      [reject, '2026-04-11'],
      [notValidated, '2026-04-12'],
    ],
    18n,
  ],
  [
    'rejected on Saturday and restored on Monday',
    [
      [reject, '2026-04-11'],
      [notValidated, '2026-04-13'],
    ],
    17n,
  ],
] as const)(
  'accrues interest only on the days that an account ends in an earning status: %s',
  async (_, steps, days) => {
    await on('2026-04-10')
    for (const [step, day] of steps) expect((await step(day)).status).toBeLessThan(300)
    await on('2026-04-20')
    expect(await accrued()).toEqual({ through: '2026-04-19', micro_cents: days * DAILY })
  },
)

test('closes no emptied account by hand before its interest is credited and paid', async () => {
  await takeOut('2026-04-11', 500_000n)
  const close = (day: string) => setStatus(day, ACCOUNT_STATUS.closed)
  expect(await close('2026-04-13')).toMatchObject({
    status: 409,
    body: expect.stringMatching(/^The account cannot be closed before its interest of \$0\.34 is credited/),
  })
  await on('2026-05-01')
  expect(await balance()).toBe(34n)
  expect(await close('2026-05-01')).toMatchObject({ status: 409, body: expect.stringMatching(/has a balance/) })
  await takeOut('2026-05-01', 34n)
  // The rest is less than half a cent.
  expect((await close('2026-05-04')).status).toBe(200)
})

test.each([
  ['closes', false, ACCOUNT_STATUS.closed, 0n],
  ['opens again', true, ACCOUNT_STATUS.registered, 7n],
])('a completed full payout %s an empty account (interest earned since: %s)', async (_, comesIn, status, cents) => {
  const id = await paidByHand('2026-04-10')
  if (comesIn) await fund(server.services, ada.accountId, 500_000n, '2026-04-14')
  if (comesIn) await takeOut('2026-04-16', 500_000n)
  at('2026-04-17')
  expect((await moveWithdrawal(server, customerService, id, REQUEST_STATUS.completed)).status).toBe(200)
  expect(await statusOf()).toBe(status)
  await on('2026-05-01')
  expect(await balance()).toBe(cents)
})

test.each([
  ['is rejected by hand', () => reject('2026-05-02'), APRIL],
  ['is rejected by a reviewer', () => rejectByReviewer('2026-05-02'), APRIL],
  [
    'gets money, and its full payout is completed',
    async () => {
      const id = await paidByHand('2026-04-30')
      await fund(server.services, ada.accountId, 500_000n, '2026-04-30')
      at('2026-05-02')
      return moveWithdrawal(server, customerService, id, REQUEST_STATUS.completed)
    },
    ['2026-04-30', 'Interest for April 2026', 4n] as const,
  ],
])('credits April with its last day to an account that %s before the first run in May', async (_, change, credit) => {
  await on('2026-04-30')
  expect((await change()).status).toBeLessThan(300)
  await on('2026-05-04')
  expect((await creditsOf()).filter(([, note]) => note?.startsWith('Interest for'))).toEqual([credit])
})
