import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { TaxesPageQuery } from '../__generated__/TaxesPageQuery.graphql.ts'
import { answer, renderScreen, sentMutations } from '../testing/renderScreen.tsx'
import { Page, query } from './TaxesPage.tsx'

const books = [
  { bookId: 200, name: 'Federal Withholding' },
  { bookId: 204, name: 'California Withholding' },
]

const owed = {
  businessDate: '2026-03-10',
  from: '2025-10-01',
  to: '2025-12-31',
  books: [
    {
      bookId: 200,
      name: 'Federal Withholding',
      before: 0,
      withheld: 150.1,
      paid: 0,
      owed: 150.1,
      payable: 150.1,
      nextDeposit: { from: '2025-12-01', amount: 150.1, dueOn: '2026-01-15', isLate: true },
    },
    {
      bookId: 204,
      name: 'California Withholding',
      before: 5,
      withheld: 0.2,
      paid: 0,
      owed: 5.2,
      payable: 0,
      nextDeposit: null,
    },
  ],
  months: [
    { month: '2026-02-01', federal: 150.1, state: 0.2 },
    { month: '2026-03-01', federal: 0, state: 0 },
  ],
}

const open = (at = '/state', taxBalances: object[] | null = null, taxesOwed: object = owed) =>
  renderScreen<TaxesPageQuery>({
    Page,
    query,
    variables: {
      bookIds: [200],
      startDate: '2024-01-01',
      endDate: '2026-03-10',
      isSearch: taxBalances !== null,
      period: 'LAST_QUARTER',
    },
    path: '/state',
    at,
    data: { Viewer: () => ({ taxBooks: books, taxesOwed, ...(taxBalances ? { taxBalances } : {}) }) },
  })

const searched = '/state?accountId=200&startDate=&endDate=2026-03-10'
const federal = { bookId: 200, name: 'Federal Withholding', balance: -150.5 }

describe('the tax search', () => {
  it('requires an account and an end date, but no start date, for a tax search', async () => {
    const { page, user, router } = open()
    await user.click(await page.findByRole('button', { name: 'Search' }))
    expect(await page.findAllByText('Please select a valid account')).not.toHaveLength(0)
    expect(page.getAllByText(/Required/)).not.toHaveLength(0)
    expect(router.state.location.search).toBe('')
    await user.type(page.getByLabelText('Start Date'), 'yesterday')
    await user.type(page.getByLabelText('End Date'), 'tomorrow')
    expect(page.getByLabelText('Start Date').getAttribute('aria-invalid')).toBe('true')
    expect(await page.findAllByText(/Invalid date/)).not.toHaveLength(0)
  })

  it('refuses a tax search with dates in the wrong order', async () => {
    const { page, user, router } = open('/state?accountId=200')
    await user.type(await page.findByLabelText('Start Date'), '3/11/2026')
    await user.type(page.getByLabelText('End Date'), '3/10/2026')
    await user.click(page.getByRole('button', { name: 'Search' }))
    expect(await page.findAllByText(/The end date is before the start date/)).not.toHaveLength(0)
    expect(router.state.location.search).toBe('?accountId=200')
  })

  it('finds a tax account by part of its name, and puts the search into the URL', async () => {
    const { page, user, router } = open()
    const account = await page.findByRole('combobox', { name: /Account/ })
    await user.type(account, 'calif')
    expect(page.getAllByRole('option').map((option) => option.textContent)).toEqual(['California Withholding'])
    await user.click(page.getByRole('option', { name: 'California Withholding' }))
    await user.type(page.getByLabelText('End Date'), '3/10/2026')
    await user.click(page.getByRole('button', { name: 'Search' }))
    await page.findByDisplayValue('03/10/2026')
    expect(router.state.location.search).toBe('?accountId=204&startDate=&endDate=2026-03-10')
  })

  it('refuses a tax search with text that matches no account', async () => {
    const { page, user } = open(searched)
    const account = await page.findByRole('combobox', { name: /Account/ })
    expect(account).toHaveProperty('value', 'Federal Withholding')
    await user.clear(account)
    await user.type(account, 'Nowhere')
    expect(page.getByRole('option', { name: 'Nothing found' })).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Search' }))
    expect(await page.findAllByText('Please select a valid account')).not.toHaveLength(0)
    await user.type(account, 'federal withholding')
    await user.tab()
    expect(account).toHaveProperty('value', 'Federal Withholding')
  })

  it('fills in the tax search from the URL', async () => {
    const { page } = open('/state?accountId=204&startDate=2026-02-30&endDate=2026-03-10')
    expect(await page.findByLabelText('End Date')).toHaveProperty('value', '03/10/2026')
    expect(page.getByLabelText('Start Date')).toHaveProperty('value', '')
    expect(page.getByRole('combobox', { name: /Account/ })).toHaveProperty('value', 'California Withholding')
  })
})

describe('the list of taxes owed', () => {
  it('shows taxes owed and their total for the period in the URL, before any search', async () => {
    const { page } = open('/state?period=LAST_QUARTER')
    expect(await page.findByText('10/01/2025 to 12/31/2025: $155.30 owed from 2 accounts.')).toBeTruthy()
    const [, federal, california] = page.getAllByRole('row').map((row) => row.textContent)
    expect(federal).toBe('Federal Withholding$0.00$150.10$0.00$150.10$150.10, overdue since 01/15/2026Record Payment')
    // The tax was paid after the period, so nothing is owed now.
    expect(california).toBe('California Withholding$5.00$0.20$0.00$5.20NoneNone')
    expect(page.getByRole('link', { current: true }).textContent).toBe('Last quarter')
  })

  it('says that the tax beyond the next deposit is due later, and offers to record the next deposit', async () => {
    const [federal] = owed.books
    const next = { from: '2026-03-01', amount: 150, dueOn: '2026-04-15', isLate: false }
    const { page, user } = open('/state', null, {
      ...owed,
      books: [{ ...federal, owed: 245, payable: 245, nextDeposit: next }],
    })
    expect(await page.findByText('The other $95.00 is due with later deposits.')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Record Payment of $150.00, Federal Withholding' }))
    const amount = await page.findByLabelText(/^Amount/)
    expect(amount).toHaveProperty('value', '$150.00')
    await user.clear(amount)
    await user.type(amount, '245')
    expect(page.getByRole('button', { name: 'Submit' }).getAttribute('aria-disabled')).not.toBe('true')
  })

  it.each([
    ['2026-01-15', true, '$150.10, overdue since 01/15/2026'],
    ['2027-02-01', false, '$150.10 by 02/01/2027, with Form 945'],
    ['2026-04-15', false, '$150.10$150.10 by 04/15/2026'],
  ])('shows the due day of a tax deposit due on %s (late: %s): %s', async (dueOn, isLate, says) => {
    const [federal] = owed.books
    const books = [
      { ...federal, nextDeposit: { from: isLate ? '2025-12-01' : '2026-03-01', amount: 150.1, dueOn, isLate } },
    ]
    const { page } = open('/state', null, { ...owed, books })
    await page.findByRole('button', { name: /^Record Payment/ })
    expect(page.getAllByRole('row')[1]?.textContent).toContain(`${says}Record Payment`)
  })

  it('offers to record a payment of the taxes owed, dated on the business date', async () => {
    const { page, user, environment } = open('/state?period=LAST_QUARTER')
    await user.click(await page.findByRole('button', { name: 'Record Payment of $150.10, Federal Withholding' }))
    expect(
      await page.findByText(
        /It is dated 03\/10\/2026, the day you submit it, or the day on which a second person approves it\.$/,
      ),
    ).toBeTruthy()
    expect(page.getByLabelText(/^Amount/)).toHaveProperty('value', '$150.10')
    await user.click(page.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    expect(sentMutations(environment)[0]).toMatchObject({
      input: { type: 'TAX_PAYMENT', bookId: 200, amount: 150.1, note: null },
    })
  })

  it('shows search results instead of taxes owed after a tax search', async () => {
    const { page } = open(searched, [federal])
    expect(await page.findByText('($150.50)')).toBeTruthy()
    expect(page.getByRole('link', { name: 'All taxes owed' }).getAttribute('href')).toBe('/state')
  })
})

describe('the results of a tax search', () => {
  it('links a tax account to its transactions for the same dates, in a new tab', async () => {
    const { page } = open(searched, [federal])
    const link = await page.findByRole('link', { name: 'Federal Withholding' })
    expect(link.getAttribute('href')).toBe('/accounts?accountId=200&startDate=2024-01-01&endDate=2026-03-10')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(page.getByText('($150.50)')).toBeTruthy()
  })

  it('says that no tax account has a balance in the searched dates', async () => {
    const { page } = open(searched, [])
    expect(await page.findByText('No Accounts with a balance for this date range')).toBeTruthy()
  })

  it('records a tax payment only once on a double click', async () => {
    const { page, user, environment } = open(searched, [federal])
    await user.click(await page.findByRole('button', { name: /^Record Payment, / }))
    await page.findByRole('dialog', { name: 'Add Payment' })
    const submit = page.getByRole('button', { name: 'Submit' })
    expect(submit.getAttribute('aria-disabled')).toBe('true')
    await user.type(page.getByLabelText('Amount'), '10.01')
    await user.dblClick(submit)
    expect(sentMutations(environment)).toEqual([
      {
        input: {
          idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/),
          type: 'TAX_PAYMENT',
          bookId: 200,
          amount: 10.01,
          note: null,
        },
      },
    ])
    answer(environment, { PostTransactionPayload: () => ({ errors: [], approvalId: null }) })
    expect(await page.findByText('The payment has been successfully added')).toBeTruthy()
    expect(page.queryByRole('dialog')).toBeNull()
  })

  it('keeps the dialog and its idempotency key if recording a tax payment fails', async () => {
    const { page, user, environment } = open(searched, [federal])
    await user.click(await page.findByRole('button', { name: /^Record Payment, / }))
    await page.findByRole('dialog', { name: 'Add Payment' })
    await user.type(page.getByLabelText('Amount'), '10')
    await user.click(page.getByRole('button', { name: 'Submit' }))
    const [first] = sentMutations(environment)
    answer(environment, {
      PostTransactionPayload: () => ({ errors: [{ code: 'FAILED', field: null, message: 'Not today' }] }),
    })
    expect(await page.findAllByText('Not today')).toHaveLength(1)
    await user.click(page.getByRole('button', { name: 'Submit' }))
    expect(sentMutations(environment)).toEqual([first])
  })

  it('names every missing field of a tax payment', async () => {
    const { page, user } = open(searched, [federal])
    await user.click(await page.findByRole('button', { name: /^Record Payment, / }))
    await page.findByRole('dialog', { name: 'Add Payment' })
    await user.selectOptions(page.getByLabelText('Transaction Type'), '')
    expect(await page.findAllByText(/Please select a valid transaction type/)).not.toHaveLength(0)
    await user.selectOptions(page.getAllByLabelText('Account').at(-1) as HTMLElement, '')
    expect(await page.findAllByText(/Please select a valid account/)).not.toHaveLength(0)
    await user.type(page.getByLabelText('Amount'), '0')
    expect(await page.findAllByText(/Please enter a valid amount/)).not.toHaveLength(0)
  })
})
