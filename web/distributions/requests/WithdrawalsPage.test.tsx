import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MockEnvironment } from 'relay-test-utils'
import type { WithdrawalsPageQuery } from '../../__generated__/WithdrawalsPageQuery.graphql.ts'
import { answer, renderScreen, signedIn, type Resolvers } from '../../testing/renderScreen.tsx'
import { formatDateTime } from '../../kit/ui/format.ts'
import type { RequestList } from './requestLists.ts'
import { Page, query } from './WithdrawalsPage.tsx'

const request = {
  id: 'w7',
  requestId: 7,
  accountOwnerId: 1001,
  retirementAccountId: 501,
  planAccountNumber: '100501',
  firstName: 'Ann',
  lastName: 'Archer',
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
  statusId: 1,
  allowedStatusIds: [1, 2, 3, 4, 5, 6],
  waiveFees: false,
  version: 3,
  outcome: null,
  incompleteReason: null,
  dateRequested: '2026-03-02T15:00:00.000Z',
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
const cameBack = { returnedOn: '2026-03-13', returnCode: 'R03', returnReason: 'the bank found no such account' }
const warning = 'The payment has left on 03/11/2026 (check 1002). Taking this back does not call the money back.'
const understood = 'I understand that the money is not called back.'

function listOf(rows: object[], totalCount = rows.length): Resolvers {
  return {
    Viewer: () => ({ id: 'viewer' }),
    ApprovalConnection: () => ({ totalCount: 0, edges: [] }),
    WithdrawalRequestConnection: () => ({
      totalCount,
      pageInfo: { endCursor: 'c10' },
      edges: rows.map((node) => ({ node })),
    }),
  }
}

function open(list: RequestList = 'PENDING', rows: object[] = [request], totalCount = rows.length) {
  return renderScreen<WithdrawalsPageQuery>({
    Page,
    query,
    variables: { list, first: 10 },
    data: listOf(rows, totalCount),
  })
}

const lastVariables = (environment: MockEnvironment) => environment.mock.getMostRecentOperation().request.variables
const mutations = (environment: MockEnvironment) =>
  environment.mock
    .getAllOperations()
    .map((operation) => operation.request.node.params)
    .filter((params) => params.operationKind === 'mutation')
    .map((params) => params.name)

const held = 'The first payment after a registration is held until the owner has entered the code of our letter.'

// In dialogs things are found by their text: without layout Fluent's focus manager takes an open one for hidden.
beforeEach(() => signedIn({ roleId: 1, accountOwnerId: 0 }))

describe('a list of withdrawals', () => {
  it.each([
    ['PENDING', 'pending'],
    ['APPROVED', 'approved'],
    ['INCOMPLETE', 'incomplete'],
    ['HISTORICAL', 'historical'],
    ['SIGNATURE', 'signature'],
  ] as const)('%s without any says so with its word', (list, word) => {
    const { page } = open(list, [])
    expect(page.getByText(`There are no ${word} withdrawal requests`)).toBeTruthy()
    expect(page.getByText('0 - 0 / 0')).toBeTruthy()
  })

  it('shows one row for each request, with its file', () => {
    const { page } = open()
    expect(page.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Account #',
      'First Name',
      'Last Name',
      'Type',
      'Amount',
      'Date Requested',
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
      formatDateTime(request.dateRequested),
      'Open',
    ])
      expect(page.getByText(text)).toBeTruthy()
    expect(page.getByRole('link', { name: 'withdrawal-100501.pdf' }).getAttribute('href')).toBe('/files/attachment/g-7')
  })

  it('warns before a file is opened that is more than pages', () => {
    const { page } = open('PENDING', [{ ...request, attachmentWarning: 'This PDF runs scripts.' }])
    expect(page.getByText('Warning: This PDF runs scripts. Open it with care.')).toBeTruthy()
  })

  it('tells why a request is incomplete and how a historical one ended', () => {
    expect(
      open('INCOMPLETE', [{ ...request, statusId: 6, incompleteReason: 'No signature' }]).page.getByText(
        'No signature',
      ),
    ).toBeTruthy()
    expect(
      open('HISTORICAL', [{ ...request, statusId: 5, outcome: 'cancelled' }]).page.getByText('cancelled'),
    ).toBeTruthy()
  })

  it('tells why a request is held and what ends that, in the list and in its form', async () => {
    const { page, user } = open('APPROVED', [{ ...request, statusId: 2, holdReason: held }])
    expect(page.getAllByText(held)).toHaveLength(1)
    await user.click(page.getByRole('button', { name: /^Edit Ann Archer/ }))
    expect(page.getAllByText(held)).toHaveLength(2)
  })

  it('names the code of what came back once', () => {
    const incompleteReason = 'The payment came back: the bank found no such account (R03).'
    const payments = [{ ...deposit, ...cameBack }]
    const { page } = open('INCOMPLETE', [{ ...request, statusId: 6, incompleteReason, payments }])
    expect(page.getByText('Sent 03/11/2026, trace 111111110000001; came back 03/13/2026')).toBeTruthy()
  })

  it.each([
    ['Not sent yet', { ...check, sentOn: null, checkNumber: null }],
    ['Sent 03/11/2026, check 1002', check],
    ['Sent 03/11/2026, trace 111111110000001', deposit],
    ['Sent 03/11/2026, trace 111111110000001; came back 03/13/2026, R03', { ...deposit, ...cameBack }],
  ])('tells where the last payment is: %s', (line, last) => {
    const payments = [{ ...deposit, ...cameBack, traceNumber: '111111110000000' }, last]
    expect(open('APPROVED', [{ ...request, statusId: 3, payments }]).page.getByText(line)).toBeTruthy()
  })

  it.each([
    ['PENDING', ['Edit', 'Cancel']],
    ['APPROVED', ['Edit']],
    ['INCOMPLETE', ['Edit', 'Reverse']],
    ['HISTORICAL', ['Edit']],
    ['SIGNATURE', ['Edit']],
  ] as const)('%s offers exactly its actions', (list, actions) => {
    const { page } = open(list)
    expect(page.getAllByRole('button', { name: /Ann Archer/ }).map((button) => button.textContent)).toEqual(actions)
  })

  it('turns its pages behind the cursor, and back', async () => {
    const { user, page, environment } = open('PENDING', [request], 42)
    expect(page.getByText('1 - 10 / 42')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(lastVariables(environment)).toEqual({ list: 'PENDING', first: 10, after: 'c10' })
    answer(environment, listOf([{ ...request, id: 'w8', planAccountNumber: '100777' }], 42))
    expect(await page.findByText('11 - 20 / 42')).toBeTruthy()
    expect(page.getByText('100777')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Previous' }))
    expect(lastVariables(environment)).toEqual({ list: 'PENDING', first: 10, after: null })
  })
})

describe('Edit', () => {
  async function edit(row: object = request) {
    const opened = open('PENDING', [row])
    await opened.user.click(opened.page.getByRole('button', { name: 'Edit Ann Archer, 100501' }))
    return opened
  }

  it('lets only status, waiver and file be changed', async () => {
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

  it('names beside Save whose request it is, whomever staff act for', async () => {
    const { page } = await edit()
    expect(page.getByText('Saves the request of Ann Archer, 100501')).toBeTruthy()
    expect(page.getByText('Save').tagName).toBe('BUTTON')
  })

  it('sends the whole stored request with its version, and the list comes back with the answer', async () => {
    const { user, page, environment } = await edit()
    await user.selectOptions(page.getByLabelText('Status'), 'Approved')
    await user.click(page.getByLabelText('Waive Fees'))
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['EditWithdrawalMutation']))
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
          statusId: 2,
          waiveFees: true,
          version: 3,
        },
      },
      list: 'PENDING',
      first: 10,
      after: null,
    })
    answer(environment, { ...listOf([]), UpdateWithdrawalRequestPayload: () => ({ errors: [], request: null }) })
    expect(await page.findByText('Withdrawal request saved successfully.')).toBeTruthy()
    expect(page.getByText('There are no pending withdrawal requests')).toBeTruthy()
    await waitFor(() => expect(page.queryByText('Edit Withdrawal')).toBeNull())
  })

  it('of a request that somebody else has changed says so and keeps the choice', async () => {
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
    expect(page.getByLabelText('Status')).toHaveProperty('value', '2')
  })

  it.each([
    ['a part', { amount: 19.99 }],
    ['everything', { amount: 19.99, isFullAmount: true }],
  ])('of less than 20 dollars is refused: %s', async (_, amount) => {
    const { user, page, environment } = await edit({ ...request, ...amount })
    await user.click(page.getByText('Save'))
    expect((await page.findAllByText('Please enter an amount greater than $20')).length).toBe(2)
    expect(mutations(environment)).toEqual([])
  })

  it('of 20 dollars is sent', async () => {
    const { user, page, environment } = await edit({ ...request, amount: 20 })
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toHaveLength(1))
  })

  it('sends a chosen PDF once the edit is saved, to this request whatever else the account has', async () => {
    const { user, page, environment } = await edit()
    const file = new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' })
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['EditWithdrawalMutation']))
    answer(environment, { ...listOf([request]), UpdateWithdrawalRequestPayload: () => ({ errors: [], request: null }) })
    await waitFor(() => expect(mutations(environment)).toEqual(['useRequestFileMutation']))
    expect(lastVariables(environment)).toMatchObject({
      input: { accountOwnerId: 1001, accountId: 501, requestId: 7, isWithdrawal: true, fileName: 'form.pdf' },
    })
  })

  it('sends no file of an edit that was refused', async () => {
    const { user, page, environment } = await edit()
    const file = new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' })
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['EditWithdrawalMutation']))
    const message = 'This request was changed by someone else. Please reload.'
    answer(environment, {
      UpdateWithdrawalRequestPayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }], viewer: null }),
    })
    expect((await page.findAllByText(message)).length).toBeGreaterThan(0)
    expect(mutations(environment)).toEqual([])
  })

  it('greys out what would be refused and says why, and what moves money says so before it is saved', async () => {
    const signature = 'The request is not signed.'
    const move = { reason: null, says: null, needsSecondPerson: false }
    const moves = [
      { ...move, statusId: 1 },
      { ...move, statusId: 2 },
      { ...move, statusId: 3, says: 'Posts $1,000.00 now.' },
      { ...move, statusId: 4, reason: signature },
      { ...move, statusId: 5, says: 'Cancels the request. Posts nothing.' },
      { ...move, statusId: 6 },
    ]
    const { user, page, environment } = await edit({ ...request, moves })
    const options = [...page.getByLabelText('Status').children] as HTMLOptionElement[]
    expect(options.filter(({ disabled }) => disabled).map(({ textContent }) => textContent)).toEqual(['Completed'])
    expect(page.getByText(`Cannot be Completed: ${signature}`)).toBeTruthy()
    await user.selectOptions(page.getByLabelText('Status'), 'Pending')
    expect(page.getByText('Posts $1,000.00 now.')).toBeTruthy()
    // Cancelling asks the question of its button.
    await user.selectOptions(page.getByLabelText('Status'), 'Historical')
    await user.click(page.getByText('Save'))
    expect(await page.findByText('Are you sure you want to cancel this request?')).toBeTruthy()
    expect(mutations(environment)).toEqual([])
    await user.click(page.getByText('Yes'))
    await waitFor(() => expect(mutations(environment)).toEqual(['EditWithdrawalMutation']))
  })

  it('that only asked for a second person does not say that it was saved', async () => {
    const back = { ...request, statusId: 6 }
    const { user, page, environment } = await edit(back)
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['EditWithdrawalMutation']))
    const waitsFor = 'Paying a request again'
    const stored = { ...back, waitsFor }
    answer(environment, {
      ...listOf([stored]),
      UpdateWithdrawalRequestPayload: () => ({ errors: [], request: { id: back.id, waitsFor } }),
    })
    expect(await page.findByText('Waits for a Second Person')).toBeTruthy()
    expect(page.queryByText('Withdrawal request saved successfully.')).toBeNull()
  })

  it('asks once more before the owner is asked to sign again, since that voids the signature', async () => {
    const { user, page, environment } = await edit({ ...request, maySignAgain: true })
    await user.click(page.getByText('Ask the owner to sign again'))
    expect(await page.findByText('Ask the owner to sign again?')).toBeTruthy()
    expect(mutations(environment)).toEqual([])
    await user.click(page.getByText('Ask to sign'))
    await waitFor(() => expect(mutations(environment)).toEqual(['SignAgainMutation']))
  })

  it('takes other bank details where a deposit has come back', async () => {
    const back = { ...request, statusId: 6, isCheck: false, bankAccount: '••••6789', takesBankDetails: true }
    const { user, page, environment } = await edit({ ...back, needsBankDetails: true })
    expect(page.getByText(/could not use the account on file \(••••6789\)/)).toBeTruthy()
    await user.type(page.getByLabelText('New Routing Number'), '021000021')
    await user.type(page.getByLabelText('New Account Number'), '5550001')
    await user.selectOptions(page.getByLabelText('Account Type'), 'Savings')
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['EditWithdrawalMutation']))
    expect(lastVariables(environment)).toMatchObject({
      input: {
        request: { bankDetails: { routingNumber: '021000021', accountNumber: '5550001', isSavings: true } },
      },
    })
  })

  it('refuses a file that is no PDF before anything is sent', async () => {
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

describe('a request whose payment has left', () => {
  const sent = { ...request, statusId: 3, payments: [check] }
  async function edit(row: object) {
    const opened = open('APPROVED', [row])
    await opened.user.click(opened.page.getByRole('button', { name: 'Edit Ann Archer, 100501' }))
    return opened
  }

  it('shows every payment with its number, and what came back in words', async () => {
    const { page } = await edit({ ...sent, payments: [{ ...deposit, ...cameBack }, check] })
    const facts = page.getAllByText(/^(Sent|Trace number|Check number|Came back)$/).map((term) => {
      return `${term.textContent}: ${term.nextElementSibling?.textContent}`
    })
    expect(facts).toEqual([
      'Sent: 03/11/2026, due 03/12/2026',
      'Trace number: 111111110000001',
      'Came back: 03/13/2026, R03: the bank found no such account',
      'Sent: 03/11/2026',
      'Check number: 1002',
    ])
  })

  it('is put aside only after one more confirmation', async () => {
    const { user, page, environment } = await edit(sent)
    expect(page.queryByText(warning)).toBeNull()
    await user.selectOptions(page.getByLabelText('Status'), 'Incomplete')
    expect(page.getByText(warning)).toBeTruthy()
    await user.click(page.getByText('Save'))
    expect((await page.findAllByText('Please confirm that you understand this.')).length).toBeGreaterThan(0)
    expect(mutations(environment)).toEqual([])
    await user.click(page.getByLabelText(understood))
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toEqual(['EditWithdrawalMutation']))
    expect(lastVariables(environment)).toMatchObject({ input: { request: { statusId: 6 } } })
    expect(JSON.stringify(lastVariables(environment))).not.toContain('isUnderstood')
  })

  it.each([
    ['Completed', sent],
    ['Incomplete', { ...sent, payments: [{ ...check, sentOn: null, checkNumber: null }] }],
    ['Incomplete', { ...sent, payments: [{ ...deposit, ...cameBack }] }],
    ['Incomplete', { ...sent, payments: [{ ...check, isReversed: true }] }],
  ])('asks nothing more where no money is away or nothing is taken back: %s', async (status, row) => {
    const { user, page, environment } = await edit(row)
    await user.selectOptions(page.getByLabelText('Status'), status)
    expect(page.queryByText(/has left/)).toBeNull()
    await user.click(page.getByText('Save'))
    await waitFor(() => expect(mutations(environment)).toHaveLength(1))
  })

  it('is reversed only after one more confirmation', async () => {
    const { user, page, environment } = open('INCOMPLETE', [{ ...sent, statusId: 6 }])
    await user.click(page.getByRole('button', { name: 'Reverse Ann Archer, 100501' }))
    expect(page.getByText(warning)).toBeTruthy()
    await user.click(page.getByText('Yes'))
    expect(mutations(environment)).toEqual([])
    await user.click(page.getByLabelText(understood))
    await user.click(page.getByText('Yes'))
    expect(mutations(environment)).toEqual(['CloseWithdrawalMutation'])
  })
})

describe('Cancel and Reverse', () => {
  it.each([
    ['PENDING', 'Cancel', 'Cancel Request', 'Are you sure you want to cancel this request?', 'CANCEL', 1],
    ['INCOMPLETE', 'Reverse', 'Reverse Request', 'Are you sure you want to reverse this request?', 'REVERSE', 6],
  ] as const)('%s: %s asks first, then closes the request', async (list, button, title, question, action, statusId) => {
    const { user, page, environment } = open(list, [{ ...request, statusId }])
    await user.click(page.getByRole('button', { name: `${button} Ann Archer, 100501` }))
    expect(page.getByText(title)).toBeTruthy()
    expect(page.getByText(question)).toBeTruthy()
    await user.click(page.getByText('Yes'))
    expect(lastVariables(environment)).toMatchObject({ input: { action, request: { id: 7, version: 3 } }, list })
    answer(environment, { ...listOf([]), CloseWithdrawalRequestPayload: () => ({ errors: [], waitsFor: null }) })
    expect(await page.findByText('Withdrawal request saved successfully.')).toBeTruthy()
    await waitFor(() => expect(page.queryByText(question)).toBeNull())
  })

  it('say what they do, and that what only waits for a second person is not done yet', async () => {
    const closing = { reason: null, says: 'Takes back $1,000.00 now.', needsSecondPerson: true }
    const incomplete = { ...request, statusId: 6, closing }
    const { user, page, environment } = open('INCOMPLETE', [incomplete])
    await user.click(page.getByRole('button', { name: 'Reverse Ann Archer, 100501' }))
    expect(page.getByText('Takes back $1,000.00 now. Another of staff must agree before it is done.')).toBeTruthy()
    await user.click(page.getByText('Yes'))
    const waitsFor = 'Taking back a payment that has left'
    const payload = { CloseWithdrawalRequestPayload: () => ({ errors: [], waitsFor }) }
    answer(environment, { ...listOf([{ ...incomplete, waitsFor }]), ...payload })
    expect(await page.findByText('Waits for a Second Person')).toBeTruthy()
    expect(
      page.getByText(`Not done yet: ${waitsFor}. Somebody else has to approve it; it stands above the list.`),
    ).toBeTruthy()
    expect(page.queryByText('Withdrawal request saved successfully.')).toBeNull()
  })

  it('say who else has to do it, and offer nothing to who would be refused', async () => {
    const reason = 'You made this or contributed to it. Another person must decide.'
    const closing = { reason, says: 'Takes back $1,000.00 now.', needsSecondPerson: true }
    const { user, page, environment } = open('INCOMPLETE', [{ ...request, statusId: 6, closing }])
    await user.click(page.getByRole('button', { name: 'Reverse Ann Archer, 100501' }))
    expect(page.getByText(reason)).toBeTruthy()
    await user.click(page.getByText('Yes'))
    expect(mutations(environment)).toEqual([])
  })

  it('are not done by "No"', async () => {
    const { user, page, environment } = open()
    await user.click(page.getByRole('button', { name: 'Cancel Ann Archer, 100501' }))
    await user.click(page.getByText('No'))
    expect(mutations(environment)).toEqual([])
  })

  it('stay open with both texts when the server refuses', async () => {
    const { user, page, environment } = open()
    await user.click(page.getByRole('button', { name: 'Cancel Ann Archer, 100501' }))
    await user.click(page.getByText('Yes'))
    const message = 'Only an open request can be cancelled.'
    answer(environment, {
      CloseWithdrawalRequestPayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }], viewer: null }),
    })
    expect(await page.findByText('An error occurred while saving the withdrawal request.')).toBeTruthy()
    expect(page.getAllByText(message).length).toBeGreaterThan(0)
  })
})
