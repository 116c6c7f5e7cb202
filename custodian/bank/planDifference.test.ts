import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkDesk } from '../integrity/deskRules.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { messageOf, bankDesk } from './testing.bankDesk.ts'

// A plan deposit that differs from its file: two people confirm the difference and its treatment.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

const {
  db,
  as,
  book,
  books,
  reconciliation,
  line: statement,
  takenIn,
  decided,
  match,
  undo,
  settle,
  nothingIsWrong,
  desk: onDesk,
} = bankDesk(() => server)
const desk = async () => (await onDesk()).map(({ kind, itemId, amount }) => `${kind} ${itemId} ${amount}`)

describe('a short deposit', () => {
  test('matches a short deposit if staff enter the exact difference, and keeps the remainder owed', async () => {
    await statement('2026-03-10', [])
    const file = await takenIn(1_000)
    const line = await statement('2026-03-11', [[990, `PLAN-${file}`]])
    const planFileIds = [file]
    expect(messageOf(await match(line, { planFileIds }))).toContain('$10.00 less than what is owed')
    const wrong = { amount: 9.99, treatment: 'STILL_OWED' }
    expect(await match(line, { planFileIds, difference: wrong })).toMatchObject({ status: 400 })
    expect(await match(line, { planFileIds, difference: { amount: 10, treatment: 'SURPLUS' } })).toMatchObject({
      status: 400,
    })
    const asked = await match(line, { planFileIds, difference: { amount: 10, treatment: 'STILL_OWED' } })
    expect(asked).toMatchObject({ status: 200, body: { approvalId: expect.any(Number) } })
    expect(await books()).toEqual({ cash: 0, owed: 1_000, writtenOff: 0, overpaid: 0 })
    await decided()
    expect(await books()).toEqual({ cash: 990, owed: 10, writtenOff: 0, overpaid: 0 })
    expect((await reconciliation('2026-03-11')).planMoney).toMatchObject([{ planFileId: file, amount: 10 }])
    await nothingIsWrong('2026-03-11')
    await statement('2026-03-16', [])
    expect(await desk()).toEqual([`PLAN ${file} 10`])
    await statement('2026-03-17', [[10, `PLAN-${file}`]])
    expect(await books()).toEqual({ cash: 1_000, owed: 0, writtenOff: 0, overpaid: 0 })
    expect(await desk()).toEqual([])
    await nothingIsWrong('2026-03-17')
    // The reconciliation of a past day does not change.
    expect((await reconciliation('2026-03-11')).planMoney).toMatchObject([{ amount: 10 }])
  })

  test('writes off the remainder of a short deposit, and restores it when the match is undone', async () => {
    const file = await takenIn(200)
    const line = await statement('2026-03-18', [[195, '']])
    await match(line, { planFileIds: [file], difference: { amount: 5, treatment: 'WRITTEN_OFF' } })
    await decided()
    expect(await books()).toEqual({ cash: 1_195, owed: 0, writtenOff: 5, overpaid: 0 })
    await nothingIsWrong('2026-03-18')
    await undo(line)
    await decided()
    expect(await books()).toEqual({ cash: 1_000, owed: 200, writtenOff: 0, overpaid: 0 })
    expect([await checkLedger(db()), await checkDesk(db())]).toEqual([[], []])
    await match(line, { planFileIds: [file], difference: { amount: 5, treatment: 'STILL_OWED' } })
    await decided()
    // Later, two people write off the rest of the short deposit.
    expect(await settle(file)).toMatchObject({ status: 200 })
    expect(await settle(file)).toMatchObject({ status: 409 })
    await decided()
    expect(await books()).toEqual({ cash: 1_195, owed: 0, writtenOff: 5, overpaid: 0 })
    expect(await settle(file)).toMatchObject({ status: 409 })
    await nothingIsWrong('2026-03-18')
  })

  test('assigns the shortfall of a deposit for several files to the last file', async () => {
    const files = [await takenIn(100), await takenIn(50)]
    const line = await statement('2026-03-19', [[149, '']])
    const body = { planFileIds: files, difference: { amount: 1, treatment: 'STILL_OWED' } }
    await match(line, body)
    await decided()
    expect((await reconciliation('2026-03-19')).planMoney).toMatchObject([{ planFileId: files[1], amount: 1 }])
    await settle(files[1] ?? 0)
    await decided()
    const short = await statement('2026-03-20', [[20, '']])
    const other = [await takenIn(20.5), await takenIn(7)]
    expect(
      messageOf(await match(short, { planFileIds: other, difference: { amount: 7.5, treatment: 'STILL_OWED' } })),
    ).toContain('Nothing of this deposit is left for the file')
    await match(short, { planFileIds: [other[0]], difference: { amount: 0.5, treatment: 'WRITTEN_OFF' } })
    await decided()
    await settle(other[1] ?? 0)
    await decided()
    await nothingIsWrong('2026-03-20')
    expect(await book('PLAN_RECEIVABLE')).toBe(0)
  })
})

describe('a surplus deposit', () => {
  test('lists a surplus on the Returns Desk until the bank shows its return to the plan, and returns it once', async () => {
    const before = await books()
    const file = await takenIn(300)
    const line = await statement('2026-03-23', [[310, '']])
    expect(
      await match(line, { planFileIds: [file], difference: { amount: 10, treatment: 'STILL_OWED' } }),
    ).toMatchObject({ status: 400 })
    await match(line, { planFileIds: [file], difference: { amount: 10, treatment: 'SURPLUS' } })
    await decided()
    expect(await books()).toEqual({ ...before, cash: before.cash + 310, overpaid: 10 })
    const [surplus] = (await reconciliation('2026-03-23')).planSurpluses
    expect(surplus).toMatchObject({ reference: `PLAN-${file}`, planName: 'Alpha Plan', bankLineId: line, amount: 10 })
    expect(await desk()).toEqual([`SURPLUS ${surplus?.planSurplusId} 10`])
    await nothingIsWrong('2026-03-23')
    const planSurplusId = surplus?.planSurplusId
    const back = await statement('2026-03-24', [
      [-9, ''],
      [-10, 'WIRE TO PLAN'],
    ])
    expect((await as(administrator, 'GET', `/api/bank/lines/${back}`)).body).toMatchObject({
      candidates: [{ planSurplusId, amount: 10 }],
    })
    expect(await match(back - 1, { planSurplusId })).toMatchObject({ status: 400 })
    await match(back - 1, {})
    await decided()
    await match(back, { planSurplusId })
    await decided()
    expect(await books()).toMatchObject({ overpaid: 0 })
    expect(await desk()).toEqual([])
    expect(messageOf(await undo(line))).toContain('was given back or taken for another file since')
    await nothingIsWrong('2026-03-24')
    await undo(back)
    await decided()
    expect(await books()).toMatchObject({ overpaid: 10 })
    expect([await checkLedger(db()), await checkDesk(db())]).toEqual([[], []])
    await match(back, { planSurplusId })
    await decided()
    expect(await as(administrator, 'GET', `/api/bank/lines/${back}`)).toMatchObject({
      body: { matchedWith: 'GIVEN_BACK', matches: [{ description: expect.stringContaining('Given back to') }] },
    })
  })

  test('applies a surplus to another file of the same plan, up to the amount owed for that file', async () => {
    const file = await takenIn(60)
    const line = await statement('2026-03-25', [[75, '']])
    await match(line, { planFileIds: [file], difference: { amount: 15, treatment: 'SURPLUS' } })
    await decided()
    const [surplus] = (await reconciliation('2026-03-25')).planSurpluses
    const planSurplusId = surplus?.planSurplusId
    const other = await takenIn(12, 2)
    expect(messageOf(await settle(other, { planSurplusId }))).toContain('that of another plan')
    const corrected = await takenIn(12)
    expect(await settle(corrected, { planSurplusId: 999_999 })).toMatchObject({ status: 409 })
    await settle(corrected, { planSurplusId })
    await decided()
    expect(await books()).toMatchObject({ owed: 12, overpaid: 3 })
    expect(await desk()).toEqual([`SURPLUS ${planSurplusId} 3`])
    const last = await takenIn(5)
    await settle(last, { planSurplusId })
    await decided()
    expect(await books()).toMatchObject({ owed: 14, overpaid: 0 })
    await nothingIsWrong('2026-03-25')
  })

  test('books a second deposit for a paid file as surplus', async () => {
    const [{ attachment_id: file } = { attachment_id: 0 }] = await db()
      .selectFrom('plan_money_owed')
      .select('attachment_id')
      .where('amount_cents', '=', 0n)
      .where('announced_cents', '=', 60_00n)
      .execute()
    const line = await statement('2026-03-26', [[60, `PLAN-${file}`]])
    const { planFiles } = (await as(administrator, 'GET', `/api/bank/lines/${line}`)).body as {
      planFiles: Array<{ planFileId: number; owed: number }>
    }
    expect(planFiles).toContainEqual(expect.objectContaining({ planFileId: file, owed: 0 }))
    await match(line, { planFileIds: [file], difference: { amount: 60, treatment: 'SURPLUS' } })
    await decided()
    expect(await books()).toMatchObject({ overpaid: 60 })
    await nothingIsWrong('2026-03-26')
  })
})

test('refuses in the database a posting above the amount owed for a plan file', async () => {
  const [{ attachment_id: file } = { attachment_id: 0 }] = await db()
    .selectFrom('plan_money_owed')
    .select('attachment_id')
    .where('amount_cents', '=', 0n)
    .execute()
  const { transaction_id: transactionId } = await db()
    .selectFrom('ledger_transaction')
    .select((eb) => eb.fn.max('transaction_id').as('transaction_id'))
    .executeTakeFirstOrThrow()
  const settled = {
    attachment_id: file,
    plan_surplus_id: null,
    amount_cents: 1n,
    transaction_id: transactionId,
    approval_id: null,
    note: 'x',
    at: new Date(),
  }
  await expect(db().insertInto('plan_settlement').values(settled).execute()).rejects.toThrow(/more than is owed/)
})
