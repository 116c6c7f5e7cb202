import type { Tx } from '../platform/db/connect.ts'
import { auditRun } from '../platform/jobs/audit.ts'
import { storeCsv } from '../platform/jobs/csvFiles.ts'
import { transactionTypeName } from '../ledger/ledger.ts'
import { settledUpTo } from '../ledger/settled.ts'
import type { Services } from '../platform/context/services.ts'
import type { Cell } from '../platform/csv.ts'
import {
  journalOf,
  movementsByBook,
  startOfReport,
  totalsByType,
  type BookMovement,
  type Stretch,
} from './dailyActivity.sql.ts'
import { lockReports } from './reportLock.ts'
import type { JobRun } from '../platform/jobs/job.ts'

const HEADER = [
  'Section',
  'Transaction Type',
  'Transactions',
  'Transaction',
  'Date',
  'Book',
  'Book Name',
  'Opening',
  'Debit',
  'Credit',
  'Closing',
]

/**
 * The daily reconciliation: postings since the last report, totals by type, every book before and after, and the
 * proof that all books total 0. Balances are debits less credits. Runs once for a business date. If the total is not
 * 0, the run stays incomplete.
 */
export async function reportDailyActivity(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  const endsWith = await settledUpTo(services.db)
  return services.db.transaction().execute(async (tx) => {
    await lockReports(tx)
    const earlier = await tx
      .selectFrom('activity_report')
      .select('job_id')
      .where('business_date', '=', run.businessDate)
      .executeTakeFirst()
    if (earlier) return { reportedBy: earlier.job_id }
    const startsAfter = Math.min(await startOfReport(tx, run.businessDate), endsWith)
    const stretch = { startsAfter, endsWith }
    const found = { transactions: 0, isBalanced: false }
    await storeCsv(tx, services, run, {
      name: `daily-activity-${run.businessDate}`,
      header: HEADER,
      rows: reportOn(tx, stretch, found),
    })
    const { transactions, isBalanced } = found
    await tx
      .insertInto('activity_report')
      .values({ business_date: run.businessDate, job_id: run.jobId, starts_after: startsAfter, ends_with: endsWith })
      .execute()
    const outcome = { transactions, startsAfter, endsWith, isBalanced }
    await auditRun(tx, run, 'report.dailyActivity', outcome)
    if (!isBalanced) run.failed('zero-sum proof', new Error('The books do not come to 0.'))
    return outcome
  })
}

/** The rows of the report in order. The totals are known only after the last row. */
async function* reportOn(
  tx: Tx,
  stretch: Stretch,
  found: { transactions: number; isBalanced: boolean },
): AsyncGenerator<Cell[]> {
  const totals = await totalsByType(tx, stretch)
  for await (const line of journalOf(tx, stretch)) {
    const type = transactionTypeName(line.transaction_type_id)
    const { transaction_id, transaction_date, book_id, book, debit, credit } = line
    const posted = [`${transaction_id}`, transaction_date, `${book_id}`, book]
    yield ['Journal', type, null, ...posted, null, debit, credit, null]
  }
  for (const { transaction_type_id, transactions, debit, credit } of totals) {
    found.transactions += transactions
    yield [
      'Total',
      transactionTypeName(transaction_type_id),
      `${transactions}`,
      ...nothing(4),
      null,
      debit,
      credit,
      null,
    ]
  }
  let all: Movement = { opening: 0n, debit: 0n, credit: 0n }
  for await (const book of movementsByBook(tx, stretch)) {
    all = add(all, book)
    const name = book.book_id === null ? 'Customer accounts without activity' : book.book
    yield ['Book', ...nothing(4), book.book_id === null ? null : `${book.book_id}`, name, ...movement(book)]
  }
  found.isBalanced = all.opening === 0n && all.debit === all.credit
  yield ['Proof', null, `${found.transactions}`, ...nothing(3), 'All books', ...movement(all)]
}

type Movement = Pick<BookMovement, 'opening' | 'debit' | 'credit'>

const nothing = (count: number): null[] => Array<null>(count).fill(null)
const movement = ({ opening, debit, credit }: Movement): Cell[] => [opening, debit, credit, opening + debit - credit]
const add = (sum: Movement, book: Movement): Movement => ({
  opening: sum.opening + book.opening,
  debit: sum.debit + book.debit,
  credit: sum.credit + book.credit,
})
