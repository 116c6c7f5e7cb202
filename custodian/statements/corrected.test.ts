import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { runJob } from '../jobs/run.ts'
import { bookOfAccount, credit, debit, internalBook, post, reverse, stateTaxBook } from '../ledger/ledger.ts'
import { textOfPdf } from '../platform/pdf/testing.text.ts'
import { ada, bob, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { summaryOf } from './blocks.ts'
import { correctStatements } from './correct.ts'
import { lateEntries } from './corrections.sql.ts'
import { figuresOf } from './figures.ts'
import { quarterBefore } from './period.ts'
import { renderStatements } from './statement.ts'

const Q4 = quarterBefore('2026-03-10')
let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterEach(() => server.close())

const comeIn = (typeId: number, date: string, cents: bigint, accountId = ada.accountId) =>
  server.services.db.transaction().execute(async (tx) =>
    post(tx, {
      typeId,
      date,
      lines: [debit(await internalBook(tx, 'PLAN_RECEIPTS'), cents), credit(await bookOfAccount(tx, accountId), cents)],
      createdBy: null,
    }),
  )

/**
 * A payment of $2,000.00, less a fee of 25.00, federal tax of 200.00 and 80.00 for North Carolina: $1,695.00 by
 * check.
 */
const payOut = (date: string) =>
  server.services.db.transaction().execute(async (tx) =>
    post(tx, {
      typeId: TRANSACTION_TYPE.withdrawal,
      date,
      lines: [
        debit(await bookOfAccount(tx, ada.accountId), 200_000n),
        credit(await internalBook(tx, 'FEE_DISTRIBUTION'), 2_500n),
        credit(await internalBook(tx, 'FEDERAL_TAX'), 20_000n),
        credit(await stateTaxBook(tx, 'NC'), 8_000n),
        credit(await internalBook(tx, 'DISBURSEMENTS_CHECK'), 169_500n),
      ],
      createdBy: null,
    }),
  )
const takeBack = (id: number, date: string) =>
  server.services.db.transaction().execute((tx) => reverse(tx, id, { date, note: null, createdBy: null }))
const state = () => runJob(server.services, JOB_TYPE.statementUpload)
const statements = () =>
  server.services.db
    .selectFrom('statement as s')
    .innerJoin('attachment as a', 'a.attachment_id', 's.attachment_id')
    .select(['s.number', 'a.file_name'])
    .where('s.account_id', '=', ada.accountId)
    .orderBy('s.number')
    .execute()

test('lists fees, interest and withheld tax separately in the statement summary, adding up to the change', async () => {
  await comeIn(TRANSACTION_TYPE.contribution, '2025-10-01', 500_000n)
  await comeIn(TRANSACTION_TYPE.interest, '2025-10-31', 123n)
  await payOut('2025-11-24')
  const figures = await figuresOf(server.services.db, [ada.accountId], Q4)
  const book = figures.get(ada.accountId)
  if (!book) throw new Error('no book')
  expect(Object.fromEntries(summaryOf(book, Q4))).toEqual({
    'Opening balance': '$0.00',
    'Rollovers and contributions': '$5,000.00',
    Interest: '$1.23',
    Fees: '($25.00)',
    'Federal tax withheld': '($200.00)',
    'State tax withheld': '($80.00)',
    'Paid out and other entries': '($1,695.00)',
    'Closing balance': '$3,001.23',
    'Fair market value on 12/31/2025': '$3,001.23',
  })
})

test.each([
  ['FEE_ANNUAL', '2025-12-01', undefined],
  ['FEE_ANNUAL', '2026-02-02', '($20.00)'],
  ['FEE_DISTRIBUTION', '2025-12-01', undefined],
  ['FEE_DISTRIBUTION', '2026-02-02', '($20.00)'],
] as const)(
  'counts a refund from the book %s, taken back on %s, as a fee, not as money paid out',
  async (kind, takenBackOn, fees) => {
    await comeIn(TRANSACTION_TYPE.contribution, '2025-09-01', 500_000n)
    const refund = await server.services.db.transaction().execute(async (tx) => {
      const [book, income] = [await bookOfAccount(tx, ada.accountId), await internalBook(tx, kind)]
      const by = { typeId: TRANSACTION_TYPE.feeAdjustment, createdBy: null }
      // The income that the refund takes.
      await post(tx, { ...by, date: '2025-09-01', lines: [debit(book, 2_000n), credit(income, 2_000n)] })
      return post(tx, { ...by, date: '2025-11-24', lines: [debit(income, 2_000n), credit(book, 2_000n)] })
    })
    await takeBack(refund, takenBackOn)
    const period = takenBackOn < '2026' ? Q4 : quarterBefore('2026-04-10')
    const figures = (await figuresOf(server.services.db, [ada.accountId], period)).get(ada.accountId)
    if (!figures) throw new Error('no book')
    const summary = Object.fromEntries(summaryOf(figures, period))
    expect([summary['Fees'], summary['Paid out and other entries']]).toEqual([fees, undefined])
  },
)

test('issues a corrected statement once after a reversal in a later quarter', async () => {
  await comeIn(TRANSACTION_TYPE.contribution, '2025-10-01', 500_000n)
  const interest = await comeIn(TRANSACTION_TYPE.interest, '2025-12-31', 445n)
  const second = await comeIn(TRANSACTION_TYPE.interest, '2025-12-31', 5n)
  expect(await state()).toMatchObject({ corrected: 0 })
  await takeBack(interest, '2026-02-02')
  expect(await state()).toMatchObject({ statements: 0, corrected: 1, failures: [] })
  expect(await state()).toMatchObject({ corrected: 0 })
  await takeBack(second, '2026-02-03')
  const runs = await Promise.all([state(), state()])
  expect(runs.reduce((sum, { corrected }) => sum + Number(corrected), 0)).toBe(1)
  expect(await statements()).toEqual([
    { number: 0, file_name: 'statement-2025-q4-300111.pdf' },
    { number: 1, file_name: 'statement-2025-q4-300111-corrected-1.pdf' },
    { number: 2, file_name: 'statement-2025-q4-300111-corrected-2.pdf' },
  ])
})

test.each([1, 2, 200])('corrects the other statements if one account fails, with %d in each read', async (together) => {
  const { db, database, clock } = server.services
  const accounts = [ada.accountId, bob.accountId, bob.secondAccountId]
  const interest: number[] = []
  for (const accountId of accounts) {
    await comeIn(TRANSACTION_TYPE.contribution, '2025-10-01', 500_000n, accountId)
    interest.push(await comeIn(TRANSACTION_TYPE.interest, '2025-12-31', 445n, accountId))
  }
  await state()
  for (const id of interest) await takeBack(id, '2026-02-02')
  await database.executeSql(`
    create function refuse_statement() returns trigger language plpgsql as $$ begin raise 'a test'; end $$;
    create trigger refuse before insert on statement
      for each row when (new.account_id = ${ada.accountId}) execute function refuse_statement()`)
  const failures: string[] = []
  const run = { jobId: 1, jobTypeId: JOB_TYPE.statementUpload, batchId: 'a test', businessDate: '2026-03-10' }
  const failed = (item: string) => void failures.push(item)
  expect(await correctStatements(server.services, { ...run, now: clock.now(), failed }, together)).toBe(2)
  expect(failures).toEqual([`statement of account ${ada.accountId}`])
  const corrected = db.selectFrom('statement').select('account_id').where('number', '=', 1).orderBy('account_id')
  expect((await corrected.execute()).map(({ account_id }) => account_id)).toEqual(accounts.slice(1))
})

test('names a later reversal by the type of the reversed transaction', async () => {
  const reversed = [
    await comeIn(TRANSACTION_TYPE.contribution, '2025-10-01', 500_000n),
    await comeIn(TRANSACTION_TYPE.interest, '2025-12-31', 445n),
    await payOut('2025-12-31'),
  ]
  await state()
  for (const id of reversed.toReversed()) await takeBack(id, '2026-02-02')
  const late = await server.services.db.transaction().execute((tx) => lateEntries(tx, [ada.accountId], Q4))
  expect(late.map(({ typeId, cents }) => [typeId, cents])).toEqual([
    [TRANSACTION_TYPE.withdrawal, 200_000n],
    [TRANSACTION_TYPE.interest, -445n],
    [TRANSACTION_TYPE.contribution, -500_000n],
  ])
})

test('lists later reversals on a corrected statement without changing its balances', async () => {
  await comeIn(TRANSACTION_TYPE.contribution, '2025-10-01', 500_445n)
  const late = [
    {
      accountId: ada.accountId,
      transactionId: 1,
      date: '2026-02-02',
      typeId: TRANSACTION_TYPE.interest,
      cents: -445n,
    },
  ]
  const [corrected] = await server.services.db
    .transaction()
    .execute((tx) => renderStatements({ tx, services: server.services }, [ada.accountId], Q4, { number: 1, late }))
  const text = textOfPdf(corrected?.content ?? Buffer.alloc(0))
  for (const part of ['corrected 1', '$5,004.45', '02/02/2026', 'Interest, taken back', '($4.45)'])
    expect(text).toContain(part)
})

test('lists a reversal on the first statement if it was posted before that, and corrects nothing', async () => {
  await comeIn(TRANSACTION_TYPE.contribution, '2025-10-01', 500_000n)
  const interest = await comeIn(TRANSACTION_TYPE.interest, '2025-12-31', 445n)
  await takeBack(interest, '2026-01-02')
  expect(await state()).toMatchObject({ statements: 1, corrected: 0, failures: [] })
  const listed = server.services.db.selectFrom('statement_correction').select(['period_end', 'number'])
  expect(await listed.execute()).toEqual([{ period_end: Q4.end, number: 0 }])
})

test('issues no corrected statement for a reversal within the quarter', async () => {
  const interest = await comeIn(TRANSACTION_TYPE.interest, '2025-10-31', 445n)
  await takeBack(interest, '2025-11-03')
  await state()
  expect(await statements()).toHaveLength(1)
})
