import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, sentMutations, signedIn } from '../../testing/renderScreen.tsx'
import { openRequests } from './testing.ts'

const returned = {
  __typename: 'WithdrawalRequest',
  id: 'w9',
  requestId: 9,
  accountOwnerId: 1001,
  planAccountNumber: '100501',
  firstName: 'Ann',
  lastName: 'Archer',
  recipientName: null,
  amount: 5000,
  netAmount: 4975,
  status: 'INCOMPLETE',
  allowedStatuses: ['INCOMPLETE'],
  version: 1,
  outcome: null,
  incompleteReason: null,
  openedBy: [],
  dataNotes: [],
  requestedAt: '2026-03-02T15:00:00.000Z',
  signedAt: '2026-03-02T15:00:00.000Z',
  evidence: null,
  holdReason: null,
  waitsFor: null,
  payments: [],
  moves: [],
  closing: null,
}
const estate = { amount: 4975, payableTo: 'Estate of Ann Archer', taxYear: 2025 }
const redeposit = { amount: 4975, isLate: false, taxYear: 2025, mayPayAgain: true }
const file = { guid: 'g-7', fileName: 'letters.pdf', modifiedAt: '2026-03-09T15:00:00.000Z' }

/** Opens a request and the form behind the button `action`. */
async function open(around: object, action: string) {
  const opened = openRequests({ kind: 'withdrawal', list: 'INCOMPLETE', rows: [returned], at: '/9', around })
  await opened.user.click(await opened.page.findByText(action))
  answer(opened.environment, {
    AccountOwner: () => ({ firstName: 'Ann', lastName: 'Archer', documents: { edges: [{ node: file }] } }),
  })
  await opened.page.findByText('letters.pdf, 03/09/2026')
  const form = opened.page.getByText('Ask a second person').closest('form')
  return { ...opened, form: within(form as HTMLElement) }
}
type Opened = Awaited<ReturnType<typeof open>>

const send = ({ form, user }: Opened) => user.click(form.getByText('Ask a second person'))

// These tests find dialog elements by text. In jsdom, which has no layout, Fluent hides open dialogs from role queries.

beforeEach(() => signedIn({ roleId: 2, accountOwnerId: 0 }))

describe('a returned payment of an earlier year', () => {
  it('offers neither form without the custodian’s offer', async () => {
    const { page } = openRequests({
      kind: 'withdrawal',
      list: 'INCOMPLETE',
      rows: [returned],
      at: '/9',
      around: { estate: null, redeposit: null },
    })
    expect(await page.findByText('History')).toBeTruthy()
    expect(page.queryByText('Pay to the estate')).toBeNull()
    expect(page.queryByText('Put back as rollover')).toBeNull()
  })

  it('is paid to the estate with a representative, an address and opened letters', async () => {
    const opened = await open({ estate, redeposit: null }, 'Pay to the estate')
    const { page, form, user, environment } = opened
    expect(page.getByText(/can be paid by check to the Estate of Ann Archer, which gets no form/)).toBeTruthy()
    await send(opened)
    for (const message of ['Required', 'Address is required.', 'City is required.', 'Please choose a document'])
      expect((await form.findAllByText(message)).length).toBeGreaterThan(0)
    expect(page.getAllByText('Open the file and confirm that it names this representative').length).toBeGreaterThan(0)
    await user.type(form.getByLabelText('Executor or administrator'), ' Eve Archer ')
    await user.type(form.getByLabelText('Address 1'), '1 Elm St')
    await user.type(form.getByLabelText('City'), 'Salem')
    await user.selectOptions(form.getByLabelText('State'), 'OR')
    await user.type(form.getByLabelText('Zip'), '97301')
    await user.selectOptions(form.getByLabelText('Letters of the representative'), 'g-7')
    await user.click(form.getByLabelText('I opened this file. It names this representative of the estate.'))
    await send(opened)
    // The first mutation says that the request is open.
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(2))
    expect(sentMutations(environment).slice(1)).toMatchObject([
      {
        input: {
          accountOwnerId: 1001,
          requestId: 9,
          representative: 'Eve Archer',
          address1: '1 Elm St',
          address2: '',
          city: 'Salem',
          state: 'OR',
          zip: '97301',
          lettersGuid: 'g-7',
          namesRepresentative: true,
        },
      },
    ])
    answer(environment, { PayEstatePayload: () => ({ errors: [] }) })
    expect(await page.findByText('Another person decides whether the estate is paid.')).toBeTruthy()
  })

  it.each([
    [true, /not refunded\. Pay it again, or put \$4,975\.00 into the account/],
    [false, /not refunded\. Put \$4,975\.00 into the account/],
  ])('offers to pay it again: %s', async (mayPayAgain, text) => {
    const { page } = await open({ estate: null, redeposit: { ...redeposit, mayPayAgain } }, 'Put back as rollover')
    expect(page.getByText(text)).toBeTruthy()
  })

  it('is put back as a rollover with an opened election, and keeps the form if this is refused', async () => {
    const opened = await open({ estate: null, redeposit }, 'Put back as rollover')
    const { page, form, user, environment } = opened
    expect(page.getByText(/Form 5498, box 2: a rollover within 60 days/)).toBeTruthy()
    await send(opened)
    expect((await page.findAllByText('Please choose a document')).length).toBeGreaterThan(0)
    await user.selectOptions(form.getByLabelText('Signed election'), 'g-7')
    await user.click(form.getByLabelText('I opened this file. It is the owner’s signed election.'))
    await send(opened)
    // The first mutation says that the request is open.
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(2))
    expect(sentMutations(environment).slice(1)).toMatchObject([
      { input: { accountOwnerId: 1001, requestId: 9, electionGuid: 'g-7', isSignedElection: true } },
    ])
    answer(environment, {
      RedepositRequestPayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message: 'Already put back.' }] }),
    })
    expect((await page.findAllByText('Already put back.')).length).toBeGreaterThan(0)
    expect(form.getByLabelText('Signed election')).toHaveProperty('value', 'g-7')
  })
})
