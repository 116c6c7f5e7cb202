import { afterEach, beforeEach, expect, test } from 'vitest'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { fund } from '../distributions/testing.ts'
import { inspectAll } from '../integrity/watch.ts'
import { balanceOf, bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { createLog } from '../platform/log.ts'
import { ada, administrator, customerService, seedPeople } from '../testing.people.ts'
import { chargeFees } from './testing.fees.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
let customer: number
let wrong: number
const log = createLog('silent')
const run = (statement: string) => server.services.database.executeSql(statement)

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
  customer = await bookOfAccount(server.services.db, ada.accountId)
  await chargeFees(server.services, ada.accountId, 100n)
  wrong = await overdrawn()
})
afterEach(() => server.close())

/** Takes one cent more from Ada's book than it holds, with all triggers disabled, as the database owner could. */
async function overdrawn(): Promise<number> {
  const expense = await internalBook(server.services.db, 'INTEREST_EXPENSE')
  const tables = ['ledger_transaction', 'posting']
  for (const table of tables) await run(`alter table ${table} disable trigger all`)
  const { rows } = await run(`
    insert into ledger_transaction (transaction_type_id, transaction_date) values (3, '2026-03-01') returning transaction_id`)
  const id = Number(rows[0]?.['transaction_id'])
  await run(`insert into posting (transaction_id, transaction_date, book_id, side, amount_cents) values
    (${id}, '2026-03-01', ${customer}, 'D', 500001), (${id}, '2026-03-01', ${expense}, 'C', 500001)`)
  for (const table of tables) await run(`alter table ${table} enable trigger all`)
  return id
}

const as = async (email: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
  server.call(method, `/api${path}`, { token: await server.tokenOf(email), ...(body === undefined ? {} : { body }) })
const reverse = (id: number, email = administrator) =>
  as(email, 'POST', `/accounting/transaction/${id}/reverse`, { note: 'nobody posted it' })
const approve = (id: number, email: string) => as(email, 'POST', `/approval/${id}/approve`, { note: null })
const adjust = () =>
  as(administrator, 'POST', '/accounting/transaction', {
    bookId: customer,
    transactionTypeId: TRANSACTION_TYPE.feeAdjustment,
    amount: 1,
    note: 'a fee',
  })
const isOffered = async (id: number, email = administrator) =>
  ((await as(email, 'GET', `/accounting/transaction/${id}`)).body as Array<{ canReversePosting: boolean }>).every(
    ({ canReversePosting }) => canReversePosting,
  )
const stops = async () => (await run('select since, reason from ledger_halt')).rows

test('lets two people reverse the posting that stopped the ledger; the next check resumes it', async () => {
  await inspectAll(server.services, log)
  const stop = await stops()
  expect(stop).toMatchObject([{ reason: `balance not below zero: book ${customer}` }])
  expect([await isOffered(wrong), await isOffered(wrong, customerService)]).toEqual([true, false])
  expect((await reverse(wrong, customerService)).status).toBe(403)

  const asked = await reverse(wrong)
  expect(asked).toMatchObject({ status: 200, body: { id: null } })
  const { approvalId } = asked.body as { approvalId: number }
  expect((await approve(approvalId, administrator)).status).toBe(409)
  expect(await balanceOf(server.services.db, customer)).toBe(-1n)
  expect((await approve(approvalId, customerService)).status).toBe(200)
  expect(await balanceOf(server.services.db, customer)).toBe(500_000n)
  expect((await approve(approvalId, customerService)).status).toBe(409)

  // Only a check resumes the ledger; until then the stop keeps its original time.
  expect([await stops(), (await adjust()).status]).toEqual([stop, 409])
  await inspectAll(server.services, log)
  expect([await stops(), (await adjust()).status]).toEqual([[], 200])
  const { rows } = await run(`select after from audit where action = 'ledger.reverse'`)
  expect(rows).toMatchObject([{ after: { reverses: wrong, whileStopped: true, approvalId } }])
})

test('refuses the two-person reversal of a wrong posting while the ledger is not stopped', async () => {
  expect([await isOffered(wrong), (await reverse(wrong)).status]).toEqual([false, 404])
  await inspectAll(server.services, log)
  const { approvalId } = (await reverse(wrong)).body as { approvalId: number }
  await run('delete from ledger_halt')
  expect((await approve(approvalId, customerService)).status).toBe(409)
  expect(await balanceOf(server.services.db, customer)).toBe(-1n)
})

test('refuses all other postings and reversals while the ledger is stopped', async () => {
  const { db } = server.services
  const [federal, cash] = [await internalBook(db, 'FEDERAL_TAX'), await internalBook(db, 'CUSTODY_CASH')]
  const withheld = { typeId: TRANSACTION_TYPE.federalWithholding, date: '2026-03-01', createdBy: null }
  await db.transaction().execute((tx) => post(tx, { ...withheld, lines: [debit(cash, 100n), credit(federal, 100n)] }))
  const payment = { transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: 1, bookId: federal, note: null }
  const { id } = (await as(customerService, 'POST', '/accounting/transaction', payment)).body as { id: number }
  await inspectAll(server.services, log)

  const funding = Number((await run('select min(transaction_id) as id from ledger_transaction')).rows[0]?.['id'])
  expect((await reverse(funding)).status).toBe(404)
  const { approvalId } = (await reverse(id, customerService)).body as { approvalId: number }
  expect(await approve(approvalId, administrator)).toMatchObject({
    status: 409,
    body: 'Payments are stopped while the books are checked. Please try again later.',
  })
})
