import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AccountBookPageQuery } from '../__generated__/AccountBookPageQuery.graphql.ts'
import { session } from '../core/session/session.ts'
import { narrowable } from '../testing/narrowWindow.ts'
import { pageOf } from '../testing/pageOf.ts'
import { answer, renderScreen, sentMutations, signedIn, type Resolvers } from '../testing/renderScreen.tsx'
import { Page, query } from './AccountBookPage.tsx'
import { accountBookVariables } from './bookList.ts'

const transaction = (number: number, isStaff: boolean) => ({
  transactionId: isStaff ? number : null,
  transactionDate: '2025-02-03',
  note: null,
  transactionType: 'Annual Fee',
  amount: -20,
  balance: 10_020,
})

const bookOf = (nodes: object[], total = nodes.length, offset = 0) => ({
  bookId: 77,
  openingBalance: 9_000,
  closingBalance: 9_500,
  transactionPage: pageOf(nodes, total, offset),
})

const open = (role: { isStaff: boolean; isTopAdmin: boolean }, count: number, data: Resolvers = {}) => {
  const follow = (params: URLSearchParams) => ({
    accountOwnerId: 1001,
    accountId: 501,
    decides: role.isStaff,
    ...accountBookVariables(params, 10),
  })
  const transactions = Array.from({ length: Math.min(count, 10) }, (_, index) => transaction(900 + index, role.isStaff))
  return renderScreen<AccountBookPageQuery>({
    Page,
    query,
    variables: follow(new URLSearchParams()),
    follow,
    path: '/:accountId/transaction',
    at: '/501/transaction',
    data: {
      Viewer: () => ({ ...role, approvals: { totalCount: 0, edges: [] } }),
      RetirementAccount: () => ({ planAccountNumber: '100001', balance: 10_000, years: [], status: 'REGISTERED' }),
      Book: () => bookOf(transactions, count),
      ...data,
    },
  })
}

/** A transaction that was posted automatically, was not corrected, and corrects no other transaction. */
const standing = {
  canReversePosting: false,
  returnablePlanMoney: null,
  correctsTransactionId: null,
  correctedByTransactionId: null,
}

const customer = { isStaff: false, isTopAdmin: false }
const topAdmin = { isStaff: true, isTopAdmin: true }

describe('the account book', () => {
  it('shows a customer the account number, balance and transactions, without transaction ids', async () => {
    const { page } = open(customer, 1)
    expect(await page.findByText('100001')).toBeTruthy()
    expect(page.getByText('$10,000.00')).toBeTruthy()
    expect(page.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Date',
      'Note',
      'Transaction Type',
      'Amount',
      'Balance',
    ])
    expect(page.getByText('$10,020.00')).toBeTruthy()
    expect(page.queryByText('Opening Balance')).toBeNull()
    expect(page.getByText('02/03/2025')).toBeTruthy()
    expect(page.getByText('($20.00)')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Fee Adjustment' })).toBeNull()
  })

  it('shows the transactions above the chart of the balance', async () => {
    const { page } = open(customer, 1)
    const chart = await page.findByRole('heading', { name: 'Balance over time' })
    expect(page.getByRole('table').compareDocumentPosition(chart) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('shows the type of a transaction on large screens, and not on a phone', async () => {
    const wide = window.matchMedia
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('<') })
    const { page } = open(customer, 1)
    expect((await page.findByRole('list', { name: 'Transactions' })).textContent).toBe(
      '($20.00)02/03/2025 Balance $10,020.00',
    )
    window.matchMedia = wide
  })

  it('splits a long account book into pages of ten transactions', async () => {
    const { page, user, environment } = open(customer, 12)
    expect(await page.findByText('1 - 10 / 12')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Next' }))
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ first: 10, after: 'e0' }),
    )
    const rows = [910, 911].map((number) => transaction(number, false))
    answer(environment, { Book: () => bookOf(rows, 12, 10) })
    expect(await page.findByText('11 - 12 / 12')).toBeTruthy()
    expect(page.getAllByText('($20.00)')).toHaveLength(2)
  })

  it('filters and sorts an account book with one request for each change, and shows the opening and closing balance', async () => {
    const { page, user, environment, router } = open(customer, 1)
    const asked = environment.mock.getAllOperations().length
    await user.click(await page.findByRole('button', { name: 'Date' }))
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(asked + 1))
    answer(environment, { Book: () => bookOf([transaction(900, false)]) })
    await waitFor(() => expect(page.getByRole('columnheader', { name: 'Date' }).ariaSort).toBe('ascending'))
    await user.type(page.getByLabelText('From'), '2/1/2025')
    await user.selectOptions(page.getByLabelText('Type'), 'Annual Fee')
    await user.click(page.getByRole('button', { name: 'Filter' }))
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
        first: 10,
        after: null,
        sort: 'DATE_ASC',
        startDate: '2025-02-01',
        endDate: null,
        filter: { type: 'ANNUAL_FEE' },
      }),
    )
    answer(environment, {
      RetirementAccount: () => ({ planAccountNumber: '100001', balance: 10_000, years: [] }),
      Book: () => bookOf([transaction(900, false)]),
    })
    expect(await page.findByText('$9,000.00')).toBeTruthy()
    expect(page.getByText('$9,500.00')).toBeTruthy()
    expect(page.getByText('$10,000.00')).toBeTruthy()
    expect(router.state.location.search).toBe('?sort=DATE_ASC&startDate=2025-02-01&type=ANNUAL_FEE')
    expect(environment.mock.getAllOperations()).toHaveLength(asked)
  })

  it('shows staff the type of a transaction and its ledger lines, with credits as negative amounts, and acts for the owner of a line', async () => {
    signedIn({ roleId: 1, accountOwnerId: 1002 })
    const { page, user, environment } = open(topAdmin, 1)
    await user.click(await page.findByRole('link', { name: '900' }))
    await page.findByRole('dialog', { name: 'Transaction Detail' })
    const line = { transactionDate: '2025-02-03', accountId: null, accountOwnerId: null }
    answer(environment, {
      TransactionDetail: () => ({
        ...standing,
        transactionId: 900,
        transactionType: 'Annual Fee',
        note: 'Fee of 2025',
        requestId: 2001,
        requestNumber: 'W-2026-002001',
        isRollover: false,
        list: 'HISTORICAL',
        lines: [
          { ...line, bookName: '100001', accountId: 501, accountOwnerId: 1001, amount: 20, isCredit: false },
          { ...line, bookName: 'Fees', amount: 20, isCredit: true },
        ],
      }),
    })
    expect(await page.findByText('Fees')).toBeTruthy()
    const [amount, ofLine] = page.getAllByText('$20.00')
    expect([amount?.closest('dd'), ofLine?.closest('td')]).not.toContain(null)
    for (const fact of ['Annual Fee', 'Fee of 2025']) expect(page.getByText(fact, { selector: 'dd' })).toBeTruthy()
    const request = page.getByRole('link', { name: 'W-2026-002001', hidden: true })
    expect(request.getAttribute('href')).toBe('/withdrawals/historical/2001')
    // jsdom has no layout, so Fluent would treat the open dialog as covered by another one.
    await user.click(page.getByRole('link', { name: '501', hidden: true }))
    expect(await page.findByText('Account Owner set to 1001')).toBeTruthy()
    expect(session.getState().accountOwnerId).toBe(1001)
  })

  it.each([
    ['REGISTERED', true],
    ['PENDING_CLOSURE', true],
    ['CLOSED', false],
  ])('offers a fee adjustment on an account with the status %s: %s', async (status, isOffered) => {
    const account = { planAccountNumber: '100001', balance: 10_000, years: [], status }
    const { page } = open(topAdmin, 1, { RetirementAccount: () => account })
    await page.findByText('100001')
    expect(page.queryByRole('button', { name: 'Fee Adjustment' }) !== null).toBe(isOffered)
  })

  it('lets the top administrator add a valid fee adjustment', async () => {
    const { page, user, environment } = open(topAdmin, 1)
    await user.click(await page.findByRole('button', { name: 'Fee Adjustment' }))
    const submit = await page.findByRole('button', { name: 'Submit' })
    expect(submit.getAttribute('aria-disabled')).toBe('true')
    await user.type(page.getByLabelText('Amount'), '12.345')
    await user.selectOptions(page.getByLabelText('Refunded Fee'), 'Annual Fee')
    await user.click(submit)
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: {
        idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/),
        type: 'FEE_ADJUSTMENT',
        bookId: 77,
        amount: 12.34,
        note: null,
        feeType: 'ANNUAL_FEE',
      },
    })
    answer(environment, { PostTransactionPayload: () => ({ errors: [], approvalId: null }) })
    expect(await page.findByText('The adjustment has been successfully added')).toBeTruthy()
  })

  it('says that a large adjustment waits for approval, instead of saying that it was posted', async () => {
    const { page, user, environment } = open(topAdmin, 1)
    await user.click(await page.findByRole('button', { name: 'Fee Adjustment' }))
    await user.type(await page.findByLabelText('Amount'), '1500')
    await user.click(page.getByRole('button', { name: 'Submit' }))
    answer(environment, { PostTransactionPayload: () => ({ errors: [], transactionId: null, approvalId: 2001 }) })
    expect(await page.findByText('Waits for a Second Person')).toBeTruthy()
    expect(page.queryByText('The adjustment has been successfully added')).toBeNull()
  })

  it('asks for a note before it reverses a withdrawal, and sends one request after a double click', async () => {
    signedIn({ roleId: 2 })
    const { page, user, environment } = open({ isStaff: true, isTopAdmin: false }, 1)
    await user.click(await page.findByRole('link', { name: '900' }))
    await page.findByRole('dialog', { name: 'Transaction Detail' })
    const detail = { transactionId: 900, ...standing, reversibleBookId: 77, paymentSentOn: null, lines: [] }
    answer(environment, { TransactionDetail: () => detail })
    await user.click(await page.findByRole('button', { name: 'Reverse Transaction', hidden: true }))
    expect(sentMutations(environment)).toEqual([])
    const note = page.getByLabelText('Note (optional)')
    expect(document.activeElement).toBe(note)
    await user.type(note, 'Check came back')
    await user.dblClick(page.getByRole('button', { name: 'Reverse Transaction', hidden: true }))
    expect(sentMutations(environment)).toEqual([
      {
        input: {
          idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/),
          bookId: 77,
          transactionId: 900,
          note: 'Check came back',
        },
      },
    ])
    answer(environment, { ReverseTransactionPayload: () => ({ errors: [], approvalId: null }) })
    expect(await page.findByText('Transaction Reversed')).toBeTruthy()
    expect(page.queryByRole('dialog')).toBeNull()
  })

  it('says that the reversal of a withdrawal waits for approval', async () => {
    signedIn({ roleId: 2 })
    const { page, user, environment } = open({ isStaff: true, isTopAdmin: false }, 1)
    await user.click(await page.findByRole('link', { name: '900' }))
    await page.findByRole('dialog', { name: 'Transaction Detail' })
    const detail = { transactionId: 900, ...standing, reversibleBookId: 77, paymentSentOn: null, lines: [] }
    answer(environment, { TransactionDetail: () => detail })
    await user.click(await page.findByRole('button', { name: 'Reverse Transaction', hidden: true }))
    await user.click(page.getByRole('button', { name: 'Reverse Transaction', hidden: true }))
    answer(environment, { ReverseTransactionPayload: () => ({ errors: [], transactionId: null, approvalId: 2001 }) })
    expect(await page.findByText('Waits for a Second Person')).toBeTruthy()
    expect(page.queryByText('Transaction Reversed')).toBeNull()
  })

  it('sends the reversal of a manual posting to a second person for approval, and links the two transactions', async () => {
    signedIn({ roleId: 1 })
    const { page, user, environment } = open(topAdmin, 1)
    await user.click(await page.findByRole('link', { name: '900' }))
    await page.findByRole('dialog', { name: 'Transaction Detail' })
    const found = { ...standing, canReversePosting: true, correctsTransactionId: 800, correctedByTransactionId: 901 }
    const detail = { transactionId: 900, reversibleBookId: null, paymentSentOn: null, ...found, lines: [] }
    answer(environment, { TransactionDetail: () => detail })
    await page.findByText('Corrects transaction')
    const linkOf = (name: string) => page.getByRole('link', { name, hidden: true }).getAttribute('href')
    expect(linkOf('800')).toBe('/transaction/800')
    expect(linkOf('901')).toBe('/transaction/901')
    await user.click(page.getByRole('button', { name: 'Reverse Transaction', hidden: true }))
    await user.type(page.getByLabelText('Note (optional)'), 'Wrong fee')
    await user.dblClick(page.getByRole('button', { name: 'Reverse Transaction', hidden: true }))
    expect(sentMutations(environment)).toEqual([
      {
        input: { idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/), transactionId: 900, note: 'Wrong fee' },
      },
    ])
    answer(environment, { ReversePostingPayload: () => ({ errors: [], approvalId: 2001 }) })
    expect(await page.findByText('Waits for a Second Person')).toBeTruthy()
  })

  it('keeps the note of a reversal when the window becomes narrow', async () => {
    const narrow = narrowable()
    signedIn({ roleId: 2 })
    const { page, user, environment } = open({ isStaff: true, isTopAdmin: false }, 1)
    await user.click(await page.findByRole('link', { name: '900' }))
    await page.findByRole('dialog', { name: 'Transaction Detail' })
    const detail = { transactionId: 900, ...standing, reversibleBookId: 77, paymentSentOn: null, lines: [] }
    answer(environment, { TransactionDetail: () => detail })
    await user.click(await page.findByRole('button', { name: 'Reverse Transaction', hidden: true }))
    await user.type(page.getByLabelText('Note (optional)'), 'Check came back')
    narrow()
    expect(page.getByLabelText('Note (optional)')).toHaveProperty('value', 'Check came back')
  })

  it('warns that a sent payment is about to be reversed, and requires a confirmation', async () => {
    signedIn({ roleId: 2 })
    const { page, user, environment } = open({ isStaff: true, isTopAdmin: false }, 1)
    await user.click(await page.findByRole('link', { name: '900' }))
    await page.findByRole('dialog', { name: 'Transaction Detail' })
    const detail = { transactionId: 900, ...standing, reversibleBookId: 77, paymentSentOn: '2026-03-11', lines: [] }
    answer(environment, { TransactionDetail: () => detail })
    await user.click(await page.findByRole('button', { name: 'Reverse Transaction', hidden: true }))
    const warning = 'The payment was sent on 03/11/2026. Reversing it does not recall the money.'
    expect(page.getByText(warning)).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Reverse Transaction', hidden: true }))
    expect(await page.findByText('Please confirm that you understand this.')).toBeTruthy()
    expect(sentMutations(environment)).toEqual([])
    await user.click(page.getByLabelText('I understand that the money is not recalled.'))
    await user.click(page.getByRole('button', { name: 'Reverse Transaction', hidden: true }))
    expect(sentMutations(environment)).toMatchObject([{ input: { transactionId: 900 } }])
  })

  it.each([
    ['a transaction that is no withdrawal or was already reversed', 2, null],
    ['a withdrawal to a compliance reviewer', 4, 77],
  ])('shows no button to reverse %s', async (_what, roleId, reversibleBookId) => {
    signedIn({ roleId })
    const { page, user, environment } = open({ isStaff: true, isTopAdmin: false }, 1)
    await user.click(await page.findByRole('link', { name: '900' }))
    await page.findByRole('dialog', { name: 'Transaction Detail' })
    const detail = { transactionId: 900, ...standing, reversibleBookId, paymentSentOn: null, lines: [] }
    answer(environment, { TransactionDetail: () => detail })
    expect(await page.findByText('This transaction has no lines.')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Reverse Transaction', hidden: true })).toBeNull()
  })

  it('shows "Not Found" for an account that does not exist', async () => {
    const { page } = open(customer, 0, { AccountOwner: () => ({ account: null }) })
    expect(await page.findByRole('heading', { name: 'Not Found' })).toBeTruthy()
  })
})
