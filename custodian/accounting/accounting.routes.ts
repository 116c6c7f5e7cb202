import { ROLE } from '../../contract/roles.ts'
import * as z from 'zod'
import { ANY_STAFF, OPERATIONS, owner, staff } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { bodyId, calendarDay, dateOut, isMoney, moneyOut, pathId } from '../../contract/fields.ts'
import { optionalLine } from '../../contract/line.ts'
import { bookBalances, internalBooks, ownersOfBooks, transactionLines, viewAccountBook, viewBook } from './books.ts'
import { postManually, reverseWithdrawal } from './manual.ts'

const tag = 'accounting'
/** Where a search of the tax books starts when nobody says. */
const FIRST_DAY = '2024-01-01'

const bookOut = z.strictObject({
  bookId: z.int(),
  balance: moneyOut,
  transactions: z.array(
    z.strictObject({
      transactionId: z.int().nullable().describe('Staff only'),
      transactionDate: dateOut,
      note: z.string().nullable(),
      transactionType: z.string(),
      amount: moneyOut,
    }),
  ),
})
const bookNames = z.array(z.strictObject({ id: z.int(), name: z.string() }))
/** The texts of the forms: whatever is wrong with an amount or an account, the field says the one thing to do. */
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

export function accountingRoutes(api: Api): void {
  api.endpoint({
    method: 'GET',
    path: '/transaction/summary/plan/:planId',
    adminPath: '/transaction/summary/admin/:accountOwnerId/plan/:planId',
    tag,
    summary: "The book of an account: planId carries the account's id. Deposits are positive.",
    access: owner(...ANY_STAFF),
    params: z.object({ planId: pathId }),
    response: bookOut,
    handler: ({ call, ownerId, params }) =>
      viewAccountBook(call.db, ownerId, params.planId, call.principal.roleId !== ROLE.customer),
  })
  api.endpoint({
    method: 'GET',
    adminPath: '/accounting/book',
    tag,
    summary: 'Every internal book, tax books included.',
    access: staff(...OPERATIONS),
    response: bookNames,
    handler: ({ call }) => internalBooks(call.db, 'all'),
  })
  api.endpoint({
    method: 'GET',
    adminPath: '/accounting/book/tax',
    tag,
    summary: 'The federal tax book and those of the states.',
    access: staff(...OPERATIONS),
    response: bookNames,
    handler: ({ call }) => internalBooks(call.db, 'tax'),
  })
  api.endpoint({
    method: 'POST',
    adminPath: '/accounting/book/balance',
    tag,
    summary: `Balances of books over a range of days, both included, from ${FIRST_DAY} when no start is given; zero is left out.`,
    access: staff(...OPERATIONS),
    body: z.strictObject({
      bookIds: z.array(bookId, NO_BOOK).max(200),
      startDate: optionalDay,
      endDate: calendarDay,
    }),
    response: z.array(z.strictObject({ id: z.int(), name: z.string(), balance: moneyOut })),
    handler: async ({ call, body, noteReadOf }) => {
      await noteReadOf(await ownersOfBooks(call.db, body.bookIds))
      return bookBalances(call.db, body.bookIds, { startDate: body.startDate ?? FIRST_DAY, endDate: body.endDate })
    },
  })
  api.endpoint({
    method: 'GET',
    adminPath: '/accounting/book/:bookId',
    tag,
    summary: 'A book with all its transactions.',
    access: staff(...OPERATIONS),
    params: z.object({ bookId: pathId }),
    response: bookOut,
    handler: async ({ call, params, noteReadOf }) => {
      await noteReadOf(await ownersOfBooks(call.db, [params.bookId]))
      return viewBook(call.db, params.bookId)
    },
  })
  api.endpoint({
    method: 'GET',
    adminPath: '/accounting/book/:bookId/date',
    tag,
    summary: 'A book with the transactions of a range of days, both included.',
    access: staff(...OPERATIONS),
    params: z.object({ bookId: pathId }),
    query: z.strictObject({ startDate: optionalDay, endDate: optionalDay }),
    response: bookOut,
    handler: async ({ call, params, query, noteReadOf }) => {
      await noteReadOf(await ownersOfBooks(call.db, [params.bookId]))
      return viewBook(call.db, params.bookId, query)
    },
  })
  api.endpoint({
    method: 'POST',
    adminPath: '/accounting/transaction',
    tag,
    summary:
      'Records a tax payment (10) or, for the top administrator, a fee adjustment (12). Large ones wait for a second person.',
    access: staff(...OPERATIONS),
    body: z.strictObject({
      transactionTypeId: z.int('Please select a valid transaction type'),
      amount,
      bookId,
      note,
    }),
    response: z.strictObject({
      id: z.int().nullable().describe('The transaction; null while it waits for a second person'),
      approvalId: z.int().optional().describe('What waits; only where nothing was posted'),
    }),
    idempotent: true,
    handler: ({ call, body }) => postManually(api.services, call, body),
  })
  api.endpoint({
    method: 'POST',
    adminPath: '/accounting/withdrawal/reverse',
    tag,
    summary: "Takes back a withdrawal of a customer's book: the named one, or the newest that still stands.",
    access: staff(...OPERATIONS),
    body: z.strictObject({
      note,
      bookId,
      transactionId: bodyId.nullish().transform((id) => id ?? null),
    }),
    response: z.strictObject({
      id: z.int().nullable().describe('The transaction; null while it waits for a second person'),
      approvalId: z.int().optional().describe('What waits; only where nothing was taken back yet'),
    }),
    idempotent: true,
    handler: ({ call, body }) => reverseWithdrawal(api.services, call, body),
  })
  api.endpoint({
    method: 'GET',
    adminPath: '/accounting/transaction/:id',
    tag,
    summary: 'The ledger lines of a transaction; amounts are above 0 and isCredit tells the side.',
    access: staff(...ANY_STAFF),
    params: z.object({ id: pathId }),
    response: z.array(
      z.strictObject({
        id: z.int(),
        bookName: z.string(),
        transactionDate: dateOut,
        accountId: z.int().nullable(),
        accountOwnerId: z.int().nullable(),
        amount: moneyOut,
        isCredit: z.boolean(),
        bookId: z.int(),
        canReverse: z.boolean().describe('Whether naming this book and transaction takes the withdrawal back'),
        sentOn: dateOut.nullable().describe('The day its payment has left; null once that is back or taken back'),
      }),
    ),
    handler: async ({ call, params, noteReadOf }) => {
      const lines = await transactionLines(call.db, params.id)
      await noteReadOf(lines.map(({ accountOwnerId }) => accountOwnerId))
      return lines
    },
  })
}
