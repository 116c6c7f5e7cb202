import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import type { Database, Tx } from '../platform/db/connect.ts'
import { testDatabase } from '../testing.ts'
import { isFeeGivenBack, whyNotFeeBack } from './feeIncome.ts'
import { credit, debit, internalBook, openCustomerBook, post } from './ledger.ts'
import { ONE_ACCOUNT } from './testing.ts'

let database: Database
let customer: number
const inTx = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work)
const entry = { date: '2026-03-10', createdBy: null }

const FEES = [
  ['FEE_DISTRIBUTION', TRANSACTION_TYPE.distributionFee],
  ['FEE_ANNUAL', TRANSACTION_TYPE.annualFee],
] as const
type FeeKind = (typeof FEES)[number][0]

beforeAll(async () => {
  database = await testDatabase()
  await database.executeSql(ONE_ACCOUNT)
  customer = await inTx((tx) => openCustomerBook(tx, { accountId: 1, name: '100001' }))
  const cash = await internalBook(database.db, 'CUSTODY_CASH')
  await inTx((tx) =>
    post(tx, {
      typeId: TRANSACTION_TYPE.contribution,
      ...entry,
      lines: [debit(cash, 500_00n), credit(customer, 500_00n)],
    }),
  )
})
afterAll(() => database.close())

async function charge(kind: FeeKind, typeId: number, cents: bigint): Promise<number> {
  const fees = await internalBook(database.db, kind)
  return inTx((tx) => post(tx, { typeId, ...entry, lines: [debit(customer, cents), credit(fees, cents)] }))
}

async function giveBack(kind: FeeKind, cents: bigint): Promise<void> {
  const fees = await internalBook(database.db, kind)
  const lines = [debit(fees, cents), credit(customer, cents)]
  await inTx((tx) => post(tx, { typeId: TRANSACTION_TYPE.feeAdjustment, ...entry, lines }))
}

test.each(FEES)(
  'allows a reversal of the only fee in the book %s, but not after a cent was refunded',
  async (kind, typeId) => {
    const charged = await charge(kind, typeId, 25_00n)
    expect(await inTx((tx) => whyNotFeeBack(tx, charged))).toBeNull()
    expect(await inTx((tx) => isFeeGivenBack(tx, charged))).toBe(false)
    await giveBack(kind, 1n)
    expect(await inTx((tx) => whyNotFeeBack(tx, charged))).toMatchObject({
      message: expect.stringMatching(/ holds \$24\.99\. Taking this back needs \$25\.00\.$/),
    })
    expect(await inTx((tx) => isFeeGivenBack(tx, charged))).toBe(true)
  },
)
