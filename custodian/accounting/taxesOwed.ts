import type { TaxesOwed, TaxPeriod } from '../../contract/accounting.ts'
import { internalBooks } from './books.ts'
import { dayBefore, sidesOfInternalBooks, sumsOfInternalBooks } from '../ledger/daySums.ts'
import { internalBook } from '../ledger/ledger.ts'
import { creditsByMonth, monthsUpTo } from '../ledger/monthSums.ts'
import type { Db } from '../platform/db/connect.ts'
import { inSnapshot } from '../platform/db/snapshot.ts'
import { fromCents } from '../platform/money.ts'
import { reversedTaxPayments, sumOf } from './reversedTaxPayments.ts'
import { daysOf } from './taxPeriod.ts'
import type { Counting } from '../taxYear/dueDays.ts'
import { nextDeposit } from '../taxYear/nextDeposit.ts'

/** Number of months reported: the current one and the twelve before it. */
const MONTHS = 13

/**
 * Balances of the tax books at the end of a period, with the period's movements. A tax book's balance is the tax owed.
 */
export async function taxesOwed(db: Db, period: TaxPeriod, counting: Counting): Promise<TaxesOwed> {
  const { today } = counting
  const { from, to } = daysOf(period, today)
  return inSnapshot(db, async (tx) => {
    const books = await internalBooks(tx, 'tax')
    const ids = books.map(({ id }) => id)
    const before = await sumsOfInternalBooks(tx, ids, { to: dayBefore(from) })
    const within = await sidesOfInternalBooks(tx, ids, { from, to })
    const takenBack = await reversedTaxPayments(tx, ids, { from, to })
    const now = await sumsOfInternalBooks(tx, ids, {})
    const months = await withheldByMonth(tx, ids, today)
    const federal = await internalBook(tx, 'FEDERAL_TAX')
    const next = await nextDeposit(tx, counting, now.get(federal) ?? 0n)
    return {
      businessDate: today,
      from,
      to,
      months,
      books: books.flatMap((book) => {
        const opening = before.get(book.id) ?? 0n
        const { debit, credit } = within.get(book.id) ?? { debit: 0n, credit: 0n }
        const holds = now.get(book.id) ?? 0n
        if (opening === 0n && debit === 0n && credit === 0n && holds === 0n) return []
        const unpaid = sumOf(takenBack, ({ bookId }) => bookId === book.id)
        const owed = opening + credit - debit
        const payable = owed < holds ? owed : holds
        return {
          ...book,
          before: fromCents(opening),
          withheld: fromCents(credit - unpaid),
          paid: fromCents(debit - unpaid),
          owed: fromCents(owed),
          payable: fromCents(payable > 0n ? payable : 0n),
          nextDeposit: book.id === federal ? next : null,
        }
      }),
    }
  })
}

async function withheldByMonth(db: Db, taxBooks: readonly number[], today: string): Promise<TaxesOwed['months']> {
  const months = monthsUpTo(today, MONTHS)
  const federal = await internalBook(db, 'FEDERAL_TAX')
  const credits = await creditsByMonth(db, taxBooks, months)
  const takenBack = await reversedTaxPayments(db, taxBooks, { from: months[0] ?? today, to: today })
  const sum = (month: string, isFederal: boolean) => {
    const isOfIt = (each: { month: string; bookId: number }) =>
      each.month === month && (each.bookId === federal) === isFederal
    return sumOf(credits, isOfIt) - sumOf(takenBack, isOfIt)
  }
  return months.map((month) => ({
    month,
    federal: fromCents(sum(month, true)),
    state: fromCents(sum(month, false)),
  }))
}
