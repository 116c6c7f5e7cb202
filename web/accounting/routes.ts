import type { AccountBookPageQuery } from '../__generated__/AccountBookPageQuery.graphql.ts'
import accountBookPage from '../__generated__/AccountBookPageQuery$parameters.ts'
import type { TransactionDetailPageQuery } from '../__generated__/TransactionDetailPageQuery.graphql.ts'
import transactionDetailPage from '../__generated__/TransactionDetailPageQuery$parameters.ts'
import type { TransactionsPageQuery } from '../__generated__/TransactionsPageQuery.graphql.ts'
import transactionsPage from '../__generated__/TransactionsPageQuery$parameters.ts'
import type { AccountingPageQuery } from '../__generated__/AccountingPageQuery.graphql.ts'
import accountingPage from '../__generated__/AccountingPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { admits, everyone, operations, staff } from '../core/session/access.ts'
import { ownerVariable } from '../core/session/session.ts'
import { rowsOf } from '../core/session/rowsOf.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { accountBookVariables, internalBookList } from './bookList.ts'
import { openEnd, searchIn } from './bookSearch.ts'

export const transactionsRoute = screen<TransactionsPageQuery>()({
  id: 'transactions',
  path: 'transaction',
  title: 'Transactions',
  crumb: 'Transactions',
  access: { roles: everyone, needsOwner: true, refusal: 'LOGIN' },
  menu: { label: 'Transactions', shownTo: operations },
  query: transactionsPage,
  variables: ({ session, url }) => ({
    accountOwnerId: ownerVariable(session),
    decides: admits(operations, session),
    ...accountBookVariables(url.searchParams, rowsOf(session)),
  }),
  followsSearch: true,
  alwaysFresh: true,
  page: () => import('./TransactionsPage.tsx'),
})

export const accountBookRoute = screen<AccountBookPageQuery>()({
  id: 'account-book',
  path: ':accountId/transaction',
  title: 'Transactions',
  crumb: 'Transactions',
  access: { roles: everyone, needsOwner: true, refusal: 'LOGIN' },
  query: accountBookPage,
  variables: ({ session, params, url }) => ({
    accountOwnerId: ownerVariable(session),
    accountId: Number(params.accountId),
    decides: admits(operations, session),
    ...accountBookVariables(url.searchParams, rowsOf(session)),
  }),
  followsSearch: true,
  // Relay stores the period of a book and the whole book as one record, so always fetch.
  alwaysFresh: true,
  page: () => import('./AccountBookPage.tsx'),
})

export const transactionDetailRoute = screen<TransactionDetailPageQuery>()({
  id: 'transaction-detail',
  path: 'transaction/:transactionId',
  title: 'Transaction Detail',
  crumb: 'Transactions',
  access: { roles: staff, needsOwner: false, refusal: 'ROOT' },
  query: transactionDetailPage,
  variables: ({ params, session }) => ({
    transactionId: Number(params.transactionId),
    subjectId: String(params.transactionId),
    decides: admits(operations, session),
  }),
  ofManyOwners: true,
  page: () => import('./TransactionDetailPage.tsx'),
})

export const accountingRoute = screen<AccountingPageQuery>()({
  id: 'accounting',
  path: 'accounts',
  title: 'Accounting',
  crumb: 'Accounts',
  access: { roles: operations, needsOwner: false, refusal: 'LOGIN' },
  ofManyOwners: true,
  query: accountingPage,
  variables: ({ url, session }) => {
    const { accountId, startDate, endDate } = searchIn(url.searchParams)
    const hasDays = Boolean(startDate || endDate)
    return {
      bookId: Number(accountId),
      startDate: startDate || null,
      endDate: endDate || openEnd,
      isIndex: !accountId,
      isWhole: Boolean(accountId && !hasDays),
      isOfDays: Boolean(accountId && hasDays),
      ...listVariables(internalBookList, url.searchParams, rowsOf(session)),
    }
  },
  followsSearch: true,
  // Relay stores the period of a book and the whole book as one record, so a cached response would show a wrong
  // balance.
  alwaysFresh: true,
  page: () => import('./AccountingPage.tsx'),
})
