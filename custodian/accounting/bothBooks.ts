import type { PostingBooks } from '../../contract/accounting.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import type { Change } from '../approvals/effect.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { notFound } from '../platform/http/errors.ts'
import { sumOfDays } from '../ledger/daySums.ts'
import { balanceOf, internalBook, type Line } from '../ledger/ledger.ts'
import { formatCents, fromCents } from '../platform/money.ts'

/** Refundable fees: the transaction type that charges each fee, and the book that collects it. */
const FEE_BOOKS = [
  { feeTypeId: TRANSACTION_TYPE.distributionFee, kind: 'FEE_DISTRIBUTION' },
  { feeTypeId: TRANSACTION_TYPE.annualFee, kind: 'FEE_ANNUAL' },
] as const

export type FeeTypeId = (typeof FEE_BOOKS)[number]['feeTypeId']

/** The book that collected the refunded fee; the distribution fee's book if no fee is named. */
export function feeBook(tx: Db | Tx, feeTypeId: FeeTypeId | undefined): Promise<number> {
  return internalBook(tx, feeTypeId === TRANSACTION_TYPE.annualFee ? 'FEE_ANNUAL' : 'FEE_DISTRIBUTION')
}

/** The balance of each book before and after the posting, as the second person sees it. */
export async function bookChanges(db: Db | Tx, lines: readonly Line[]): Promise<Change[]> {
  return Promise.all(
    lines.map(async ({ bookId, side, cents }) => {
      const { name, normalSide, balance } = await bookNow(db, bookId)
      const after = side === normalSide ? balance + cents : balance - cents
      return { label: name, before: formatCents(balance), after: formatCents(after) }
    }),
  )
}

/**
 * The book of a manual posting and the possible counter-books, with balances. An adjustment raises the customer's book
 * and lowers a fee book. A payment lowers a tax book and Custody Cash.
 * @throws 404 for a book without manual postings
 */
export async function postingBooks(db: Db, bookId: number): Promise<PostingBooks> {
  const { name, kind, balance } = await bookNow(db, bookId)
  const own = { bookId, name, balance: fromCents(balance) }
  const of = async (otherId: number) => {
    const other = await bookNow(db, otherId)
    return { bookId: otherId, name: other.name, balance: fromCents(other.balance) }
  }
  if (kind === 'CUSTOMER') {
    const against = FEE_BOOKS.map(async ({ feeTypeId, kind: fees }) => ({
      ...(await of(await internalBook(db, fees))),
      feeTypeId,
    }))
    return { ...own, isRaised: true, against: await Promise.all(against) }
  }
  if (kind !== 'FEDERAL_TAX' && kind !== 'STATE_TAX') throw notFound()
  const cash = await of(await internalBook(db, 'CUSTODY_CASH'))
  return { ...own, isRaised: false, against: [{ ...cash, feeTypeId: null }] }
}

/** An internal book and its balance in cents, on its normal side. */
export async function internalBalance(db: Db | Tx, bookId: number): Promise<{ name: string; balance: bigint }> {
  const { name, balance } = await bookNow(db, bookId)
  return { name, balance }
}

async function bookNow(db: Db | Tx, bookId: number) {
  const book = await db
    .selectFrom('book')
    .select(['name', 'kind', 'normal_side'])
    .where('book_id', '=', bookId)
    .executeTakeFirst()
  if (!book) throw notFound()
  const credits = await (book.kind === 'CUSTOMER' ? balanceOf(db, bookId) : sumOfDays(db, bookId, {}))
  return {
    name: book.name,
    kind: book.kind,
    normalSide: book.normal_side,
    balance: book.normal_side === 'C' ? credits : -credits,
  }
}
