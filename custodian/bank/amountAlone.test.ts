import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fund, signNewest, submit, walk } from '../distributions/testing.ts'
import { runJob } from '../jobs/run.ts'
import { credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { addBankDays } from '../platform/calendar/bankDays.ts'
import { ada, administrator, bob, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'
import { bankDesk } from './testing.bankDesk.ts'

// Lines whose amount fits an entry, though their text names other money. Two deposits were sent and cleared, and Alpha
// Plan owes the amount of the first.

let server: TestServer
let today = '2026-03-10'
let deposits: Array<{ trace: string; dollars: number }>

const { db, as, takenIn, line, linesOfBank, match, undo, decided, nothingIsWrong } = bankDesk(() => server)
const AMBIGUOUS = 'More than one entry fits.'
const SAID_BY_STAFF = 'Only staff reported the return of a payment of this amount. Match it by hand.'
const OF_OTHER_PLAN = 'A plan file has this amount, but the line names another plan.'

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await db()
    .insertInto('plan')
    .values({ plan_id: 3, name: 'Alpha Plan II', interest_basis_points: 200, company_id: 1 })
    .execute()
  for (const { accountId } of [ada, bob]) await fund(server.services, accountId, 1_000_000n)
  await line(today, [])
  for (const [who, choice] of [
    [ada, { amount: 600, federal: 60 }],
    [bob, { amount: 700, federal: 70, type: 1 }],
  ] as const) {
    const token = await server.tokenOf(who.email)
    await walk(server, token, who.accountId, { ...choice, isCheck: false, state: 'TX', stateTax: 0 })
    await submit(server, token, who.accountId)
    await signNewest(server, token)
  }
  await db().updateTable('distribution_request').set({ status_id: REQUEST_STATUS.approved }).execute()
  for (const type of [JOB_TYPE.calculateWithdrawals, JOB_TYPE.processWithdrawals, JOB_TYPE.bankUpload])
    await runJob(server.services, type)
  const sent = await db().selectFrom('payment').selectAll().orderBy('amount_cents').execute()
  deposits = sent.map((row) => ({ trace: row.trace_number ?? '', dollars: Number(row.amount_cents) / 100 }))
  await nextLine(deposits.map(({ dollars, trace }) => [-dollars, trace, 'DEPOSIT', '466']))
  await takenIn(first().dollars)
})
afterAll(() => server.close())

const first = () => deposits[0] ?? { trace: '', dollars: 0 }
async function nextLine(lines: Parameters<typeof line>[1]): Promise<number> {
  today = addBankDays(today, 1)
  return line(today, lines)
}
const returnedByBank = (traceNumber: string) =>
  server.call('POST', '/api/job/rejections', {
    headers: { authorization: `Operator ${testConfig.operatorKey}` },
    body: { returns: [{ traceNumber, code: 'R03' }] },
  })

/** Imports a line and says how it was matched or why not; then takes the match back, or books the line elsewhere. */
async function fateOf(...moved: Parameters<typeof line>[1][number]): Promise<string | null | undefined> {
  const id = await nextLine([moved])
  const found = (await linesOfBank()).find(({ bankLineId }) => bankLineId === id)
  const isMatched = typeof found?.matchedWith === 'string'
  // The cash of a line that is open again would have no entry.
  const steps = isMatched ? [() => undo(id), () => match(id, {})] : [() => match(id, {})]
  for (const step of steps) {
    expect(await step()).toMatchObject({ status: 200 })
    await decided()
  }
  await nothingIsWrong(today)
  return found?.matchedWith ?? found?.whyOpen
}

test.each([
  { text: 'DEPOSIT', fate: 'RECEIVED' },
  { text: 'Sent by ALPHA PLAN', fate: 'RECEIVED' },
  { text: 'Sent by Beta Plan', fate: OF_OTHER_PLAN },
  { text: 'Sent by Alpha Plan II', fate: OF_OTHER_PLAN },
  { text: 'Alpha Plan and Beta Plan', fate: 'RECEIVED' },
])('matches a credit "$text" with the only plan file of its amount: $fate', async ({ text, fate }) => {
  expect(await fateOf(first().dollars, '', text, '175')).toBe(fate)
})

test('leaves a credit with the trace of a deposit that nobody reported as returned open', async () => {
  const { trace, dollars } = first()
  expect(await fateOf(dollars, trace, 'DEPOSIT', '142')).toContain(`No money of deposit ${trace} is expected back`)
})

test.each([
  { type: '142', isTraced: true, fate: 'CAME_BACK' },
  { type: '169', isTraced: true, fate: 'CAME_BACK' },
  { type: '142', isTraced: false, fate: AMBIGUOUS },
])('matches a credit of type $type while a deposit is expected back: $fate', async ({ type, isTraced, fate }) => {
  const { trace, dollars } = first()
  await returnedByBank(trace)
  expect(await fateOf(dollars, isTraced ? trace : '', 'DEPOSIT', type)).toBe(fate)
})

test.each([
  { name: 'booked tax payment', dollars: -1_234, type: '455', isBooked: true, fate: 'BOOKED' },
  {
    name: 'debit without an entry',
    dollars: -1_235,
    type: '455',
    isBooked: false,
    fate: 'No entry in the books fits.',
  },
  { name: 'return', dollars: null, type: '257', isBooked: false, fate: 'CAME_BACK' },
])('ignores a 15-digit number of someone else: $name', async ({ dollars, type, isBooked, fate }) => {
  await returnedByBank(first().trace)
  const moved = dollars ?? first().dollars
  if (isBooked) await booked(-moved)
  expect(await fateOf(moved, '', 'IRS USATAXPYMT 270612345678901', type)).toContain(fate)
})

test.each([
  { name: 'that was paid before', dollars: -1_234, type: '455', fate: 'was paid before' },
  {
    name: 'after the number of someone else',
    dollars: -1_234,
    type: '455',
    text: '270612345678901',
    fate: 'was paid before',
  },
  { name: 'that is not expected back', dollars: 1, type: '257', fate: 'is expected back' },
])('leaves a line with the trace of a deposit $name open', async ({ dollars, type, text = '', fate }) => {
  const { trace } = deposits[1] ?? first()
  expect(await fateOf(dollars, '', `${text} ${trace}`, type)).toContain(fate)
})

test.each([
  { name: 'with its amount only', isTraced: false, isConfirmed: false, fate: SAID_BY_STAFF },
  { name: 'with its trace', isTraced: true, isConfirmed: false, fate: 'CAME_BACK' },
  { name: "with its amount, after the operator's file", isTraced: false, isConfirmed: true, fate: 'CAME_BACK' },
])('matches a return that staff reported with a line $name: $fate', async ({ isTraced, isConfirmed, fate }) => {
  const { trace, dollars } = deposits[1] ?? first()
  await as(administrator, 'POST', '/api/payment/returns', { returns: [{ traceNumber: trace, code: 'R03' }] })
  if (isConfirmed) await returnedByBank(trace)
  expect(await fateOf(dollars, isTraced ? trace : '', 'RETURN', '257')).toBe(fate)
})

/** A tax payment that the books know and the bank has not shown. */
async function booked(dollars: number): Promise<void> {
  const cents = BigInt(dollars * 100)
  await db()
    .transaction()
    .execute(async (tx) =>
      post(tx, {
        typeId: TRANSACTION_TYPE.clearing,
        date: today,
        createdBy: null,
        lines: [
          debit(await internalBook(tx, 'BANK_DIFFERENCES'), cents),
          credit(await internalBook(tx, 'CUSTODY_CASH'), cents),
        ],
      }),
    )
}
