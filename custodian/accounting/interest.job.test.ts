import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fund, imbalance, moveWithdrawal, signNewest, storedRequest, submit, walk } from '../distributions/testing.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { balanceOf, bookOfAccount, balanceOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { ada, administrator, bob, customerService, cyd, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { accrue, creditInterest } from '../ledger/accrual.ts'
import { runJob } from '../jobs/run.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await server.services.database.executeSql('update plan set interest_basis_points = 25 where plan_id = 1')
  await fund(server.services, ada.accountId, 500_000n)
})
afterEach(async () => {
  const { differenceCents, unbalanced } = await imbalance(server.services)
  await server.close()
  if (differenceCents !== 0n || unbalanced.length > 0) throw new Error('the ledger does not balance')
})

/** Sets the clock to a business day and runs the interest job for that day. */
async function on(date: string) {
  server.clock.set(new Date(`${date}T12:00:00.000Z`))
  return runJob(server.services, JOB_TYPE.calculateInterest, date)
}
const balance = (accountId: number) => balanceOfAccount(server.services.db, accountId)
const accrued = async (accountId: number) =>
  await server.services.db
    .selectFrom('interest_accrual')
    .select(['through', 'micro_cents'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()

test('credits $1.03 of interest for 30 days of $5,000.00 at 25 basis points, and carries the remainder', async () => {
  await on('2026-04-01')
  expect(await on('2026-04-30')).toMatchObject({ credited: 0, failures: [] })
  expect(await balance(ada.accountId)).toBe(500_000n)
  expect(await on('2026-05-01')).toMatchObject({ credited: 1, cents: 103, failures: [] })
  expect(await balance(ada.accountId)).toBe(500_103n)
  // 30 x 3.424658 cents are 102.739740 cents.
  expect(await accrued(ada.accountId)).toEqual({ through: '2026-04-30', micro_cents: -260_260n })
})

test('credits no interest in a second run of the same day', async () => {
  await on('2026-04-01')
  await on('2026-05-01')
  expect(await on('2026-05-01')).toMatchObject({ credited: 0 })
  expect(await on('2026-05-01')).toMatchObject({ credited: 0 })
  expect(await balance(ada.accountId)).toBe(500_103n)
})

test('dates an interest credit the last day of its month and posts it as interest', async () => {
  await on('2026-04-01')
  // After two months without a run, each month still gets its own credit.
  await on('2026-06-10')
  const rows = await server.services.db
    .selectFrom('ledger_transaction')
    .select(['transaction_date', 'note', 'idempotency_key', 'transaction_type_id'])
    .where('idempotency_key', 'like', 'interest:%')
    .orderBy('transaction_date')
    .execute()
  expect(rows).toEqual([
    {
      transaction_date: '2026-04-30',
      note: 'Interest for April 2026',
      idempotency_key: 'interest:111:2026-04',
      transaction_type_id: TRANSACTION_TYPE.interest,
    },
    {
      transaction_date: '2026-05-31',
      note: 'Interest for May 2026',
      idempotency_key: 'interest:111:2026-05',
      transaction_type_id: TRANSACTION_TYPE.interest,
    },
  ])
})

test('keeps a year of interest credits within half a cent of the exact total', async () => {
  await on('2026-01-02')
  let exact = 0
  let before = 500_000n
  for (const month of ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']) {
    await on(`2026-${month}-02`)
    const days = new Date(Date.UTC(2026, Number(month) - 1, 0)).getUTCDate() - (month === '02' ? 1 : 0)
    exact += (Number(before) * 0.0025 * days) / 365
    before = await balance(ada.accountId)
  }
  expect(Math.abs(Number(before - 500_000n) - exact)).toBeLessThanOrEqual(0.51)
})

test('accrues the same interest day by day as for all days in one run', async () => {
  await fund(server.services, bob.accountId, 500_000n)
  await on('2026-04-01')
  const count = (accountId: number, through: string) =>
    server.services.db.transaction().execute((tx) => accrue(tx, [accountId], through))
  for (let day = 1; day <= 20; day += 1) await count(ada.accountId, `2026-04-${String(day).padStart(2, '0')}`)
  await count(bob.accountId, '2026-04-20')
  await count(bob.accountId, '2026-04-20')
  expect(await accrued(bob.accountId)).toEqual(await accrued(ada.accountId))
})

/** Changes the interest rate of Alpha Plan in basis points; a second person approves if the change needs it. */
async function changeRate(interest: number, since?: string): Promise<void> {
  const [maker, second] = [await server.tokenOf(administrator), await server.tokenOf(customerService)]
  const body = { id: 1, name: 'Alpha Plan', interest, companyId: 1, ...(since ? { interestSince: since } : {}) }
  const { approvalId } = (await server.call('PUT', '/api/plan', { token: maker, body })).body as {
    approvalId: number | null
  }
  if (approvalId === null) return
  const path = `/api/approval/${approvalId}/approve`
  expect((await server.call('POST', path, { token: second, body: {} })).status).toBe(200)
}

test('applies a new interest rate from its approval date, never to earlier days', async () => {
  await on('2026-04-01')
  server.clock.set(new Date('2026-04-16T18:00:00.000Z'))
  for (const interest of [0.04, 0.05]) await changeRate(interest)
  await on('2026-05-01')
  // 15 days at 25 and 15 days at 500 basis points.
  const micro = 15n * 3_424_658n + 15n * 68_493_151n
  expect(await balance(ada.accountId)).toBe(500_000n + (micro + 500_000n) / 1_000_000n)
})

test('applies a future-dated interest rate from its date, even if days are accrued late', async () => {
  await fund(server.services, bob.accountId, 500_000n)
  await on('2026-04-01')
  await changeRate(0.05, '2026-04-16')
  // Bob's interest accrues before the job applies the new rate, Ada's after.
  await server.services.db.transaction().execute((tx) => accrue(tx, [bob.accountId], '2026-04-20'))
  await on('2026-04-21')
  expect(await accrued(bob.accountId)).toEqual(await accrued(ada.accountId))
  await on('2026-05-01')
  const micro = 15n * 3_424_658n + 15n * 68_493_151n
  expect(await balance(ada.accountId)).toBe(500_000n + (micro + 500_000n) / 1_000_000n)
  const { rows } = await server.services.database.executeSql('select interest_basis_points from plan where plan_id = 1')
  expect(rows).toEqual([{ interest_basis_points: 500 }])
})

test('accrues interest on backdated money only for days not yet accrued', async () => {
  await on('2026-04-01')
  await on('2026-04-21')
  await fund(server.services, ada.accountId, 500_000n)
  await on('2026-05-01')
  const micro = 20n * 3_424_658n + 10n * 6_849_315n
  expect(await balance(ada.accountId)).toBe(1_000_000n + (micro + 500_000n) / 1_000_000n)
})

test('accrues interest through the day before a withdrawal', async () => {
  await on('2026-04-01')
  const { db } = server.services
  const [customer, returns] = [await bookOfAccount(db, ada.accountId), await internalBook(db, 'RETURNS')]
  const lines = [debit(customer, 500_000n), credit(returns, 500_000n)]
  await db.transaction().execute((tx) => post(tx, { typeId: 4, date: '2026-04-11', lines, createdBy: null }))
  await on('2026-05-01')
  expect(await balance(ada.accountId)).toBe((10n * 3_424_658n + 500_000n) / 1_000_000n)
})

/** Sets the clock to this day; Ada requests her whole balance, and staff approve it. Returns the request. */
async function approvedFullPayout(day: string): Promise<number> {
  server.clock.set(new Date(`${day}T12:00:00.000Z`))
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isFullAmount: true, federal: 500, stateTax: 50 })
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  expect((await moveWithdrawal(server, customerService, id, REQUEST_STATUS.approved)).status).toBe(200)
  return id
}

test.each([
  ['every day', ['2026-04-12', '2026-04-13', '2026-04-14', '2026-04-21']],
  ['late', ['2026-04-21']],
  ['late, after the request is completed', [], true],
])(
  'accrues interest on money that arrives after a full payout, if the job runs %s',
  async (_, days, isCompleted = false) => {
    await on('2026-04-01')
    const id = await approvedFullPayout('2026-04-10')
    await runJob(server.services, JOB_TYPE.calculateWithdrawals)
    const toDate = (9n * 3_424_658n + 500_000n) / 1_000_000n
    expect(await balance(ada.accountId)).toBe(500_000n + toDate)
    // The figures are frozen on April 10, and paid two days later.
    server.clock.set(new Date('2026-04-12T12:00:00.000Z'))
    await runJob(server.services, JOB_TYPE.processWithdrawals)
    expect(await balance(ada.accountId)).toBe(0n)
    const carried = 9n * 3_424_658n - toDate * 1_000_000n
    await fund(server.services, ada.accountId, 500_000n, '2026-04-14')
    if (isCompleted) await moveWithdrawal(server, customerService, id, REQUEST_STATUS.completed)
    const { status_id } = await storedRequest(server, id)
    expect(status_id).toBe(isCompleted ? REQUEST_STATUS.completed : REQUEST_STATUS.pending)
    for (const day of days) await on(day)
    await on('2026-04-21')
    // Seven days, from the 14th to the 20th.
    expect(await accrued(ada.accountId)).toEqual({ through: '2026-04-20', micro_cents: carried + 7n * 3_424_658n })
  },
)

test.each([
  ['every day', ['2026-04-11', '2026-04-12', '2026-04-13', '2026-04-14', '2026-04-15'], ['2026-04-16', '2026-04-17']],
  ['every day before the payout only', ['2026-04-11', '2026-04-12', '2026-04-13', '2026-04-14', '2026-04-15'], []],
  ['late', [], []],
])(
  'accrues interest on money that arrives between the freezing and the payment of a full payout, if the job runs %s',
  async (_, frozen, paid) => {
    await on('2026-04-01')
    await approvedFullPayout('2026-04-10')
    await runJob(server.services, JOB_TYPE.calculateWithdrawals)
    const toDate = (9n * 3_424_658n + 500_000n) / 1_000_000n
    const carried = 9n * 3_424_658n - toDate * 1_000_000n
    await fund(server.services, ada.accountId, 500_000n, '2026-04-12')
    for (const day of frozen) await on(day)
    server.clock.set(new Date('2026-04-15T12:00:00.000Z'))
    expect(await runJob(server.services, JOB_TYPE.processWithdrawals)).toMatchObject({ paid: 1, failures: [] })
    expect(await balance(ada.accountId)).toBe(500_000n)
    for (const day of paid) await on(day)
    await on('2026-04-21')
    // Nine days of the new money, from the 12th to the 20th; nothing for the frozen amount.
    expect(await accrued(ada.accountId)).toEqual({ through: '2026-04-20', micro_cents: carried + 9n * 3_424_658n })
    expect(await checkLedger(server.services.db)).toEqual([])
  },
)

test.each([
  ['before and after it is given up', ['2026-04-11', '2026-04-13', '2026-04-20'], ['2026-04-22', '2026-04-30']],
  ['only before it is given up', ['2026-04-11', '2026-04-20'], []],
  ['late', [], []],
])(
  'accrues all days of a full payout that is frozen and then given up, if the job runs %s',
  async (_, frozen, after) => {
    await on('2026-04-01')
    const id = await approvedFullPayout('2026-04-10')
    await runJob(server.services, JOB_TYPE.calculateWithdrawals)
    const toDate = (9n * 3_424_658n + 500_000n) / 1_000_000n
    for (const day of frozen) await on(day)
    server.clock.set(new Date('2026-04-21T12:00:00.000Z'))
    for (const status of [REQUEST_STATUS.incomplete, REQUEST_STATUS.historical])
      expect((await moveWithdrawal(server, customerService, id, status)).status).toBe(200)
    for (const day of after) await on(day)
    await on('2026-05-01')
    // From April 10 on, the 31 cents of the interest to date earn too.
    const micro = 9n * 3_424_658n + 21n * 3_424_870n
    expect(toDate).toBe(31n)
    expect(await balance(ada.accountId)).toBe(500_000n + (micro + 500_000n) / 1_000_000n)
    expect(await accrued(ada.accountId)).toEqual({ through: '2026-04-30', micro_cents: micro - 103_000_000n })
    expect(await checkLedger(server.services.db)).toEqual([])
  },
)

test.each<[string, string[], string | null, bigint]>([
  ['until the rejection', [], null, 5n],
  ['until the rejection, if the job runs every day', ['2026-04-14', '2026-04-16', '2026-04-18'], null, 5n],
  ['until the rejection and from the next registration on', [], '2026-04-21', 15n],
  ['without a gap if the rejection is taken back on the same day', ['2026-04-16'], '2026-04-15', 21n],
])(
  'accrues the days of a frozen payout with the status that the account had: %s',
  async (_, runs, registeredOn, days) => {
    await on('2026-04-01')
    const id = await approvedFullPayout('2026-04-10')
    await runJob(server.services, JOB_TYPE.calculateWithdrawals)
    const set = async (day: string, statusId: number) => {
      server.clock.set(new Date(`${day}T18:00:00.000Z`))
      const token = await server.tokenOf(administrator)
      const path = `/api/account/admin/${ada.accountId}/status/${statusId}`
      expect(await server.call('PUT', path, { token })).toMatchObject({ status: 200 })
    }
    const steps: Array<readonly [string, () => Promise<unknown>]> = [
      ...runs.map((day) => [day, () => on(day)] as const),
      ['2026-04-15', () => set('2026-04-15', ACCOUNT_STATUS.rejected)],
    ]
    if (registeredOn !== null) steps.push([registeredOn, () => set(registeredOn, ACCOUNT_STATUS.registered)])
    for (const [, step] of steps.toSorted(([one], [other]) => one.localeCompare(other))) await step()
    server.clock.set(new Date('2026-04-22T12:00:00.000Z'))
    for (const status of [REQUEST_STATUS.incomplete, REQUEST_STATUS.historical])
      expect((await moveWithdrawal(server, customerService, id, status)).status).toBe(200)
    await on('2026-04-30')
    await on('2026-05-01')
    const micro = 9n * 3_424_658n + days * 3_424_870n
    const credited = registeredOn === null ? 31n : (micro + 500_000n) / 1_000_000n
    expect(await balance(ada.accountId)).toBe(500_000n + credited)
    expect(await accrued(ada.accountId)).toEqual({
      through: '2026-04-30',
      micro_cents: micro - credited * 1_000_000n,
    })
    expect(await checkLedger(server.services.db)).toEqual([])
  },
)

test('credits the interest of a month that waited for a frozen payout with the date of the run', async () => {
  await fund(server.services, bob.accountId, 500_000n)
  await on('2026-04-01')
  const id = await approvedFullPayout('2026-04-10')
  await runJob(server.services, JOB_TYPE.calculateWithdrawals)
  // The run of May 1 completes April, so statements may be stored from then on.
  expect(await on('2026-05-01')).toMatchObject({ credited: 1, failures: [] })
  server.clock.set(new Date('2026-05-11T12:00:00.000Z'))
  for (const status of [REQUEST_STATUS.incomplete, REQUEST_STATUS.historical])
    expect((await moveWithdrawal(server, customerService, id, status)).status).toBe(200)
  expect(await on('2026-05-12')).toMatchObject({ credited: 1, failures: [] })
  const credits = await server.services.db
    .selectFrom('ledger_transaction')
    .select(['idempotency_key', 'transaction_date'])
    .where('idempotency_key', 'like', 'interest:%:2026-04')
    .orderBy('transaction_id')
    .execute()
  expect(credits).toEqual([
    { idempotency_key: `interest:${bob.accountId}:2026-04`, transaction_date: '2026-04-30' },
    { idempotency_key: `interest:${ada.accountId}:2026-04`, transaction_date: '2026-05-12' },
  ])
  await on('2026-06-01')
  expect(await balance(ada.accountId)).toBe(500_000n + 103n + 106n)
  expect(await checkLedger(server.services.db)).toEqual([])
})

test('includes the interest of all days when a frozen payout is calculated again in January', async () => {
  await on('2026-12-01')
  const id = await approvedFullPayout('2026-12-30')
  await runJob(server.services, JOB_TYPE.calculateWithdrawals)
  await on('2026-12-31')
  server.clock.set(new Date('2027-01-05T12:00:00.000Z'))
  expect(await runJob(server.services, JOB_TYPE.processWithdrawals)).toMatchObject({ paid: 1, failures: [] })
  // December 1 to January 4.
  const cents = (29n * 3_424_658n + 6n * 3_425_336n + 500_000n) / 1_000_000n
  expect((await storedRequest(server, id)).amount_cents).toBe(500_000n + cents)
  expect(await balance(ada.accountId)).toBe(0n)
})

test('pays the interest to date in full to an account that the job has not begun', async () => {
  await on('2026-04-01')
  await server.services.db.deleteFrom('interest_accrual').where('account_id', '=', ada.accountId).execute()
  await approvedFullPayout('2026-04-10')
  await runJob(server.services, JOB_TYPE.calculateWithdrawals)
  expect(await balance(ada.accountId)).toBe(500_000n + (9n * 3_424_658n + 500_000n) / 1_000_000n)
  await runJob(server.services, JOB_TYPE.processWithdrawals)
  const { micro_cents: carried } = await accrued(ada.accountId)
  await on('2026-04-21')
  expect(await accrued(ada.accountId)).toEqual({ through: '2026-04-20', micro_cents: carried })
})

/** The amounts posted to Interest Payable in cents, each with its transaction's note, in order. */
async function owed(): Promise<Array<[string | null, string, number]>> {
  const rows = await server.services.db
    .selectFrom('posting as p')
    .innerJoin('book as b', 'b.book_id', 'p.book_id')
    .innerJoin('ledger_transaction as t', 't.transaction_id', 'p.transaction_id')
    .select(['t.note', 't.transaction_date', 'p.side', 'p.amount_cents'])
    .where('b.kind', '=', 'INTEREST_EXPENSE')
    .orderBy('t.transaction_id')
    .execute()
  return rows.map((row) => [
    row.note,
    row.transaction_date,
    Number(row.side === 'D' ? row.amount_cents : -row.amount_cents),
  ])
}
const payable = async () => balanceOf(server.services.db, await internalBook(server.services.db, 'INTEREST_PAYABLE'))

test('posts one daily accrual for all accounts to Interest Payable and carries fractions of a cent forward', async () => {
  await fund(server.services, bob.accountId, 500_000n)
  await on('2026-04-01')
  // Two accounts earn 3.424658 cents a day each: 6.849316 together, 13.698632 after two days.
  await on('2026-04-02')
  await on('2026-04-03')
  expect(await owed()).toEqual([
    ['Interest earned to 04/01/2026', '2026-04-01', 7],
    ['Interest earned to 04/02/2026', '2026-04-02', 7],
  ])
  await on('2026-04-03')
  expect(await owed()).toHaveLength(2)
  expect(await checkLedger(server.services.db)).toEqual([])
})

test('audits each posting of earned interest with its day and amount', async () => {
  await on('2026-04-01')
  await on('2026-04-02')
  const rows = await server.services.db
    .selectFrom('audit as a')
    .innerJoin('ledger_transaction as t', (join) => join.on(sql`t.transaction_id::text`, '=', sql.ref('a.entity_id')))
    .select(['t.note', 'a.entity', 'a.after'])
    .where('a.action', '=', 'interest.earned')
    .orderBy('a.entity_id')
    .execute()
  expect(rows).toEqual([
    {
      note: 'Interest earned to 04/01/2026',
      entity: 'ledger_transaction',
      after: { through: '2026-04-01', amount: 0.03 },
    },
  ])
})

test('credits no interest for April to an account whose interest was already accrued into May', async () => {
  await on('2026-04-01')
  const month = { through: '2026-04-30', date: '2026-04-30', period: '2026-04', note: 'Interest for April 2026' }
  const credited = await server.services.db.transaction().execute(async (tx) => {
    await accrue(tx, [ada.accountId], '2026-05-10')
    return creditInterest(writeContextIn(tx, server.services, { requestId: 'test' }), [ada.accountId], month)
  })
  expect(credited).toEqual({ credited: 0, cents: 0n })
})

test('keeps Interest Payable within half a cent of the interest accrued but not credited', async () => {
  await fund(server.services, bob.accountId, 123_457n)
  for (const day of [
    '2026-04-01',
    '2026-04-17',
    '2026-05-01',
    '2026-05-12',
    '2026-07-02',
    '2026-12-31',
    '2027-01-04',
  ]) {
    await on(day)
    const [ofAda, ofBob] = [await accrued(ada.accountId), await accrued(bob.accountId)]
    const difference = (await payable()) * 1_000_000n - ofAda.micro_cents - ofBob.micro_cents
    expect(difference <= 500_000n && difference >= -500_000n).toBe(true)
    expect(await checkLedger(server.services.db)).toEqual([])
  }
  const spent = (await owed()).reduce((sum, [, , cents]) => sum + cents, 0)
  const credited = (await balance(ada.accountId)) - 500_000n + (await balance(bob.accountId)) - 123_457n
  expect(await payable()).toBe(BigInt(spent) - credited)
})

test('posts the interest of an interrupted run once, in the next run', async () => {
  await on('2026-04-01')
  await server.services.db.transaction().execute((tx) => accrue(tx, [ada.accountId], '2026-04-20'))
  expect(await owed()).toEqual([])
  expect(await checkLedger(server.services.db)).toEqual([])
  await on('2026-04-22')
  await on('2026-04-22')
  // 21 days of 3.424658 cents.
  expect(await owed()).toEqual([['Interest earned to 04/21/2026', '2026-04-21', 72]])
})

test('credits a month in a later run if its own run ended between the accrual and the credit', async () => {
  await on('2026-04-01')
  const all = await server.services.db.selectFrom('interest_accrual').select('account_id').execute()
  const ids = all.map(({ account_id }) => account_id)
  await server.services.db.transaction().execute((tx) => accrue(tx, ids, '2026-04-30'))
  await on('2026-05-02')
  expect(await balance(ada.accountId)).toBe(500_103n)
})

test("posts interest for a closed month with today's date", async () => {
  await on('2026-04-01')
  await on('2026-04-21')
  await server.services.db.transaction().execute((tx) => accrue(tx, [ada.accountId], '2026-04-30'))
  await server.services.db
    .insertInto('closed_month')
    .values({
      month: '2026-04-01',
      closed_at: new Date('2026-05-01T12:00:00Z'),
      closed_by: null,
      approval_id: null,
      customer_cents: 0n,
      cash_cents: 0n,
    })
    .execute()
  expect(await on('2026-05-04')).toMatchObject({ credited: 1, cents: 103, failures: [] })
  expect(await owed()).toEqual([
    ['Interest earned to 04/20/2026', '2026-04-20', 68],
    ['Interest earned to 04/30/2026', '2026-05-04', 35],
    ['Interest earned to 05/03/2026', '2026-05-03', 10],
  ])
  expect(await checkLedger(server.services.db)).toEqual([])
})

test('accrues no interest on closed and rejected accounts', async () => {
  await fund(server.services, bob.accountId, 500_000n)
  await fund(server.services, cyd.accountId, 500_000n)
  await on('2026-04-01')
  await server.services.database.executeSql(`
    update retirement_account set status_id = 5 where account_id = ${bob.accountId};
    update retirement_account set status_id = 6 where account_id = ${cyd.accountId}`)
  expect(await on('2026-05-01')).toMatchObject({ credited: 1 })
  expect(await balance(bob.accountId)).toBe(500_000n)
  expect(await balance(cyd.accountId)).toBe(500_000n)
})

test('pays accrued interest with a full withdrawal and leaves a zero balance', async () => {
  await on('2026-03-02')
  server.clock.set(new Date('2026-03-12T12:00:00.000Z'))
  const [adas, staff] = [await server.tokenOf(ada.email), await server.tokenOf(administrator)]
  await walk(server, adas, ada.accountId, { isFullAmount: true, federal: 500, state: 'TX', stateTax: 0 })
  const id = await submit(server, adas, ada.accountId)
  await signNewest(server, adas)
  const edit = { id, amount: 5000, federalWithholding: 500, stateWithholding: 0, statusId: 2, waiveFees: false }
  const saved = await server.call('PUT', '/api/withdrawal/admin/withdrawal', { token: staff, body: edit })
  expect(saved.status).toBe(200)
  expect(await runJob(server.services, JOB_TYPE.calculateWithdrawals)).toMatchObject({ calculated: 1, failures: [] })
  // Ten days, March 2 to 11.
  const cents = (10n * 3_424_658n + 500_000n) / 1_000_000n
  const request = await server.services.db
    .selectFrom('distribution_request')
    .select('amount_cents')
    .where('request_id', '=', id)
    .executeTakeFirst()
  expect(request).toEqual({ amount_cents: 500_000n + cents })
  // Days between the calculation and the payment accrue no interest, which would otherwise remain in the account.
  server.clock.set(new Date('2026-03-20T12:00:00.000Z'))
  await on('2026-03-20')
  expect(await runJob(server.services, JOB_TYPE.processWithdrawals)).toMatchObject({ paid: 1, failures: [] })
  expect(await balance(ada.accountId)).toBe(0n)
  // Interest was accrued only through the day before the credit, so none remains payable.
  expect((await owed()).at(-1)).toEqual(['Interest earned to 03/11/2026', '2026-03-11', Number(cents)])
  expect(await payable()).toBe(0n)
  expect(await checkLedger(server.services.db)).toEqual([])
  expect(await on('2026-04-01')).toMatchObject({ credited: 0 })
  expect(await balance(ada.accountId)).toBe(0n)
})

test('refuses to accrue interest for a future day', async () => {
  await on('2026-04-01')
  await expect(runJob(server.services, JOB_TYPE.calculateInterest, '2026-04-02')).rejects.toThrow('has not come yet')
})
