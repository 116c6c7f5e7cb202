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
 * proof that all books total 0. Balances are debits less credits. A business date has one report; a further run only
 * proves it again. If the total is not 0, the run stays incomplete.
 */
export async function reportDailyActivity(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  const endsWith = await settledUpTo(services.db)
  return services.db.transaction().execute(async (tx) => {
    await lockReports(tx)
    const earlier = await tx
      .selectFrom('activity_report')
      .select(['job_id', 'starts_after', 'ends_with'])
      .where('business_date', '=', run.businessDate)
      .executeTakeFirst()
    if (earlier) {
      const all = await allBooks(
        movementsByBook(tx, { startsAfter: earlier.starts_after, endsWith: earlier.ends_with }),
      )
      return { reportedBy: earlier.job_id, isBalanced: proved(run, all) }
    }
    const startsAfter = Math.min(await startOfReport(tx, run.businessDate), endsWith)
    const stretch = { startsAfter, endsWith }
    const found = { transactions: 0, all: NOTHING }
    await storeCsv(tx, services, run, {
      name: `daily-activity-${run.businessDate}`,
      header: HEADER,
      isAboutPeople: false,
      rows: reportOn(tx, stretch, found),
    })
    const { transactions, all } = found
    await tx
      .insertInto('activity_report')
      .values({ business_date: run.businessDate, job_id: run.jobId, starts_after: startsAfter, ends_with: endsWith })
      .execute()
    const outcome = { transactions, startsAfter, endsWith, isBalanced: proved(run, all) }
    await auditRun(tx, run, 'report.dailyActivity', outcome)
    return outcome
  })
}

/** Whether all books total 0. If they do not, the run fails. */
function proved(run: JobRun, { opening, debit, credit }: Movement): boolean {
  const isBalanced = opening === 0n && debit === credit
  if (!isBalanced) run.failed('zero-sum proof', new Error('The books do not come to 0.'))
  return isBalanced
}

/** The rows of the report in order. The totals are known only after the last row. */
async function* reportOn(
  tx: Tx,
  stretch: Stretch,
  found: { transactions: number; all: Movement },
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
  for await (const book of movementsByBook(tx, stretch)) {
    found.all = add(found.all, book)
    const name = book.book_id === null ? 'Customer accounts without activity' : book.book
    yield ['Book', ...nothing(4), book.book_id === null ? null : `${book.book_id}`, name, ...movement(book)]
  }
  yield ['Proof', null, `${found.transactions}`, ...nothing(3), 'All books', ...movement(found.all)]
}

type Movement = Pick<BookMovement, 'opening' | 'debit' | 'credit'>

const NOTHING: Movement = { opening: 0n, debit: 0n, credit: 0n }

async function allBooks(books: AsyncIterable<Movement>): Promise<Movement> {
  let all = NOTHING
  for await (const book of books) all = add(all, book)
  return all
}

const nothing = (count: number): null[] => Array<null>(count).fill(null)
const movement = ({ opening, debit, credit }: Movement): Cell[] => [opening, debit, credit, opening + debit - credit]
const add = (sum: Movement, book: Movement): Movement => ({
  opening: sum.opening + book.opening,
  debit: sum.debit + book.debit,
  credit: sum.credit + book.credit,
})
