import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { yearsOfAccount } from '../accounting/years.ts'
import { balanceHistory } from '../accounts/history.ts'
import { paymentProblem } from '../distributions/paymentProblem.ts'
import { runJob } from '../jobs/run.ts'
import { balanceOfAccount, bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { payoutsOfYear } from '../minimums/payouts.sql.ts'
import { formsOf } from '../taxYear/figures.ts'
import { accountYears } from '../taxYear/yearOfAccount.sql.ts'
import { administrator, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { bankDesk } from './testing.bankDesk.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterEach(() => server.close())

const { db, as, books, statement, line, takenIn, match, undo, settle, undoSettlement, decided, nothingIsWrong } =
  bankDesk(() => server)

/** The credit of the only account in a file. */
async function creditOf(planFileId: number) {
  const { account_id: accountId } = await db()
    .selectFrom('plan_money')
    .select('account_id')
    .where('attachment_id', '=', planFileId)
    .orderBy('account_id')
    .executeTakeFirstOrThrow()
  const { transaction_id: transactionId } = await db()
    .selectFrom('ledger_transaction')
    .select('transaction_id')
    .where('idempotency_key', '=', `plan-file:${planFileId}:${accountId}`)
    .executeTakeFirstOrThrow()
  return { accountId, transactionId }
}

const giveBack = (transactionId: number, amount: number, reason = 'MISTAKE') =>
  as(administrator, 'POST', `/api/bank/plan-money/credits/${transactionId}/return`, {
    amount,
    reason,
    note: 'The plan said so',
  })

const formsOfYear = (accountId: number, year: number) =>
  db()
    .transaction()
    .execute(async (tx) => {
      const [account] = await accountYears(tx, [accountId], year)
      return account ? formsOf(account, await payoutsOfYear(tx, [accountId], year), year) : []
    })

test('returns plan money after two people approve, holds it for the plan and reports no distribution', async () => {
  await statement('2026-03-10', [])
  const { accountId, transactionId } = await creditOf(await takenIn(1_200))
  await statement('2026-03-11', [[1_200, '', 'DEPOSIT']])
  expect(await giveBack(transactionId, 1_200)).toMatchObject({ status: 200, body: { approvalId: expect.any(Number) } })
  // One person's request posts nothing, and a second request is refused while it waits.
  expect(await balanceOfAccount(db(), accountId)).toBe(1_200_00n)
  expect((await giveBack(transactionId, 1)).status).toBe(409)
  await decided()
  expect(await balanceOfAccount(db(), accountId)).toBe(0n)
  expect(await books()).toEqual({ cash: 1_200, owed: 0, writtenOff: 0, overpaid: 1_200 })
  expect(await formsOfYear(accountId, 2026)).toEqual([])
  const letters = await db().selectFrom('letter').select('kind').where('kind', '=', 'NOTICE').execute()
  expect(letters).toHaveLength(1)
  await nothingIsWrong('2026-03-11')

  const { plan_surplus_id: planSurplusId } = await db()
    .selectFrom('plan_surplus')
    .select('plan_surplus_id')
    .executeTakeFirstOrThrow()
  expect((await match(await line('2026-03-12', [[-1_200, '', 'BACK TO PLAN']]), { planSurplusId })).status).toBe(200)
  await decided()
  expect(await books()).toEqual({ cash: 0, owed: 0, writtenOff: 0, overpaid: 0 })
  await nothingIsWrong('2026-03-12')
})

test.each([
  ['the plan has sent', 1_200],
  ['the plan has not sent', 0],
])('tells the owner the truth about returned money that %s', async (_, sent) => {
  await statement('2026-03-10', [])
  const { transactionId } = await creditOf(await takenIn(1_200))
  if (sent > 0) await statement('2026-03-11', [[sent, '', 'DEPOSIT']])
  await giveBack(transactionId, 1_200)
  await decided()
  const { body } = await as(administrator, 'GET', '/api/dev/mail')
  const notices = (body as { kind: string; bodyText: string }[]).filter(({ kind }) => kind === 'letter:notice')
  expect(notices.map(({ bodyText }) => bodyText)).toEqual([
    expect.stringMatching(
      /\$1,200\.00 was taken out of your account \S+ again\. It stays with the plan of your former employer, or goes back to it\./,
    ),
  ])
})

test('lowers the amount owed by a plan by money returned before its deposit arrives', async () => {
  await statement('2026-03-10', [])
  const { accountId, transactionId } = await creditOf(await takenIn(1_200))
  await giveBack(transactionId, 500, 'WRONG_PERSON')
  await decided()
  expect(await balanceOfAccount(db(), accountId)).toBe(700_00n)
  expect(await books()).toEqual({ cash: 0, owed: 700, writtenOff: 0, overpaid: 0 })
  await statement('2026-03-11', [[700, '', 'DEPOSIT']])
  expect(await books()).toEqual({ cash: 700, owed: 0, writtenOff: 0, overpaid: 0 })
  await nothingIsWrong('2026-03-11')
})

test.each([
  ['a settlement', 0, 300],
  ['the match of a short deposit', 200, 100],
])('returns no plan money that %s wrote off until that is undone', async (_, paid, lost) => {
  await statement('2026-03-10', [])
  const file = await takenIn(300)
  const { accountId, transactionId } = await creditOf(file)
  const deposit = paid === 0 ? null : await line('2026-03-11', [[paid, 'DEPOSIT']])
  if (deposit === null) await settle(file)
  else await match(deposit, { planFileIds: [file], difference: { amount: lost, treatment: 'WRITTEN_OFF' } })
  await decided()
  const before = await books()
  expect(before).toMatchObject({ owed: 0, writtenOff: lost, overpaid: 0 })
  for (const amount of [0.01, 300])
    expect(await giveBack(transactionId, amount)).toMatchObject({
      status: 409,
      body: `$${lost}.00 of PLAN-${file} was written off. Undo that settlement first.`,
    })
  expect(await balanceOfAccount(db(), accountId)).toBe(300_00n)
  const settlement = await db().selectFrom('plan_settlement').select('plan_settlement_id').executeTakeFirst()
  const undone = deposit === null ? await undoSettlement(Number(settlement?.plan_settlement_id)) : await undo(deposit)
  expect(undone.status).toBe(200)
  await decided()
  expect(await giveBack(transactionId, 300)).toMatchObject({ status: 200 })
  await decided()
  expect(await balanceOfAccount(db(), accountId)).toBe(0n)
  expect(await books()).toMatchObject({ owed: 0, writtenOff: 0, overpaid: 0 })
})

test('refuses to approve a return of plan money that was written off since', async () => {
  await statement('2026-03-10', [])
  const file = await takenIn(300)
  const { transactionId } = await creditOf(file)
  const { body } = await giveBack(transactionId, 300)
  await settle(file)
  const settlement = await db()
    .selectFrom('approval')
    .select('approval_id')
    .where('effect', '=', 'plan-settlement')
    .executeTakeFirstOrThrow()
  expect((await as(customerService, 'POST', `/api/approval/${settlement.approval_id}/approve`, {})).status).toBe(200)
  const approve = `/api/approval/${(body as { approvalId: number }).approvalId}/approve`
  expect(await as(customerService, 'POST', approve, {})).toMatchObject({
    status: 409,
    body: `$300.00 of PLAN-${file} was written off. Undo that settlement first.`,
  })
})

test('refuses to return more plan money than was credited and is available', async () => {
  await statement('2026-03-10', [])
  const { accountId, transactionId } = await creditOf(await takenIn(1_200))
  await statement('2026-03-11', [[1_200, '', 'DEPOSIT']])
  const tooMuch = (message: string) => ({ status: 400, body: { errors: [{ path: ['amount'], message }] } })
  expect(await giveBack(transactionId, 1_200.01)).toMatchObject(tooMuch('At most $1,200.00 of this money can go back.'))
  await giveBack(transactionId, 200)
  await decided()
  expect(await giveBack(transactionId, 1_000.01)).toMatchObject(tooMuch('At most $1,000.00 of this money can go back.'))
  await db()
    .transaction()
    .execute(async (tx) => {
      const lines = [
        debit(await bookOfAccount(tx, accountId), 100_00n),
        credit(await internalBook(tx, 'FEE_ANNUAL'), 100_00n),
      ]
      await post(tx, { typeId: TRANSACTION_TYPE.annualFee, date: '2026-03-11', lines, createdBy: null })
    })
  expect(await giveBack(transactionId, 1_000)).toMatchObject(tooMuch('The account has $900.00 free.'))
  expect((await giveBack(transactionId + 100_000, 1)).status).toBe(404)
  const other = { amount: 1, reason: 'RECALL', note: 'x' }
  const asOwner = await as('ada@example.com', 'POST', `/api/bank/plan-money/credits/${transactionId}/return`, other)
  expect(asOwner.status).toBe(403)
  expect(
    (await as(customerService, 'POST', `/api/bank/plan-money/credits/${transactionId}/return`, other)).status,
  ).toBe(200)
})

test('refuses a return of plan money requested or approved by an employee with money in the plan file', async () => {
  await statement('2026-03-10', [])
  const { accountId, transactionId } = await creditOf(await takenIn(1_200))
  await server.services.database.executeSql(`insert into person (person_id, name, account_owner_id)
    select 7, 'Pia Person', account_owner_id from retirement_account where account_id = ${accountId}`)
  const isPia = (email: string | null) =>
    server.services.database.executeSql(
      `update portal_user set person_id = case when email = '${email ?? ''}' then 7 end where role_id <> 3`,
    )
  const own = 'This is about an account of your own. Another person must decide.'
  await isPia(administrator)
  expect(await giveBack(transactionId, 1_200)).toMatchObject({ status: 409, body: own })
  await isPia(null)
  const { body } = await giveBack(transactionId, 1_200)
  const approve = `/api/approval/${(body as { approvalId: number }).approvalId}/approve`
  await isPia(customerService)
  expect(await as(customerService, 'POST', approve, {})).toMatchObject({ status: 409, body: own })
  expect(await balanceOfAccount(db(), accountId)).toBe(1_200_00n)
})

test('refuses to approve a return of plan money once the account holds too little', async () => {
  await statement('2026-03-10', [])
  const { accountId, transactionId } = await creditOf(await takenIn(1_200))
  await statement('2026-03-11', [[1_200, '', 'DEPOSIT']])
  const { body } = await giveBack(transactionId, 1_200)
  await db()
    .transaction()
    .execute(async (tx) => {
      const lines = [
        debit(await bookOfAccount(tx, accountId), 20_00n),
        credit(await internalBook(tx, 'FEE_ANNUAL'), 20_00n),
      ]
      await post(tx, { typeId: TRANSACTION_TYPE.annualFee, date: '2026-03-11', lines, createdBy: null })
    })
  const approve = `/api/approval/${(body as { approvalId: number }).approvalId}/approve`
  expect(await as(customerService, 'POST', approve, {})).toMatchObject({
    status: 409,
    body: 'The account has $1,180.00 free.',
  })
  expect(await balanceOfAccount(db(), accountId)).toBe(1_180_00n)
})

test.each([
  ['in the next year, by a run without a date', '2027-01-21T15:00:00Z', undefined],
  ['two years later, by a run with a date of the year after the credit', '2028-01-20T15:00:00Z', '2027-01-04'],
])('corrects box 2 of Form 5498 for the credit year when money is returned %s', async (_, now, businessDate) => {
  await statement('2026-03-10', [])
  const { accountId, transactionId } = await creditOf(await takenIn(1_200))
  await statement('2026-03-11', [[1_200, '', 'DEPOSIT']])
  const forms = () =>
    db()
      .selectFrom('tax_form')
      .select(['form', 'tax_year', 'number', 'rollover_cents', 'value_cents'])
      .where('account_id', '=', accountId)
      .orderBy('tax_form_id')
      .execute()
  server.clock.set(new Date('2027-01-20T15:00:00Z'))
  await runJob(server.services, JOB_TYPE.taxForms)
  const first = { form: '5498', tax_year: 2026, number: 0, rollover_cents: 1_200_00n, value_cents: 1_200_00n }
  expect(await forms()).toEqual([first])
  server.clock.set(new Date(now))
  expect((await giveBack(transactionId, 450.25, 'RECALL')).status).toBe(200)
  const { changes } = await db()
    .selectFrom('approval')
    .select('changes')
    .where('status', '=', 'WAITING')
    .executeTakeFirstOrThrow()
  expect(changes).toContainEqual({
    label: 'Form 5498',
    before: null,
    after: `Box 2 of 2026 less $450.25${businessDate ? '; the operator runs the tax jobs for 2026 again' : ''}`,
  })
  await decided()
  await runJob(server.services, JOB_TYPE.taxForms, businessDate)
  // The rollover is $1,200.00 less $450.25; the account value on December 31 does not change.
  expect(await forms()).toEqual([first, { ...first, number: 1, rollover_cents: 749_75n }])
  // None of the returned money counts for the year of the return.
  expect(await formsOfYear(accountId, Number(now.slice(0, 4)))).toMatchObject([
    { form: '5498', rollover: 0n, value: 749_75n },
  ])
})

const ownerOf = async (accountId: number) =>
  (
    await db()
      .selectFrom('retirement_account')
      .select('account_owner_id')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).account_owner_id

test.each([
  ['the same year', '2026-03-12', [{ year: 2026, contributions: 0, distributions: 0, change: 0 }]],
  [
    'a later year',
    '2027-02-03',
    [
      { year: 2027, contributions: -1_200, distributions: 0, change: -1_200 },
      { year: 2026, contributions: 1_200, distributions: 0, change: 1_200 },
    ],
  ],
])('lowers the contributions of the yearly and monthly totals by a return in %s', async (_, day, years) => {
  await statement('2026-03-10', [])
  const { accountId, transactionId } = await creditOf(await takenIn(1_200))
  await statement('2026-03-11', [[1_200, '', 'DEPOSIT']])
  await statement(day, [])
  await giveBack(transactionId, 1_200)
  await decided()
  const ownerId = await ownerOf(accountId)
  expect(await yearsOfAccount(db(), { ownerId, accountId, byOwner: true })).toMatchObject(years)
  const months = (await balanceHistory(db(), ownerId, day, 24)).get(accountId) ?? []
  expect(months.at(-1)).toMatchObject({ balance: 0, contributions: years[0]?.contributions, distributions: 0 })
  expect(months.reduce((sum, { contributions }) => sum + contributions, 0)).toBe(0)
})

test.each([
  ['all', 1_200, null],
  ['a part', 1_199.99, expect.stringMatching(/^This waits for the plan's deposit/)],
])('after the return of %s of her money, holds payments to an owner as expected', async (_, dollars, held) => {
  await statement('2026-03-10', [])
  const { accountId, transactionId } = await creditOf(await takenIn(1_200, 1, 2))
  await giveBack(transactionId, dollars)
  await decided()
  const problem = async (ownerId: number) =>
    (await paymentProblem(db(), { account_owner_id: ownerId, payee_id: null, check_payable_to: null }))?.message ?? null
  const ownerId = await ownerOf(accountId)
  expect(await problem(ownerId)).toEqual(held)
  // The plan still owes the other person's money.
  expect(await problem(ownerId + 1)).toMatch(/^This waits for the plan's deposit/)
})
