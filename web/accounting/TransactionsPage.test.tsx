import { describe, expect, it } from 'vitest'
import type { TransactionsPageQuery } from '../__generated__/TransactionsPageQuery.graphql.ts'
import { pageOf } from '../testing/pageOf.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { accountBookVariables } from './bookList.ts'
import { Page, query } from './TransactionsPage.tsx'

const account = (accountId: number, planAccountNumber: string) => ({
  node: {
    accountId,
    planAccountNumber,
    retirementAccountType: 'Traditional IRA',
    planName: 'Alpha Plan',
    balance: 4000,
  },
})

const open = (edges: object[], onlyAccount: object | null = null, totalCount = edges.length) =>
  renderScreen<TransactionsPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001, decides: false, ...accountBookVariables(new URLSearchParams(), 10) },
    path: '/transaction',
    at: '/transaction',
    data: {
      Viewer: () => ({ isStaff: false, isTopAdmin: false }),
      AccountOwner: () => ({ onlyAccount }),
      RetirementAccountConnection: () => ({ edges, totalCount, pageInfo: { endCursor: 'c100' } }),
    },
  })

describe('the Transactions page', () => {
  it('lists the accounts of an owner with several accounts', async () => {
    const { page } = open([account(502, '100002'), account(503, '100003')])
    const link = await page.findByRole('link', { name: '100002 (Traditional IRA)' })
    expect(link.getAttribute('href')).toBe('/502/transaction')
    expect(page.getByRole('link', { name: '100003 (Traditional IRA)' })).toBeTruthy()
    expect(link.closest('li')?.textContent).toBe('100002 (Traditional IRA)Alpha Plan$4,000.00')
    expect(page.getByText('Choose an account to see its transactions.')).toBeTruthy()
  })

  it('pages through a list of more than 100 accounts', async () => {
    const { page, user, environment } = open([account(502, '100002')], null, 120)
    expect(await page.findByText('1 - 100 / 120')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ first: 100, after: 'c100' })
  })

  it("shows the book of an owner's only account with one query, and no list of accounts", async () => {
    const transaction = { transactionId: null, transactionDate: '2025-02-03', note: null, transactionType: 'Interest' }
    const { page, router, environment } = open([account(501, '100001')], {
      planAccountNumber: '100001',
      balance: 1234.5,
      book: { bookId: 77, transactionPage: pageOf([{ ...transaction, amount: -25, balance: 1234.5 }]) },
    })
    expect(await page.findAllByText('$1,234.50')).toHaveLength(2)
    expect(page.getByText('100001')).toBeTruthy()
    expect(page.getByText('($25.00)')).toBeTruthy()
    expect(page.queryByText(/To print all of them/)).toBeNull()
    expect(page.queryByRole('link')).toBeNull()
    expect(router.state.location.pathname).toBe('/transaction')
    expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).toEqual([
      'TransactionsPageQuery',
    ])
  })

  it('explains on a printout that lacks rows how to print all rows', async () => {
    const transaction = { transactionId: null, transactionDate: '2025-02-03', note: null, transactionType: 'Interest' }
    const rows = pageOf([{ ...transaction, amount: 25, balance: 1234.5 }])
    const { page } = open([account(501, '100001')], {
      planAccountNumber: '100001',
      balance: 1234.5,
      book: { bookId: 77, transactionPage: { ...rows, totalCount: 120 } },
    })
    const note = await page.findByText(/To print all of them, choose Download PDF/)
    expect(note.dataset['print']).toBe('only')
  })

  it('asks the user to select an account when none is selected', async () => {
    const { page } = open([])
    expect(await page.findByText('Please select an account')).toBeTruthy()
  })
})
