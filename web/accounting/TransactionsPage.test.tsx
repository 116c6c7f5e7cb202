import { describe, expect, it } from 'vitest'
import type { TransactionsPageQuery } from '../__generated__/TransactionsPageQuery.graphql.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { Page, query } from './TransactionsPage.tsx'

const account = (accountId: number, planAccountNumber: string) => ({
  node: { accountId, planAccountNumber, retirementAccountType: 'Traditional IRA' },
})

const open = (edges: object[]) =>
  renderScreen<TransactionsPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001 },
    path: '/transaction',
    at: '/transaction',
    data: { RetirementAccountConnection: () => ({ edges }) },
  })

describe('Transactions', () => {
  it('lists several accounts to choose from', async () => {
    const { page } = open([account(502, '100002'), account(503, '100003')])
    const link = await page.findByRole('link', { name: '100002 (Traditional IRA)' })
    expect(link.getAttribute('href')).toBe('/502/transaction')
    expect(page.getByRole('link', { name: '100003 (Traditional IRA)' })).toBeTruthy()
  })

  it('shows the book of an only account at once', async () => {
    const { page } = open([account(501, '100001')])
    expect(await page.findByText('at /501/transaction')).toBeTruthy()
  })

  it('says so without any account', async () => {
    const { page } = open([])
    expect(await page.findByText('Please select an account')).toBeTruthy()
  })
})
