import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayOf, formatDate } from '../../kit/ui/format.ts'
import { answer, signedIn } from '../../testing/renderScreen.tsx'
import type { RequestList } from './requestLists.ts'
import { listOf as listOfKind, openRequests } from './testing.ts'

/** A rollover request from a paper form, before staff fill in its fields. */
const uploaded = {
  __typename: 'RolloverRequest',
  id: 'r9',
  requestId: 9,
  accountOwnerId: 1001,
  retirementAccountId: 501,
  planAccountNumber: '100501',
  firstName: 'Ann',
  lastName: 'Archer',
  recipientName: null,
  amount: 5000,
  receivingAccountNumber: null,
  checkPayableTo: null,
  attentionTo: null,
  address1: null,
  address2: null,
  city: null,
  state: null,
  zip: null,
  fee: 25,
  netAmount: 4975,
  status: 'OPEN',
  allowedStatuses: ['OPEN', 'APPROVED', 'INCOMPLETE'],
  waiveFees: false,
  version: 1,
  outcome: null,
  incompleteReason: null,
  openedBy: [],
  dataNotes: [],
  requestedAt: '2026-03-02T15:00:00.000Z',
  signedAt: null,
  attachmentPath: '/files/attachment/g-9',
  attachmentWarning: null,
  payments: [],
  moves: [],
  closing: null,
  maySignAgain: false,
  waitsFor: null,
  holdReason: null,
  isCorrectable: true,
  isPaperForm: true,
  mustReadForm: false,
  paperSigner: null,
  isEmployerPlan: true,
  isRoth: false,
}
const keyed = {
  ...uploaded,
  receivingAccountNumber: 'X-99',
  checkPayableTo: 'Oak Trust',
  address1: '1 Elm St',
  city: 'Salem',
  state: 'OR',
  zip: '97301',
}
/** A rollover that the owner signed on the portal. */
const signed = { ...keyed, isPaperForm: false, signedAt: '2026-03-02T15:00:00.000Z' }

const listOf = (rows: object[]) => listOfKind('rollover', rows)

const open = (row: object = keyed, list: RequestList = 'PENDING') =>
  openRequests({ kind: 'rollover', list, rows: [row] })

async function edit(row: object = keyed) {
  const opened = open(row)
  await opened.user.click(opened.page.getByRole('button', { name: 'Edit Ann Archer, 100501' }))
  await opened.page.findByText('Edit Rollover')
  // Opening a request sends its own mutation, which these tests ignore.
  answer(opened.environment, { VisitRequestPayload: () => ({ visitors: [] }) })
  return opened
}

const save = (opened: Awaited<ReturnType<typeof edit>>) => opened.user.click(opened.page.getByText('Save'))

const held = 'The first payment after a registration is held until the owner has entered the code of our letter.'

// These tests find dialog elements by text. In jsdom, which has no layout, Fluent hides open dialogs from role queries.

beforeEach(() => signedIn({ roleId: 2, accountOwnerId: 0 }))

describe('a list of rollovers', () => {
  it('lists rollovers with the request date and the uploaded form, but without a type', () => {
    const { page } = open()
    expect(page.queryByRole('columnheader', { name: 'Type' })).toBeNull()
    expect(page.getByText(formatDate(dayOf(uploaded.requestedAt)))).toBeTruthy()
    expect(page.getByRole('link', { name: 'rollover-100501.pdf' }).getAttribute('href')).toBe('/files/attachment/g-9')
  })

  it.each([
    ['Rollover · Check to Oak Trust FBO Ann Archer, net $4,975.00', true, {}],
    ['Transfer · Check to Oak Trust FBO Ann Archer, net $4,975.00', false, {}],
    ['Check to Oak Trust FBO Ann Archer, net $4,975.00', null, {}],
    ['Transfer', false, { status: 'HISTORICAL' }],
  ])('begins the second line with the type: %s', (line, isEmployerPlan, more) => {
    const { page } = open({ ...signed, isEmployerPlan, ...more })
    const [first] = line.split(' · ')
    expect(page.getByText(first!, { selector: 'p span' }).closest('p')?.textContent).toBe(line)
  })

  it('shows why a rollover is on hold and how the hold ends, in the list and in the form', async () => {
    const { page, user } = open({ ...keyed, status: 'APPROVED', holdReason: held }, 'APPROVED')
    expect(page.getAllByText(held)).toHaveLength(1)
    await user.click(page.getByRole('button', { name: 'Edit Ann Archer, 100501' }))
    await waitFor(() => expect(page.getAllByText(held)).toHaveLength(2))
  })

  it('says that there are no rollover requests', () => {
    const { page } = openRequests({ kind: 'rollover', list: 'APPROVED', rows: [] })
    expect(page.getByText('There are no approved rollover requests')).toBeTruthy()
  })

  it('reverses a rollover from the Incomplete list', async () => {
    const { user, page, environment } = open({ ...keyed, status: 'INCOMPLETE' }, 'INCOMPLETE')
    await user.click(page.getByRole('button', { name: 'Reverse Ann Archer, 100501' }))
    await user.click(page.getByText('Yes'))
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      input: { action: 'REVERSE', request: { id: 9 } },
    })
    answer(environment, { ...listOf([]), CloseRolloverRequestPayload: () => ({ errors: [], waitsFor: null }) })
    expect(await page.findByText('Rollover request saved successfully.')).toBeTruthy()
    expect(page.getByText('Reversed: Ann Archer, $5,000.00')).toBeTruthy()
  })
})

describe('the edit form of a rollover', () => {
  it('names the missing fields of an uploaded rollover', async () => {
    const opened = await edit(uploaded)
    await opened.user.click(opened.page.getByLabelText('Waive Fees'))
    await save(opened)
    await opened.page.findAllByText('Payee is required.')
    for (const message of [
      'Receiving Account is required.',
      'Payee is required.',
      'Address is required.',
      'City is required.',
      'Please enter a valid zip code.',
    ])
      expect(opened.page.getAllByText(message)).toHaveLength(2)
  })

  it.each(['24.99', ''])('refuses a rollover amount of "%s"', async (amount) => {
    const opened = await edit()
    await opened.user.clear(opened.page.getByLabelText('Amount'))
    if (amount) await opened.user.type(opened.page.getByLabelText('Amount'), amount)
    await save(opened)
    expect((await opened.page.findAllByText('Please enter a valid amount')).length).toBe(2)
  })

  it('offers only the statuses that the server allows for a rollover', async () => {
    const { page } = await edit()
    expect([...page.getByLabelText('Status').children].map((option) => option.textContent)).toEqual([
      'Open',
      'Approved',
      'Incomplete',
    ])
  })

  it('sends the rollover fields that staff entered', async () => {
    const opened = await edit()
    await opened.user.selectOptions(opened.page.getByLabelText('Status'), 'Approved')
    await save(opened)
    await waitFor(() =>
      expect(opened.environment.mock.getMostRecentOperation().request.variables).toMatchObject({
        input: {
          request: {
            id: 9,
            version: 1,
            amount: 5000,
            receivingAccountNumber: 'X-99',
            checkPayableTo: 'Oak Trust',
            address1: '1 Elm St',
            city: 'Salem',
            state: 'OR',
            zip: '97301',
            status: 'APPROVED',
            waiveFees: false,
          },
        },
      }),
    )
  })

  it('shows the payee and the receiving account beside the form', async () => {
    const { page } = await edit()
    expect(page.getByText('Check to Oak Trust FBO Ann Archer, 1 Elm St, Salem, OR 97301')).toBeTruthy()
    expect(page.getByText('X-99')).toBeTruthy()
    expect(page.getByText('Employer’s plan').nextElementSibling?.textContent).toBe('Yes: reported as a rollover')
  })

  const signedLabels = ['Amount', 'Receiving Account', 'Payee', 'Address 1', 'City', 'State', 'Zip']

  const plan = 'Is the receiving account an employer’s plan?'
  const returned = {
    isCheck: true,
    sentOn: '2026-03-11',
    effectiveOn: '2026-03-11',
    traceNumber: null,
    checkNumber: 1001,
    isReversed: false,
    clearedOn: null,
    returnedOn: '2026-03-20',
    returnCode: 'STALE',
    returnReason: 'the check was not cashed in time',
    distributionCode: 'G',
  }

  it.each([
    ['an unpaid rollover', [], 'Change amount or payee', [], 'Amount'],
    ['a returned rollover', [returned], 'Change payee', ['Amount', plan], 'Receiving Account'],
  ])(
    'locks the signed fields of %s until the user asks to change them',
    async (_, payments, button, fixed: string[], focused) => {
      const { page, user } = await edit({ ...signed, payments })
      const labels = [...signedLabels, plan]
      const disabled = () => labels.filter((label) => page.getByLabelText(label).hasAttribute('disabled'))
      expect(disabled()).toEqual(labels)
      expect(page.getByText('Amount and payee, locked').closest('details')?.open).toBe(false)
      expect(page.getByText(/another person must approve the request, and the owner gets an email/)).toBeTruthy()
      await user.click(page.getByText(button))
      expect(disabled()).toEqual(fixed)
      expect(document.activeElement).toBe(page.getByLabelText(focused))
      expect(page.queryByText(button)).toBeNull()
    },
  )

  it('sends the changed payee of a signed rollover', async () => {
    const opened = await edit(signed)
    await opened.user.click(opened.page.getByText('Change amount or payee'))
    await opened.user.type(opened.page.getByLabelText('Payee'), ' Ltd')
    await save(opened)
    await waitFor(() =>
      expect(opened.environment.mock.getMostRecentOperation().request.variables).toMatchObject({
        input: { request: { checkPayableTo: 'Oak Trust Ltd', amount: 5000 } },
      }),
    )
  })

  it("does not offer to change a rollover's frozen amount and payee", async () => {
    const { page } = await edit({ ...signed, status: 'PENDING', isCorrectable: false, allowedStatuses: ['PENDING'] })
    expect(page.getByText('This request can no longer be corrected.')).toBeTruthy()
    expect(page.queryByText('Change amount or payee')).toBeNull()
  })

  it("allows only status and fee waiver to change after a rollover's figures are frozen", async () => {
    const { page } = await edit({
      ...keyed,
      status: 'PENDING',
      isCorrectable: false,
      allowedStatuses: ['PENDING', 'COMPLETED'],
    })
    expect(page.getByLabelText('Amount')).toHaveProperty('disabled', true)
    expect(page.getByLabelText('Payee')).toHaveProperty('disabled', true)
    expect(page.getByLabelText('Status')).toHaveProperty('disabled', false)
  })

  it('changes the status of a rollover whose frozen fields are invalid, and sends these fields unchanged', async () => {
    const old = { ...keyed, amount: 19, city: ' Salem ', zip: '' }
    const opened = await edit({
      ...old,
      status: 'PENDING',
      isCorrectable: false,
      allowedStatuses: ['PENDING', 'COMPLETED'],
    })
    await opened.user.selectOptions(opened.page.getByLabelText('Status'), 'Completed')
    await save(opened)
    await waitFor(() =>
      expect(opened.environment.mock.getMostRecentOperation().request.variables).toMatchObject({
        input: { request: { amount: 19, city: ' Salem ', zip: '', status: 'COMPLETED' } },
      }),
    )
  })

  it('shows the full receiving account when staff press its button, and keeps other input', async () => {
    const opened = await edit({ ...keyed, receivingAccountNumber: '••••5566' })
    await opened.user.type(opened.page.getByLabelText('Payee'), ' Ltd')
    await opened.user.click(opened.page.getByRole('button', { name: 'Show the full receiving account' }))
    await waitFor(() =>
      expect(opened.environment.mock.getMostRecentOperation().request.variables).toMatchObject({
        input: { accountOwnerId: 1001, requestId: 9 },
      }),
    )
    answer(opened.environment, {
      ReadReceivingAccountPayload: () => ({ errors: [], receivingAccountNumber: '4455665566' }),
    })
    expect(await opened.page.findByText('4455665566')).toBeTruthy()
    expect(opened.page.getByLabelText('Receiving Account')).toHaveProperty('value', '••••5566')
    expect(opened.page.getByLabelText('Payee')).toHaveProperty('value', 'Oak Trust Ltd')
  })

  it('shows the check of a rollover in the list and on the form', async () => {
    const check = {
      isCheck: true,
      sentOn: '2026-03-11',
      checkNumber: 1001,
      isReversed: false,
      clearedOn: null,
      returnedOn: null,
    }
    const { user, page } = open({ ...keyed, status: 'PENDING', payments: [check] }, 'APPROVED')
    expect(page.getByText('Sent 03/11/2026, check 1001')).toBeTruthy()
    await user.click(page.getByRole('button', { name: /^Edit/ }))
    expect((await page.findByText('Check number')).nextElementSibling?.textContent).toBe('1001')
  })

  it('reports the error and keeps the dialog open if saving a rollover fails', async () => {
    const opened = await edit()
    await opened.user.click(opened.page.getByLabelText('Waive Fees'))
    await save(opened)
    await waitFor(() =>
      expect(opened.environment.mock.getMostRecentOperation().request.node.params.name).toBe(
        'useSaveRequestRolloverMutation',
      ),
    )
    opened.environment.mock.rejectMostRecentOperation(new Error('down'))
    expect(await opened.page.findByText('An error occurred while saving the rollover request.')).toBeTruthy()
    expect(await opened.page.findByText('An error ocurred during operation')).toBeTruthy()
  })
})
