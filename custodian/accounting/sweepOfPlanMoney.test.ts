import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { bankDesk } from '../bank/testing.bankDesk.ts'
import { fund } from '../distributions/testing.ts'
import { bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { ada, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { feesToSweep } from './ownTransfer.sql.ts'

// A fee charged on plan money is swept only when the plan's deposit has brought it.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 100_000n)
})
afterAll(() => server.close())

const { db, line, takenIn, decided, match, settle } = bankDesk(() => server)

async function fee(accountId: number, cents: bigint, date: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (tx) => {
      const lines = [
        debit(await bookOfAccount(tx, accountId), cents),
        credit(await internalBook(tx, 'FEE_ANNUAL'), cents),
      ]
      await post(tx, { typeId: TRANSACTION_TYPE.annualFee, date, lines, createdBy: null })
    })
}
const toSweep = async (day: string) =>
  Number(
    await db()
      .transaction()
      .execute((tx) => feesToSweep(tx, day)),
  ) / 100

test('sweeps a fee on plan money only as far as the plan has paid, never a fee on written-off money', async () => {
  await line('2026-03-10', [])
  await fee(ada.accountId, 700n, '2026-03-10')
  expect(await toSweep('2026-03-31')).toBe(7)
  const file = await takenIn(30)
  const { account_id: charged } = await db()
    .selectFrom('plan_money')
    .select('account_id')
    .where('attachment_id', '=', file)
    .executeTakeFirstOrThrow()
  await fee(charged, 2_000n, '2026-03-12')
  expect([await toSweep('2026-03-11'), await toSweep('2026-03-31')]).toEqual([7, 7])
  // $15.00 of the file are missing, so $5.00 of the fee came from the deposit.
  const short = await line('2026-04-06', [[15, '']])
  await match(short, { planFileIds: [file], difference: { amount: 15, treatment: 'STILL_OWED' } })
  await decided()
  expect(await toSweep('2026-04-30')).toBe(12)
  await settle(file)
  await decided()
  expect(await toSweep('2026-04-30')).toBe(12)

  const paid = await takenIn(40)
  const { account_id: whole } = await db()
    .selectFrom('plan_money')
    .select('account_id')
    .where('attachment_id', '=', paid)
    .executeTakeFirstOrThrow()
  await fee(whole, 2_000n, '2026-04-07')
  expect(await toSweep('2026-04-30')).toBe(12)
  await line('2026-04-08', [[40, `PLAN-${paid}`]])
  expect(await toSweep('2026-04-30')).toBe(32)
})
