import type { BankLine, Reconciliation } from '../../contract/bank.ts'
import type { DeskItem } from '../../contract/returnsDesk.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkDesk } from '../integrity/deskRules.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { balanceOf, internalBook, type InternalBookKind } from '../ledger/ledger.ts'
import { planFilesSettled } from '../planUploads/planFile.ts'
import { administrator, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'

// The clock stands at 2026-03-10. What a plan's file says is owed by the plan until the bank shows it.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

const db = () => server.services.db
const book = async (kind: InternalBookKind) => Number(await balanceOf(db(), await internalBook(db(), kind))) / 100
const headers = { authorization: `Operator ${testConfig.operatorKey}` }
const as = async (who: string, method: 'GET' | 'POST', path: string, body?: object) =>
  server.call(method, path, { token: await server.tokenOf(who), ...(body ? { body } : {}) })
const linesOfBank = async () => (await as(administrator, 'GET', '/api/bank/lines?all=true')).body as BankLine[]
const desk = async () => (await as(administrator, 'GET', '/api/payment/desk?kind=PLAN')).body as DeskItem[]
const reconciliation = async (date: string) =>
  ((await as(administrator, 'GET', `/api/bank/reconciliation?date=${date}`)).body as { reconciliation: Reconciliation })
    .reconciliation

let balance = 0
/** A statement of a day with deposits: dollars, what the customer reference says, and the text of the bank. */
async function statement(asOf: string, deposits: ReadonlyArray<[number, string, string]>) {
  server.clock.set(new Date(`${asOf}T15:00:00Z`))
  const row = (side: string, dollars: number, type: string, reference = '', text = '') =>
    `${asOf},000123456789,${side},${dollars.toFixed(2)},${type},,${reference},${text}`
  const opening = balance
  balance = deposits.reduce((sum, [dollars]) => sum + dollars, balance)
  const content = [
    'as_of,account,side,amount,type,bank_ref,customer_ref,text',
    row('', opening, 'opening'),
    ...deposits.map(([dollars, reference, text]) => row('C', dollars, '142', reference, text)),
    row('', balance, 'closing'),
    '',
  ].join('\n')
  const body = { content: Buffer.from(content).toString('base64') }
  return server.call('POST', '/api/bank/statement', { body, headers })
}

let people = 0
/** A file of one person. Answers its number; its money waits. */
async function file(dollars: number, planId = 1): Promise<number> {
  people += 1
  const names = 'SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Amount,AccountType'
  const row = `${900_440_000 + people},Pia,Person${people},03/03/1960,1 A St,B,TX,75001,${dollars.toFixed(2)},Traditional`
  const sent = await as(administrator, 'POST', '/api/attachment/planupload', {
    fileName: 'people.csv',
    planTypeId: 1,
    planId,
    contentType: 'text/csv',
    fileContent: Buffer.from(`${names}\n${row}\n`).toString('base64'),
  })
  await planFilesSettled()
  const { attachment_id: id } = await db()
    .selectFrom('plan_file')
    .select('attachment_id')
    .where('job_id', '=', (sent.body as { jobId: number }).jobId)
    .executeTakeFirstOrThrow()
  return id
}
async function approve(entity: string): Promise<void> {
  const { approval_id: id } = await db()
    .selectFrom('approval')
    .select('approval_id')
    .where('status', '=', 'WAITING')
    .where('subject_entity', '=', entity)
    .executeTakeFirstOrThrow()
  expect(await as(customerService, 'POST', `/api/approval/${id}/approve`, {})).toMatchObject({ status: 200 })
}
async function takenIn(dollars: number, planId = 1): Promise<number> {
  const id = await file(dollars, planId)
  await approve('plan_file')
  return id
}

describe('money of a plan file', () => {
  test('is credited to its owner when it is taken in, and owed by the plan', async () => {
    await statement('2026-03-10', [])
    const id = await takenIn(1_200)
    expect([await book('PLAN_RECEIVABLE'), await book('CUSTODY_CASH'), await book('PLAN_RECEIPTS')]).toEqual([
      1_200, 0, 0,
    ])
    expect(await reconciliation('2026-03-10')).toMatchObject({
      difference: 0,
      planReceivable: 1_200,
      planMoney: [
        { planFileId: id, reference: `PLAN-${id}`, planName: 'Alpha Plan', since: '2026-03-10', amount: 1_200 },
      ],
    })
    expect(await checkLedger(db())).toEqual([])
  })

  test('is at the bank when a deposit of its amount is, on that day, and once', async () => {
    expect(await statement('2026-03-11', [[1_200, '', 'DEPOSIT']])).toMatchObject({ body: { matched: 1 } })
    expect([await book('PLAN_RECEIVABLE'), await book('CUSTODY_CASH')]).toEqual([0, 1_200])
    expect(await reconciliation('2026-03-10')).toMatchObject({
      difference: 0,
      planReceivable: 1_200,
      depositsInTransit: 0,
    })
    expect(await reconciliation('2026-03-11')).toMatchObject({ difference: 0, planReceivable: 0, planMoney: [] })
    expect(await statement('2026-03-12', [[1_200, '', 'DEPOSIT']])).toMatchObject({ body: { matched: 0, open: 1 } })
    expect([await book('PLAN_RECEIVABLE'), await book('CUSTODY_CASH')]).toEqual([0, 1_200])
    expect((await linesOfBank()).map(({ matchedWith, whyOpen }) => matchedWith ?? whyOpen)).toEqual([
      'RECEIVED',
      'Nothing in the books fits.',
    ])
  })

  test('of a file that a deposit names is not that of another amount', async () => {
    const id = await takenIn(350)
    await statement('2026-03-13', [
      [349.99, `PLAN-${id}`, ''],
      [350, 'PLAN-999999', ''],
    ])
    expect((await linesOfBank()).slice(-2).map(({ whyOpen }) => whyOpen)).toEqual([
      `The file PLAN-${id} is of $350.00.`,
      'No money of PLAN-999999 is expected: it waits for a second person, or was matched before.',
    ])
    expect(await statement('2026-03-16', [[350, '', `from plan-${id}`]])).toMatchObject({ body: { matched: 1 } })
    expect(await book('PLAN_RECEIVABLE')).toBe(0)
  })

  test('of two files of one amount is told apart by the name of the plan, never guessed', async () => {
    await takenIn(500, 1)
    await takenIn(500, 2)
    const { name } = await db().selectFrom('plan').select('name').where('plan_id', '=', 2).executeTakeFirstOrThrow()
    await statement('2026-03-17', [[500, '', 'DEPOSIT']])
    expect((await linesOfBank()).at(-1)).toMatchObject({ whyOpen: 'More than one entry fits.', matchedWith: null })
    expect(await statement('2026-03-18', [[500, '', `Sent by ${name.toUpperCase()}`]])).toMatchObject({
      // What fitted two things the day before fits one from now on: the next run matches it.
      body: { matched: 1 },
    })
    const last = await reconciliation('2026-03-18')
    expect(last).toMatchObject({
      difference: 0,
      planReceivable: 500,
      planMoney: [{ planName: 'Alpha Plan', amount: 500 }],
    })
  })

  test('that came before it was taken in is matched then, and counts as cash on the day of the bank', async () => {
    await statement('2026-03-19', [[77.5, '', 'DEPOSIT']])
    const id = await file(77.5)
    expect(await book('PLAN_RECEIVABLE')).toBe(0)
    await approve('plan_file')
    await statement('2026-03-20', [])
    const line = (await linesOfBank()).at(-1)
    expect(line).toMatchObject({ asOf: '2026-03-19', amount: 77.5, matchedWith: 'RECEIVED' })
    const cash = await db()
      .selectFrom('bank_match')
      .innerJoin('ledger_transaction', 'ledger_transaction.transaction_id', 'bank_match.transaction_id')
      .select('transaction_date')
      .where('attachment_id', '=', id)
      .executeTakeFirst()
    expect(cash).toEqual({ transaction_date: '2026-03-19' })
    for (const day of ['2026-03-19', '2026-03-20']) expect(await reconciliation(day)).toMatchObject({ difference: 0 })
  })

  test('of several files that came in one deposit is matched by two people', async () => {
    const ids = [await takenIn(40), await takenIn(60)]
    await statement('2026-03-23', [[100, '', 'DEPOSIT']])
    const { bankLineId } = (await linesOfBank()).at(-1) as BankLine
    const match = (planFileIds: number[]) =>
      as(administrator, 'POST', `/api/bank/lines/${bankLineId}/match`, { planFileIds, note: 'One wire for both' })
    expect(await match([ids[0] ?? 0])).toMatchObject({ status: 400 })
    expect(await match([ids[0] ?? 0, 999_999])).toMatchObject({ status: 400 })
    expect(await match(ids)).toMatchObject({ status: 200, body: { approvalId: expect.any(Number) } })
    await approve('bank_line')
    expect((await linesOfBank()).at(-1)).toMatchObject({ matchedWith: 'RECEIVED' })
    expect((await reconciliation('2026-03-23')).planMoney).toEqual([])
  })

  test('that does not come is on the returns desk after five days, until it comes', async () => {
    const id = await takenIn(888)
    await statement('2026-03-27', [])
    expect(await desk()).toEqual([])
    await statement('2026-03-30', [])
    expect(await desk()).toMatchObject([
      {
        kind: 'PLAN',
        itemId: id,
        since: '2026-03-28',
        amount: 888,
        description: `Money of Alpha Plan taken in on 03/23/2026, PLAN-${id}`,
        whoActs: 'STAFF',
        requestId: null,
      },
    ])
    expect(await checkDesk(db())).toEqual([])
    server.clock.set(new Date('2026-03-31T15:00:00Z'))
    // The bank of the demo pays what plans owe.
    expect(await server.call('POST', '/api/bank/demo', { body: {}, headers })).toMatchObject({ body: { matched: 1 } })
    expect([await desk(), await checkDesk(db()), await checkLedger(db())]).toEqual([[], [], []])
    expect(await book('PLAN_RECEIVABLE')).toBe(0)
    expect(await reconciliation('2026-03-31')).toMatchObject({ difference: 0, planReceivable: 0 })
  })

  test('is wrong in the books when it is not what the bank has not shown', async () => {
    await server.services.database.executeSql(`
      alter table plan_receivable disable trigger all;
      insert into plan_receivable (attachment_id, plan_id, amount_cents, transaction_id, since)
        select 999999, 1, 5, min(transaction_id) - 1, '2026-03-31' from ledger_transaction;
      alter table plan_receivable enable trigger all`)
    const rules = (await checkLedger(db())).map(({ rule }) => rule)
    expect(rules).toEqual(['Plan Receivable is what the bank has not shown'])
    expect(await checkDesk(db())).toMatchObject([{ what: 'plan file 999999 as PLAN' }])
  })
})
