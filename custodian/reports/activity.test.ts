import { JOB_TYPE } from '../../contract/jobType.ts'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fund, imbalance, signNewest, submit, walk } from '../distributions/testing.ts'
import { readJobFile } from '../platform/jobs/files.ts'
import { runJob } from '../jobs/run.ts'
import { bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { settledUpTo } from '../ledger/settled.ts'
import { ada, bob, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterEach(async () => {
  const { differenceCents, unbalanced } = await imbalance(server.services)
  await server.close()
  if (differenceCents !== 0n || unbalanced.length > 0) throw new Error('the ledger does not balance')
})

type Row = Record<string, string>

/** Reads the files of the job's only run that created files. */
async function filesOf(jobTypeId: number): Promise<Array<{ fileName: string; rows: Row[] }>> {
  const { db, pii } = server.services
  const found = await db
    .selectFrom('job_file as f')
    .innerJoin('job as j', 'j.job_id', 'f.job_id')
    .select('f.job_file_id')
    .where('j.job_type_id', '=', jobTypeId)
    .orderBy('f.job_file_id')
    .execute()
  const files = await Promise.all(found.map(({ job_file_id }) => readJobFile(db, pii, job_file_id)))
  return files.flatMap((file) =>
    file
      ? [{ fileName: file.fileName, rows: parse(Buffer.from(file.content), { bom: true, columns: true }) as Row[] }]
      : [],
  )
}

const fee = (accountId: number, cents: bigint, date: string) =>
  server.services.db.transaction().execute(async (tx) =>
    post(tx, {
      typeId: 3,
      date,
      createdBy: null,
      lines: [debit(await bookOfAccount(tx, accountId), cents), credit(await internalBook(tx, 'FEE_ANNUAL'), cents)],
    }),
  )

describe('the daily activity report', () => {
  const report = (date: string) => {
    server.clock.set(new Date(`${date}T15:00:00Z`))
    return runJob(server.services, JOB_TYPE.dailyActivityReport, date)
  }
  const of = (rows: Row[], section: string) => rows.filter((row) => row['Section'] === section)
  const book = (rows: Row[], name: string) => {
    const { Opening, Debit, Credit, Closing } = of(rows, 'Book').find((row) => row['Book Name'] === name) ?? {}
    return [Opening, Debit, Credit, Closing]
  }

  test('reports the daily journal, totals by type, book balances and the proof that the books total zero', async () => {
    await fund(server.services, ada.accountId, 100_000n)
    await fund(server.services, bob.accountId, 50_000n)
    await fee(ada.accountId, 2_000n, '2026-03-10')
    await fee(ada.accountId, 500n, '2026-03-10')
    expect(await report('2026-03-10')).toMatchObject({ transactions: 2, isBalanced: true, failures: [] })
    const [{ fileName, rows } = { fileName: '', rows: [] }] = await filesOf(11)
    expect(fileName).toBe('daily-activity-2026-03-10.csv')
    expect(
      of(rows, 'Journal').map((row) => [row['Transaction Type'], row['Date'], row['Debit'], row['Credit']]),
    ).toEqual([
      ['Annual Fee', '2026-03-10', '20.00', ''],
      ['Annual Fee', '2026-03-10', '', '20.00'],
      ['Annual Fee', '2026-03-10', '5.00', ''],
      ['Annual Fee', '2026-03-10', '', '5.00'],
    ])
    expect(of(rows, 'Total')).toMatchObject([
      { 'Transaction Type': 'Annual Fee', Transactions: '2', Debit: '25.00', Credit: '25.00' },
    ])
    expect(book(rows, 'Annual Fee Income')).toEqual(['0.00', '0.00', '25.00', '-25.00'])
    expect(book(rows, 'Custody Cash')).toEqual(['1500.00', '0.00', '0.00', '1500.00'])
    expect(book(rows, 'Account 111')).toEqual(['-1000.00', '25.00', '0.00', '-975.00'])
    expect(book(rows, 'Customer accounts without activity')).toEqual(['-500.00', '0.00', '0.00', '-500.00'])
    expect(of(rows, 'Book').filter((row) => row['Book Name']?.startsWith('Account'))).toHaveLength(1)
    expect(of(rows, 'Proof')).toMatchObject([
      { 'Book Name': 'All books', Opening: '0.00', Debit: '25.00', Credit: '25.00', Closing: '0.00' },
    ])
    const cents = (text: string | undefined) => Math.round(Number(text) * 100)
    for (const column of ['Opening', 'Closing'])
      expect(of(rows, 'Book').reduce((sum, row) => sum + cents(row[column]), 0)).toBe(0)
  })

  test('begins each activity report where the previous one ended', async () => {
    await fund(server.services, ada.accountId, 100_000n)
    await fee(ada.accountId, 1_000n, '2026-03-10')
    await report('2026-03-10')
    await fee(ada.accountId, 200n, '2026-03-10')
    await fee(ada.accountId, 30n, '2026-03-11')
    await fee(ada.accountId, 4n, '2026-02-01')
    await report('2026-03-11')
    await report('2026-03-12')
    const [first, second, third] = (await filesOf(11)).map(({ rows }) => rows)
    expect(of(first ?? [], 'Total')).toMatchObject([{ Transactions: '1', Debit: '10.00' }])
    expect(of(second ?? [], 'Total')).toMatchObject([{ Transactions: '3', Debit: '2.34' }])
    expect(book(second ?? [], 'Account 111')[0]).toBe(book(first ?? [], 'Account 111')[3])
    expect(of(third ?? [], 'Journal')).toEqual([])
    expect(book(third ?? [], 'Customer accounts without activity')[0]).toBe('-987.66')
  })

  test('creates one activity report per business date, even when two runs start at the same time', async () => {
    await fund(server.services, ada.accountId, 100n)
    const [one, two] = await Promise.all([report('2026-03-10'), report('2026-03-10')])
    expect([one, two].filter(({ reportedBy }) => reportedBy !== undefined)).toHaveLength(1)
    expect(await report('2026-03-10')).toMatchObject({ reportedBy: expect.any(Number), failures: [] })
    expect(await filesOf(11)).toHaveLength(1)
  })

  test('reports that an empty ledger is balanced', async () => {
    expect(await report('2026-03-10')).toMatchObject({ transactions: 0, endsWith: 0, isBalanced: true })
  })

  test('leaves the run of the activity report incomplete if the books do not total zero', async () => {
    await fund(server.services, ada.accountId, 100n)
    const { database } = server.services
    // Only the owner of the database can unbalance the ledger like this.
    await database.executeSql(`alter table posting disable trigger all;
      insert into posting (transaction_id, transaction_date, book_id, side, amount_cents)
      select transaction_id, transaction_date, 101, 'D', 1 from ledger_transaction order by transaction_id desc limit 1`)
    const failed = { isBalanced: false, failures: ['zero-sum proof: The books do not come to 0.'] }
    const first = await report('2026-03-10')
    expect(first).toMatchObject(failed)
    const files = await filesOf(11)
    expect(files.map(({ rows }) => of(rows, 'Proof')[0]?.['Closing'])).toEqual(['0.01'])
    // A further run writes no second file, but proves the same postings again.
    expect(await report('2026-03-10')).toMatchObject({ reportedBy: first.jobId, ...failed })
    await database.executeSql(`delete from posting where amount_cents = 1; alter table posting enable trigger all`)
    expect(await report('2026-03-10')).toMatchObject({ reportedBy: first.jobId, isBalanced: true, failures: [] })
    expect(await filesOf(11)).toEqual(files)
  })
})

test('returns the newest transaction as settled when no writer is active', async () => {
  expect(await settledUpTo(server.services.db)).toBe(0)
  await fund(server.services, ada.accountId, 100n)
  const newest = await fee(ada.accountId, 1n, '2026-03-10')
  expect(await settledUpTo(server.services.db)).toBe(newest)
})

describe('the report of open requests', () => {
  const report = (date: string) => {
    server.clock.set(new Date(`${date}T15:00:00Z`))
    return runJob(server.services, JOB_TYPE.pendingActivityReport, date)
  }

  test('lists every open request with its age in bank days and its signature', async () => {
    await fund(server.services, ada.accountId, 1_000_000n)
    await fund(server.services, bob.accountId, 50_000n)
    const [adas, bobs] = [await server.tokenOf(ada.email), await server.tokenOf(bob.email)]
    await walk(server, adas, ada.accountId, { amount: 1000 })
    await submit(server, adas, ada.accountId)
    await signNewest(server, adas)
    await walk(server, bobs, bob.accountId, { type: 50, amount: 200 })
    await submit(server, bobs, bob.accountId)
    expect(await report('2026-03-24')).toMatchObject({ requests: 2, failures: [] })
    const [{ fileName, rows } = { fileName: '', rows: [] }] = await filesOf(10)
    expect(fileName).toBe('pending-activity-2026-03-24.csv')
    expect(rows).toEqual([
      {
        Request: expect.stringMatching(/^W-2026-\d+$/),
        'Account Number': '300111',
        'Account Owner Id': '11',
        'First Name': 'Ada',
        'Last Name': 'Adams',
        Type: 'Normal',
        Amount: '1000.00',
        Status: 'Open',
        'Date Requested': '2026-03-10',
        'Business Days': '10',
        Signature: 'Signed',
      },
      expect.objectContaining({ 'Account Number': '300121', Type: 'Rollover', Signature: 'Awaiting Signature' }),
    ])
    await server.services.database.executeSql('update distribution_request set status_id = 5')
    expect(await report('2026-03-24')).toMatchObject({ reportedBy: expect.any(Number) })
    expect(await report('2026-03-25')).toMatchObject({ requests: 0 })
    expect((await filesOf(10)).map((file) => file.rows.length)).toEqual([2, 0])
  })
})
