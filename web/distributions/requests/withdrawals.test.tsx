import { act, cleanup, render, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockEnvironment } from 'relay-test-utils'
import { formatDateTime } from '../../kit/ui/format.ts'
import { answer, signedIn } from '../../testing/renderScreen.tsx'
import { missingPage, REASONS } from '../../../contract/reasonTexts.ts'
import { reasonForStaff } from '../reasons.ts'
import { OpeningRequest } from './OpeningRequest.tsx'
import type { RequestList } from './requestLists.ts'
import type { Row } from './requestRow.ts'
import { listOf as listOfKind, openRequests } from './testing.ts'

const request = {
  __typename: 'WithdrawalRequest',
  id: 'w7',
  requestId: 7,
  accountOwnerId: 1001,
  retirementAccountId: 501,
  planAccountNumber: '100501',
  firstName: 'Ann',
  lastName: 'Archer',
  recipientName: null,
  distributionType: 'Normal',
  amount: 1000,
  address1: '1 Elm St',
  address2: null,
  city: 'Salem',
  state: 'OR',
  zip: '97301',
  federalWithholding: 100,
  stateWithholding: 10,
  fee: 25,
  netAmount: 865,
  number: 'W-2026-000007',
  status: 'OPEN',
  allowedStatuses: ['OPEN', 'APPROVED', 'PENDING', 'COMPLETED', 'HISTORICAL', 'INCOMPLETE'],
  waiveFees: false,
  version: 3,
  outcome: null,
  incompleteReason: null,
  openedBy: [],
  dataNotes: [],
  requestedAt: '2026-03-02T15:00:00.000Z',
  ageInBankDays: 4,
  signedAt: '2026-03-02T16:00:00.000Z',
  isCheck: true,
  isFullAmount: false,
  attachmentPath: '/files/attachment/g-7',
  attachmentWarning: null,
  payments: [],
  moves: [],
  closing: null,
  maySignAgain: false,
  waitsFor: null,
  holdReason: null,
  bankAccount: null,
  isSavings: false,
  takesBankDetails: false,
  needsBankDetails: false,
}
const check = {
  isCheck: true,
  sentOn: '2026-03-11',
  effectiveOn: '2026-03-11',
  traceNumber: null,
  checkNumber: 1002,
  isReversed: false,
  clearedOn: null,
  returnedOn: null,
  returnCode: null,
  returnReason: null,
}
const deposit = {
  ...check,
  isCheck: false,
  effectiveOn: '2026-03-12',
  traceNumber: '111111110000001',
  checkNumber: null,
}
const cameBack = {
  clearedOn: null,
  returnedOn: '2026-03-13',
  returnCode: 'R03',
  returnReason: 'the bank found no such account',
}
const warning = 'The payment was sent on 03/11/2026 (check 1002). Reversing it does not recall the money.'
const understood = 'I understand that the money is not recalled.'

type Opened = ReturnType<typeof openRequests>

const listOf = (rows: object[], total?: number, offset?: number) => listOfKind('withdrawal', rows, total, offset)

const open = (list: RequestList = 'PENDING', rows: object[] = [request], total = rows.length, at = '') =>
  openRequests({ kind: 'withdrawal', list, rows, total, at })

/** Opening a request sends its own mutation, which these tests ignore. */
const passVisit = (environment: MockEnvironment) =>
  answer(environment, { VisitRequestPayload: () => ({ visitors: [] }) })

const lastVariables = (environment: MockEnvironment) => environment.mock.getMostRecentOperation().request.variables
const mutations = (environment: MockEnvironment) =>
  environment.mock
    .getAllOperations()
    .map((operation) => operation.request.node.params)
    .filter((params) => params.operationKind === 'mutation')
    .map((params) => params.name)

const held = 'The first payment after a registration is held until the owner has entered the code of our letter.'

// These tests find dialog elements by text. In jsdom, which has no layout, Fluent hides open dialogs from role queries.

beforeEach(() => signedIn({ roleId: 1, accountOwnerId: 0 }))

const wide = window.matchMedia
afterEach(() => {
  window.matchMedia = wide
})

describe('a list of withdrawals', () => {
  it.each([
    ['Enter new bank details', { needsBankDetails: true, payments: [{ ...deposit, ...cameBack }] }],
    ['Add the full form', { incompleteReason: REASONS.FORM }],
    ['Add the full form', { incompleteReason: missingPage('page 2') }],
    ['Request a signature', { incompleteReason: REASONS.SIGNATURE, maySignAgain: true }],
  ])('offers the action "%s" in the row of an Incomplete request', (action, changed) => {
    const incomplete = { ...request, status: 'INCOMPLETE', ...changed }
    const link = open('INCOMPLETE', [incomplete]).page.getByRole('link', { name: `${action}, Ann Archer` })
    expect(link.getAttribute('href')).toBe('/withdrawals/incomplete/7')
  })

  it.each([
    [
      'Enter new bank details',
      { needsBankDetails: true, takesBankDetails: true, bankAccount: '••••6789' },
      (page: Opened['page']) => page.getByLabelText('New Routing Number'),
    ],
    [
      'Add the full form',
      { incompleteReason: missingPage('page 2') },
      (page: Opened['page']) =>
        within(page.getByText('Full form, with all pages').parentElement!).getByText('Choose a file'),
    ],
    [
      'Request a signature',
      { incompleteReason: REASONS.SIGNATURE, maySignAgain: true, signedAt: null },
      (page: Opened['page']) => page.getByText('Request a signature', { selector: '[data-shape] button' }),
    ],
  ])('opens the form with the focus on the field of the action "%s"', async (action, changed, field) => {
    const { user, page } = open('INCOMPLETE', [{ ...request, status: 'INCOMPLETE', ...changed }])
    await user.click(page.getByRole('link', { name: `${action}, Ann Archer` }))
    await page.findByText('Edit Withdrawal')
    await waitFor(() => expect(document.activeElement).toBe(field(page)))
  })

  it('offers no signature in the row of a request whose owner cannot be asked to sign', () => {
    const unsignable = { ...request, status: 'INCOMPLETE', incompleteReason: REASONS.SIGNATURE, maySignAgain: false }
    expect(open('INCOMPLETE', [unsignable]).page.queryByText('Request a signature')).toBeNull()
  })

  it('offers no action in the row of an Incomplete request while a change waits for a second person', () => {
    const done = { ...request, status: 'INCOMPLETE', needsBankDetails: true, waitsFor: 'Change of W-2026-000007' }
    expect(open('INCOMPLETE', [done]).page.queryByText('Enter new bank details')).toBeNull()
  })

  it.each([
    ['Check to Ann Archer, net $865.00', {}],
    ['Direct deposit to account ending 7788, net $865.00', { isCheck: false, bankAccount: '*****7788' }],
    [
      'Direct deposit to account ending 7788 of Ana Lane, net $865.00',
      { isCheck: false, bankAccount: '*****7788', recipientName: 'Ana Lane' },
    ],
  ])('shows the payment below a pending request: %s', (line, changed) => {
    expect(open('PENDING', [{ ...request, ...changed }]).page.getByText(line)).toBeTruthy()
  })

  it('shows the payment of an approved request until it is sent', () => {
    const approved = { ...request, status: 'APPROVED' }
    expect(open('APPROVED', [approved]).page.getByText('Check to Ann Archer, net $865.00')).toBeTruthy()
    cleanup()
    expect(open('APPROVED', [{ ...approved, payments: [deposit] }]).page.queryByText(/net \$865\.00/)).toBeNull()
  })

  it.each(['OPEN', 'APPROVED'])('shows the next payment of a request in status %s after a return', (status) => {
    const again = { ...request, status, payments: [{ ...deposit, ...cameBack }] }
    const list = status === 'OPEN' ? 'PENDING' : 'APPROVED'
    expect(open(list, [again]).page.getByText('Check to Ann Archer, net $865.00')).toBeTruthy()
  })

  it('shows no payment below a request that is not signed', () => {
    expect(open('SIGNATURE', [{ ...request, signedAt: null }]).page.queryByText(/net \$865\.00/)).toBeNull()
  })

  it('says "not signed" below the status Open of a request that waits for its signature', () => {
    const { page } = open('SIGNATURE', [
      { ...request, signedAt: null },
      { ...request, id: 'w8', requestId: 8 },
    ])
    expect(page.getAllByText('not signed')).toHaveLength(1)
  })

  it.each([
    ['PENDING', 'pending'],
    ['APPROVED', 'approved'],
    ['INCOMPLETE', 'incomplete'],
    ['HISTORICAL', 'historical'],
    ['SIGNATURE', 'signature'],
  ] as const)('says in list %s that there are no requests', (list, word) => {
    const { page } = open(list, [])
    expect(page.getByText(`There are no ${word} withdrawal requests`)).toBeTruthy()
    expect(page.getByRole('link', { name: 'See the work waiting on Home' }).getAttribute('href')).toBe('/home')
    expect(page.getByText('0 - 0 / 0')).toBeTruthy()
  })

  it('shows one row for each withdrawal request, with its file', () => {
    const { page } = open()
    expect(page.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '',
      'Request',
      'Account #',
      'First Name',
      'Last Name',
      'Type',
      'Amount',
      'Date Requested',
      'Bank days',
      'Status',
      'File',
      'Actions',
    ])
    for (const text of [
      '100501',
      'Ann',
      'Archer',
      'Normal',
      '$1,000.00',
      formatDateTime(request.requestedAt).slice(0, 10),
      '4 · late',
      'Open',
    ])
      expect(within(page.getByRole('table')).getByText(text)).toBeTruthy()
    expect(page.getByRole('link', { name: 'withdrawal-100501.pdf' }).getAttribute('href')).toBe('/files/attachment/g-7')
  })

  it('names the recipient who is paid instead of the deceased owner', async () => {
    const claim = { ...request, recipientName: 'Ana Lane', evidence: { of: 'DEATH', state: 'MISSING' } }
    const { page, user } = open('PENDING', [claim])
    expect(page.getByText('Check to Ana Lane, net $865.00')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Approve Ann Archer, 100501' }))
    expect(
      page.getByRole('row', { name: /Ann Archer, 100501.*Check to Ana Lane.*\$1,000\.00.*\$865\.00/ }),
    ).toBeTruthy()
  })

  it('asks for the claim form of the recipient who is paid instead of the deceased owner', async () => {
    const claim = { ...request, recipientName: 'Ana Lane', evidence: { of: 'DEATH', state: 'MISSING' } }
    const { page, user } = open('PENDING', [claim])
    await user.click(page.getByRole('button', { name: /^Edit Ann Archer/ }))
    expect(await page.findByText(/^The recipient’s claim form is missing/)).toBeTruthy()
    expect(page.getByText('Add claim form')).toBeTruthy()
    expect(page.getAllByText('Ana Lane')).toHaveLength(1)
  })

  it('shows the times of the request and its signature only in the history, if the history contains them', async () => {
    const step = (kind: string, at: string) => ({ kind, at, by: 'Ann Archer', note: null })
    const history = [step('SUBMITTED', request.requestedAt), step('SIGNED', request.signedAt)]
    const { page, user } = openRequests({ kind: 'withdrawal', list: 'PENDING', rows: [request], around: { history } })
    await user.click(page.getByRole('button', { name: /^Edit Ann Archer/ }))
    expect(await page.findByText('Submitted')).toBeTruthy()
    expect(page.queryByText('Requested')).toBeNull()
    expect(page.getAllByText('Signed')).toHaveLength(1)
  })

  it('shows the times of the request and its signature with the facts, if the history lacks them', async () => {
    const { page, user } = open()
    await user.click(page.getByRole('button', { name: /^Edit Ann Archer/ }))
    const requested = await page.findByText('Requested')
    expect(requested.nextElementSibling?.textContent).toBe(formatDateTime(request.requestedAt))
    expect(page.getByText('Signed')).toBeTruthy()
  })

  it('shows a warning next to a file that contains scripts', () => {
    const { page } = open('PENDING', [{ ...request, attachmentWarning: 'This PDF runs scripts.' }])
    expect(page.getByText('Warning: This PDF runs scripts. Open it with care.')).toBeTruthy()
  })

  it('shows why a request is incomplete, and the outcome of a historical request', () => {
    expect(
      open('INCOMPLETE', [{ ...request, status: 'INCOMPLETE', incompleteReason: 'No signature' }]).page.getByText(
        'No signature',
      ),
    ).toBeTruthy()
    expect(
      open('HISTORICAL', [{ ...request, status: 'HISTORICAL', outcome: 'cancelled' }]).page.getByText('cancelled'),
    ).toBeTruthy()
  })

  it('shows why a withdrawal is on hold and how the hold ends, in the list and in the form', async () => {
    const { page, user } = open('APPROVED', [{ ...request, status: 'APPROVED', holdReason: held }])
    expect(page.getAllByText(held)).toHaveLength(1)
    await user.click(page.getByRole('button', { name: /^Edit Ann Archer/ }))
    await waitFor(() => expect(page.getAllByText(held)).toHaveLength(2))
  })

  it('describes to staff in the third person what an Incomplete request lacks', () => {
    const incompleteReason = REASONS.FORM
    const { page } = open('INCOMPLETE', [{ ...request, status: 'INCOMPLETE', incompleteReason }])
    expect(page.getByText('A page of the form is missing.')).toBeTruthy()
    expect(reasonForStaff(missingPage('page 2'))).toBe('A page of the form is missing: page 2.')
    for (const text of Object.values(REASONS)) expect(reasonForStaff(text)).not.toMatch(/\b(you|we|us)\b|\byour\b/i)
  })

  it('omits the return code of a payment if the reason contains it', () => {
    const incompleteReason = 'The payment came back: the bank found no such account (R03).'
    const payments = [{ ...deposit, ...cameBack }]
    const { page } = open('INCOMPLETE', [{ ...request, status: 'INCOMPLETE', incompleteReason, payments }])
    expect(page.getByText('Sent 03/11/2026, trace 111111110000001; came back 03/13/2026')).toBeTruthy()
  })

  it.each([
    ['Not sent yet', { ...check, sentOn: null, checkNumber: null }],
    ['Sent 03/11/2026, check 1002', check],
    ['Sent 03/11/2026, trace 111111110000001', deposit],
    ['Sent 03/11/2026, trace 111111110000001; came back 03/13/2026, R03', { ...deposit, ...cameBack }],
  ])("shows the state of a request's last payment: %s", (line, last) => {
    const payments = [{ ...deposit, ...cameBack, traceNumber: '111111110000000' }, last]
    expect(open('APPROVED', [{ ...request, status: 'PENDING', payments }]).page.getByText(line)).toBeTruthy()
  })

  it.each([
    ['PENDING', ['Approve', 'Edit', 'Cancel']],
    ['APPROVED', ['Edit']],
    ['INCOMPLETE', ['Edit', 'Reverse']],
    ['HISTORICAL', ['Edit']],
    ['SIGNATURE', ['Resend', 'Edit', 'Cancel']],
  ] as const)('offers exactly the actions of the list %s in its rows', (list, actions) => {
    const { page } = open(list)
    expect(page.getAllByRole('button', { name: /Ann Archer/ }).map((button) => button.textContent)).toEqual(actions)
  })
})

/** Returns the variables of the list queries that were sent after the first one. */
function asked(environment: MockEnvironment) {
  const operations = environment.mock.getAllOperations().map(({ request: { variables } }) => variables)
  return operations.slice(1).map(({ list: _list, isRollover: _kind, ...variables }) => variables)
}

const firstPage = { first: 10, after: null, last: null, before: null, sort: 'WAITING_SINCE_ASC', filter: null }

describe('page, order and filters of a withdrawal list', () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({
    ...request,
    id: `w${index}`,
    planAccountNumber: `10${index}`,
  }))
  const later = ten.map((row) => ({ ...row, id: `x${row.id}`, planAccountNumber: `2${row.planAccountNumber}` }))

  it('sorts open requests by waiting time, and historical requests by date, newest first', () => {
    const first = (list: RequestList) => open(list).environment.mock.getAllOperations()[0]?.request.variables['sort']
    expect(first('PENDING')).toBe('WAITING_SINCE_ASC')
    expect(first('HISTORICAL')).toBe('DATE_REQUESTED_DESC')
  })

  it('loads each page by cursor with one query, and keeps the old rows visible until the new ones arrive', async () => {
    const { user, page, environment, router } = open('PENDING', ten, 42)
    expect(page.getByText('1 - 10 / 42')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(asked(environment)).toEqual([{ ...firstPage, after: 'e0' }]))
    expect(page.getByText('100')).toBeTruthy()
    expect(page.getByRole('table').closest('[aria-busy=true]')).toBeTruthy()
    answer(environment, listOf(later, 42, 10))
    expect(await page.findByText('11 - 20 / 42')).toBeTruthy()
    expect(page.getByText('2100')).toBeTruthy()
    expect(page.getByRole('table').closest('[aria-busy=true]')).toBeNull()
    expect(router.state.location.search).toBe('?after=e0')
    await user.click(page.getByRole('button', { name: 'Previous' }))
    expect(await page.findByText('1 - 10 / 42')).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })

  it('loads the previous page by cursor, unless it is the first page', async () => {
    const { user, page, environment } = open('PENDING', ten, 42, '?after=e10')
    await user.click(page.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(asked(environment)).toHaveLength(1))
    answer(environment, listOf(later, 42, 20))
    await page.findByText('21 - 30 / 42')
    await user.click(page.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(asked(environment)).toEqual([{ ...firstPage, first: null, last: 10, before: 's20' }]))
  })

  it('sorts requests by column headers, also by keyboard, with one query for each change', async () => {
    const { user, page, environment } = open('PENDING', ten, 42)
    const amount = page.getByRole('columnheader', { name: 'Amount' })
    expect(page.getByRole('columnheader', { name: 'Bank days' }).ariaSort).toBe('descending')
    expect(amount.ariaSort).toBe('none')
    expect(page.getByRole('columnheader', { name: 'Status' }).ariaSort).toBeNull()
    page.getByRole('button', { name: 'Amount' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(asked(environment)).toEqual([{ ...firstPage, sort: 'AMOUNT_ASC' }]))
    expect(amount.ariaSort).toBe('ascending')
    answer(environment, listOf(later, 42))
    await page.findByText('2100')
    expect(document.activeElement?.textContent).toBe('Amount')
    await user.keyboard(' ')
    await waitFor(() => expect(asked(environment)).toEqual([{ ...firstPage, sort: 'AMOUNT_DESC' }]))
  })

  it('applies several filters with one query from the first page, and removes them one by one', async () => {
    const { user, page, environment, router } = open('PENDING', ten, 42, '?after=e0&sort=NAME_DESC')
    await user.type(page.getByLabelText('Name, account or request number'), ' Smi ')
    await user.selectOptions(page.getByLabelText('Type'), 'Normal')
    await user.click(page.getByRole('button', { name: 'More filters' }))
    await user.type(page.getByLabelText('Amount from'), '$1,000.50{Enter}')
    const filter = { find: 'Smi', type: 'NORMAL', amountFrom: 1000.5 }
    await waitFor(() => expect(asked(environment)).toEqual([{ ...firstPage, sort: 'NAME_DESC', filter }]))
    expect(router.state.location.search).toBe('?sort=NAME_DESC&find=Smi&type=NORMAL&amountFrom=1000.5')
    answer(environment, listOf([], 0))
    expect(await page.findByText('Nothing in this list matches the filters.')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Type: Normal, remove' }))
    await waitFor(() =>
      expect(asked(environment)).toEqual([
        { ...firstPage, sort: 'NAME_DESC', filter: { find: 'Smi', amountFrom: 1000.5 } },
      ]),
    )
    answer(environment, listOf([], 0))
    await user.click(await page.findByRole('button', { name: 'Clear all filters' }))
    await waitFor(() => expect(asked(environment)).toEqual([{ ...firstPage, sort: 'NAME_DESC' }]))
  })

  it("restores page and filters on the browser's Back and Forward", async () => {
    const { user, page, environment, router } = open('PENDING', ten, 42, '?find=a&after=e0')
    expect(page.getByLabelText('Name, account or request number')).toHaveProperty('value', 'a')
    await user.clear(page.getByLabelText('Name, account or request number'))
    await user.click(page.getByRole('button', { name: 'Filter' }))
    await waitFor(() => expect(asked(environment)).toHaveLength(1))
    answer(environment, listOf(later, 7))
    await page.findByText('2100')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(asked(environment).at(-1)).toEqual({ ...firstPage, after: 'e0', filter: { find: 'a' } }))
    expect(page.getByLabelText('Name, account or request number')).toHaveProperty('value', 'a')
    expect(page.getByText('100')).toBeTruthy()
    await act(() => router.navigate(1))
    await waitFor(() => expect(page.getByLabelText('Name, account or request number')).toHaveProperty('value', ''))
    expect(page.getByText('2100')).toBeTruthy()
  })

  it.each([
    ['900-11-0001', 'find'],
    ['900110001', 'find'],
    ['03/02/1960', 'find'],
  ])('keeps social security numbers and birth dates out of the URL: %s', async (typed) => {
    const { user, page, environment, router } = open('PENDING', ten, 42)
    await user.type(page.getByLabelText('Name, account or request number'), `${typed}{Enter}`)
    expect(await page.findByText('Use Search for a Social Security number or a date of birth.')).toBeTruthy()
    expect(asked(environment)).toEqual([])
    expect(router.state.location.search).toBe('')
  })

  it('shows a count with a plus sign for a list that is too long to count', () => {
    expect(open('HISTORICAL', ten, 10_001).page.getByText('1 - 10 / 10,000+')).toBeTruthy()
  })

  it('ignores invalid list parameters in the URL', () => {
    const { environment } = open('PENDING', ten, 42, '?sort=SOCIAL_ASC&amountFrom=x&requestedFrom=2026-02-31&type=NONE')
    expect(environment.mock.getAllOperations()[0]?.request.variables).toMatchObject(firstPage)
  })

  it('collapses the filters on a phone, and offers the sort orders in a select field', async () => {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('<') })
    const { user, page, environment } = open('PENDING', ten, 42, '?find=a')
    const bar = page.getByLabelText('Filter: Withdrawal requests')
    expect(bar).toHaveProperty('hidden', true)
    expect(page.getAllByText(/^W-2026-\d+ · Normal · /)).toHaveLength(ten.length)
    await user.click(page.getByRole('button', { name: 'Filter and sort (1)' }))
    expect(bar).toHaveProperty('hidden', false)
    await user.selectOptions(page.getByLabelText('Sort by'), 'Amount, descending')
    await waitFor(() =>
      expect(asked(environment)).toEqual([{ ...firstPage, sort: 'AMOUNT_DESC', filter: { find: 'a' } }]),
    )
  })
})

describe('a request', () => {
  it('shows owner, number and amount of a request while the request loads', () => {
    const row = request as unknown as Row
    const { container } = render(<OpeningRequest row={row} hasForm={false} />)
    expect(container.textContent).toBe('Ann Archer, 100501W-2026-000007, $1,000.00')
  })
})

describe('the edit form of a withdrawal', () => {
  async function edit(row: object = request) {
    const opened = open('PENDING', [row])
    await opened.user.click(opened.page.getByRole('button', { name: 'Edit Ann Archer, 100501' }))
    await opened.page.findByText('Edit Withdrawal')
    passVisit(opened.environment)
    return opened
  }

  it('allows only the status, fee waiver and file of a withdrawal to change', async () => {
    const { page } = await edit()
    expect(page.getByText('Edit Withdrawal')).toBeTruthy()
    for (const label of [
      'Amount',
      'Federal Withholding',
      'State Withholding',
      'Address 1',
      'Address 2',
      'City',
      'State',
      'Zip',
    ])
      expect(page.getByLabelText(label)).toHaveProperty('disabled', true)
    expect(page.getByLabelText('Status')).toHaveProperty('disabled', false)
    expect([...page.getByLabelText('Status').children].map((option) => option.textContent)).toEqual([
      'Open',
      'Approved',
      'Pending',
      'Completed',
      'Historical',
      'Incomplete',
    ])
  })

  it("offers the request's actions until a field changes, then Save with the owner's name", async () => {
    const ask = { status: 'INCOMPLETE', reason: null, says: null, warning: null, needsSecondPerson: false }
    const { user, page } = await edit({ ...request, moves: [ask] })
    const bar = () => [...document.querySelectorAll('[data-stands-fast] button')].map(({ textContent }) => textContent)
    expect(bar()).toEqual(['Cancel Request', 'Send back', 'Approve'])
    await user.click(page.getByLabelText('Waive Fees'))
    expect(bar()).toEqual(['Cancel', 'Save'])
    expect(page.getByText('Saves the request of Ann Archer, 100501')).toBeTruthy()
    expect(page.getByText('Save').tagName).toBe('BUTTON')
  })

  it('sends the whole stored request with its version, and receives the updated list', async () => {
    const { user, page, environment } = await edit()
    await user.selectOptions(page.getByLabelText('Status'), 'Approved')
    await user.click(page.getByLabelText('Waive Fees'))
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['useSaveRequestWithdrawalMutation']))
    expect(lastVariables(environment)).toEqual({
      input: {
        request: {
          id: 7,
          amount: 1000,
          address1: '1 Elm St',
          address2: null,
          city: 'Salem',
          state: 'OR',
          zip: '97301',
          federalWithholding: 100,
          stateWithholding: 10,
          status: 'APPROVED',
          waiveFees: true,
          version: 3,
        },
      },
      withList: true,
      list: 'PENDING',
      ...firstPage,
    })
    answer(environment, { ...listOf([]), UpdateWithdrawalRequestPayload: () => ({ errors: [], request: null }) })
    expect(await page.findByText('Withdrawal request saved successfully.')).toBeTruthy()
    expect(page.getByText('Approved: Ann Archer, $1,000.00')).toBeTruthy()
    expect(page.getByText('There are no pending withdrawal requests')).toBeTruthy()
    await waitFor(() => expect(page.queryByText('Edit Withdrawal')).toBeNull())
  })

  it('reports that another person changed the request, and keeps the input', async () => {
    const { user, page, environment } = await edit()
    await user.selectOptions(page.getByLabelText('Status'), 'Approved')
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toHaveLength(1))
    const message = 'This request was changed by someone else. Please reload.'
    answer(environment, {
      UpdateWithdrawalRequestPayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }], viewer: null }),
    })
    expect((await page.findAllByText(message)).length).toBeGreaterThan(0)
    expect(page.getByText('An error occurred while saving the withdrawal request.')).toBeTruthy()
    expect(page.getByText('Reload')).toBeTruthy()
    expect(page.getByLabelText('Status')).toHaveProperty('value', 'APPROVED')
  })

  it.each([
    ['a part', { amount: 19.99 }],
    ['everything', { amount: 19.99, isFullAmount: true }],
  ])('refuses a withdrawal of less than 20 dollars: %s', async (_, amount) => {
    const { user, page, environment } = await edit({ ...request, ...amount })
    await user.click(page.getByLabelText('Waive Fees'))
    await user.click(page.getByText('Save'))
    expect((await page.findAllByText('Please enter an amount greater than $20')).length).toBe(2)
    expect(mutations(environment)).toEqual([])
  })

  it('saves a withdrawal of 20 dollars', async () => {
    const { user, page, environment } = await edit({ ...request, amount: 20 })
    await user.click(page.getByLabelText('Waive Fees'))
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toHaveLength(1))
  })

  it('uploads the chosen PDF to the request after it has saved the edit', async () => {
    const { user, page, environment } = await edit()
    const file = new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' })
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['useSaveRequestWithdrawalMutation']))
    answer(environment, {
      ...listOf([request]),
      UpdateWithdrawalRequestPayload: () => ({ errors: [], request: null }),
    })
    await waitFor(() => expect(mutations(environment)).toEqual(['useRequestFileMutation']))
    expect(lastVariables(environment)).toMatchObject({
      input: { accountOwnerId: 1001, accountId: 501, requestId: 7, isWithdrawal: true, fileName: 'form.pdf' },
    })
  })

  it('saves again a field that was changed during a save whose file failed', async () => {
    const { user, page, environment } = await edit()
    const file = new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' })
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['useSaveRequestWithdrawalMutation']))
    await user.click(page.getByLabelText('Waive Fees'))
    answer(environment, {
      ...listOf([request]),
      UpdateWithdrawalRequestPayload: () => ({ errors: [], request: null }),
    })
    await waitFor(() => expect(mutations(environment)).toEqual(['useRequestFileMutation']))
    const failed = { code: 'UNAVAILABLE', field: null, message: 'Please try again.' }
    answer(environment, { UploadFilePayload: () => ({ errors: [failed] }) })
    await page.findAllByText(/The request was saved. Its file was not stored/)
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['useSaveRequestWithdrawalMutation']))
  })

  it('uploads no file to a request if the server refuses the edit', async () => {
    const { user, page, environment } = await edit()
    const file = new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' })
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['useSaveRequestWithdrawalMutation']))
    const message = 'This request was changed by someone else. Please reload.'
    answer(environment, {
      UpdateWithdrawalRequestPayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }], viewer: null }),
    })
    expect((await page.findAllByText(message)).length).toBeGreaterThan(0)
    expect(mutations(environment)).toEqual([])
  })

  it('disables refused statuses with a reason, and describes the postings of a status before the save', async () => {
    const signature = 'The request is not signed.'
    const move = { reason: null, says: null, warning: null, needsSecondPerson: false }
    const moves = [
      { ...move, status: 'OPEN' },
      { ...move, status: 'APPROVED' },
      { ...move, status: 'PENDING', says: 'Posts $1,000.00 now.' },
      { ...move, status: 'COMPLETED', reason: signature },
      { ...move, status: 'HISTORICAL', says: 'Cancels the request. No money moves.' },
      { ...move, status: 'INCOMPLETE', reason: signature },
    ]
    const { user, page, environment } = await edit({ ...request, moves })
    const options = [...page.getByLabelText('Status').children] as HTMLOptionElement[]
    expect(options.filter(({ disabled }) => disabled).map(({ textContent }) => textContent)).toEqual([
      'Completed',
      'Incomplete',
    ])
    const refused = page.getByRole('list', { name: 'Not possible now:' })
    expect(refused.textContent).toBe(`Completed and Incomplete: ${signature}`)
    await user.selectOptions(page.getByLabelText('Status'), 'Pending')
    expect(page.getByText('Posts $1,000.00 now.')).toBeTruthy()
    // Canceling by the status field asks for the same confirmation as the Cancel button.
    await user.selectOptions(page.getByLabelText('Status'), 'Historical')
    await user.click(page.getByText('Save'))
    expect(await page.findByText('Are you sure you want to cancel this request?')).toBeTruthy()
    expect(mutations(environment)).toEqual([])
    await user.click(page.getByText('Yes'))
    await waitFor(() => expect(mutations(environment)).toEqual(['useSaveRequestWithdrawalMutation']))
  })

  it('requires a reason only for a status whose reason the owner reads', async () => {
    const { user, page, environment } = await edit(request)
    expect(page.queryByLabelText('Reason (the owner reads this)')).toBeNull()
    await user.selectOptions(page.getByLabelText('Status'), 'Incomplete')
    await user.selectOptions(page.getByLabelText('Reason (the owner reads this)'), 'Other')
    await user.click(page.getByText('Send back'))
    expect((await page.findAllByText('Please enter a reason')).length).toBeGreaterThan(0)
    await user.type(page.getByRole('textbox', { name: 'What the owner reads' }), 'Page 2 is blurred.')
    await user.selectOptions(page.getByLabelText('Status'), 'Approved')
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['useSaveRequestWithdrawalMutation']))
    expect(lastVariables(environment)).not.toMatchObject({ input: { request: { reason: expect.anything() } } })
  })

  it('sends the typed reason with the status Incomplete', async () => {
    const { user, page, environment } = await edit(request)
    await user.selectOptions(page.getByLabelText('Status'), 'Incomplete')
    await user.selectOptions(page.getByLabelText('Reason (the owner reads this)'), 'Other')
    await user.type(page.getByRole('textbox', { name: 'What the owner reads' }), 'Page 2 is blurred.')
    await user.click(page.getByText('Send back'))
    await waitFor(() => expect(mutations(environment)).toEqual(['useSaveRequestWithdrawalMutation']))
    const reason = { kind: 'OTHER', text: 'Page 2 is blurred.' }
    expect(lastVariables(environment)).toMatchObject({ input: { request: { status: 'INCOMPLETE', reason } } })
  })

  it('asks for a confirmation before it marks a request Incomplete without a reason', async () => {
    const { user, page, environment } = await edit(request)
    await user.selectOptions(page.getByLabelText('Status'), 'Incomplete')
    const sendBack = page.getByRole('button', { name: 'Send back' })
    await user.click(sendBack)
    const question = await page.findByRole('alertdialog', { name: 'Send back without a reason?' })
    expect(within(question).getByText(/“Something is missing\. Please contact us\./)).toBeTruthy()
    await user.click(within(question).getByRole('button', { name: 'Go back' }))
    expect(mutations(environment)).toEqual([])
    await user.click(sendBack)
    await user.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Send back' }))
    await waitFor(() => expect(mutations(environment)).toEqual(['useSaveRequestWithdrawalMutation']))
    expect(lastVariables(environment)).not.toMatchObject({ input: { request: { reason: expect.anything() } } })
  })

  it("needs no reason for Incomplete after a returned payment, because the owner reads the bank's reason", async () => {
    const { user, page, environment } = await edit({ ...request, payments: [{ ...deposit, ...cameBack }] })
    await user.selectOptions(page.getByLabelText('Status'), 'Incomplete')
    await user.click(page.getByRole('button', { name: 'Send back' }))
    await waitFor(() => expect(mutations(environment)).toEqual(['useSaveRequestWithdrawalMutation']))
  })

  it('says that an edit waits for a second person, instead of saying that the edit is saved', async () => {
    const back = { ...request, status: 'INCOMPLETE' }
    const { user, page, environment } = await edit(back)
    await user.click(page.getByLabelText('Waive Fees'))
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['useSaveRequestWithdrawalMutation']))
    const waitsFor = 'Paying a request again'
    const stored = { ...back, waitsFor }
    answer(environment, {
      ...listOf([stored]),
      UpdateWithdrawalRequestPayload: () => ({ errors: [], request: { id: back.id, waitsFor } }),
    })
    expect(await page.findByText('Waits for a Second Person')).toBeTruthy()
    expect(page.queryByText('Withdrawal request saved successfully.')).toBeNull()
  })

  it('asks for confirmation before it emails the owner the form to sign again', async () => {
    const { user, page, environment } = await edit({ ...request, maySignAgain: true })
    await user.click(page.getByText('Request a new signature'))
    expect(await page.findByText('Request a new signature?')).toBeTruthy()
    expect(mutations(environment)).toEqual([])
    await user.click(page.getByText('Request signature'))
    await waitFor(() => expect(mutations(environment)).toEqual(['SignAgainMutation']))
  })

  it('offers to request a signature, without the word "new", while the owner has not signed', async () => {
    const { user, page } = await edit({ ...request, status: 'INCOMPLETE', maySignAgain: true, signedAt: null })
    await user.click(page.getByText('Request a signature'))
    expect(await page.findByText('Request a signature?')).toBeTruthy()
    expect(page.queryByText(/new signature|signed again/)).toBeNull()
  })

  it('hides "Request a signature" while a request waits for its signature', async () => {
    const { page } = await edit({ ...request, maySignAgain: true, signedAt: null })
    expect(page.queryByText('Request a signature')).toBeNull()
  })

  it('accepts new bank details after a returned deposit', async () => {
    const back = { ...request, status: 'INCOMPLETE', isCheck: false, bankAccount: '••••6789', takesBankDetails: true }
    const { user, page, environment } = await edit({ ...back, needsBankDetails: true })
    expect(page.getByText(/could not use the account on file \(••••6789\)/)).toBeTruthy()
    await user.type(page.getByLabelText('New Routing Number'), '021000021')
    await user.type(page.getByLabelText('New Account Number'), '5550001')
    await user.selectOptions(page.getByLabelText('Account Type'), 'Savings')
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['useSaveRequestWithdrawalMutation']))
    expect(lastVariables(environment)).toMatchObject({
      input: {
        request: { bankDetails: { routingNumber: '021000021', accountNumber: '5550001', isSavings: true } },
      },
    })
  })

  it('sends a returned deposit by check instead of to other bank details', async () => {
    const back = { ...request, status: 'INCOMPLETE', isCheck: false, bankAccount: '••••6789', takesBankDetails: true }
    const { user, page, environment } = await edit({ ...back, needsBankDetails: true })
    await user.type(page.getByLabelText('New Routing Number'), '021000021')
    await user.click(page.getByLabelText('Send a check to the confirmed mailing address instead'))
    expect(page.queryByLabelText('New Routing Number')).toBeNull()
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['useSaveRequestWithdrawalMutation']))
    const { input } = lastVariables(environment) as { input: { request: object } }
    expect(input.request).toMatchObject({ byCheck: true })
    expect(input.request).not.toHaveProperty('bankDetails')
  })

  it('refuses a file that is not a PDF before it sends anything', async () => {
    const { user, page, environment } = await edit()
    await user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['<html>'], 'form.pdf', { type: 'application/pdf' }),
    )
    expect(await page.findByText(/is not a real PDF file/)).toBeTruthy()
    await user.click(page.getByText('Save'))
    expect(await page.findByText('An error occurred while saving the withdrawal request.')).toBeTruthy()
    expect(mutations(environment)).toEqual([])
  })
})

describe('an opened request without a signature', () => {
  it('says that an opened request is not signed, and emails a new link when staff press Resend', async () => {
    const { page, user, environment } = openRequests({ kind: 'withdrawal', list: 'SIGNATURE', rows: [request] })
    await user.click(page.getByRole('button', { name: 'Edit Ann Archer, 100501' }))
    const note = (await page.findByText(/^The owner has not signed this request yet/)).closest('.fui-MessageBar')
    passVisit(environment)
    await user.click(within(note as HTMLElement).getByRole('button', { name: 'Resend to Ann Archer' }))
    expect(note?.textContent).toContain('Resend emails a new link; the earlier link stops working.')
    expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe('ResendButtonMutation')
  })

  it.each([
    ['2026-03-02T15:04:00Z', /The link of 02\/27\/2026.* expired on 03\/02\/2026/],
    ['2999-03-02T15:04:00Z', /The link of 02\/27\/2026.* works until 03\/02\/2999/],
    [null, /signed this request yet\. Resend emails a new link/],
  ])('says whether a signing link that expires at %s works', async (signingLinkExpiresAt, words) => {
    const around = {
      list: 'SIGNATURE',
      signingLinkSentAt: signingLinkExpiresAt && '2026-02-27T15:04:00Z',
      signingLinkExpiresAt,
    }
    const { page, user } = openRequests({ kind: 'withdrawal', list: 'SIGNATURE', rows: [request], around })
    await user.click(page.getByRole('button', { name: 'Edit Ann Archer, 100501' }))
    expect(await page.findByText(words)).toBeTruthy()
  })
})

describe("the owner's details next to an open request", () => {
  const around = {
    ownerNotes: [
      { noteId: 3, title: 'Called', text: 'Moves in May.', at: '2026-03-02T15:04:00Z', by: 'kim@example.com' },
    ],
    otherRequests: [
      { requestId: 5, number: 'W-2026-000005', amount: 250, status: 'HISTORICAL', requestedAt: '2026-02-01T12:00:00Z' },
    ],
  }

  async function openWith() {
    const opened = openRequests({ kind: 'withdrawal', list: 'PENDING', rows: [request], around })
    await opened.user.click(opened.page.getByRole('button', { name: 'Edit Ann Archer, 100501' }))
    await opened.page.findByText('Edit Withdrawal')
    passVisit(opened.environment)
    return opened
  }

  it("shows next to a request the owner's latest notes, and links to the owner's other requests", async () => {
    const { page } = await openWith()
    expect(page.getByText('Moves in May.')).toBeTruthy()
    expect(page.getByText('03/02/2026 03:04 PM, kim@example.com')).toBeTruthy()
    expect(page.getByText('W-2026-000005').getAttribute('href')).toMatch(/\/requests\/5$/)
    expect(page.getByText('Historical, 02/01/2026')).toBeTruthy()
  })

  it('says that there are no notes about the owner', async () => {
    const opened = openRequests({ kind: 'withdrawal', list: 'PENDING', rows: [request] })
    await opened.user.click(opened.page.getByRole('button', { name: 'Edit Ann Archer, 100501' }))
    expect(await opened.page.findByText('No notes about this owner yet.')).toBeTruthy()
  })

  it('adds a note about the owner while the request dialog stays open', async () => {
    const { user, page, environment } = await openWith()
    await user.click(page.getByText('Add Note'))
    await user.type(await page.findByLabelText('Title'), 'Voided check')
    await user.type(page.getByLabelText('Text'), 'Received today.')
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['AddNoteMutation']))
    expect(lastVariables(environment)).toMatchObject({
      input: { accountOwnerId: 1001, title: 'Voided check', noteText: 'Received today.' },
    })
    expect(page.getByText('Edit Withdrawal')).toBeTruthy()
  })
})

describe('a request whose payment was sent', () => {
  const sent = { ...request, status: 'PENDING', payments: [check] }
  async function edit(row: object) {
    const opened = open('APPROVED', [row])
    await opened.user.click(opened.page.getByRole('button', { name: 'Edit Ann Archer, 100501' }))
    await opened.page.findByText('Edit Withdrawal')
    passVisit(opened.environment)
    return opened
  }

  it('shows every payment of a request with its number, and explains the return code', async () => {
    const { page } = await edit({ ...sent, payments: [{ ...deposit, ...cameBack }, check] })
    const facts = page.getAllByText(/^(Sent|Mailed|Trace number|Check number|Cashed|Came back)$/).map((term) => {
      return `${term.textContent}: ${term.nextElementSibling?.textContent}`
    })
    expect(facts).toEqual([
      'Sent: 03/11/2026, due 03/12/2026',
      'Trace number: 111111110000001',
      'Came back: 03/13/2026, R03: the bank found no such account',
      'Mailed: 03/11/2026',
      'Check number: 1002',
      'Cashed: No word from the bank yet',
    ])
  })

  it('marks a request Incomplete after its payment was sent only with a confirmation', async () => {
    const { user, page, environment } = await edit(sent)
    expect(page.queryByText(warning)).toBeNull()
    await user.selectOptions(page.getByLabelText('Status'), 'Incomplete')
    await user.selectOptions(page.getByLabelText('Reason (the owner reads this)'), 'Form or page missing')
    expect(page.getByText(warning)).toBeTruthy()
    await user.click(page.getByText('Send back'))
    expect((await page.findAllByText('Please confirm that you understand this.')).length).toBeGreaterThan(0)
    expect(mutations(environment)).toEqual([])
    await user.click(page.getByLabelText(understood))
    await user.click(page.getByText('Send back'))
    expect((await page.findAllByText('Please say what is missing')).length).toBeGreaterThan(0)
    await user.type(page.getByRole('textbox', { name: /^What is missing/, hidden: true }), 'page 2')
    expect(page.getByText('The owner reads: “A page of your form is missing: page 2.”')).toBeTruthy()
    await user.click(page.getByText('Send back'))
    await waitFor(() => expect(mutations(environment)).toEqual(['useSaveRequestWithdrawalMutation']))
    const reason = { kind: 'FORM', text: 'page 2' }
    expect(lastVariables(environment)).toMatchObject({ input: { request: { status: 'INCOMPLETE', reason } } })
    expect(JSON.stringify(lastVariables(environment))).not.toContain('isUnderstood')
  })

  it.each([
    ['Completed', sent],
    ['Incomplete', { ...sent, payments: [{ ...check, sentOn: null, checkNumber: null }] }],
    ['Incomplete', { ...sent, payments: [{ ...deposit, ...cameBack }] }],
    ['Incomplete', { ...sent, payments: [{ ...check, isReversed: true }] }],
  ])('asks for no confirmation of status %s if it reverses no sent payment', async (status, row) => {
    const { user, page, environment } = await edit(row)
    await user.selectOptions(page.getByLabelText('Status'), status)
    expect(page.queryByText(/payment was sent/)).toBeNull()
    if (status === 'Incomplete')
      await user.selectOptions(page.getByLabelText('Reason (the owner reads this)'), 'Address incomplete')
    await user.click(page.getByText(status === 'Incomplete' ? 'Send back' : 'Save'))
    await waitFor(() => expect(mutations(environment)).toHaveLength(1))
  })

  it('reverses a request after its payment was sent only with a confirmation', async () => {
    const { user, page, environment } = open('INCOMPLETE', [{ ...sent, status: 'INCOMPLETE' }])
    await user.click(page.getByRole('button', { name: 'Reverse Ann Archer, 100501' }))
    expect(page.getByText(warning)).toBeTruthy()
    await user.click(page.getByText('Yes'))
    expect(mutations(environment)).toEqual([])
    await user.click(page.getByLabelText(understood))
    await user.click(page.getByText('Yes'))
    expect(mutations(environment)).toEqual(['useCloseRequestWithdrawalMutation'])
  })
})

describe('canceling and reversing a request', () => {
  it.each([
    ['PENDING', 'Cancel', 'Cancel Request', 'Are you sure you want to cancel this request?', 'CANCEL', 'OPEN'],
    [
      'INCOMPLETE',
      'Reverse',
      'Reverse Request',
      'Are you sure you want to reverse this request?',
      'REVERSE',
      'INCOMPLETE',
    ],
  ] as const)(
    'asks for confirmation in list %s before the button %s closes a request',
    async (list, button, title, question, action, status) => {
      const { user, page, environment } = open(list, [{ ...request, status }])
      await user.click(page.getByRole('button', { name: `${button} Ann Archer, 100501` }))
      expect(page.getByText(title)).toBeTruthy()
      expect(page.getByText(question)).toBeTruthy()
      await user.click(page.getByText('Yes'))
      expect(lastVariables(environment)).toMatchObject({ input: { action, request: { id: 7, version: 3 } }, list })
      answer(environment, { ...listOf([]), CloseWithdrawalRequestPayload: () => ({ errors: [], waitsFor: null }) })
      expect(await page.findByText('Withdrawal request saved successfully.')).toBeTruthy()
      await waitFor(() => expect(page.queryByText(question)).toBeNull())
    },
  )

  it('sends the chosen reason when a request is canceled', async () => {
    const { user, page, environment } = open()
    await user.click(page.getByRole('button', { name: 'Cancel Ann Archer, 100501' }))
    const reason = page.getByLabelText<HTMLSelectElement>('Reason (the owner reads this)')
    expect(reason.selectedOptions[0]?.textContent).toBe('No reason given')
    await user.selectOptions(reason, 'Other')
    await user.click(page.getByText('Yes'))
    expect(await page.findByText('Please enter a reason')).toBeTruthy()
    expect(mutations(environment)).toEqual([])
    await user.selectOptions(reason, 'Entered twice')
    expect(page.getByText('The owner reads: “We already have a request like this one.”')).toBeTruthy()
    await user.click(page.getByText('Yes'))
    expect(lastVariables(environment)).toMatchObject({ input: { request: { reason: { kind: 'TWICE' } } } })
  })

  it('shows the effect of a reversal, and reports that it waits for a second person', async () => {
    const closing = { reason: null, says: 'Takes back $1,000.00 now.', warning: null, needsSecondPerson: true }
    const incomplete = { ...request, status: 'INCOMPLETE', closing }
    const { user, page, environment } = open('INCOMPLETE', [incomplete])
    await user.click(page.getByRole('button', { name: 'Reverse Ann Archer, 100501' }))
    expect(
      page.getByText('Takes back $1,000.00 now. A second person must approve before it takes effect.'),
    ).toBeTruthy()
    await user.click(page.getByText('Yes'))
    const waitsFor = 'Reversal of a payment already sent'
    const payload = { CloseWithdrawalRequestPayload: () => ({ errors: [], waitsFor }) }
    answer(environment, { ...listOf([{ ...incomplete, waitsFor }]), ...payload })
    expect(await page.findByText('Waits for a Second Person')).toBeTruthy()
    expect(page.getByText(`Not done yet: ${waitsFor}. A second person has to approve it above the list.`)).toBeTruthy()
    expect(page.queryByText('Withdrawal request saved successfully.')).toBeNull()
  })

  it('says why the user may not reverse a request, and sends no reversal', async () => {
    const reason = 'You requested this or worked on it. Another person must decide.'
    const closing = { reason, says: 'Takes back $1,000.00 now.', warning: null, needsSecondPerson: true }
    const { user, page, environment } = open('INCOMPLETE', [{ ...request, status: 'INCOMPLETE', closing }])
    await user.click(page.getByRole('button', { name: 'Reverse Ann Archer, 100501' }))
    expect(page.getByText(reason)).toBeTruthy()
    await user.click(page.getByText('Yes'))
    expect(mutations(environment)).toEqual([])
  })

  it('sends no cancellation if the user answers No to the confirmation', async () => {
    const { user, page, environment } = open()
    await user.click(page.getByRole('button', { name: 'Cancel Ann Archer, 100501' }))
    await user.click(page.getByText('No'))
    expect(mutations(environment)).toEqual([])
  })

  it('keeps the Cancel dialog open and shows both messages if the server refuses', async () => {
    const { user, page, environment } = open()
    await user.click(page.getByRole('button', { name: 'Cancel Ann Archer, 100501' }))
    await user.click(page.getByText('Yes'))
    const message = 'Only an open request can be canceled.'
    answer(environment, {
      CloseWithdrawalRequestPayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }], viewer: null }),
    })
    expect(await page.findByText('An error occurred while saving the withdrawal request.')).toBeTruthy()
    expect(page.getAllByText(message).length).toBeGreaterThan(0)
  })
})
