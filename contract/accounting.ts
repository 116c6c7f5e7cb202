import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { labelsOf } from './enumeration.ts'
import { exportOf, summed, unsummed, type ExportColumn } from './exports.ts'
import { bodyId, calendarDay, dateOut, isMoney, moneyOut, pathId } from './fields.ts'
import { fileOut } from './file.ts'
import { optionalLine } from './line.ts'
import { addedUp, filterBy, pagedRows, pageQuery } from './page.ts'
import { maybe, maybeNone } from './partial.ts'
import { requestListName } from './staffRequests.ts'
import { taxDeposit } from './taxYear.ts'
import { TRANSACTION_TYPE, TRANSACTION_TYPE_NAME } from './transactionType.ts'

const endpoint = endpointsOf('accounting')

const book = z.strictObject({
  bookId: z.int(),
  name: z.string().nullish().describe('Name of the book; omitted by custodians that do not provide it'),
  balance: moneyOut.describe('Change of the balance over the requested days; without days, the current balance'),
  openingBalance: maybe(moneyOut.describe('Balance before the first requested day')),
  closingBalance: maybe(moneyOut.describe('Balance after the last requested day')),
  transactions: pagedRows(
    z.strictObject({
      transactionId: z.int().nullable().describe('ID of the transaction; only for staff'),
      transactionDate: dateOut,
      note: z.string().nullable(),
      transactionType: z.string(),
      amount: moneyOut,
      balance: maybe(
        moneyOut.nullable().describe('Balance after the transaction; null for an internal book filtered by type'),
      ),
    }),
  ),
})
export type Book = z.output<typeof book>

const names = { transactionTypeId: labelsOf(TRANSACTION_TYPE, TRANSACTION_TYPE_NAME) }

type BookLine = Book['transactions'][number]

const bookColumns: Readonly<Record<string, ExportColumn<BookLine>>> = {
  Date: (line) => line.transactionDate,
  'Transaction Type': (line) => line.transactionType,
  Note: (line) => line.note,
  'Transaction ID': (line) => line.transactionId,
  Amount: summed((line) => line.amount),
  Balance: unsummed((line) => line.balance),
}

const namedBook = z.strictObject({ id: z.int(), name: z.string() })
export type NamedBook = z.output<typeof namedBook>

const taxBalance = namedBook.extend({ balance: moneyOut })
export type TaxBalance = z.output<typeof taxBalance>

/** Default start date of a tax book search. */
export const FIRST_DAY = '2024-01-01'

/** Error messages of the forms for an invalid amount or account; each tells what to enter. */
const NO_AMOUNT = 'Please enter a valid amount'

const NO_BOOK = 'Please select a valid account'

const amount = z
  .number(NO_AMOUNT)
  .min(0.01, NO_AMOUNT)
  .max(1e9, NO_AMOUNT)
  .refine(isMoney, NO_AMOUNT)
  .meta({ format: 'money' })

const bookId = z.int(NO_BOOK).positive(NO_BOOK).max(2_147_483_647, NO_BOOK)

const note = optionalLine({ max: 500 })
  .nullish()
  .transform((text) => text || null)

const optionalDay = z
  .union([z.literal(''), calendarDay])
  .nullish()
  .transform((text) => text || undefined)

/** Sort orders of a book's transactions. */
const byDate = { sorts: ['date'], defaultSort: '-date' } as const

const ofDays = { startDate: optionalDay, endDate: optionalDay }
const ofType = {
  transactionTypeId: filterBy.number.describe('Filters the transactions; the totals ignore this filter'),
}

/** The book of a customer's account. The path contains "plan" but takes the account id. */
export const getAccountBook = endpoint({
  name: 'getAccountBook',
  method: 'GET',
  customer: '/api/transaction/summary/plan/:planId',
  staff: { path: '/api/transaction/summary/admin/:accountOwnerId/plan/:planId', may: 'desk' },
  summary: "The book of an account; planId is the account's id. Deposits are positive.",
  params: { planId: pathId },
  query: pageQuery({ ...byDate, filters: { ...addedUp, ...ofDays, ...ofType } }),
  response: book,
})

export const exportAccountBook = exportOf(getAccountBook, {
  name: 'exportAccountBook',
  title: ({ planId }) => `Transactions of account ${planId}`,
  columns: bookColumns,
  names,
})

/** Maximum number of transactions in one file. */
export const MOST_FILE_LINES = 1_000

/** Only owners may download a book as a file, because staff have list exports. */
export const getAccountBookFile = endpoint({
  name: 'getAccountBookFile',
  method: 'GET',
  customer: '/api/transaction/summary/plan/:planId/file',
  summary: `The book of an account as a CSV or PDF file in base64, with the given filters and order; 409 for more than ${MOST_FILE_LINES} transactions.`,
  params: { planId: pathId },
  query: z.strictObject({
    format: z.enum(['csv', 'pdf']),
    sort: z.enum(['date', '-date']).default('-date'),
    ...ofDays,
    ...ofType,
  }),
  response: fileOut,
  file: true,
})

const yearOfAccount = z.strictObject({
  year: z.int(),
  contributions: moneyOut,
  interest: moneyOut,
  fees: moneyOut.describe('Fees; a charged fee is negative'),
  distributions: moneyOut.describe('Payments are negative, including the tax and fee withheld from them'),
  federalWithholding: moneyOut.describe('Federal tax withheld from the distributions'),
  stateWithholding: moneyOut.describe('State tax withheld from the distributions'),
  distributionFees: maybe(moneyOut.describe('Fees deducted from the distributions; charged fees are negative')),
  netDistributions: maybe(moneyOut.describe('Net distributions, negative, without their taxes and fees')),
  change: maybe(moneyOut.describe('Change of the balance in the year from all causes')),
})
export type YearOfAccount = z.output<typeof yearOfAccount>

export const listAccountYears = endpoint({
  name: 'listAccountYears',
  method: 'GET',
  customer: '/api/transaction/years/plan/:planId',
  staff: { path: '/api/transaction/years/admin/:accountOwnerId/plan/:planId', may: 'desk' },
  summary: 'Totals of an account for each year with transactions, newest year first.',
  params: { planId: pathId },
  response: z.array(yearOfAccount),
})

export const listBooks = endpoint({
  name: 'listBooks',
  method: 'GET',
  staff: { path: '/api/accounting/book', may: 'operations' },
  summary: 'Every internal book, including the tax books.',
  response: z.array(namedBook),
})

export const listTaxBooks = endpoint({
  name: 'listTaxBooks',
  method: 'GET',
  staff: { path: '/api/accounting/book/tax', may: 'operations' },
  summary: 'The federal tax book and the tax books of the states.',
  response: z.array(namedBook),
})

export const sumTaxBooks = endpoint({
  name: 'sumTaxBooks',
  method: 'POST',
  staff: { path: '/api/accounting/book/balance', may: 'operations' },
  summary: `Balances of books over a range of days, both included, from ${FIRST_DAY} if no start is given; zero balances are omitted.`,
  body: z.strictObject({
    bookIds: z.array(bookId, NO_BOOK).max(200),
    startDate: optionalDay,
    endDate: calendarDay,
  }),
  response: z.array(taxBalance),
})

/** Periods of tax deposits and reports; current periods end with the business date. */
export const TAX_PERIODS = ['thisMonth', 'lastMonth', 'thisQuarter', 'lastQuarter', 'thisYear', 'lastYear'] as const
export type TaxPeriod = (typeof TAX_PERIODS)[number]

const taxOwed = namedBook.extend({
  before: moneyOut.describe('Tax owed before the first day'),
  withheld: moneyOut.describe('Withheld tax, not counting reversals of tax payments'),
  paid: moneyOut.describe('Tax paid, or returned by the reversal of a withdrawal, less reversed tax payments'),
  owed: moneyOut.describe('Tax owed after the last day'),
  payable: moneyOut.describe('Part of the owed tax that the book still holds today; 0 if nothing is owed'),
  nextDeposit: maybe(
    taxDeposit
      .nullable()
      .describe('The oldest federal tax deposit that is not fully paid today, with the missing amount'),
  ),
})
export type TaxOwed = z.output<typeof taxOwed>

const taxMonth = z.strictObject({
  month: dateOut.describe('First day of the month'),
  federal: moneyOut.describe('Federal tax withheld in the month, not counting reversals of tax payments'),
  state: moneyOut.describe('State tax withheld in the month'),
})

const taxesOwed = z.strictObject({
  businessDate: dateOut.describe('Posting date of a tax payment that is recorded now'),
  from: dateOut,
  to: dateOut,
  books: z.array(taxOwed).describe('Tax books, the federal book first; books without any amount are omitted'),
  months: maybeNone(
    z.array(taxMonth).describe('The last 13 months up to the current one, oldest first, regardless of the period'),
  ),
})
export type TaxesOwed = z.output<typeof taxesOwed>

export const listTaxesOwed = endpoint({
  name: 'listTaxesOwed',
  method: 'GET',
  staff: { path: '/api/accounting/book/tax/owed', may: 'operations' },
  summary: 'Tax owed to the IRS and to each state, with the amounts withheld and paid in a period.',
  query: z.strictObject({ period: z.enum(TAX_PERIODS).default('thisQuarter') }),
  response: taxesOwed,
})

export const getBook = endpoint({
  name: 'getBook',
  method: 'GET',
  staff: { path: '/api/accounting/book/:bookId', may: 'operations' },
  summary: 'A book with its transactions.',
  params: { bookId: pathId },
  query: pageQuery({ ...byDate, filters: { ...addedUp, ...ofType } }),
  response: book,
})

/** Query parameters startDate and endDate, both inclusive. */
export const getBookByDate = endpoint({
  name: 'getBookByDate',
  method: 'GET',
  staff: { path: '/api/accounting/book/:bookId/date', may: 'operations' },
  summary: 'A book with the transactions of a range of days, both included.',
  params: { bookId: pathId },
  query: pageQuery({ ...byDate, filters: { ...addedUp, ...ofDays, ...ofType } }),
  response: book,
})

export const exportBookByDate = exportOf(getBookByDate, {
  name: 'exportBookByDate',
  title: ({ bookId }) => `Transactions of book ${bookId}`,
  columns: bookColumns,
  names,
})

export const postTransaction = endpoint({
  name: 'postTransaction',
  method: 'POST',
  staff: { path: '/api/accounting/transaction', may: 'operations' },
  summary:
    'Records a tax payment (10) or, for the top administrator, a fee adjustment (12). Large amounts wait for a second person.',
  body: z.strictObject({
    transactionTypeId: z.int('Please select a valid transaction type'),
    amount,
    bookId,
    note,
    feeTypeId: z
      .literal([TRANSACTION_TYPE.annualFee, TRANSACTION_TYPE.distributionFee], 'Please select a valid fee')
      .optional()
      .describe('Fee that an adjustment refunds: annual (3) or distribution (7); 7 if omitted'),
  }),
  refuses: [404, 409],
  response: z.strictObject({
    id: z.int().nullable().describe('ID of the transaction; null while it waits for a second person'),
    approvalId: z.int().optional().describe('ID of the open approval; only if nothing was posted yet'),
  }),
  keyed: true,
})

const bookNow = z.strictObject({ bookId: z.int(), name: z.string(), balance: moneyOut })

const postingBooks = bookNow.extend({
  isRaised: z
    .boolean()
    .describe("Whether a manual posting raises the balance of the book: yes for a customer's book, no for a tax book"),
  against: z
    .array(
      bookNow.extend({
        feeTypeId: z.int().nullable().describe('The fee that the book collects; null for Custody Cash'),
      }),
    )
    .describe('Books that the other line of the posting may use; that line lowers their balance'),
})
export type PostingBooks = z.output<typeof postingBooks>

export const getPostingBooks = endpoint({
  name: 'getPostingBooks',
  method: 'GET',
  staff: { path: '/api/accounting/book/:bookId/posting', may: 'operations' },
  summary:
    "A customer's book or a tax book with the books that a manual posting also changes, and their current balances.",
  params: { bookId: pathId },
  response: postingBooks,
})

export const reversePosting = endpoint({
  name: 'reversePosting',
  method: 'POST',
  staff: { path: '/api/accounting/transaction/:id/reverse', may: 'operations' },
  summary:
    'Reverses a posting once, dated today: a tax payment or, for the top administrator, a fee adjustment or the posting that stopped the ledger. Waits for a second person.',
  params: { id: pathId },
  body: z.strictObject({ note }),
  refuses: [409],
  response: z.strictObject({
    id: z.int().nullable().describe('ID of the transaction; null while it waits for a second person'),
    approvalId: z.int().optional().describe('ID of the open approval; only if nothing was reversed yet'),
  }),
  keyed: true,
})

export const reverseWithdrawal = endpoint({
  name: 'reverseWithdrawal',
  method: 'POST',
  staff: { path: '/api/accounting/withdrawal/reverse', may: 'operations' },
  summary: "Reverses a withdrawal of a customer's book: the named one, or the latest unreversed one.",
  body: z.strictObject({
    note,
    bookId,
    transactionId: bodyId.nullish().transform((id) => id ?? null),
  }),
  refuses: [404, 409],
  response: z.strictObject({
    id: z.int().nullable().describe('ID of the transaction; null while it waits for a second person'),
    approvalId: z.int().optional().describe('ID of the open approval; only if nothing was reversed yet'),
  }),
  keyed: true,
})

export const getTransaction = endpoint({
  name: 'getTransaction',
  method: 'GET',
  staff: { path: '/api/accounting/transaction/:id', may: 'desk' },
  summary: 'The ledger lines of a transaction; amounts are above 0, and isCredit gives the side.',
  params: { id: pathId },
  response: z.array(
    z.strictObject({
      id: z.int(),
      bookName: z.string(),
      transactionDate: dateOut,
      accountId: z.int().nullable(),
      accountOwnerId: z.int().nullable(),
      amount: moneyOut,
      isCredit: z.boolean(),
      planMoneyLeft: maybe(
        moneyOut
          .nullable()
          .describe('Plan money that this line credited and that was not yet returned; null for any other line'),
      ),
      bookId: maybe(z.int()),
      canReverse: maybe(
        z.boolean().describe('Whether a reversal that names this book and transaction reverses the withdrawal'),
      ),
      canReversePosting: maybe(
        z
          .boolean()
          .describe(
            'Whether the caller can request a reversal: the transaction was posted manually, or stopped the ledger by taking a book below zero',
          ),
      ),
      correctsTransactionId: maybe(z.int().nullable().describe('ID of the earlier transaction that this one reverses')),
      correctedByTransactionId: maybe(z.int().nullable().describe('ID of the transaction that reverses this one')),
      transactionType: maybe(z.string().describe('Name of the type, such as "Withdrawal"')),
      note: maybe(z.string().nullable()),
      requestId: maybe(z.int().nullable().describe('ID of the request whose payment is posted or reversed')),
      requestNumber: maybe(z.string().nullable()),
      isRollover: maybe(z.boolean().nullable().describe('Whether the request is a rollover or transfer')),
      list: maybe(requestListName.nullable().describe('Current list of the request')),
      sentOn: dateOut.nullable().describe('Date on which the payment was sent; null once it is returned or reversed'),
    }),
  ),
})
