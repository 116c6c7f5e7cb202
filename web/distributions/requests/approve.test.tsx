import { waitFor, within } from '@testing-library/react'
import { act } from 'react'
import type { MockEnvironment } from 'relay-test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, signedIn } from '../../testing/renderScreen.tsx'
import type { RequestList } from './requestLists.ts'
import { listOf, openRequests } from './testing.ts'

const made = (id: number, changed: object = {}) => ({
  __typename: 'WithdrawalRequest',
  id: `w${id}`,
  requestId: id,
  number: `W-2026-${id}`,
  accountOwnerId: 1000 + id,
  planAccountNumber: `10000${id}`,
  firstName: 'Ann',
  lastName: `Archer ${id}`,
  recipientName: null,
  amount: 100.1,
  netAmount: 80.1,
  version: id + 10,
  requestedAt: '2026-03-02T15:00:00.000Z',
  status: 'OPEN',
  outcome: null,
  incompleteReason: null,
  openedBy: [],
  dataNotes: [],
  holdReason: null,
  waitsFor: null,
  payments: [],
  moves: [
    {
      status: 'APPROVED',
      reason: null,
      says: 'No money moves now. The next payment run pays $100.10.',
      warning: null,
      needsSecondPerson: false,
    },
  ],
  ...changed,
})
const own = 'This is about an account of your own. Another person must decide.'
const mine = made(4, {
  moves: [{ status: 'APPROVED', reason: own, says: null, warning: null, needsSecondPerson: false }],
})

const open = (rows: object[], list: RequestList = 'PENDING') => openRequests({ kind: 'withdrawal', list, rows })

type Sent = { idempotencyKey: string; request: { id: number; status: string; version: number } }
const sent = (environment: MockEnvironment) =>
  environment.mock
    .getAllOperations()
    .filter((operation) => operation.request.node.params.operationKind === 'mutation')
    .map((operation) => operation.request.variables['input'] as Sent)
/** Resolves an approval as successful. The response to the last approval contains the updated list, `left`. */
const approves = (environment: MockEnvironment, left: object[] = []) =>
  answer(environment, {
    UpdateWithdrawalRequestPayload: () => ({ errors: [], request: { id: 'any', status: 'APPROVED', waitsFor: null } }),
    ...listOf('withdrawal', left),
  })
const refuses = (environment: MockEnvironment, message: string, left: object[]) =>
  answer(environment, {
    UpdateWithdrawalRequestPayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }], request: null }),
    ...listOf('withdrawal', left),
  })
const dialogText = () => document.querySelector('[role=alertdialog]')?.textContent ?? ''

beforeEach(() => signedIn({ roleId: 1, accountOwnerId: 0 }))

describe('approving a request', () => {
  it('shows the effect of an approval before the confirmation, then sends the version that the user read', async () => {
    const { user, page, environment } = open([made(1), made(2), made(3)])
    await user.click(page.getByRole('button', { name: 'Approve Ann Archer 1, 100001' }))
    expect(dialogText()).toContain('No money moves now. The next payment run pays $100.10.')
    expect(sent(environment)).toEqual([])
    await user.click(within(document.querySelector<HTMLElement>('[role=alertdialog]')!).getByText('Approve'))
    await waitFor(() =>
      expect(sent(environment)).toMatchObject([{ request: { id: 1, status: 'APPROVED', version: 11 } }]),
    )
    approves(environment, [made(2), made(3)])
    expect(await page.findByText('Withdrawal request saved successfully.')).toBeTruthy()
    expect(page.getByText('Approved: Ann Archer 1, $100.10')).toBeTruthy()
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
    await waitFor(() => expect(document.activeElement?.id).toBe('request-2'))
  })

  it('shows unconfirmed owner data before it approves one or several requests', async () => {
    const note = 'Mailing address not confirmed: 9 Thief Road, changed by service@example.com on 03/02/2026'
    const { user, page } = open([
      ...Array.from({ length: 11 }, (_, at) => made(at + 1)),
      made(20, { dataNotes: [note] }),
    ])
    await user.click(page.getByRole('button', { name: 'Approve Ann Archer 20, 1000020' }))
    expect(dialogText()).toContain(note)
    await user.click(within(document.querySelector<HTMLElement>('[role=alertdialog]')!).getByText('Cancel'))
    await user.click(page.getByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(page.getByRole('button', { name: /^Approve \d+ selected$/ }))
    expect(dialogText()).toContain(note)
    // The dialog lists every request with gross and net amount, requests with a note first, then the totals.
    expect([...document.querySelectorAll('[role=alertdialog] tr')].slice(1).map((row) => row.textContent)).toEqual([
      `Ann Archer 20, 1000020W-2026-20, Check${note}$100.10$80.10`,
      ...Array.from(
        { length: 11 },
        (_, at) => `Ann Archer ${at + 1}, 10000${at + 1}W-2026-${at + 1}, Check$100.10$80.10`,
      ),
      '12 requests$1,201.20$961.20',
    ])
  })

  it('approves the focused request by pressing A and Enter, and focuses the next row', async () => {
    const { user, page, environment } = open([made(1), made(2)])
    await page.findByRole('button', { name: 'Approve Ann Archer 1, 100001' })
    await waitFor(async () => {
      document.getElementById('request-1')?.focus()
      await user.keyboard('a')
      expect(dialogText()).toContain('Approve this request?')
    })
    expect(sent(environment)).toEqual([])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Approve'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent(environment)).toMatchObject([{ request: { id: 1, status: 'APPROVED' } }]))
    approves(environment, [made(2)])
    await waitFor(() => expect(document.activeElement?.id).toBe('request-2'))
  })

  it('pressing A without a focused row focuses the first row, and pressing A again asks to approve the row', async () => {
    const { user, page } = open([made(1), made(2)])
    await page.findByRole('button', { name: 'Approve Ann Archer 1, 100001' })
    await waitFor(async () => {
      await user.keyboard('a')
      expect(document.activeElement?.id).toBe('request-1')
    })
    expect(dialogText()).toBe('')
    await user.keyboard('a')
    expect(dialogText()).toContain('Ann Archer 1, 100001')
    expect(dialogText()).not.toContain('Ann Archer 2')
  })

  it('names the requests on hold, which the next payment run will not pay', async () => {
    const holdReason = 'The first payment after a registration is held.'
    const { user, page } = open([made(1), made(2, { holdReason })])
    await user.click(page.getByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(page.getByRole('button', { name: /^Approve \d+ selected$/ }))
    expect(dialogText()).toContain(`Ann Archer 2, 100002W-2026-2, Check${holdReason}`)
    expect(dialogText()).toContain('The next payment run pays them, except 1 on hold; the reason is next to it.')
  })

  it.each([
    [[true], 'A second person must approve before it takes effect.'],
    [[true, true], 'A second person must approve each of them before it takes effect.'],
    [[true, false, false], 'This is not so for 1 of them: a second person must approve it first.'],
    [[false, false], 'The next payment run pays them. Each owner with an email address gets an email.'],
  ])('says before the approval which requests need a second person: %j', async (needs, text) => {
    const says = 'No money moves now. The next payment run pays $100.10.'
    const rows = needs.map((needsSecondPerson, index) =>
      made(index + 1, { moves: [{ status: 'APPROVED', reason: null, says, warning: null, needsSecondPerson }] }),
    )
    const { user, page } = open(rows)
    await user.click(page.getByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(page.getByRole('button', { name: /^Approve \d+ selected$/ }))
    expect(dialogText()).toContain(text)
  })

  it('does not approve a request when the user types a word that contains A', async () => {
    const { user, page, environment } = open([made(1)])
    await page.findByRole('button', { name: 'Approve Ann Archer 1, 100001' })
    await waitFor(async () => {
      document.getElementById('request-1')?.focus()
      await user.keyboard('a')
      expect(dialogText()).toContain('Approve this request?')
    })
    await user.keyboard('nna{Enter}')
    expect(sent(environment)).toEqual([])
  })

  it('moves the focus from Approve to Cancel when the user types a letter in the confirmation', async () => {
    const { user, page } = open([made(1)])
    await page.findByRole('button', { name: 'Approve Ann Archer 1, 100001' })
    await waitFor(async () => {
      document.getElementById('request-1')?.focus()
      await user.keyboard('a')
      expect(dialogText()).toContain('Approve this request?')
    })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Approve'))
    await user.keyboard('n')
    expect(document.activeElement?.textContent).toBe('Cancel')
  })

  it('approves all selected requests when A is pressed, wherever the focus is', async () => {
    const { user, page } = open([made(1), made(2), made(3)])
    await user.click(page.getByRole('checkbox', { name: 'Select all on this page' }))
    await waitFor(async () => {
      await user.keyboard('a')
      expect(dialogText()).toContain('Approve these requests')
    })
  })

  it('sends no approval of a request that the user may not approve, and shows the reason in the row', async () => {
    const { user, page, environment } = open([mine])
    expect(page.getByText(own)).toBeTruthy()
    expect(page.getByRole('checkbox', { name: `Ann Archer 4, 100004: ${own}` })).toHaveProperty('disabled', true)
    await user.click(page.getByRole('button', { name: 'Approve Ann Archer 4, 100004' }))
    await user.click(within(document.querySelector<HTMLElement>('[role=alertdialog]')!).getByText('Approve'))
    expect(dialogText()).toContain(own)
    expect(sent(environment)).toEqual([])
  })

  it('approves several requests one after another, reports each result, and retries failures', async () => {
    const { user, page, environment } = open([made(1), made(2), made(3), mine])
    await user.click(page.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(page.getByText('3 of 4 selected · $300.30')).toBeTruthy()
    await user.click(page.getByRole('button', { name: /^Approve \d+ selected$/ }))
    expect(dialogText()).toContain('Approve these requests, $300.30 in all, $240.30 paid out?')
    await user.click(within(document.querySelector<HTMLElement>('[role=alertdialog]')!).getByText('Approve'))
    await waitFor(() => expect(sent(environment).map(({ request }) => request.id)).toEqual([1]))
    approves(environment)
    await waitFor(() => expect(sent(environment).map(({ request }) => request.id)).toEqual([2]))
    const key = sent(environment)[0]?.idempotencyKey
    act(() => environment.mock.rejectMostRecentOperation(new Error('away')))
    await waitFor(() => expect(sent(environment).map(({ request }) => request.id)).toEqual([3]))
    refuses(environment, 'This request was changed by someone else. Please reload.', [made(2), made(3), mine])
    await waitFor(() => expect(dialogText()).toContain('1 approved, 2 failed.'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('1 approved, 2 failed.'))
    expect(dialogText()).toContain('This request was changed by someone else. Please reload.')
    // The server would refuse the refused approval again, so the button retries only the failed call.
    await user.click(page.getByText('Retry failed (1)'))
    await waitFor(() => expect(sent(environment)).toMatchObject([{ idempotencyKey: key, request: { id: 2 } }]))
    approves(environment, [made(3), mine])
    await waitFor(() => expect(dialogText()).toContain('2 approved, 1 failed.'))
    await user.click(page.getByText('Done'))
    expect(page.queryByText(/selected/)).toBeNull()
    // The response to the last approval contained the list without the approved request.
    expect(page.queryByRole('button', { name: 'Approve Ann Archer 2, 100002' })).toBeNull()
  })

  it('counts a request that waits for a second person as waiting, also if another one failed', async () => {
    const { user, page, environment } = open([made(1), made(2), made(3)])
    await user.click(page.getByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(page.getByRole('button', { name: /^Approve \d+ selected$/ }))
    await user.click(within(document.querySelector<HTMLElement>('[role=alertdialog]')!).getByText('Approve'))
    await waitFor(() => expect(sent(environment).map(({ request }) => request.id)).toEqual([1]))
    approves(environment)
    await waitFor(() => expect(sent(environment).map(({ request }) => request.id)).toEqual([2]))
    answer(environment, {
      UpdateWithdrawalRequestPayload: () => ({
        errors: [],
        request: { id: 'any', status: 'OPEN', waitsFor: 'Approve' },
      }),
    })
    await waitFor(() => expect(sent(environment).map(({ request }) => request.id)).toEqual([3]))
    refuses(environment, 'This request was changed by someone else. Please reload.', [made(2), made(3)])
    await waitFor(() => expect(dialogText()).toContain('1 approved, 1 waits for a second person, 1 failed.'))
  })

  it('shows the summary of several approvals until Enter closes the dialog', async () => {
    const { user, page, environment } = open([made(1), made(2), made(3)])
    await user.click(page.getByRole('checkbox', { name: 'Select Ann Archer 1, 100001' }))
    await user.click(page.getByRole('checkbox', { name: 'Select Ann Archer 2, 100002' }))
    await user.click(page.getByRole('button', { name: /^Approve \d+ selected$/ }))
    const dialog = document.querySelector<HTMLElement>('[role=alertdialog]')!
    const focused: (string | null)[] = []
    dialog.addEventListener('focusin', ({ target }) => focused.push((target as HTMLElement).textContent))
    await user.click(within(dialog).getByText('Approve'))
    await waitFor(() => expect(sent(environment).map(({ request }) => request.id)).toEqual([1]))
    approves(environment)
    await waitFor(() => expect(sent(environment).map(({ request }) => request.id)).toEqual([2]))
    answer(environment, {
      UpdateWithdrawalRequestPayload: () => ({
        errors: [],
        request: { id: 'any', status: 'OPEN', waitsFor: 'Approve' },
      }),
      ...listOf('withdrawal', [made(2), made(3)]),
    })
    const summary = '1 request approved, 1 more waits for a second person.'
    // The button keeps the focus until the summary takes it, so only the order tells when the pause is over.
    await waitFor(() => expect(focused.slice(-2)).toEqual([summary, 'Done']))
    expect(page.queryByText('Cancel', { selector: '[role=alertdialog] *' })).toBeNull()
    const described = document.activeElement?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(summary)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
    await waitFor(() => expect(document.activeElement?.id).toBe('request-3'))
  })

  it('warns before it approves requests that the payment run would mark Incomplete', async () => {
    const warning =
      'The payment run would mark it Incomplete: This distribution type does not match the age of the owner.'
    const warned = made(5, {
      moves: [{ status: 'APPROVED', reason: null, says: 'Pays.', warning, needsSecondPerson: false }],
    })
    const { user, page } = open([made(1), warned])
    await user.click(page.getByRole('button', { name: 'Approve Ann Archer 1, 100001' }))
    expect(dialogText()).not.toContain('put')
    await user.click(within(document.querySelector<HTMLElement>('[role=alertdialog]')!).getByText('Cancel'))
    await user.click(page.getByRole('button', { name: 'Approve Ann Archer 5, 100005' }))
    expect(dialogText().split(warning)).toHaveLength(2)
    await user.click(within(document.querySelector<HTMLElement>('[role=alertdialog]')!).getByText('Cancel'))
    await user.click(page.getByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(page.getByRole('button', { name: /^Approve \d+ selected$/ }))
    expect(dialogText()).toContain('As of today 1 of them would not be paid')
    expect(dialogText()).toContain(`Ann Archer 5, 100005W-2026-5, Check${warning}$100.10$80.10`)
  })

  it('leaves out requests that the payment run would mark Incomplete if the user ticks a checkbox', async () => {
    const warning = 'The payment run would mark it Incomplete.'
    const warned = made(5, {
      moves: [{ status: 'APPROVED', reason: null, says: 'Pays.', warning, needsSecondPerson: false }],
    })
    const { user, page, environment } = open([made(1), warned])
    await user.click(page.getByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(page.getByRole('button', { name: /^Approve \d+ selected$/ }))
    await user.click(page.getByRole('checkbox', { name: 'Leave out this one' }))
    expect(dialogText()).not.toContain('Ann Archer 5')
    await user.click(within(document.querySelector<HTMLElement>('[role=alertdialog]')!).getByText('Approve'))
    await waitFor(() => expect(sent(environment).map(({ request }) => request.id)).toEqual([1]))
    approves(environment, [warned])
    await waitFor(() => expect(dialogText()).toContain('1 request approved, $100.10 in all.'))
  })

  it('warns on an approved request that the payment run would mark the request Incomplete', () => {
    const warning = 'The payment run would mark it Incomplete.'
    const moves = [{ status: 'APPROVED', reason: null, says: null, warning, needsSecondPerson: false }]
    const { page } = open([made(1, { status: 'APPROVED', moves })], 'APPROVED')
    expect(page.getByText(warning)).toBeTruthy()
  })

  it('shows no Approve button in the list of Incomplete requests', () => {
    const { page } = open([made(1)], 'INCOMPLETE')
    expect(page.queryByRole('button', { name: /^Approve/ })).toBeNull()
    expect(page.queryByRole('checkbox')).toBeNull()
  })
})

describe('a request that waits for its signature', () => {
  it("resends the signature form from the request's row", async () => {
    const { user, page, environment } = open([made(1)], 'SIGNATURE')
    await user.click(page.getByRole('button', { name: 'Resend to Ann Archer 1, 100001' }))
    await waitFor(() => expect(sent(environment)).toEqual([{ accountOwnerId: 1001, requestId: 1 }]))
    answer(environment, { ResendSignatureLinkPayload: () => ({ errors: [], sentTo: 'a•••@example.com' }) })
    expect(await page.findByText('Sent again to a•••@example.com. The earlier link no longer works.')).toBeTruthy()
  })
})
