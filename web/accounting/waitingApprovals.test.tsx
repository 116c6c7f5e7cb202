import { expect, it } from 'vitest'
import type { AccountingPageQuery } from '../__generated__/AccountingPageQuery.graphql.ts'
import type { TransactionDetailPageQuery } from '../__generated__/TransactionDetailPageQuery.graphql.ts'
import type { TransactionsPageQuery } from '../__generated__/TransactionsPageQuery.graphql.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { renderScreen, signedIn } from '../testing/renderScreen.tsx'
import * as accounting from './AccountingPage.tsx'
import { accountBookVariables, internalBookList } from './bookList.ts'
import * as detail from './TransactionDetailPage.tsx'
import * as transactions from './TransactionsPage.tsx'

const waiting = {
  id: 'QXBwcm92YWw6Nw',
  approvalId: 7,
  description: 'Reversal of transaction 900',
  amount: 1500,
  accountOwnerId: null,
  ownerName: null,
  changes: [],
  madeBy: ['admin@example.com'],
  madeAt: '2026-03-10T15:00:00.000Z',
  lapsesAt: null,
  status: 'WAITING',
  toOpen: null,
}
const data = {
  Viewer: () => ({ accountingBooks: [], trialBalance: null }),
  ApprovalConnection: () => ({ totalCount: 1, edges: [{ node: waiting }] }),
}

it.each([
  [
    'Transactions',
    () =>
      renderScreen<TransactionsPageQuery>({
        ...transactions,
        variables: { accountOwnerId: 1001, decides: true, ...accountBookVariables(new URLSearchParams(), 10) },
        path: '/transaction',
        at: '/transaction',
        data: { ...data, AccountOwner: () => ({ onlyAccount: null }) },
      }),
  ],
  [
    'Accounting',
    () =>
      renderScreen<AccountingPageQuery>({
        ...accounting,
        variables: {
          ...listVariables(internalBookList, new URLSearchParams(), 10),
          bookId: 200,
          startDate: null,
          endDate: '9999-12-31',
          isIndex: false,
          isWhole: false,
          isOfDays: false,
        },
        path: '/accounts',
        at: '/accounts',
        data,
      }),
  ],
  [
    'Transaction Detail',
    () =>
      renderScreen<TransactionDetailPageQuery>({
        ...detail,
        variables: { transactionId: 900, subjectId: '900', decides: true },
        path: '/transaction/:transactionId',
        at: '/transaction/900',
        data: { ...data, TransactionDetail: () => ({ lines: [] }) },
      }),
  ],
])('shows on %s what waits for a second person', async (_, open) => {
  signedIn({ roleId: 2 })
  expect(await open().page.findByText('Waits for a second person')).toBeTruthy()
})
