import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import type { BankCandidate, BankLine } from '../../contract/bank.ts'
import { runJob } from '../jobs/run.ts'
import { credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { addDays } from '../platform/calendar/bankDays.ts'
import { administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { bankDesk } from './testing.bankDesk.ts'

let server: TestServer
/** A tax payment dated before the first statement, of $50. */
let early: number

const { db, as, statement, linesOfBank, reconciliation, match, undo, decided, nothingIsWrong } = bankDesk(() => server)

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await db()
    .transaction()
    .execute(async (tx) =>
      post(tx, {
        typeId: TRANSACTION_TYPE.federalWithholding,
        date: '2026-03-02',
        createdBy: null,
        lines: [
          debit(await internalBook(tx, 'CUSTODY_CASH'), 10_000_00n),
          credit(await internalBook(tx, 'FEDERAL_TAX'), 10_000_00n),
        ],
      }),
    )
  at('2026-03-03')
  early = await taxPaid(50)
  await statement('2026-03-04', [])
})
afterAll(() => server.close())

let today = '2026-03-30'
const nextDay = () => {
  today = addDays(today, 1)
  return today
}
const at = (day: string) => server.clock.set(new Date(`${day}T15:00:00Z`))

/** Records a tax payment in dollars, dated today. Returns its transaction. */
async function taxPaid(amount: number): Promise<number> {
  const bookId = await internalBook(db(), 'FEDERAL_TAX')
  const body = { transactionTypeId: TRANSACTION_TYPE.taxPayment, amount, bookId, note: null }
  return ((await as(administrator, 'POST', '/api/accounting/transaction', body)).body as { id: number }).id
}

/** Reverses a tax payment by two people, dated today. Returns the reversal. */
async function reversed(transactionId: number): Promise<number> {
  await as(administrator, 'POST', `/api/accounting/transaction/${transactionId}/reverse`, { note: 'wrong amount' })
  await decided()
  const { transaction_id: reversal } = await db()
    .selectFrom('ledger_transaction')
    .select('transaction_id')
    .where('reverses_transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow()
  return reversal
}

const notShown = async (day: string) => (await reconciliation(day)).notShown.map((row) => row.transactionId)
const candidatesOf = async ({ bankLineId }: BankLine) =>
  ((await as(administrator, 'GET', `/api/bank/lines/${bankLineId}`)).body as { candidates: BankCandidate[] }).candidates
const transactionsFor = async (line: BankLine) => (await candidatesOf(line)).map((row) => row.transactionId)
/** Imports a statement whose last two lines are returned: money out and money in of this amount. */
async function outAndIn(asOf: string, amount: number, [out, into]: readonly [string, string]) {
  await statement(asOf, [
    [-amount, '', 'TAX', out],
    [amount, '', 'TAX', into],
  ])
  const lines = (await linesOfBank()).filter((line) => line.asOf === asOf)
  const [debited, credited] = [lines.find(({ isDebit }) => isDebit), lines.find(({ isDebit }) => !isDebit)]
  if (!debited || !credited) throw new Error('a line is missing')
  return { debited, credited }
}

describe('a reversed tax payment', () => {
  test('from before the first statement is expected back from the bank', async () => {
    at('2026-03-05')
    const reversal = await reversed(early)
    await statement('2026-03-05', [])
    expect(await notShown('2026-03-05')).toEqual([reversal])
    await nothingIsWrong('2026-03-05')
    await statement('2026-03-06', [[50, '', 'TAX', '142']])
    expect((await linesOfBank()).at(-1)).toMatchObject({ asOf: '2026-03-06', matchedWith: 'BOOKED' })
    expect(await notShown('2026-03-06')).toEqual([])
    await nothingIsWrong('2026-03-06')
  })

  test.each([
    {
      name: 'and its reversal cancel out before the bank has shown the payment',
      days: ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'] as const,
      amount: 100,
      isShown: false,
      refused: 'This transaction was reversed, so the bank does not show it.',
    },
    {
      name: 'leaves its reversal expected after the bank has shown the payment',
      days: ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19'] as const,
      amount: 200,
      isShown: true,
      refused: 'This transaction was matched before.',
    },
  ])('$name', async ({ days, amount, isShown, refused }) => {
    const [paidOn, reversedOn, shownOn, last] = days
    at(paidOn)
    const payment = await taxPaid(amount)
    await statement(paidOn, isShown ? [[-amount, '', 'TAX', '495']] : [])
    at(reversedOn)
    const reversal = await reversed(payment)
    await statement(reversedOn, [])
    const expected = isShown ? [reversal] : []
    expect(await notShown(reversedOn)).toEqual(expected)
    // On a day before the reversal, the payment counts.
    expect(await notShown(paidOn)).toEqual(isShown ? [] : [payment])

    const byHand = await outAndIn(shownOn, amount, ['699', '399'])
    expect(await transactionsFor(byHand.debited)).toEqual([])
    expect(await transactionsFor(byHand.credited)).toEqual(expected)
    const chosen = { paymentIds: [], planFileIds: [], transactionId: payment }
    expect(await match(byHand.debited.bankLineId, chosen)).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['transactionId'], message: refused }] },
    })
    const byRule = await outAndIn(last, amount, ['495', '142'])
    expect([byRule.debited.matchedWith, byRule.credited.matchedWith]).toEqual([null, isShown ? 'BOOKED' : null])
    expect(await notShown(last)).toEqual([])
    for (const day of days) expect(await reconciliation(day)).toMatchObject({ difference: 0 })
    await nothingIsWrong(last)
  })

  test('cancels out with its reversal once the match made before the reversal is undone', async () => {
    at('2026-03-23')
    const payment = await taxPaid(300)
    await statement('2026-03-23', [[-300, '', 'TAX', '495']])
    const line = (await linesOfBank()).at(-1)
    at('2026-03-24')
    const reversal = await reversed(payment)
    await statement('2026-03-24', [])
    expect(await notShown('2026-03-24')).toEqual([reversal])
    await undo(line?.bankLineId ?? 0)
    await decided()
    expect(await notShown('2026-03-24')).toEqual([])
    await nothingIsWrong('2026-03-24')
  })

  test.each([
    ['by rule', '2026-03-25', ['495', '142'], 510],
    ['by hand', '2026-03-27', ['699', '399'], 520],
  ] as const)(
    'matches a line dated before the reversal %s, and then its reversal',
    async (_, paidOn, types, amount) => {
      const isByHand = types[0] === '699'
      const reversedOn = addDays(paidOn, 1)
      at(paidOn)
      const payment = await taxPaid(amount)
      at(reversedOn)
      const reversal = await reversed(payment)
      const shownOn = async (asOf: string, dollars: number, type: string, transactionId: number) => {
        await statement(asOf, [[dollars, '', 'TAX', type]])
        const line = (await linesOfBank()).at(-1)
        if (!line) throw new Error('the line is missing')
        expect(line.matchedWith).toBe(isByHand ? null : 'BOOKED')
        if (!isByHand) return
        expect(await transactionsFor(line)).toEqual([transactionId])
        const chosen = { paymentIds: [], planFileIds: [], transactionId }
        expect(await match(line.bankLineId, chosen)).toMatchObject({ status: 200 })
        await decided()
      }
      await shownOn(paidOn, -amount, types[0], payment)
      expect(await notShown(paidOn)).toEqual([])
      await shownOn(reversedOn, amount, types[1], reversal)
      expect(await notShown(reversedOn)).toEqual([])
      for (const day of [paidOn, reversedOn]) expect(await reconciliation(day)).toMatchObject({ difference: 0 })
      await nothingIsWrong(reversedOn)
    },
  )
})

describe('a tax payment recorded after the line of the bank', () => {
  test.each([
    { type: '495', why: 'An entry of another day has this amount. Match it by hand.', amount: 400 },
    { type: '466', why: 'An entry of another day has this amount. Match it by hand.', amount: 410 },
    { type: '699', why: 'Lines of this type are never matched automatically.', amount: 420 },
  ])('is offered for a line of type $type, and matched by two people', async ({ type, why, amount }) => {
    const [shownOn, paidOn] = [nextDay(), nextDay()]
    await statement(shownOn, [[-amount, '', 'TAX', type]])
    const line = (await linesOfBank()).at(-1)
    const bankLineId = line?.bankLineId ?? 0
    at(paidOn)
    const transactionId = await taxPaid(amount)
    await statement(paidOn, [])
    await runJob(server.services, JOB_TYPE.bankStatement)
    expect(line).toMatchObject({ asOf: shownOn, matchedWith: null })
    const { body } = await as(administrator, 'GET', `/api/bank/lines/${bankLineId}`)
    expect(body).toMatchObject({
      matchedWith: null,
      whyOpen: why,
      candidates: [{ transactionId, date: paidOn, amount }],
    })
    expect(await match(bankLineId, { paymentIds: [], planFileIds: [], transactionId })).toMatchObject({ status: 200 })
    await decided()
    expect(await reconciliation(shownOn)).toMatchObject({
      bookedLaterSum: -amount,
      bookedLater: [{ bankLineId, asOf: shownOn, bookedOn: paidOn, transactionId, amount: -amount }],
      difference: 0,
    })
    expect(await reconciliation(paidOn)).toMatchObject({ bookedLaterSum: 0, difference: 0 })
    expect(await notShown(paidOn)).toEqual([])
    await nothingIsWrong(paidOn)
  })
})

test('offers no posting of an undone match, even if a closed month dates its reversal later', async () => {
  const asOf = '2026-04-08'
  await statement(asOf, [
    [-530, '', 'FIRST', '699'],
    [-530, '', 'SECOND', '699'],
  ])
  const [first, second] = (await linesOfBank()).filter((line) => line.asOf === asOf)
  if (!first || !second) throw new Error('a line is missing')
  await match(first.bankLineId, { paymentIds: [], planFileIds: [] })
  await decided()
  await db()
    .insertInto('closed_month')
    .values({
      month: '2026-04-01',
      closed_at: new Date('2026-05-01T15:00:00Z'),
      closed_by: null,
      approval_id: null,
      customer_cents: 0n,
      cash_cents: 0n,
    })
    .execute()
  at('2026-05-04')
  await undo(first.bankLineId)
  await decided()
  expect(await transactionsFor(second)).toEqual([])
})
