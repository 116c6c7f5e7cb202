import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnswerOf } from '../../contract/endpoint.ts'
import type { getBalanceHistory } from '../../contract/accounts.ts'
import type { YearOfAccount } from '../../contract/accounting.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { bookOfAccount, credit, debit, internalBook, post, reverse } from '../ledger/ledger.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
let ben: string
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  ben = await server.tokenOf('ben.brook@example.com')
})
afterAll(() => server.close())

type History = AnswerOf<typeof getBalanceHistory>

async function history(months: number, token = ben, path = '/api/account/history'): Promise<History> {
  return (await server.call('GET', `${path}?months=${months}`, { token })).body as History
}

const balances = async () =>
  (
    (await server.call('GET', '/api/account/balance', { token: ben })).body as { accountId: number; balance: number }[]
  ).map(({ accountId, balance }) => ({ accountId, balance }))

describe('monthly history of an account', () => {
  test("ends the monthly history of each of the owner's accounts with the current balance", async () => {
    const now = (await history(13)).map(({ accountId, months }) => ({ accountId, balance: months.at(-1)?.balance }))
    expect(now).toEqual(await balances())
  })

  test("lists the monthly history in the order of the owner's accounts", async () => {
    const accounts = (await server.call('GET', '/api/account/balance', { token: ben })).body
    expect((await history(2)).map(({ account }) => account)).toEqual(accounts)
  })

  test("adds the changes of each month to the prior balance, giving the next month's opening balance", async () => {
    for (const { months } of await history(60)) {
      expect(months).toHaveLength(60)
      for (const [index, after] of months.entries()) {
        const before = months[index - 1]
        if (!before) continue
        const { contributions, interest, fees, distributions } = after
        const cents = Math.round((before.balance + contributions + interest + fees + distributions) * 100)
        expect(cents).toBe(Math.round(after.balance * 100))
      }
    }
  })

  test('splits monthly distributions into net amount, tax and fees that match the yearly totals', async () => {
    const ann = await server.tokenOf('ann.archer@example.com')
    const [first] = (await history(60, ann)).filter(({ accountId }) => accountId === 501)
    const sum = (of: (month: NonNullable<typeof first>['months'][number]) => number | null | undefined) =>
      (first?.months ?? []).reduce((cents, month) => cents + Math.round((of(month) ?? NaN) * 100), 0)
    expect(sum((month) => month.taxWithheld)).toBeGreaterThan(0)
    expect(sum((month) => month.distributions)).toBe(
      sum((month) => month.netDistributions) -
        sum((month) => month.taxWithheld) +
        sum((month) => month.distributionFees),
    )
    const years = (await server.call('GET', '/api/transaction/years/plan/501', { token: ann })).body as YearOfAccount[]
    const ofYears = (of: (year: YearOfAccount) => number | null | undefined) =>
      years.reduce((cents, year) => cents + Math.round((of(year) ?? NaN) * 100), 0)
    expect(sum((month) => month.taxWithheld)).toBe(ofYears((year) => year.federalWithholding + year.stateWithholding))
    expect(sum((month) => month.netDistributions)).toBe(ofYears((year) => year.netDistributions))
    expect(sum((month) => month.distributionFees)).toBe(ofYears((year) => year.distributionFees))
  })

  test('returns the same figures for the latest months, however many months are requested', async () => {
    const [many, few] = [await history(60), await history(3)]
    expect(few.map(({ months }) => months)).toEqual(many.map(({ months }) => months.slice(-3)))
  })

  test("subtracts a reversal from the monthly total of the reversed transaction's category", async () => {
    const { db } = server.services
    const date = server.clock.now().toISOString().slice(0, 10)
    const cash = await internalBook(db, 'CUSTODY_CASH')
    const now = async () => (await history(1))[0]?.months[0]
    const before = await now()
    await db.transaction().execute(async (tx) => {
      const book = await bookOfAccount(tx, 502)
      const lines = [debit(book, 10_00n), credit(cash, 10_00n)]
      const paid = await post(tx, { typeId: TRANSACTION_TYPE.withdrawal, date, createdBy: null, lines })
      await reverse(tx, paid, { date, createdBy: null })
    })
    expect(await now()).toEqual(before)
  })

  test('shows the monthly history of a named owner to staff only', async () => {
    const reviewer = await server.tokenOf('compliance@example.com')
    expect(await history(2, reviewer, '/api/account/admin/1002/history')).toEqual(await history(2))
    expect((await server.call('GET', '/api/account/admin/1001/history', { token: ben })).status).toBe(403)
  })

  test.each(['0', '61', '-1', '1.5', 'all'])(
    'refuses "%s" as the number of months of the account history',
    async (months) => {
      expect((await server.call('GET', `/api/account/history?months=${months}`, { token: ben })).status).toBe(400)
    },
  )
})
