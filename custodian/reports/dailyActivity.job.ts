import type { Tx } from '../platform/db/connect.ts'
import { auditRun } from '../platform/jobs/audit.ts'
import { storeJobFile } from '../platform/jobs/files.ts'
import { transactionTypeName } from '../ledger/ledger.ts'
import { settledUpTo } from '../ledger/settled.ts'
import type { Services } from '../platform/context/services.ts'
import { toCsv, type Cell } from '../platform/csv.ts'
import {
  journalOf,
  movementsByBook,
  startOfReport,
  totalsByType,
  type BookMovement,
  type Stretch,
} from './dailyActivity.sql.ts'
import { claimReports } from './claim.ts'
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
 * The daily reconciliation: everything that was posted since the last report, its totals by type, what every book held
 * before and after, and the proof that all books together come to 0. Balances are debits less credits. Once for a
 * business date. A ledger that does not come to 0 leaves the run incomplete.
 */
export async function reportDailyActivity(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  const endsWith = await settledUpTo(services.db)
  return services.db.transaction().execute(async (tx) => {
    await claimReports(tx)
    const earlier = await tx
      .selectFrom('activity_report')
      .select('job_id')
      .where('business_date', '=', run.businessDate)
      .executeTakeFirst()
    if (earlier) return { reportedBy: earlier.job_id }
    const startsAfter = Math.min(await startOfReport(tx, run.businessDate), endsWith)
    const stretch = { startsAfter, endsWith }
    const { rows, transactions, isBalanced } = await reportOn(tx, stretch)
    const content = Buffer.from(toCsv(HEADER, rows))
    await storeJobFile(tx, services.pii, run, {
      fileName: `daily-activity-${run.businessDate}.csv`,
      contentType: 'text/csv',
      content,
    })
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

async function reportOn(tx: Tx, stretch: Stretch) {
  const totals = await totalsByType(tx, stretch)
  const books = await movementsByBook(tx, stretch)
  const all = books.reduce(add, { opening: 0n, debit: 0n, credit: 0n })
  const rows: Cell[][] = []
  for (const line of await journalOf(tx, stretch)) {
    const type = transactionTypeName(line.transaction_type_id)
    const { transaction_id, transaction_date, book_id, book, debit, credit } = line
    rows.push([
      'Journal',
      type,
      null,
      `${transaction_id}`,
      transaction_date,
      `${book_id}`,
      book,
      null,
      debit,
      credit,
      null,
    ])
  }
  let transactions = 0
  for (const total of totals) {
    const type = transactionTypeName(total.transaction_type_id)
    transactions += total.transactions
    rows.push(['Total', type, `${total.transactions}`, ...nothing(4), null, total.debit, total.credit, null])
  }
  for (const book of books) {
    const name = book.book_id === null ? 'Customer accounts without activity' : book.book
    rows.push(['Book', ...nothing(4), book.book_id === null ? null : `${book.book_id}`, name, ...movement(book)])
  }
  rows.push(['Proof', null, `${transactions}`, ...nothing(3), 'All books', ...movement(all)])
  return { rows, transactions, isBalanced: all.opening === 0n && all.debit === all.credit }
}

type Movement = Pick<BookMovement, 'opening' | 'debit' | 'credit'>

const nothing = (count: number): null[] => Array<null>(count).fill(null)
const movement = ({ opening, debit, credit }: Movement): Cell[] => [opening, debit, credit, opening + debit - credit]
const add = (sum: Movement, book: Movement): Movement => ({
  opening: sum.opening + book.opening,
  debit: sum.debit + book.debit,
  credit: sum.credit + book.credit,
})
