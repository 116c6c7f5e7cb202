import type { TrialBalance } from '../../contract/periods.ts'
import { sumsOfInternalBooks } from '../ledger/daySums.ts'
import { openFrom } from '../ledger/closedMonths.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { inSnapshot } from '../platform/db/snapshot.ts'
import { fromCents } from '../platform/money.ts'

/**
 * Credits less debits of every internal book at the end of a day, and the total owed to customers, in cents. Every
 * transaction balances, so the internal books give the total without reading customers' books.
 */
export async function bookSums(db: Db | Tx, day: string) {
  const books = await db
    .selectFrom('book')
    .select(['book_id', 'name', 'kind'])
    .where('kind', '<>', 'CUSTOMER')
    .orderBy('book_id')
    .execute()
  const sums = await sumsOfInternalBooks(
    db,
    books.map(({ book_id }) => book_id),
    { to: day },
  )
  const credits = books.map(({ book_id, ...book }) => ({ ...book, bookId: book_id, cents: sums.get(book_id) ?? 0n }))
  return {
    books: credits,
    customers: -credits.reduce((total, { cents }) => total + cents, 0n),
    cash: -(credits.find(({ kind }) => kind === 'CUSTODY_CASH')?.cents ?? 0n),
  }
}

/** Lists every book with its balance at the end of a day, by posting date. */
export function trialBalance(db: Db, asOf: string): Promise<TrialBalance> {
  return inSnapshot(db, async (tx) => {
    const { books, customers } = await bookSums(tx, asOf)
    const open = await openFrom(tx)
    const total = books.reduce((sum, { cents }) => (cents < 0n ? sum - cents : sum), 0n)
    return {
      asOf,
      isClosed: open !== null && asOf < open,
      books: books
        .filter(({ cents }) => cents !== 0n)
        .map(({ bookId, name, cents }) => ({
          bookId,
          name,
          debit: fromCents(cents < 0n ? -cents : 0n),
          credit: fromCents(cents > 0n ? cents : 0n),
        })),
      customers: fromCents(customers),
      total: fromCents(total),
    }
  })
}
