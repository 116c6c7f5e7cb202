import { JOB_TYPE } from '../../contract/jobType.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fund, imbalance, signNewest, submit, walk } from '../distributions/testing.ts'
import { balanceOf, balanceOfAccount, internalBook } from '../ledger/ledger.ts'
import { ada, administrator, bob, cyd, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { takeInReturns } from '../payments/processRejections.job.ts'
import { runJob } from '../jobs/run.ts'

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

/** Sets the clock to a business day and runs the annual fee job for that day. */
async function on(date: string) {
  server.clock.set(new Date(`${date}T12:00:00.000Z`))
  return runJob(server.services, JOB_TYPE.annualFee, date)
}
const balance = (accountId: number) => balanceOfAccount(server.services.db, accountId)
const establish = (accountId: number, date: string) =>
  server.services.database.executeSql(
    `update retirement_account set setup_date = '${date}' where account_id = ${accountId}`,
  )

test('charges an annual fee of $20.00 on the anniversary, once a year even if the job runs repeatedly', async () => {
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

test('charges the whole balance of an account below the annual fee, and keeps the account open', async () => {
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

test('includes the accrued interest in the annual fee that empties an account', async () => {
  await fund(server.services, bob.accountId, 1_500n)
  await establish(bob.accountId, '2020-04-20')
  const interest = async (date: string) => {
    server.clock.set(new Date(`${date}T12:00:00.000Z`))
    await runJob(server.services, JOB_TYPE.calculateInterest, date)
  }
  await server.services.database.executeSql('update plan set interest_basis_points = 365')
  for (const date of ['2026-03-10', '2026-04-01', '2026-04-20']) await interest(date)
  expect(await on('2026-04-20')).toMatchObject({ charged: 1 })
  // 15.00 at 3.65% earns 0.0015 a day. March 10 to 31 earns 3.3 cents, so 0.03 is credited and 0.3 cents are carried.
  // April 1 to 19 earns 2.85 cents, with the carried part 3.15, so 0.03 is credited.
  expect(await balance(bob.accountId)).toBe(0n)
  const { cents } = await server.services.db
    .selectFrom('posting')
    .innerJoin('ledger_transaction as t', 't.transaction_id', 'posting.transaction_id')
    .select((eb) => eb.fn.sum<bigint>('amount_cents').as('cents'))
    .where('t.transaction_type_id', '=', 3)
    .where('posting.side', '=', 'D')
    .executeTakeFirstOrThrow()
  expect(Number(cents)).toBe(1_506)
  await interest('2026-05-01')
  expect(await balance(bob.accountId)).toBe(0n)
})

test('charges no annual fee on the establishment date itself', async () => {
  await establish(ada.accountId, '2026-03-10')
  expect(await on('2026-03-10')).toMatchObject({ skipped: 1 })
  expect(await balance(ada.accountId)).toBe(100_000n)
})

test('charges the annual fee for an anniversary on a weekend or holiday on the next bank day', async () => {
  // July 4, 2026 is a Saturday; July 3 is a bank day.
  await establish(ada.accountId, '2020-07-04')
  expect(await on('2026-07-03')).not.toHaveProperty('charged')
  expect(await on('2026-07-06')).toMatchObject({ charged: 1 })
})

test.each(['2027-03-01', '2028-02-28'])(
  'charges the annual fee of an account established on February 29 for February 28 in the run of %s',
  async (date) => {
    await establish(ada.accountId, '2024-02-29')
    expect(await on(date)).toMatchObject({ charged: 1 })
  },
)

test('charges the annual fee for anniversaries on days when the job did not run', async () => {
  await on('2026-03-09')
  await establish(ada.accountId, '2020-03-11')
  expect(await on('2026-03-16')).toMatchObject({ charged: 1 })
})

test('charges no annual fee on an account that is pending closure, closed or rejected', async () => {
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
])(
  'defers the annual fee during a payout only if it is for the full amount (full amount: %s)',
  async (isFullAmount, outcome, left) => {
    const [adas, staff] = [await server.tokenOf(ada.email), await server.tokenOf(administrator)]
    const [amount, federal] = isFullAmount ? [1000, 100] : [990, 99]
    await walk(server, adas, ada.accountId, { amount, isFullAmount, federal, state: 'TX', stateTax: 0 })
    const id = await submit(server, adas, ada.accountId)
    await signNewest(server, adas)
    const edit = { id, amount, federalWithholding: federal, stateWithholding: 0, statusId: 2, waiveFees: false }
    await server.call('PUT', '/api/withdrawal/admin/withdrawal', { token: staff, body: edit })
    expect(await runJob(server.services, JOB_TYPE.calculateWithdrawals)).toMatchObject({ calculated: 1 })
    await establish(ada.accountId, '2020-03-10')
    expect(await on('2026-03-10')).toMatchObject(outcome)
    expect(await balance(ada.accountId)).toBe(left)
    expect(await runJob(server.services, JOB_TYPE.processWithdrawals)).toMatchObject({ paid: 1, failures: [] })
    expect(await balance(ada.accountId)).toBe(0n)
  },
)

describe('the annual fee of an anniversary during a withdrawal of the full amount', () => {
  /** Calculates a full withdrawal of $1,000.00: $100.00 federal tax, $80.00 Oregon tax, $25.00 fee, $795.00 to pay. */
  async function calculated(): Promise<number> {
    await server.services.db
      .insertInto('address')
      .values({ account_owner_id: ada.ownerId, address1: '1 Main St', city: 'Salem', state: 'OR', zip: '97301' })
      .execute()
    return calculatedAgain()
  }
  async function calculatedAgain(): Promise<number> {
    const adas = await server.tokenOf(ada.email)
    await walk(server, adas, ada.accountId, { isFullAmount: true, federal: 100, state: 'OR', stateTax: 80 })
    const id = await submit(server, adas, ada.accountId)
    await signNewest(server, adas)
    await save(id, 'PUT', 2)
    expect(await runJob(server.services, JOB_TYPE.calculateWithdrawals)).toMatchObject({ calculated: 1 })
    await establish(ada.accountId, '2020-03-11')
    return id
  }
  async function save(id: number, method: 'PUT' | 'POST', statusId: number) {
    const body = { id, amount: 1000, federalWithholding: 100, stateWithholding: 80, statusId, waiveFees: false }
    const token = await server.tokenOf(administrator)
    expect((await server.call(method, '/api/withdrawal/admin/withdrawal', { token, body })).status).toBe(200)
  }
  const book = async (kind: Parameters<typeof internalBook>[1]) => {
    const { db } = server.services
    return balanceOf(db, await internalBook(db, kind))
  }

  test('charges a deferred annual fee once, in the next run after the payment is reversed', async () => {
    const id = await calculated()
    expect(await on('2026-03-11')).toMatchObject({ held: 1 })
    expect(await on('2026-03-12')).toMatchObject({ held: 1 })
    await save(id, 'PUT', 6)
    await save(id, 'POST', 5)
    expect(await balance(ada.accountId)).toBe(100_000n)
    expect(await on('2026-03-13')).toMatchObject({ charged: 1, failures: [] })
    for (const date of ['2026-03-13', '2026-03-16']) expect(await on(date)).not.toHaveProperty('charged')
    expect(await balance(ada.accountId)).toBe(98_000n)
    const { db } = server.services
    const fees = await db
      .selectFrom('ledger_transaction')
      .select(['transaction_date', 'note', 'idempotency_key'])
      .where('transaction_type_id', '=', 3)
      .execute()
    expect(fees).toEqual([
      { transaction_date: '2026-03-13', note: 'Annual fee 2026', idempotency_key: 'annual-fee:111:2026' },
    ])
    expect(await on('2027-03-11')).toMatchObject({ charged: 1 })
  })

  test('charges a deferred annual fee when a posted or returned payment is reversed', async () => {
    const id = await calculated()
    expect(await runJob(server.services, JOB_TYPE.processWithdrawals)).toMatchObject({ paid: 1 })
    expect(await balance(ada.accountId)).toBe(0n)
    expect(await on('2026-03-11')).toMatchObject({ held: 1 })
    await runJob(server.services, JOB_TYPE.printVendorUpload)
    await takeInReturns(server.services, Buffer.from('[{"checkNumber":1001,"code":"STALE"}]'))
    expect(await runJob(server.services, JOB_TYPE.processRejections)).toMatchObject({ returned: 1 })
    // The account is open again, but the returned payment is still in the returns book.
    expect(await on('2026-03-12')).not.toHaveProperty('charged')
    await save(id, 'POST', 5)
    expect(await on('2026-03-13')).toMatchObject({ charged: 1 })
    expect(await balance(ada.accountId)).toBe(98_000n)
    expect(await book('FEE_ANNUAL')).toBe(2_000n)
    for (const kind of ['FEE_DISTRIBUTION', 'FEDERAL_TAX', 'RETURNS', 'DISBURSEMENTS_CHECK'] as const)
      expect(await book(kind)).toBe(0n)
  })

  /** Opens the account again, with money of a later plan file. */
  async function reopenedWith(cents: bigint, date: string) {
    await server.services.database.executeSql('update retirement_account set status_id = 3 where account_id = 111')
    await fund(server.services, ada.accountId, cents, date)
  }

  test.each(['2026-03-10', '2026-03-12'])(
    'charges no annual fee for an anniversary on 03/11/2026 if the whole balance was paid out on %s',
    async (paidOn) => {
      const id = await calculated()
      const payOn = async (date: string) => {
        server.clock.set(new Date(`${date}T12:00:00.000Z`))
        if (date === paidOn) await runJob(server.services, JOB_TYPE.processWithdrawals)
      }
      await payOn('2026-03-10')
      expect(await on('2026-03-11')).toMatchObject({ held: 1 })
      await payOn('2026-03-12')
      expect(await balance(ada.accountId)).toBe(0n)
      await save(id, 'PUT', 4)
      expect(await on('2026-03-13')).not.toHaveProperty('charged')
      // Money received later pays the annual fee only for anniversaries after its receipt.
      await reopenedWith(5_000n, '2026-03-20')
      for (const date of ['2026-03-23', '2026-06-15']) expect(await on(date)).not.toHaveProperty('charged')
      expect(await balance(ada.accountId)).toBe(5_000n)
      expect(await on('2028-03-13')).toMatchObject({ charged: 1 })
      expect(await balance(ada.accountId)).toBe(3_000n)
    },
  )

  test('charges a deferred annual fee when a payout is given up, although an earlier payout stands', async () => {
    const first = await calculated()
    await runJob(server.services, JOB_TYPE.processWithdrawals)
    await save(first, 'PUT', 4)
    await reopenedWith(100_000n, '2026-03-10')
    const second = await calculatedAgain()
    expect(await on('2026-03-11')).toMatchObject({ held: 1 })
    await save(second, 'PUT', 6)
    await save(second, 'POST', 5)
    expect(await on('2026-03-12')).toMatchObject({ charged: 1 })
    expect(await balance(ada.accountId)).toBe(98_000n)
  })
})

test('refuses a run of the annual fee job for a future date', async () => {
  await expect(runJob(server.services, JOB_TYPE.annualFee, '2026-03-11')).rejects.toThrow('has not come yet')
})

describe('the annual fee after staff move an anniversary', () => {
  async function move(setupDate: string): Promise<number> {
    const path = `/api/account/admin/${ada.ownerId}/${ada.accountId}/setup`
    const token = await server.tokenOf(administrator)
    return (await server.call('PUT', path, { token, body: { setupDate } })).status
  }

  test('charges one annual fee for each year, even if staff move the anniversary repeatedly', async () => {
    await establish(ada.accountId, '2020-03-10')
    expect(await on('2026-03-10')).toMatchObject({ charged: 1 })
    for (const [moved, run] of [
      ['2020-03-11', '2026-03-11'],
      ['2020-06-10', '2026-06-10'],
      ['2020-01-05', '2026-06-11'],
      ['2020-12-15', '2026-12-15'],
    ] as const) {
      expect(await move(moved)).toBe(200)
      expect(await on(run)).not.toHaveProperty('charged')
    }
    expect(await balance(ada.accountId)).toBe(98_000n)
    expect(await on('2027-12-15')).toMatchObject({ charged: 1 })
  })

  test('charges the annual fee in the next run if staff move the anniversary to a day before the last run', async () => {
    await establish(ada.accountId, '2020-12-15')
    await on('2026-03-09')
    expect(await move('2020-01-05')).toBe(200)
    // Moving the anniversary again charges no second fee.
    expect(await move('2020-12-15')).toBe(200)
    expect(await move('2020-01-06')).toBe(200)
    expect(await on('2026-03-10')).toMatchObject({ charged: 1 })
    expect(await on('2026-12-15')).not.toHaveProperty('charged')
    expect(await on('2027-01-06')).toMatchObject({ charged: 1 })
    expect(await balance(ada.accountId)).toBe(96_000n)
  })

  test('charges the annual fee on the original date when an anniversary is moved and then restored', async () => {
    await establish(ada.accountId, '2020-12-15')
    await on('2026-03-09')
    expect(await move('2020-01-05')).toBe(200)
    expect(await move('2020-12-15')).toBe(200)
    expect(await on('2026-03-10')).not.toHaveProperty('charged')
    expect(await on('2026-12-15')).toMatchObject({ charged: 1 })
    expect(await on('2026-12-16')).not.toHaveProperty('charged')
  })

  test('charges the annual fee for an anniversary moved on the weekend before the very first run', async () => {
    await establish(ada.accountId, '2020-03-07')
    // The anniversary moves on a Sunday: Monday's run covers Saturday, but not Friday.
    server.clock.set(new Date('2026-03-08T12:00:00.000Z'))
    expect(await move('2020-03-06')).toBe(200)
    await on('2026-03-09')
    await on('2026-03-10')
    expect(await balance(ada.accountId)).toBe(98_000n)
  })

  test('charges the annual fee if staff move the anniversary while the first run is incomplete', async () => {
    await establish(ada.accountId, '2020-03-09')
    await on('2026-03-09')
    // Recreates the state after a run that stopped before it reached Bob's account.
    await server.services.database.executeSql('update job set date_completed = null')
    await establish(bob.accountId, '2020-03-09')
    await fund(server.services, bob.accountId, 100_000n)
    server.clock.set(new Date('2026-03-11T12:00:00.000Z'))
    const path = `/api/account/admin/${bob.ownerId}/${bob.accountId}/setup`
    const token = await server.tokenOf(administrator)
    expect((await server.call('PUT', path, { token, body: { setupDate: '2020-03-05' } })).status).toBe(200)
    await on('2026-03-11')
    await on('2026-03-12')
    expect(await balance(bob.accountId)).toBe(98_000n)
    expect(await balance(ada.accountId)).toBe(98_000n)
  })

  describe('the annual fee after staff move an anniversary in January, before the first run of the year', () => {
    /**
     * Runs the annual fee job on December 30, 2026 with this establishment date, then moves the clock to January 3,
     * 2027.
     */
    async function untilJanuary(established: string) {
      await establish(ada.accountId, established)
      await on('2026-12-30')
      server.clock.set(new Date('2027-01-03T12:00:00.000Z'))
    }
    const feeYears = async () => {
      const fees = await server.services.db
        .selectFrom('ledger_transaction')
        .select(['transaction_date', 'note'])
        .where('transaction_type_id', '=', 3)
        .orderBy('note')
        .execute()
      return fees.map(({ transaction_date, note }) => `${transaction_date} ${note}`)
    }

    test('charges the annual fee of the past year when its anniversary is moved in January', async () => {
      await untilJanuary('2020-12-31')
      expect(await move('2020-06-10')).toBe(200)
      await on('2027-01-04')
      await on('2027-06-10')
      expect(await feeYears()).toEqual(['2027-01-04 Annual fee 2026', '2027-06-10 Annual fee 2027'])
    })

    test('charges one annual fee for each year when the anniversary is moved from December to January', async () => {
      await untilJanuary('2020-12-31')
      expect(await move('2020-01-02')).toBe(200)
      await on('2027-01-04')
      await on('2027-01-05')
      await on('2027-12-31')
      expect(await feeYears()).toEqual(['2027-01-04 Annual fee 2026', '2027-01-04 Annual fee 2027'])
    })

    test('charges no second annual fee for the past year when its anniversary is moved in January', async () => {
      await establish(ada.accountId, '2020-06-10')
      await on('2026-06-10')
      await untilJanuary('2020-06-10')
      expect(await move('2020-12-31')).toBe(200)
      expect(await move('2020-06-10')).toBe(200)
      expect(await move('2020-12-31')).toBe(200)
      await on('2027-01-04')
      await on('2027-12-31')
      expect(await feeYears()).toEqual(['2026-06-10 Annual fee 2026', '2027-12-31 Annual fee 2027'])
    })
  })

  test('refuses an establishment date after the first deposit, which would delay the first fee', async () => {
    await establish(ada.accountId, '2020-03-10')
    // These tests fund the accounts on January 2, 2026.
    expect(await move('2026-01-02')).toBe(200)
    expect(await move('2026-01-03')).toBe(400)
  })
})
