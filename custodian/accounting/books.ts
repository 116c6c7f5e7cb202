import type { getTransaction } from '../../contract/accounting.ts'
import type { AnswerOf } from '../../contract/endpoint.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Services } from '../platform/context/services.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { BookTable, DistributionRequestTable } from '../platform/db/schema.ts'
import { inSnapshot } from '../platform/db/snapshot.ts'
import { OPERATIONS } from '../platform/http/access.ts'
import { notFound } from '../platform/http/errors.ts'
import { sortBy, type Pager, type Sorts } from '../platform/http/page.ts'
import { sumsOfCustomerBook, sumsOfInternalBook, sumsOfInternalBooks } from '../ledger/daySums.ts'
import { creditsLessDebits, debitsLessCredits } from '../ledger/balance.sql.ts'
import { totalsUpTo } from '../ledger/monthTotals.ts'
import { transactionTypeName } from '../ledger/ledger.ts'
import { fromCents } from '../platform/money.ts'
import { isProblem } from '../platform/problem.ts'
import { takeBackOf } from '../distributions/lifecycle.ts'
import { requestNumber } from '../distributions/request.ts'
import { circumstancesOfOne, requestStateOf } from '../distributions/requestState.ts'
import { sentAndNotBack } from '../distributions/settlement/payments.views.ts'
import { isOwnersAccount } from '../owners/ownersAccount.sql.ts'
import { planCredit } from '../plans/planCredit.sql.ts'
import { overdraftBy } from './stoppedLedger.ts'

const BOOK_SORTS = {
  date: [sortBy('p.transaction_date', 'date'), sortBy('p.transaction_id', 'int')],
} as const satisfies Sorts

type Range = { startDate?: string | undefined; endDate?: string | undefined }
type Narrowed = Range & { transactionTypeId?: number | undefined }
type Paging = { page: Pager<keyof typeof BOOK_SORTS>; forStaff: boolean }

/**
 * A page of a book's transactions, by default newest first. Amounts are on the book's normal side, so a customer's
 * deposit is positive. A date range (both days included) limits lines and totals; a type filters only the lines. Every
 * line has the balance after it, except in an internal book filtered by type. Only staff receive transaction numbers.
 * 404 for an unknown book.
 */
export async function viewBook(db: Db, bookId: number, paging: Paging, narrowed: Narrowed) {
  const book = await db
    .selectFrom('book')
    .select(['book_id', 'kind', 'normal_side'])
    .where('book_id', '=', bookId)
    .executeTakeFirst()
  if (!book) throw notFound()
  return viewOf(db, book, paging, narrowed)
}

type BookRow = Pick<Selectable<BookTable>, 'book_id' | 'kind' | 'normal_side'>

function viewOf(db: Db, book: BookRow, paging: Paging, narrowed: Narrowed) {
  if (book.kind === 'CUSTOMER') return viewOfCustomer(db, book.book_id, paging, narrowed)
  // One snapshot keeps the totals of several statements consistent despite concurrent postings.
  return inSnapshot(db, (tx) => viewOfInternal(tx, book, paging, narrowed))
}

/** One statement reads all amounts, so they are consistent despite concurrent postings. */
async function viewOfCustomer(db: Db, bookId: number, { page, forStaff }: Paging, narrowed: Narrowed) {
  const found = await page(db, linesOfCustomer(db, bookId, narrowed), BOOK_SORTS, sql<bigint>`p.cents`)
  const { opening, within } = found.rows[0] ?? (await sumsOfCustomerBook(db, bookId, daysOf(narrowed)))
  return found.answer({
    bookId,
    ...balancesShown(opening, within),
    transactions: found.items((row) => shownLine(row, { cents: row.cents, balance: row.balance, forStaff })),
  })
}

async function viewOfInternal(tx: Db, book: BookRow, { page, forStaff }: Paging, narrowed: Narrowed) {
  const bookId = book.book_id
  const onNormalSide = (cents: bigint) => (book.normal_side === 'C' ? cents : -cents)
  const cents = book.normal_side === 'C' ? creditsLessDebits : debitsLessCredits
  const found = await page(tx, await linesOfType(tx, bookId, narrowed), BOOK_SORTS, cents)
  const headers = await headersOf(tx, found.rows)
  const { opening, within, balances } = await balancesOf(tx, bookId, found.rows, narrowed)
  return found.answer({
    bookId,
    ...balancesShown(onNormalSide(opening), onNormalSide(within)),
    transactions: found.items((row) => {
      const balance = balances.get(row.transaction_id)
      return shownLine(
        { ...row, ...headers.get(row.transaction_id) },
        {
          cents: onNormalSide(row.cents),
          balance: balance === undefined ? null : onNormalSide(balance),
          forStaff,
        },
      )
    }),
  })
}

const daysOf = ({ startDate, endDate }: Range) => ({ from: startDate, to: endDate })

const balancesShown = (opening: bigint, within: bigint) => ({
  balance: fromCents(within),
  openingBalance: fromCents(opening),
  closingBalance: fromCents(opening + within),
})

function shownLine(
  line: Pick<BookLine, 'transaction_id' | 'transaction_date'> & Partial<Header>,
  { cents, balance, forStaff }: { cents: bigint; balance: bigint | null; forStaff: boolean },
) {
  return {
    transactionId: forStaff ? line.transaction_id : null,
    transactionDate: line.transaction_date,
    note: line.note ?? null,
    transactionType: transactionTypeName(line.transaction_type_id ?? 0),
    amount: fromCents(cents),
    balance: balance === null ? null : fromCents(balance),
  }
}

type BookLine = { transaction_id: number; transaction_date: string; cents: bigint }
type Header = { note: string | null; transaction_type_id: number }

/** The effect of each transaction on a book, in credits less debits. */
function linesOf(db: Db, bookId: number, { startDate, endDate }: Range) {
  let query = db
    .selectFrom('posting as p')
    .select(['p.transaction_id', 'p.transaction_date'])
    .select(sql<bigint>`${creditsLessDebits}::bigint`.as('cents'))
    .where('p.book_id', '=', bookId)
    .groupBy(['p.transaction_date', 'p.transaction_id'])
  if (startDate) query = query.where('p.transaction_date', '>=', startDate)
  if (endDate) query = query.where('p.transaction_date', '<=', endDate)
  return query
}

const ofTransaction = <T>(column: string) =>
  sql<T>`(select ${sql.ref(`t.${column}`)} from ledger_transaction t where t.transaction_id = p.transaction_id)`

/** Looks up each transaction's type by subquery, because a join would also read transactions of other books. */
const isOfType = (transactionTypeId: number) =>
  sql<boolean>`${ofTransaction('transaction_type_id')} = ${transactionTypeId}`

/**
 * The lines of a customer's book with the balance after each, and the totals before and within the date range. A
 * customer has few lines, so this adds up all of them.
 */
function linesOfCustomer(db: Db, bookId: number, { startDate, endDate, transactionTypeId }: Narrowed) {
  const isWithin = startDate ? sql`l.transaction_date >= ${startDate}::date` : sql`true`
  const sumWhere = (which: RawBuilder<unknown>) =>
    sql<bigint>`coalesce(sum(l.cents) filter (where ${which}) over (), 0)::bigint`
  const withSums = db
    .selectFrom(linesOf(db, bookId, { endDate }).as('l'))
    .select(['l.transaction_id', 'l.transaction_date', 'l.cents'])
    .select([
      sql<bigint>`(sum(l.cents) over (order by l.transaction_date, l.transaction_id))::bigint`.as('balance'),
      sumWhere(sql`not ${isWithin}`).as('opening'),
      sumWhere(isWithin).as('within'),
    ])
  let query = db
    .selectFrom(withSums.as('p'))
    .selectAll()
    .select([
      ofTransaction<string | null>('note').as('note'),
      ofTransaction<number>('transaction_type_id').as('transaction_type_id'),
    ])
  if (startDate) query = query.where('p.transaction_date', '>=', startDate)
  if (transactionTypeId !== undefined) query = query.where(isOfType(transactionTypeId))
  return query
}

/**
 * A partial index covers these rare types. The other types make up most lines of their books, so an index by type would
 * not help.
 */
const isRare = (transactionTypeId: number) => transactionTypeId > TRANSACTION_TYPE.withdrawal

/** The lines of an internal book, of one type if it is given. */
async function linesOfType(db: Db, bookId: number, { transactionTypeId, ...range }: Narrowed) {
  const all = linesOf(db, bookId, range)
  if (transactionTypeId === undefined) return all
  const since = await addedUpWithout(db, bookId, transactionTypeId)
  const lines = since === null ? all : all.where('p.transaction_id', '>', since)
  if (!isRare(transactionTypeId)) return lines.where(isOfType(transactionTypeId))
  // Joining on the date as well lets an index return the lines of one type in list order.
  return lines
    .innerJoin('ledger_transaction as t', (join) =>
      join.onRef('t.transaction_id', '=', 'p.transaction_id').onRef('t.transaction_date', '=', 'p.transaction_date'),
    )
    .where('t.transaction_type_id', '=', transactionTypeId)
}

/**
 * The last transaction in the stored totals if the totals include no transaction of this type for the book; else null.
 */
async function addedUpWithout(db: Db, bookId: number, transactionTypeId: number): Promise<number | null> {
  const upTo = await totalsUpTo(db)
  const known = await db
    .selectFrom('book_transaction_type')
    .select('book_id')
    .where('book_id', '=', bookId)
    .where('transaction_type_id', '=', transactionTypeId)
    .executeTakeFirst()
  return known ? null : upTo
}

/**
 * The balance of an internal book before the shown days, the change over these days, and the balance after each line,
 * in credits less debits. One total gives the balance at the newest line; the other balances follow from it. Lines
 * filtered by type have no balance, because hidden lines may lie between two of them.
 */
async function balancesOf(db: Db, bookId: number, rows: readonly BookLine[], narrowed: Narrowed) {
  const byTime = (narrowed.transactionTypeId === undefined ? rows : []).toSorted(
    (a, b) => b.transaction_date.localeCompare(a.transaction_date) || b.transaction_id - a.transaction_id,
  )
  const newest = byTime[0] && { day: byTime[0].transaction_date, transactionId: byTime[0].transaction_id }
  const { opening, within, upToNewest } = await sumsOfInternalBook(db, bookId, daysOf(narrowed), newest)
  let balance = upToNewest
  const balances = new Map<number, bigint>()
  for (const row of byTime) {
    balances.set(row.transaction_id, balance)
    balance -= row.cents
  }
  return { opening, within, balances }
}

async function headersOf(db: Db, rows: readonly BookLine[]) {
  const headers = await db
    .selectFrom('ledger_transaction')
    .select(['transaction_id', 'note', 'transaction_type_id'])
    .where('transaction_id', '=', sql<number>`any(${rows.map((row) => row.transaction_id)}::int[])`)
    .execute()
  return new Map(headers.map((header) => [header.transaction_id, header]))
}

/** An account of an owner. `byOwner`: the owner asks, who sees no account that a plan file opened for another person. */
export interface Whose {
  ownerId: number
  accountId: number
  byOwner: boolean
}

/** The book of an owner's account. 404 for another owner's account and one that the owner may not see. */
export async function viewAccountBook(
  db: Db,
  { ownerId, accountId, byOwner }: Whose,
  paging: Paging,
  narrowed: Narrowed,
) {
  const book = await db
    .selectFrom('book')
    .innerJoin('retirement_account as a', 'a.account_id', 'book.account_id')
    .select(['book_id', 'kind', 'normal_side', isOwnersAccount.as('isOwners')])
    .where('a.account_id', '=', accountId)
    .where('a.account_owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!book || (byOwner && !book.isOwners)) throw notFound()
  return viewOf(db, book, paging, narrowed)
}

/** Internal books, without customers' books. */
export async function internalBooks(db: Db | Tx, only: 'all' | 'tax'): Promise<Array<{ id: number; name: string }>> {
  let query = db
    .selectFrom('book')
    .select(['book_id as id', 'name'])
    .where('kind', '!=', 'CUSTOMER')
    .orderBy(sql`kind = 'STATE_TAX'`)
    .orderBy('book_id')
  if (only === 'tax') query = query.where('kind', 'in', ['FEDERAL_TAX', 'STATE_TAX'])
  return query.execute()
}

/** Balances of internal books over a range of days (both included); books with a balance of 0 are left out. */
export async function bookBalances(
  db: Db | Tx,
  bookIds: readonly number[],
  range: { startDate: string; endDate: string },
): Promise<Array<{ id: number; name: string; balance: number }>> {
  const books = await db
    .selectFrom('book')
    .select(['book_id as id', 'name', 'normal_side'])
    .where('book_id', 'in', [...new Set([0, ...bookIds])])
    .where('kind', '!=', 'CUSTOMER')
    .orderBy('book_id')
    .execute()
  const ids = books.map(({ id }) => id)
  const sums = await sumsOfInternalBooks(db, ids, { from: range.startDate, to: range.endDate })
  return books.flatMap(({ id, name, normal_side }) => {
    const cents = sums.get(id) ?? 0n
    return cents === 0n ? [] : { id, name, balance: fromCents(normal_side === 'C' ? cents : -cents) }
  })
}

type Nullable<T> = { [K in keyof T]: T[K] | null }
type AboutRequest = { about_request_id: number | null } & Nullable<
  Pick<Selectable<DistributionRequestTable>, 'kind' | 'date_requested' | 'staff_list'>
>

export type TransactionLine = AnswerOf<typeof getTransaction>[number]

/** Transaction types that pay money out of an account and can be reversed as a whole. */
export const WITHDRAWALS: readonly number[] = [
  TRANSACTION_TYPE.withdrawal,
  TRANSACTION_TYPE.rollover,
  TRANSACTION_TYPE.transfer,
]

/**
 * The lines of a transaction as posted; amounts are above 0 and isCredit is the side. canReverse marks the customer's
 * line of a withdrawal that can be reversed. canReversePosting marks a manual posting, or one that overdrew a book and
 * stopped the ledger. sentOn is the day on which the payment was sent, unless it was returned.
 * 404 for an unknown transaction.
 */
export async function transactionLines(
  { dateOf }: Pick<Services, 'dateOf'>,
  { db, today }: { db: Db | Tx; today: string },
  transactionId: number,
  reader: { roleId: number; isTopAdmin: boolean },
): Promise<TransactionLine[]> {
  const rows = await db
    .selectFrom('posting as p')
    .innerJoin('ledger_transaction as t', 't.transaction_id', 'p.transaction_id')
    .innerJoin('book as b', 'b.book_id', 'p.book_id')
    .leftJoin('retirement_account as a', 'a.account_id', 'b.account_id')
    .leftJoin('ledger_transaction as r', 'r.reverses_transaction_id', 't.transaction_id')
    .leftJoin('manual_posting as m', 'm.transaction_id', 't.transaction_id')
    .leftJoin('ledger_transaction as o', 'o.transaction_id', 't.reverses_transaction_id')
    .leftJoin('distribution_request as q', (join) =>
      join.on('q.request_id', '=', (eb) => eb.fn.coalesce('t.request_id', 'o.request_id')),
    )
    .select([
      't.transaction_id',
      't.transaction_type_id',
      't.request_id',
      't.note',
      'q.request_id as about_request_id',
      'q.kind',
      'q.date_requested',
      'q.staff_list',
      'q.status_id',
      'q.outcome',
      'r.transaction_id as reversal_id',
      't.reverses_transaction_id',
      'm.transaction_id as by_hand_id',
      'p.book_id',
      'b.name',
      't.transaction_date',
      'b.account_id',
      'a.account_owner_id',
      'p.amount_cents',
      'p.side',
    ])
    .where('t.transaction_id', '=', transactionId)
    .orderBy('p.posting_id')
    .execute()
  const [first] = rows
  if (!first) throw notFound()
  const isOverdraft = reader.isTopAdmin && (await overdraftBy(db, transactionId)) !== undefined
  const isCredit = first.transaction_type_id === TRANSACTION_TYPE.contribution
  const plan = isCredit ? await planCredit(db, transactionId) : null
  const sentAt = first.request_id === null ? null : await sentAndNotBack(db, first.request_id)
  const canReverse = await canTakeBack(db, first, today)
  return rows.map((row) => ({
    id: row.transaction_id,
    bookName: row.name,
    transactionDate: row.transaction_date,
    accountId: row.account_id,
    accountOwnerId: row.account_owner_id,
    amount: fromCents(row.amount_cents),
    isCredit: row.side === 'C',
    planMoneyLeft: plan?.bookId === row.book_id ? fromCents(plan.left) : null,
    bookId: row.book_id,
    canReverse: row.account_id !== null && canReverse,
    canReversePosting:
      isOverdraft ||
      (row.by_hand_id !== null && row.reversal_id === null && mayReverse(row.transaction_type_id, reader)),
    correctsTransactionId: row.reverses_transaction_id,
    correctedByTransactionId: row.reversal_id,
    transactionType: transactionTypeName(row.transaction_type_id),
    note: row.note,
    ...requestOf(row),
    sentOn: sentAt && dateOf(sentAt),
  }))
}

type Paid = { transaction_type_id: number; reversal_id: number | null; request_id: number | null } & Nullable<
  Pick<Selectable<DistributionRequestTable>, 'kind' | 'status_id' | 'outcome'>
>

/** Whether a transaction is a withdrawal whose reversal is not refused. */
async function canTakeBack(db: Db | Tx, paid: Paid, today: string): Promise<boolean> {
  const { request_id: requestId, kind, status_id, outcome } = paid
  if (paid.reversal_id !== null || !WITHDRAWALS.includes(paid.transaction_type_id)) return false
  if (requestId === null || kind === null || status_id === null) return true
  const circumstances = await circumstancesOfOne(db, requestId, today)
  return !isProblem(takeBackOf(requestStateOf({ kind, status_id, outcome }, circumstances)))
}

/** The request that a transaction pays, or whose payment it reverses; all null for another transaction. */
function requestOf({ about_request_id, kind, date_requested, staff_list }: AboutRequest) {
  if (about_request_id === null || kind === null || date_requested === null)
    return { requestId: null, requestNumber: null, isRollover: null, list: null }
  return {
    requestId: about_request_id,
    requestNumber: requestNumber({ request_id: about_request_id, kind, date_requested }),
    isRollover: kind === 'ROLLOVER',
    list: staff_list,
  }
}

/** Only the top administrator refunds fees or reverses a refund. */
function mayReverse(typeId: number, { roleId, isTopAdmin }: { roleId: number; isTopAdmin: boolean }): boolean {
  return isTopAdmin || (typeId !== TRANSACTION_TYPE.feeAdjustment && (OPERATIONS as readonly number[]).includes(roleId))
}

/** Numbers of the owners whose accounts have these books; an internal book adds none. */
export async function ownersOfBooks(db: Db | Tx, bookIds: readonly number[]): Promise<number[]> {
  if (bookIds.length === 0) return []
  const rows = await db
    .selectFrom('book')
    .innerJoin('retirement_account as a', 'a.account_id', 'book.account_id')
    .select('a.account_owner_id')
    .where('book_id', 'in', bookIds)
    .execute()
  return rows.map((row) => row.account_owner_id)
}
