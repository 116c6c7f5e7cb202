import type { BankLine } from '../../contract/bank.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkDesk } from '../integrity/deskRules.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { bankDesk } from './testing.bankDesk.ts'

// The clock is at 2026-03-10. A plan owes the amount of its file until the bank shows the deposit.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

const {
  db,
  book,
  reconciliation,
  linesOfBank,
  statement,
  file,
  takenIn,
  decided,
  match,
  demoBank,
  desk: onDesk,
} = bankDesk(() => server)
const desk = async () => (await onDesk()).filter(({ kind }) => kind === 'PLAN')

describe('money of a plan file', () => {
  test('credits plan money to its owner on approval, as a receivable from the plan', async () => {
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

  test("matches plan money once, to a deposit of its amount, on the bank's day", async () => {
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
      'No entry in the books fits. Match it by hand, or record the missing entry first.',
    ])
  })

  test('matches a deposit that names a plan file only at the exact amount', async () => {
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

  test('matches two plan files of the same amount only if the deposit names the plan', async () => {
    await takenIn(500, 1)
    await takenIn(500, 2)
    const { name } = await db().selectFrom('plan').select('name').where('plan_id', '=', 2).executeTakeFirstOrThrow()
    await statement('2026-03-17', [[500, '', 'DEPOSIT']])
    expect((await linesOfBank()).at(-1)).toMatchObject({ whyOpen: 'More than one entry fits.', matchedWith: null })
    expect(await statement('2026-03-18', [[500, '', `Sent by ${name.toUpperCase()}`]])).toMatchObject({
      // A line that had two candidates now has only one, so the next run matches it.
      body: { matched: 1 },
    })
    const last = await reconciliation('2026-03-18')
    expect(last).toMatchObject({
      difference: 0,
      planReceivable: 500,
      planMoney: [{ planName: 'Alpha Plan', amount: 500 }],
    })
  })

  test("matches a deposit older than its plan file, and dates the cash on the bank's day", async () => {
    await statement('2026-03-19', [[77.5, '', 'DEPOSIT']])
    const id = await file(77.5)
    expect(await book('PLAN_RECEIVABLE')).toBe(0)
    await decided()
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

  test('lets two people match one deposit to several plan files', async () => {
    const ids = [await takenIn(40), await takenIn(60)]
    await statement('2026-03-23', [[100, '', 'DEPOSIT']])
    const { bankLineId } = (await linesOfBank()).at(-1) as BankLine
    const of = (planFileIds: number[]) => match(bankLineId, { planFileIds })
    expect(await of([ids[0] ?? 0])).toMatchObject({ status: 400 })
    expect(await of([ids[0] ?? 0, 999_999])).toMatchObject({ status: 400 })
    expect(await of(ids)).toMatchObject({ status: 200, body: { approvalId: expect.any(Number) } })
    await decided()
    expect((await linesOfBank()).at(-1)).toMatchObject({ matchedWith: 'RECEIVED' })
    expect((await reconciliation('2026-03-23')).planMoney).toEqual([])
  })

  test('lists plan money without a deposit on the Returns Desk after five days', async () => {
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
        description: `Money of Alpha Plan credited on 03/23/2026, PLAN-${id}`,
        whoActs: 'STAFF',
        requestId: null,
      },
    ])
    expect(await checkDesk(db())).toEqual([])
    server.clock.set(new Date('2026-03-31T15:00:00Z'))
    // The demo bank shows the deposits that plans owe.
    expect(await demoBank()).toMatchObject({ body: { matched: 1 } })
    expect([await desk(), await checkDesk(db()), await checkLedger(db())]).toEqual([[], [], []])
    expect(await book('PLAN_RECEIVABLE')).toBe(0)
    expect(await reconciliation('2026-03-31')).toMatchObject({ difference: 0, planReceivable: 0 })
  })

  test('reports a Plan Receivable that differs from the total of outstanding plan deposits', async () => {
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
