import {
  getAccountBook,
  getAccountBookFile,
  getBook,
  getBookByDate,
  getPostingBooks,
  getTransaction,
  listAccountYears,
  listBooks,
  listTaxBooks,
  listTaxesOwed,
  postTransaction,
  reversePosting as reversePostingCall,
  reverseWithdrawal,
  FIRST_DAY,
  sumTaxBooks,
} from '../../contract/accounting.ts'
import { saveSetupDate as saveSetupDateCall } from '../../contract/accounts.ts'
import { ROLE } from '../../contract/roles.ts'
import { taxesOwed } from './taxesOwed.ts'
import type { Serving } from '../platform/http/serve.ts'
import { about } from '../platform/audit/audit.ts'
import { RECEIPTS } from '../platform/http/throttle.ts'
import { bookFile } from './bookFile.ts'
import {
  bookBalances,
  internalBooks,
  ownersOfBooks,
  transactionLines,
  viewAccountBook,
  viewBook,
  type Whose,
} from './books.ts'
import { postingBooks } from './bothBooks.ts'
import { reversePosting } from './reversePosting.ts'
import { saveSetupDate } from './setupDate.ts'
import { yearsOfAccount } from './years.ts'
import { taxCalendarOf } from '../taxYear/taxCalendar.ts'
import { postManually, takeBackWithdrawal } from './manual.ts'

export function accountingRoutes({ serve, services }: Serving): void {
  serve(getAccountBook, ({ call, ownerId, params, query, page }) =>
    viewAccountBook(
      call.db,
      whoseOf(call, ownerId, params),
      { page, forStaff: call.principal.roleId !== ROLE.customer },
      query,
    ),
  )
  serve(
    getAccountBookFile,
    async ({ call, ownerId, params, query }) => {
      const whose = { ...whoseOf(call, ownerId, params), now: call.now }
      const { file, rows } = await bookFile(services, call.db, whose, query)
      const { format, ...narrowed } = query
      await call.write(({ audit }) =>
        audit({
          action: 'book.download',
          ...about('retirement_account', params.planId, ownerId),
          after: { format, ...narrowed, rows },
        }),
      )
      return file
    },
    { limit: RECEIPTS },
  )
  serve(listAccountYears, ({ call, ownerId, params }) => yearsOfAccount(call.db, whoseOf(call, ownerId, params)))
  serve(listBooks, ({ call }) => internalBooks(call.db, 'all'))
  serve(listTaxBooks, ({ call }) => internalBooks(call.db, 'tax'))
  serve(listTaxesOwed, ({ call, query }) =>
    taxesOwed(call.db, query.period, { today: call.today, calendar: taxCalendarOf(services.config) }),
  )
  serve(sumTaxBooks, async ({ call, body, noteReadOf }) => {
    await noteReadOf(await ownersOfBooks(call.db, body.bookIds))
    return bookBalances(call.db, body.bookIds, { startDate: body.startDate ?? FIRST_DAY, endDate: body.endDate })
  })
  serve(getBook, async ({ call, params, query, page, noteReadOf }) => {
    await noteReadOf(await ownersOfBooks(call.db, [params.bookId]))
    return viewBook(call.db, params.bookId, { page, forStaff: true }, query)
  })
  serve(getBookByDate, async ({ call, params, query, page, noteReadOf }) => {
    await noteReadOf(await ownersOfBooks(call.db, [params.bookId]))
    return viewBook(call.db, params.bookId, { page, forStaff: true }, query)
  })
  serve(postTransaction, ({ call, body }) => call.write((context) => postManually(context, body, call.principal)))
  serve(getPostingBooks, async ({ call, params, noteReadOf }) => {
    await noteReadOf(await ownersOfBooks(call.db, [params.bookId]))
    return postingBooks(call.db, params.bookId)
  })
  serve(reversePostingCall, ({ call, params, body }) =>
    call.write((context) =>
      reversePosting(context, {
        transactionId: params.id,
        note: body.note,
        isTopAdmin: call.principal.isTopAdmin,
      }),
    ),
  )
  serve(reverseWithdrawal, ({ call, body }) => call.write((context) => takeBackWithdrawal(context, body)))
  serve(saveSetupDateCall, ({ call, ownerId, params, body }) =>
    call.write((context) => saveSetupDate(context, ownerId, params.accountId, body.setupDate)),
  )
  serve(getTransaction, async ({ call, params, noteReadOf }) => {
    const lines = await transactionLines(services, call, params.id, call.principal)
    await noteReadOf(lines.map(({ accountOwnerId }) => accountOwnerId))
    return lines
  })
}

/** The account of the path, as staff or as its owner see it. */
const whoseOf = (
  { principal }: { principal: { roleId: number } },
  ownerId: number,
  { planId }: { planId: number },
): Whose => ({ ownerId, accountId: planId, byOwner: principal.roleId === ROLE.customer })
