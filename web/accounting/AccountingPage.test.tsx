import { describe, expect, it } from 'vitest'
import type { AccountingPageQuery } from '../__generated__/AccountingPageQuery.graphql.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { pageOf } from '../testing/pageOf.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { Page, query } from './AccountingPage.tsx'
import { internalBookList } from './bookList.ts'
import { searchIn } from './bookSearch.ts'

const transaction = {
  transactionId: 900,
  transactionDate: '2025-08-10',
  note: null,
  transactionType: 'Withdrawal',
  amount: 150,
  balance: 275.5,
}
const book = (balance: number, count: number) => ({
  balance,
  openingBalance: 1000,
  closingBalance: 1000 + balance,
  transactionPage: pageOf(
    Array.from({ length: Math.min(10, count) }, (_, index) => ({ ...transaction, transactionId: 900 + index })),
    count,
  ),
})
const firstPage = listVariables(internalBookList, new URLSearchParams(), 10)

const open = (
  address: string,
  variables: Partial<AccountingPageQuery['variables']>,
  data: { accountingBook?: object; accountingBookByDate?: object; trialBalance?: object } = {},
) =>
  renderScreen<AccountingPageQuery>({
    Page,
    query,
    variables: {
      bookId: 200,
      startDate: null,
      endDate: '9999-12-31',
      isIndex: false,
      isWhole: false,
      isOfDays: false,
      ...firstPage,
      ...variables,
    },
    path: '/accounts',
    at: address,
    data: {
      Viewer: () => ({
        isStaff: true,
        approvals: { totalCount: 0, edges: [] },
        accountingBooks: [{ bookId: 200, name: 'Federal Withholding' }],
        ...data,
      }),
    },
  })

describe('the accounting search', () => {
  it('requires an account but no dates in the accounting search', async () => {
    const { page, user, router } = open('/accounts', {})
    await user.click(await page.findByRole('button', { name: 'Search' }))
    expect(await page.findAllByText('Please select a valid account')).not.toHaveLength(0)
    expect(page.queryByText(/Required/)).toBeNull()
    await user.type(page.getByRole('combobox', { name: /Account/ }), 'Federal Withholding')
    await user.click(page.getByRole('button', { name: 'Search' }))
    expect(router.state.location.search).toBe('?accountId=200&startDate=&endDate=')
  })

  it('lists the balances of the books above the search, with what is owed to customers and equal totals', async () => {
    const trialBalance = {
      asOf: '2026-11-28',
      customers: 75,
      total: 100,
      books: [
        { bookId: 100, name: 'Custody Cash', debit: 100, credit: 0 },
        { bookId: 200, name: 'Federal Withholding', debit: 0, credit: 25 },
      ],
    }
    const { page } = open('/accounts', { isIndex: true }, { trialBalance })
    const table = await page.findByRole('table', { name: 'Balances of the books' })
    expect([...table.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
      'BookDebitCredit',
      'Custody Cash$100.00',
      'Federal Withholding$25.00',
      'Owed to customers$75.00',
      'Total$100.00$100.00',
    ])
    expect(page.getByText('Balances of 11/28/2026.')).toBeTruthy()
    const search = page.getByRole('heading', { name: 'Find a book or period' })
    expect(table.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows the name and balance of a whole book, and its first ten transactions', async () => {
    const { page } = open('/accounts?accountId=200', { isWhole: true }, { accountingBook: book(-25, 42) })
    expect(await page.findByText('1 - 10 / 42')).toBeTruthy()
    expect(page.getAllByText('Federal Withholding', { selector: 'dd' })).toHaveLength(1)
    expect(page.getByText('($25.00)')).toBeTruthy()
    expect(page.getByRole('link', { name: '900' }).getAttribute('href')).toBe('/transaction/900')
  })

  it('shows the transactions for the period in the URL, and fills in the form from the URL', async () => {
    const { page } = open(
      '/accounts?accountId=200&startDate=2025-08-10&endDate=2025-08-11',
      { startDate: '2025-08-10', endDate: '2025-08-11', isOfDays: true },
      { accountingBookByDate: book(150, 1) },
    )
    expect(await page.findByText('1 - 1 / 1')).toBeTruthy()
    expect(page.getAllByText('$150.00')).toHaveLength(2)
    expect([...page.getAllByRole('term'), ...page.getAllByRole('definition')].map((each) => each.textContent)).toEqual([
      'Account',
      'Balance',
      'Opening Balance',
      'Closing Balance',
      'Federal Withholding',
      '$150.00',
      '$1,000.00',
      '$1,150.00',
    ])
    expect(page.getByText('$275.50')).toBeTruthy()
    expect(page.getByLabelText('Start Date')).toHaveProperty('value', 'August 10, 2025')
    expect(page.getByLabelText('End Date')).toHaveProperty('value', 'August 11, 2025')
    expect(page.getByRole('combobox', { name: /Account/ })).toHaveProperty('value', 'Federal Withholding')
  })
})

it.each([
  ['accountId=200&startDate=2025-01-02&endDate=2025-02-28', '200', '2025-01-02', '2025-02-28'],
  ['accountId=-1&startDate=2025-1-2&endDate=2025-02-29', '', '', ''],
  ['accountId=2e3&startDate=%3Cscript%3E&endDate=10000-01-01', '', '', ''],
  ['accountId=99999999999&endDate=', '', '', ''],
  ['', '', '', ''],
])('reads the URL %j as account %j, from %j to %j', (address, accountId, startDate, endDate) => {
  expect(searchIn(new URLSearchParams(address))).toEqual({ accountId, startDate, endDate })
})
