import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import type { BankLine as ListedLine, Reconciliation } from '../../contract/bank.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fund, imbalance, signNewest, submit, walk } from '../distributions/testing.ts'
import { checkDesk } from '../integrity/deskRules.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { runJob } from '../jobs/run.ts'
import { balanceOf, credit, debit, internalBook, post, type InternalBookKind } from '../ledger/ledger.ts'
import { ada, administrator, bob, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'

let server: TestServer
let staff: string
let second: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 1_000_000n)
  await fund(server.services, bob.accountId, 250_000n)
  for (const { ownerId } of [ada, bob])
    await db()
      .insertInto('address')
      .values({ account_owner_id: ownerId, address1: '1 Main St', city: 'Austin', state: 'TX', zip: '78701' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  staff = await server.tokenOf(administrator)
  second = await server.tokenOf(customerService)
})
afterAll(() => server.close())

const db = () => server.services.db
const book = async (kind: InternalBookKind) => balanceOf(db(), await internalBook(db(), kind))
const operator = { authorization: `Operator ${testConfig.operatorKey}` }
const read = (content: string) =>
  server.call('POST', '/api/bank/statement', {
    body: { content: Buffer.from(content).toString('base64') },
    headers: operator,
  })
const openLines = async () => (await server.call('GET', '/api/bank/lines', { token: staff })).body as ListedLine[]
const reconciliation = async (date: string) =>
  (
    (await server.call('GET', `/api/bank/reconciliation?date=${date}`, { token: staff })).body as {
      reconciliation: Reconciliation | null
    }
  ).reconciliation

/** A statement as a table; each movement is [side, dollars, type, customer reference]. */
function statement(asOf: string, opening: number, lines: ReadonlyArray<[string, number, string, string]>): string {
  const closing = lines.reduce((sum, [side, dollars]) => sum + (side === 'C' ? dollars : -dollars), opening)
  const row = (side: string, dollars: number, type: string, reference: string) =>
    `${asOf},000123456789,${side},${dollars.toFixed(2)},${type},,${reference},`
  return [
    'as_of,account,side,amount,type,bank_ref,customer_ref,text',
    row('', opening, 'opening', ''),
    ...lines.map(([side, dollars, type, reference]) => row(side, dollars, type, reference)),
    row('', closing, 'closing', ''),
    '',
  ].join('\n')
}

/** A request that is submitted, signed, approved, posted and sent to the bank or printed. */
async function sent(who: typeof ada | typeof bob, choice: Parameters<typeof walk>[3]): Promise<number> {
  const token = await server.tokenOf(who.email)
  await walk(server, token, who.accountId, choice)
  const id = await submit(server, token, who.accountId)
  await signNewest(server, token)
  await db()
    .updateTable('distribution_request')
    .set({ status_id: REQUEST_STATUS.approved })
    .where('request_id', '=', id)
    .execute()
  for (const type of [JOB_TYPE.calculateWithdrawals, JOB_TYPE.processWithdrawals]) await runJob(server.services, type)
  for (const type of [JOB_TYPE.bankUpload, JOB_TYPE.printVendorUpload]) await runJob(server.services, type)
  return id
}
/** Sessions expire when the clock moves, so staff sign in again. */
async function tomorrow(day: string): Promise<void> {
  server.clock.set(new Date(`${day}T15:00:00Z`))
  staff = await server.tokenOf(administrator)
}
const complete = (requestId: number) =>
  db()
    .updateTable('distribution_request')
    .set({ status_id: REQUEST_STATUS.historical })
    .where('request_id', '=', requestId)
    .execute()

// The clock starts at 15:00 UTC on Tuesday, 2026-03-10. The book Custody Cash starts at $12,500.00.
describe('the bank statement', () => {
  let check: number
  let deposit: number

  test('starts reconciliation at the Custody Cash balance, and posts nothing for a day without lines', async () => {
    expect(await reconciliation('2026-03-10')).toBeNull()
    expect(await read(statement('2026-03-06', 12_500, []))).toMatchObject({
      status: 200,
      body: { days: ['2026-03-06'], lines: 0 },
    })
    expect(await reconciliation('2026-03-10')).toMatchObject({
      asOf: '2026-03-06',
      bankBalance: 12_500,
      bookBalance: 12_500,
      difference: 0,
    })
  })

  test('clears a check once, when a bank line has its number and amount', async () => {
    check = await sent(ada, { amount: 500, isCheck: true, federal: 50, state: 'TX', stateTax: 0 })
    const { check_number: number, amount_cents: cents } = await db()
      .selectFrom('payment')
      .selectAll()
      .where('request_id', '=', check)
      .executeTakeFirstOrThrow()
    expect(await book('DISBURSEMENTS_CHECK')).toBe(cents)
    const dollars = Number(cents) / 100
    const content = statement('2026-03-10', 12_500, [
      ['D', dollars, '475', String(number)],
      ['D', dollars, '475', String(number)],
      ['D', 1, '475', '999999'],
      ['D', 3.5, '698', ''],
    ])
    expect(await read(content)).toMatchObject({ status: 200, body: { matched: 1, open: 3, isKnown: false } })
    expect(await book('DISBURSEMENTS_CHECK')).toBe(0n)
    expect(await book('CUSTODY_CASH')).toBe(1_250_000n - cents)
    expect((await openLines()).map(({ whyOpen }) => whyOpen)).toEqual([
      `Check ${number} was paid before.`,
      'Check 999999 was not issued.',
      'Lines of this type are never matched automatically.',
    ])
    const again = await read(content)
    expect(again).toMatchObject({ status: 200, body: { isKnown: true, matched: 0 } })
    expect(await book('CUSTODY_CASH')).toBe(1_250_000n - cents)
    expect(await reconciliation('2026-03-10')).toMatchObject({
      bankBalance: 12_500 - 2 * dollars - 4.5,
      unmatchedDebits: dollars + 4.5,
      bookBalance: 12_500 - dollars,
      difference: 0,
      openLines: 3,
      checksOutstanding: 0,
    })
  })

  test.each<[string, string, string]>([
    ['of a day that is not after the last imported day', statement('2026-03-09', 12_500, []), 'comes too late'],
    ['of a future day', statement('2026-03-11', 99, []), 'is for a future day'],
    [
      'of another account',
      statement('2026-03-10', 1, []).replaceAll('000123456789', '000999999999'),
      'no final statement of our account',
    ],
    ['that is not a statement', 'hello', 'Line 1: expected as_of,account'],
  ])('refuses a bank statement %s, says why, and posts nothing', async (_name, content, message) => {
    const before = await book('CUSTODY_CASH')
    expect(await read(content)).toMatchObject({ status: 400, body: expect.stringContaining(message) })
    expect(await book('CUSTODY_CASH')).toBe(before)
  })

  test('returns the same totals of filtered bank lines on every page, exact to the cent', async () => {
    const sumOf = async (query: string) => {
      const { headers } = await server.call('GET', `/api/bank/lines?limit=1&sum=amount${query}`, { token: staff })
      return Number(headers['x-total-amount'])
    }
    const cents = (lines: readonly ListedLine[]) =>
      lines.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
    const open = await openLines()
    expect(open.length).toBeGreaterThan(1)
    expect(await sumOf('')).toBe(cents(open) / 100)
    const all = (await server.call('GET', '/api/bank/lines?all=true', { token: staff })).body as ListedLine[]
    expect([await sumOf('&all=true'), all.length > open.length]).toEqual([cents(all) / 100, true])
  })

  test('lets two people book an unknown bank line, but never one person alone', async () => {
    const fee = (await openLines()).at(-1)
    expect(fee).toMatchObject({ amount: 3.5 })
    const path = `/api/bank/lines/${fee?.bankLineId}`
    expect(await server.call('POST', `${path}/match`, { token: staff, body: { note: '' } })).toMatchObject({
      status: 400,
    })
    const asked = await server.call('POST', `${path}/match`, {
      token: staff,
      body: { note: 'Monthly fee of the bank' },
    })
    const { approvalId } = asked.body as { approvalId: number }
    expect(await book('BANK_DIFFERENCES')).toBe(0n)
    const approve = (token: string) => server.call('POST', `/api/approval/${approvalId}/approve`, { token, body: {} })
    expect(await approve(staff)).toMatchObject({ status: 409 })
    expect(await server.call('POST', `${path}/match`, { token: second, body: { note: 'Mine' } })).toMatchObject({
      status: 409,
    })
    expect(await approve(second)).toMatchObject({ status: 200 })
    expect(await book('BANK_DIFFERENCES')).toBe(350n)
    expect((await openLines()).map(({ bankLineId }) => bankLineId)).not.toContain(fee?.bankLineId)
  })

  test('settles an ACH file with one bank line, and books a later return as a receivable until credited', async () => {
    await complete(check)
    deposit = await sent(bob, { type: 1, amount: 600, isCheck: false, federal: 60, state: 'TX', stateTax: 0 })
    const payment = await db()
      .selectFrom('payment')
      .selectAll()
      .where('request_id', '=', deposit)
      .executeTakeFirstOrThrow()
    expect(payment).toMatchObject({ method: 'ACH', sent_for: '2026-03-11' })
    const dollars = Number(payment.amount_cents) / 100
    await tomorrow('2026-03-11')
    const opening = (await reconciliation('2026-03-10'))?.bankBalance ?? 0
    expect(await read(statement('2026-03-11', 99, []))).toMatchObject({
      status: 400,
      body: expect.stringContaining('A statement is missing: 2026-03-11 opens with 9900 cents'),
    })
    expect(await read(statement('2026-03-11', opening, [['D', dollars, '466', '']]))).toMatchObject({
      body: { matched: 1 },
    })
    expect(await book('DISBURSEMENTS_ACH')).toBe(0n)

    const returned = await server.call('POST', '/api/payment/returns', {
      token: staff,
      body: { returns: [{ traceNumber: payment.trace_number, code: 'R03' }] },
    })
    expect(returned).toMatchObject({ status: 200, body: { returned: 1 } })
    expect(await book('RETURNS')).toBe(payment.amount_cents)
    expect(await book('RETURNS_RECEIVABLE')).toBe(payment.amount_cents)
    expect(await book('DISBURSEMENTS_ACH')).toBe(0n)
    const confirmed = () =>
      db()
        .selectFrom('payment_return_by_bank')
        .select('payment_id')
        .where('payment_id', '=', payment.payment_id)
        .execute()
    expect(await confirmed()).toEqual([])

    await tomorrow('2026-03-12')
    const next = statement('2026-03-12', opening - dollars, [['C', dollars, '257', payment.trace_number ?? '']])
    expect(await read(next)).toMatchObject({ body: { matched: 1 } })
    expect(await book('RETURNS_RECEIVABLE')).toBe(0n)
    expect(await confirmed()).toHaveLength(1)
    expect(await reconciliation('2026-03-12')).toMatchObject({
      difference: 0,
      returnsReceivable: 0,
      depositsOnTheWay: 0,
    })
  })

  /** Matches a bank line: one person requests the match, another approves it. */
  async function matchByTwo(bankLineId: number, transactionId?: number): Promise<void> {
    const asked = await server.call('POST', `/api/bank/lines/${bankLineId}/match`, {
      token: staff,
      body: { note: 'Looked up with the bank', ...(transactionId === undefined ? {} : { transactionId }) },
    })
    const { approvalId } = asked.body as { approvalId: number }
    const other = await server.tokenOf(customerService)
    expect(await server.call('POST', `/api/approval/${approvalId}/approve`, { token: other, body: {} })).toMatchObject({
      status: 200,
    })
  }

  test("shows money booked before its bank line as a reconciling item until the bank line's day", async () => {
    const cash = await internalBook(db(), 'CUSTODY_CASH')
    const differences = await internalBook(db(), 'BANK_DIFFERENCES')
    const transactionId = await db()
      .transaction()
      .execute((tx) =>
        post(tx, {
          typeId: TRANSACTION_TYPE.clearing,
          date: '2026-03-12',
          createdBy: null,
          lines: [debit(cash, 700n), credit(differences, 700n)],
        }),
      )
    const opening = (await reconciliation('2026-03-12'))?.bankBalance ?? 0
    await tomorrow('2026-03-13')
    expect(await read(statement('2026-03-13', opening, [['C', 7, '698', '']]))).toMatchObject({ status: 200 })
    const line = (await openLines()).at(-1)
    await matchByTwo(line?.bankLineId ?? 0, transactionId)
    expect(await reconciliation('2026-03-12')).toMatchObject({
      depositsInTransit: 7,
      difference: 0,
      notShown: [{ transactionId, amount: 7 }],
    })
    expect(await reconciliation('2026-03-13')).toMatchObject({ depositsInTransit: 0, difference: 0, notShown: [] })
  })

  test('shows a bank line matched after month-end close on its own day, with its booking date', async () => {
    await db()
      .insertInto('closed_month')
      .values({
        month: '2026-03-01',
        closed_at: new Date('2026-04-01T15:00:00Z'),
        closed_by: null,
        approval_id: null,
        customer_cents: 0n,
        cash_cents: 0n,
      })
      .execute()
    await tomorrow('2026-04-02')
    const line = (await openLines()).find(({ customerReference }) => customerReference === '999999')
    await matchByTwo(line?.bankLineId ?? 0)
    expect(await reconciliation('2026-03-13')).toMatchObject({
      bookedLaterSum: -1,
      bookedLater: [{ bankLineId: line?.bankLineId, asOf: '2026-03-10', bookedOn: '2026-04-02', amount: -1 }],
      difference: 0,
    })
    expect(
      await read(statement('2026-04-02', (await reconciliation('2026-03-13'))?.bankBalance ?? 0, [])),
    ).toMatchObject({ status: 200 })
    expect(await reconciliation('2026-04-02')).toMatchObject({ bookedLaterSum: 0, bookedLater: [], difference: 0 })
  })

  describe('undo of a bank match', () => {
    const all = async () =>
      (await server.call('GET', '/api/bank/lines?all=true', { token: staff })).body as ListedLine[]
    const undo = (bankLineId: number, token = staff) =>
      server.call('POST', `/api/bank/lines/${bankLineId}/undo`, { token, body: { note: 'It was another check' } })
    const lineOf = async (is: (line: ListedLine) => boolean) => (await all()).find(is)?.bankLineId ?? 0
    async function undoneByTwo(bankLineId: number): Promise<void> {
      const { approvalId } = (await undo(bankLineId)).body as { approvalId: number }
      const other = await server.tokenOf(customerService)
      const approve = () => server.call('POST', `/api/approval/${approvalId}/approve`, { token: other, body: {} })
      expect(await approve()).toMatchObject({ status: 200 })
      expect(await approve()).toMatchObject({ status: 409 })
    }

    test('undoes a match once, by two people, and reopens the bank line and the payment that it cleared', async () => {
      const payment = await db()
        .selectFrom('payment')
        .selectAll()
        .where('request_id', '=', check)
        .executeTakeFirstOrThrow()
      const line = await lineOf(
        ({ customerReference, matchedWith }) =>
          customerReference === String(payment.check_number) && matchedWith === 'CLEARED',
      )
      const cash = await book('CUSTODY_CASH')
      const asked = await undo(line)
      expect(asked).toMatchObject({ status: 200 })
      const { approvalId } = asked.body as { approvalId: number }
      expect(await undo(line)).toMatchObject({
        status: 409,
        body: expect.stringContaining('waits for a second person'),
      })
      const approve = (token: string) => server.call('POST', `/api/approval/${approvalId}/approve`, { token, body: {} })
      expect(await approve(staff)).toMatchObject({ status: 409 })
      expect(await book('CUSTODY_CASH')).toBe(cash)
      expect(await approve(await server.tokenOf(customerService))).toMatchObject({ status: 200 })
      expect(await book('CUSTODY_CASH')).toBe(cash + payment.amount_cents)
      expect(await book('DISBURSEMENTS_CHECK')).toBe(payment.amount_cents)
      const { rows } = await sql<{ named: boolean }>`
        select t.reverses_transaction_id = u.transaction_id as named from bank_match_undo u
        join ledger_transaction t on t.transaction_id = u.reversal_id where u.bank_line_id = ${line}`.execute(db())
      expect(rows).toEqual([{ named: true }])
      expect(await undo(line)).toMatchObject({ status: 409, body: expect.stringContaining('is not matched') })
      for (const day of ['2026-03-10', '2026-03-13', '2026-04-02'])
        expect(await reconciliation(day)).toMatchObject({ difference: 0 })
      expect(await reconciliation('2026-04-02')).toMatchObject({ notShown: [] })
      expect(await checkDesk(db())).toEqual([])

      // The job never rematches a line whose match was undone, so it matches the check to the other line with its
      // number.
      expect(await runJob(server.services, JOB_TYPE.bankStatement)).toMatchObject({ matched: 1 })
      expect(await book('DISBURSEMENTS_CHECK')).toBe(0n)
      const detail = async () => (await server.call('GET', `/api/bank/lines/${line}`, { token: staff })).body
      expect(await detail()).toMatchObject({
        matchedWith: null,
        matches: [],
        candidates: [],
        whyOpen: 'Its match was undone.',
      })
      const differences = await book('BANK_DIFFERENCES')
      await matchByTwo(line)
      expect(await book('BANK_DIFFERENCES')).toBe(differences + payment.amount_cents)
      expect(await detail()).toMatchObject({ matchedWith: 'DIFFERENCE', matches: [] })
      expect(await reconciliation('2026-04-02')).toMatchObject({ difference: 0 })
    })

    test('undoes a match with an earlier booking without posting, and lets the bank line be matched again', async () => {
      const line = await lineOf(({ matchedWith }) => matchedWith === 'BOOKED')
      const cash = await book('CUSTODY_CASH')
      await undoneByTwo(line)
      expect(await book('CUSTODY_CASH')).toBe(cash)
      const { candidates } = (await server.call('GET', `/api/bank/lines/${line}`, { token: staff })).body as {
        candidates: Array<{ transactionId: number }>
      }
      expect(candidates).toHaveLength(1)
      await matchByTwo(line, candidates[0]?.transactionId)
      expect(await reconciliation('2026-04-02')).toMatchObject({ difference: 0 })
    })

    test('refuses to undo a match whose payment was returned later', async () => {
      const cleared = await lineOf(({ typeCode }) => typeCode === '466')
      expect(await undo(cleared)).toMatchObject({ status: 409, body: expect.stringContaining('came back, since') })
      expect(await undo(999_999)).toMatchObject({ status: 404 })
    })
  })

  test('keeps total debits equal to total credits after all matches, and breaks no ledger rule', async () => {
    expect(await imbalance(server.services)).toEqual({ differenceCents: 0n, unbalanced: [] })
    expect(await checkLedger(db())).toEqual([])
  })
})
