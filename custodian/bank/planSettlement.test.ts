import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administrator, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { messageOf, bankDesk } from './testing.bankDesk.ts'

// Plan money settled without a bank line: two people undo a settlement, and money is recovered after write-off.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

const {
  db,
  as,
  books,
  desk,
  reconciliation,
  line,
  linesOfBank,
  takenIn,
  decided,
  match,
  undo,
  settle,
  undoSettlement,
  nothingIsWrong,
} = bankDesk(() => server)

const settlements = async (date: string) => (await reconciliation(date)).planSettlements
/** Two people settle the file; returns the settlement id. */
async function settled(file: number, body: object = {}): Promise<number> {
  expect(await settle(file, body)).toMatchObject({ status: 200 })
  await decided()
  const { plan_settlement_id: id } = await db()
    .selectFrom('plan_settlement')
    .select('plan_settlement_id')
    .orderBy('plan_settlement_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
const detail = async (bankLineId: number) => (await as(administrator, 'GET', `/api/bank/lines/${bankLineId}`)).body

describe('a settlement of plan money', () => {
  test('undoes a write-off once, by two people, with a reversal that references the write-off', async () => {
    await line('2026-03-10', [])
    const file = await takenIn(400)
    const id = await settled(file)
    expect(await settlements('2026-03-10')).toMatchObject([
      {
        planSettlementId: id,
        planFileId: file,
        reference: `PLAN-${file}`,
        amount: 400,
        planSurplusId: null,
        recovered: 0,
      },
    ])
    const asked = await undoSettlement(id)
    expect(asked).toMatchObject({ status: 200, body: { approvalId: expect.any(Number) } })
    expect(await undoSettlement(id)).toMatchObject({ status: 409 })
    const { approvalId } = asked.body as { approvalId: number }
    expect(await as(administrator, 'POST', `/api/approval/${approvalId}/approve`, {})).toMatchObject({ status: 409 })
    expect(await books()).toMatchObject({ owed: 0, writtenOff: 400 })
    await decided()
    expect(await books()).toEqual({ cash: 0, owed: 400, writtenOff: 0, overpaid: 0 })
    const rows = await db()
      .selectFrom('plan_settlement as s')
      .innerJoin('plan_settlement_undo as u', 'u.plan_settlement_id', 's.plan_settlement_id')
      .innerJoin('ledger_transaction as t', 't.transaction_id', 'u.reversal_id')
      .select(['s.transaction_id', 't.reverses_transaction_id', 'u.approval_id'])
      .where('s.plan_settlement_id', '=', id)
      .execute()
    expect(rows).toEqual([
      { transaction_id: expect.any(Number), reverses_transaction_id: rows[0]?.transaction_id, approval_id: approvalId },
    ])
    expect(messageOf(await undoSettlement(id))).toContain('was undone before')
    expect(await undoSettlement(999_999)).toMatchObject({ status: 404 })
    expect(await settlements('2026-03-10')).toEqual([])
    await nothingIsWrong('2026-03-10')
    // The deposit closes the amount as if it had never been settled.
    await line('2026-03-11', [[400, `PLAN-${file}`]])
    expect(await books()).toEqual({ cash: 400, owed: 0, writtenOff: 0, overpaid: 0 })
    await nothingIsWrong('2026-03-11')
  })

  test('restores the overpaid amount held for the plan when its settlement is undone', async () => {
    const file = await takenIn(100)
    const over = await line('2026-03-12', [[120, '']])
    await match(over, { planFileIds: [file], difference: { amount: 20, treatment: 'SURPLUS' } })
    await decided()
    const planSurplusId = (await reconciliation('2026-03-12')).planSurpluses[0]?.planSurplusId
    const other = await takenIn(15)
    const id = await settled(other, { planSurplusId })
    expect(await books()).toMatchObject({ owed: 0, overpaid: 5 })
    expect(await undo(over)).toMatchObject({ status: 409 })
    await undoSettlement(id)
    await decided()
    expect(await books()).toMatchObject({ owed: 15, overpaid: 20 })
    expect((await desk()).map(({ kind, amount }) => `${kind} ${amount}`)).toContain('SURPLUS 20')
    await nothingIsWrong('2026-03-12')
    // No part of the surplus is used any more, so its match can be undone as well.
    await undo(over)
    await decided()
    expect(await books()).toMatchObject({ owed: 115, overpaid: 0 })
    await match(over, { planFileIds: [file], difference: { amount: 20, treatment: 'SURPLUS' } })
    await decided()
    await settled(other, { planSurplusId: (await reconciliation('2026-03-12')).planSurpluses[0]?.planSurplusId })
    await nothingIsWrong('2026-03-12')
  })

  test('undoes a settlement made with a match only by undoing that match', async () => {
    const file = await takenIn(50)
    const short = await line('2026-03-13', [[48, '']])
    await match(short, { planFileIds: [file], difference: { amount: 2, treatment: 'WRITTEN_OFF' } })
    await decided()
    const { plan_settlement_id: id } = await db()
      .selectFrom('plan_settlement')
      .select('plan_settlement_id')
      .where('attachment_id', '=', file)
      .executeTakeFirstOrThrow()
    expect(messageOf(await undoSettlement(id))).toContain('undo that match')
    // The database also refuses to undo the settlement alone.
    const values = { plan_settlement_id: id, reversal_id: 1, approval_id: null, note: 'x', at: new Date() }
    await expect(db().insertInto('plan_settlement_undo').values(values).execute()).rejects.toThrow(/not the reversal/)
  })

  test('lists a settlement that waits for a second person on the Returns Desk', async () => {
    const file = await takenIn(70)
    await line('2026-03-19', [])
    const actor = async () => (await desk()).find(({ itemId }) => itemId === file)?.whoActs
    expect(await actor()).toBe('STAFF')
    await settle(file)
    expect(await actor()).toBe('SECOND_PERSON')
    await decided()
    expect(await actor()).toBeUndefined()
  })
})

describe('money recovered after write-off', () => {
  let file: number
  let written: number

  test('offers written-off plan money as a match for a late deposit, and lets two people recover it', async () => {
    file = await takenIn(300)
    written = await settled(file)
    const before = await books()
    const named = await line('2026-03-20', [[300, `PLAN-${file}`]])
    expect((await linesOfBank()).at(-1)).toMatchObject({
      matchedWith: null,
      whyOpen: `Of the file PLAN-${file} $300.00 was written off: this may be its recovery.`,
    })
    expect(await detail(named)).toMatchObject({
      candidates: [{ planSettlementId: written, amount: 300, description: expect.stringContaining('Recovered from') }],
    })
    expect(await match(named, { planSettlementId: written, planFileIds: [file] })).toMatchObject({ status: 400 })
    expect(await match(named, { planSettlementId: 999_999 })).toMatchObject({ status: 400 })
    expect(await match(named, { planSettlementId: written })).toMatchObject({
      status: 200,
      body: { approvalId: expect.any(Number) },
    })
    expect(await books()).toEqual(before)
    await decided()
    expect(await books()).toEqual({ ...before, cash: before.cash + 300, writtenOff: before.writtenOff - 300 })
    expect(await detail(named)).toMatchObject({
      matchedWith: 'RECOVERED',
      matches: [{ amount: 300, description: expect.stringContaining(`PLAN-${file}`) }],
    })
    expect((await settlements('2026-03-20')).find(({ planFileId }) => planFileId === file)).toMatchObject({
      recovered: 300,
    })
    await nothingIsWrong('2026-03-20')
  })

  test('recovers a write-off once, and refuses to undo a recovered write-off', async () => {
    const again = await line('2026-03-23', [[300, `PLAN-${file}`]])
    expect(await detail(again)).toMatchObject({ candidates: [] })
    expect(messageOf(await match(again, { planSettlementId: written }))).toContain('was recovered already')
    expect(messageOf(await undoSettlement(written))).toContain('was recovered since')
    const settlement = { plan_settlement_id: written, kind: 'RECOVERED' as const, bank_line_id: again }
    const { transaction_id } = await db()
      .selectFrom('bank_match')
      .select('transaction_id')
      .where('plan_settlement_id', '=', written)
      .executeTakeFirstOrThrow()
    const values = { ...settlement, payment_id: null, transaction_id, approval_id: null, at: new Date() }
    await expect(db().insertInto('bank_match').values(values).execute()).rejects.toThrow(/more has come/)
    await match(again, { planFileIds: [file], difference: { amount: 300, treatment: 'SURPLUS' } })
    await decided()
    await nothingIsWrong('2026-03-23')
  })

  test('restores a write-off when its recovery is undone, and then lets the write-off be undone too', async () => {
    const recovered = (await linesOfBank()).find(({ matchedWith }) => matchedWith === 'RECOVERED')?.bankLineId ?? 0
    const before = await books()
    await undo(recovered)
    await decided()
    expect(await books()).toMatchObject({ cash: before.cash - 300, writtenOff: before.writtenOff + 300 })
    await undoSettlement(written)
    await decided()
    expect(await books()).toMatchObject({ owed: before.owed + 300, writtenOff: before.writtenOff })
    await match(recovered, { planFileIds: [file] })
    await decided()
    expect(await books()).toEqual(before)
    await nothingIsWrong('2026-03-23')
  })

  test('recovers a write-off in parts, by file or amount, never more than was written off', async () => {
    const other = await takenIn(90)
    const id = await settled(other)
    const part = await line('2026-03-24', [[60, `PLAN-${other}`]])
    await match(part, { planSettlementId: id })
    await decided()
    const rest = await line('2026-03-25', [[30, '']])
    expect((await linesOfBank()).at(-1)?.whyOpen).toBe(
      `$30.00 was written off of the file PLAN-${other}: this may be its recovery.`,
    )
    expect(await detail(rest)).toMatchObject({ candidates: [{ planSettlementId: id, amount: 30 }] })
    const more = await line('2026-03-26', [[30.01, `PLAN-${other}`]])
    expect(messageOf(await match(more, { planSettlementId: id }))).toContain('Only $30.00')
    await match(rest, { planSettlementId: id })
    await decided()
    await nothingIsWrong('2026-03-26')
  })

  test('refuses to undo the match of a short deposit whose written-off remainder was recovered', async () => {
    const short = await takenIn(40)
    const deposit = await line('2026-03-27', [[35, '']])
    await match(deposit, { planFileIds: [short], difference: { amount: 5, treatment: 'WRITTEN_OFF' } })
    await decided()
    const late = await line('2026-03-30', [[5, `PLAN-${short}`]])
    const { candidates } = (await detail(late)) as { candidates: Array<{ planSettlementId: number | null }> }
    await match(late, { planSettlementId: candidates[0]?.planSettlementId })
    await decided()
    expect(messageOf(await undo(deposit))).toContain('was recovered since')
    await undo(late)
    await decided()
    expect(await undo(deposit)).toMatchObject({ status: 200 })
    await decided()
    await nothingIsWrong('2026-03-30')
  })

  test('keeps a write-off when the second person refuses to undo it, and allows a new request', async () => {
    const mine = await takenIn(10)
    const id = await settled(mine)
    const asked = await undoSettlement(id)
    const { approvalId } = asked.body as { approvalId: number }
    expect(await as(administrator, 'POST', `/api/approval/${approvalId}/approve`, {})).toMatchObject({ status: 409 })
    expect(
      await as(customerService, 'POST', `/api/approval/${approvalId}/refuse`, { note: 'It will not come' }),
    ).toMatchObject({
      status: 200,
    })
    expect(await undoSettlement(id)).toMatchObject({ status: 200 })
    await decided()
    await nothingIsWrong('2026-03-30')
  })
})
