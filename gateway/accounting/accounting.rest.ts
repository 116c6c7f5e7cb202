import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { date, id, maybeDate, maybeText, money, text } from '../rest/shapes.ts'

export const Book = z.object({
  bookId: id,
  name: maybeText,
  balance: money,
  transactions: z.array(
    z.object({
      transactionId: id.nullish(),
      transactionDate: date,
      note: maybeText,
      transactionType: text,
      amount: money,
    }),
  ),
})
export type Book = z.infer<typeof Book>

const NamedBook = z.object({ id, name: text })
export type NamedBook = z.infer<typeof NamedBook>

const TaxBalance = NamedBook.extend({ balance: money })
export type TaxBalance = z.infer<typeof TaxBalance>

/** The book of a customer's account. The path says plan, but takes the number of the account. */
export const getAccountBook = endpoint({
  name: 'getAccountBook',
  method: 'GET',
  customer: '/api/transaction/summary/plan/:planId',
  staff: { path: '/api/transaction/summary/admin/:accountOwnerId/plan/:planId', may: 'desk' },
  response: Book,
})

export const listBooks = endpoint({
  name: 'listBooks',
  method: 'GET',
  staff: { path: '/api/accounting/book', may: 'operations' },
  response: z.array(NamedBook),
})

export const listTaxBooks = endpoint({
  name: 'listTaxBooks',
  method: 'GET',
  staff: { path: '/api/accounting/book/tax', may: 'operations' },
  response: z.array(NamedBook),
})

export const getBook = endpoint({
  name: 'getBook',
  method: 'GET',
  staff: { path: '/api/accounting/book/:bookId', may: 'operations' },
  response: Book,
})

/** Query startDate and endDate, both included. */
export const getBookByDate = endpoint({
  name: 'getBookByDate',
  method: 'GET',
  staff: { path: '/api/accounting/book/:bookId/date', may: 'operations' },
  response: Book,
})

export const sumTaxBooks = endpoint({
  name: 'sumTaxBooks',
  method: 'POST',
  staff: { path: '/api/accounting/book/balance', may: 'operations' },
  body: sends<{ bookIds: readonly number[]; startDate: string; endDate: string }>(),
  response: z.array(TaxBalance),
})

const Line = z.object({
  id,
  bookName: text,
  transactionDate: date,
  accountId: id.nullish(),
  accountOwnerId: id.nullish(),
  amount: money,
  isCredit: z.boolean(),
  bookId: id.nullish(),
  canReverse: z.boolean().nullish(),
  sentOn: maybeDate,
})

export const getTransaction = endpoint({
  name: 'getTransaction',
  method: 'GET',
  staff: { path: '/api/accounting/transaction/:transactionId', may: 'desk' },
  response: z.array(Line),
})

export const postTransaction = endpoint({
  name: 'postTransaction',
  method: 'POST',
  staff: { path: '/api/accounting/transaction', may: 'operations' },
  body: sends<{ transactionTypeId: number; amount: number; bookId: number; note: string | null }>(),
  // Without a transaction it waits for a second person, under the number of the approval.
  response: z.object({ id: id.nullable(), approvalId: id.nullish() }),
  keyed: true,
})

export const reverseWithdrawal = endpoint({
  name: 'reverseWithdrawal',
  method: 'POST',
  staff: { path: '/api/accounting/withdrawal/reverse', may: 'operations' },
  body: sends<{ note: string | null; bookId: number; transactionId?: number }>(),
  response: z.object({ id: id.nullable(), approvalId: id.optional() }),
  keyed: true,
})
