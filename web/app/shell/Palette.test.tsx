import { act, fireEvent, waitFor } from '@testing-library/react'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderPage, signedIn } from '../../testing/renderScreen.tsx'
import { routes } from '../routes.ts'
import { RoutesContext } from '../../core/screens/prefetch.ts'
import { hideKeysHelp, keysHelp } from '../../kit/keys/keysHelp.ts'
import { recentOwners, rememberOwner } from '../../core/session/recentOwners.ts'
import { endSession, session } from '../../core/session/session.ts'
import { PaletteButton } from './PaletteButton.tsx'
import { couldBeSocial, isNumberOf, searchFilter } from './paletteText.ts'

const owner = { accountOwnerId: 1004, name: 'Dan Dean' }
const service = { roleId: 2, accountOwnerId: 0 }

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  recentOwners.setState([], true)
})

function open(who: { roleId: number; accountOwnerId: number } = service) {
  signedIn(who)
  const environment = createMockEnvironment()
  const opened = renderPage({
    environment,
    element: (
      <RoutesContext.Provider value={routes}>
        <PaletteButton />
      </RoutesContext.Provider>
    ),
  })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  return { ...opened, input: opened.page.getByRole('combobox') }
}
const shown = async ({ page }: Pick<ReturnType<typeof open>, 'page'>) =>
  (await page.findAllByRole('option')).map((option) => option.textContent)
const isOpen = () => document.querySelector('dialog') !== null

describe('the command palette', () => {
  it.each([
    [2, 'Withdrawals: Pending', 'Compliance: Pending Approval'],
    [4, 'Compliance: Pending Approval', 'Withdrawals: Pending'],
  ])('lists exactly the screens that role %i may open', async (roleId, has, hasNot) => {
    const opened = open({ roleId, accountOwnerId: 0 })
    const screens = await shown(opened)
    expect(screens).toContain(has)
    expect(screens).not.toContain(hasNot)
  })

  it.each([
    ['bank', 'Bank Reconciliation'],
    ['tax year', 'Tax Year'],
    ['export', 'Exports'],
    ['returns', 'Returns Desk'],
    ['month', 'Month-End Close'],
    ['accounting', 'Accounting'],
    ['undelivered', 'Undelivered Mail'],
    ['audit', 'Audit Trail'],
    ['api keys', 'Machine Credentials'],
    ['webhook', 'Webhooks'],
    ['withholding by', 'Withholding by Account'],
    ['note', 'Noteschoose an owner first'],
    ['report', 'Reports'],
  ])('finds for "%s" the screen %s when an administrator searches', async (text, label) => {
    const opened = open({ roleId: 1, accountOwnerId: 0 })
    await opened.user.type(opened.input, text)
    expect((await shown(opened))[0]).toBe(label)
  })

  it.each([
    ['help', 'Keyboard shortcuts'],
    ['shortcuts', 'Keyboard shortcuts'],
    ['faq', 'Frequently Asked Questions'],
    ['contact us', 'Contact Us'],
    ['log out', 'Log out'],
    ['today', 'Home'],
    ['second person', 'Home'],
    ['payment run', 'Jobs'],
    ['interest', 'Jobs'],
    ['staff', 'Audit Trail'],
    ['users', 'Audit Trail'],
    ['statement', 'Documents'],
    ['bank statement', 'Bank Reconciliation'],
    ['withdrawal', 'Withdrawals: Pending'],
    ['failed jobs', 'Jobs'],
    ['overdue', 'Tax Year'],
    ['unsigned', 'Withdrawals: Awaiting Signature'],
    ['form 945', 'Taxes'],
    ['find owner', 'Search'],
    ['four eyes', 'Home'],
    ['rollover', 'Rollovers: Pending'],
    ['withdraw', 'Withdrawals: Pending'],
  ])('finds for "%s" the entry %s first when an administrator has chosen no owner', async (text, label) => {
    const opened = open({ roleId: 1, accountOwnerId: 0 })
    await opened.user.type(opened.input, text)
    expect((await shown(opened))[0]).toContain(label)
  })

  it('opens Search when the chosen palette screen needs an owner, and passes the screen to Search', async () => {
    const opened = open({ roleId: 1, accountOwnerId: 0 })
    await opened.user.type(opened.input, 'rollover funds')
    await shown(opened)
    await opened.user.keyboard('{Enter}')
    expect(await opened.page.findByText('at /search')).toBeTruthy()
    expect(opened.router.state.location.state).toEqual({ wanted: { to: '/rollover', label: 'Rollover Funds' } })
  })

  it.each(['withdraw', 'distribution', 'rollover'])(
    'offers Withdraw Funds of the chosen owner among the first three palette results for "%s"',
    async (text) => {
      const opened = open({ roleId: 2, accountOwnerId: 1004 })
      await opened.user.type(opened.input, text)
      expect((await shown(opened)).slice(0, 3)).toContainEqual(expect.stringContaining('Withdraw Funds'))
    },
  )

  it('shows the matching word next to a palette screen whose name does not contain the word', async () => {
    const opened = open({ roleId: 1, accountOwnerId: 0 })
    await opened.user.type(opened.input, 'bank statement')
    const [bank] = await opened.page.findAllByRole('option')
    expect(bank?.querySelector('[data-place]')?.getAttribute('data-place')).toMatch(/^Bank statements/)
  })

  it('selects no palette screen by its description until the owner search has finished', async () => {
    const { user, page, input, environment } = open({ roleId: 1, accountOwnerId: 0 })
    await user.type(input, 'unclaimed')
    expect(await page.findAllByRole('option')).toHaveLength(1)
    expect(page.queryByRole('option', { selected: true })).toBeNull()
    expect(page.getByRole('status').textContent).toBe('Searching …')
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { AccountOwnerSearchResultConnection: () => ({ edges: [] }) }),
      ),
    )
    expect(await page.findByText('1 result')).toBeTruthy()
    expect(page.getByRole('option', { selected: true }).textContent).toBe('Returns Desk')
  })

  it('keeps the selected palette screen when owners appear above the screen', async () => {
    const { user, page, input, environment } = open()
    await user.type(input, 'rollovers')
    await page.findAllByRole('option')
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    const node = { accountOwnerId: 1001, firstName: 'Ann', lastName: 'Rollovers', accounts: [] }
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          AccountOwnerSearchResultConnection: () => ({ edges: [{ node }] }),
        }),
      ),
    )
    await page.findByText('Ann Rollovers')
    expect(page.getByRole('option', { selected: true }).textContent).toBe('Rollovers: Approved')
  })

  it('opens the list of shortcut keys from the palette', async () => {
    onTestFinished(hideKeysHelp)
    const { user, input } = open()
    await user.type(input, 'keyboard{Enter}')
    await waitFor(() => expect(keysHelp.getState().isOpen).toBe(true))
    expect(isOpen()).toBe(false)
  })

  it.each([
    ['qq', ['Search']],
    ['zzyx reconcile', ['Bank Reconciliation', 'Month-End Close', 'Search']],
  ])('offers the nearest screens and Search in the palette for "%s", which nothing matches', async (text, nearest) => {
    const opened = open({ roleId: 1, accountOwnerId: 0 })
    await opened.user.type(opened.input, `${text}{Enter}`)
    await waitFor(() => expect(opened.environment.mock.getAllOperations()).toHaveLength(1))
    act(() =>
      opened.environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { AccountOwnerSearchResultConnection: () => ({ edges: [] }) }),
      ),
    )
    expect(await opened.page.findByText(`Nothing is called “${text}”.`)).toBeTruthy()
    expect(await shown(opened)).toEqual(nearest)
    // An Enter pressed before the results arrive does not open a result that matches only some of the words.
    expect(isOpen()).toBe(true)
    await opened.user.keyboard('{Enter}')
    expect(isOpen()).toBe(false)
  })

  it('opens the palette with the text typed after Ctrl+K before the page had loaded', async () => {
    globalThis.portalTyped = (take) => take('bank')
    signedIn(service)
    const { page } = renderPage({ element: <PaletteButton /> })
    expect(page.getByRole<HTMLInputElement>('combobox').value).toBe('bank')
    expect(globalThis.portalTyped).toBeUndefined()
  })

  it("focuses the palette's input immediately, and keeps keys typed before the results load", async () => {
    const { user, page, input } = open()
    expect(document.activeElement).toBe(input)
    await user.keyboard('rollovers{ArrowDown}{Enter}')
    expect(await page.findByText('at /rollovers/approved')).toBeTruthy()
  })

  it('opens the first owner in the palette if the user pressed Enter before the results arrived', async () => {
    const { user, page, environment } = open()
    await page.findAllByRole('option')
    await user.keyboard('archer{Enter}')
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    const node = { accountOwnerId: 1001, firstName: 'Ann', lastName: 'Archer', accounts: [] }
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          AccountOwnerSearchResultConnection: () => ({ edges: [{ node }] }),
        }),
      ),
    )
    await waitFor(() => expect(session.getState().accountOwnerId).toBe(1001))
  })

  it('selects and opens a palette result by keyboard, and announces the number of results', async () => {
    const { user, page, input } = open()
    await page.findAllByRole('option')
    await user.type(input, 'rollovers')
    expect(page.getByRole('status').textContent).toBe('5 results')
    await user.keyboard('{ArrowDown}')
    const [chosen] = page.getAllByRole('option', { selected: true })
    expect(input.getAttribute('aria-activedescendant')).toBe(chosen?.id)
    expect(chosen?.textContent).toBe('Rollovers: Approved')
    await user.keyboard('{Enter}')
    expect(isOpen()).toBe(false)
    expect(await page.findByText('at /rollovers/approved')).toBeTruthy()
  })

  it('searches owners when the user stops typing, and acts for the chosen owner', async () => {
    const { user, page, input, environment } = open()
    await user.type(input, 'arch')
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      filter: { lastName: 'arch', looseName: true },
    })
    const node = {
      accountOwnerId: 1001,
      firstName: 'Ann',
      lastName: 'Archer',
      accounts: [{ planAccountNumber: '100001', status: 'REGISTERED', statusLabel: 'Registered' }],
    }
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          AccountOwnerSearchResultConnection: () => ({ edges: [{ node }] }),
        }),
      ),
    )
    await user.click(await page.findByText('Ann Archer'))
    expect(session.getState().accountOwnerId).toBe(1001)
  })

  it('tells accounts of one owner apart by number and by any status other than Registered', async () => {
    const { user, page, input, environment } = open()
    await user.type(input, 'dean')
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    const node = (planAccountNumber: string, status: string, statusLabel: string) => ({
      accountOwnerId: 1004,
      firstName: 'Dan',
      lastName: 'Dean',
      accounts: [{ planAccountNumber, status, statusLabel }],
    })
    const nodes = [
      node('100005', 'REGISTERED', 'Registered'),
      node('100006', 'CLOSED', 'Closed'),
      node('100007', 'PENDING_CLOSURE', 'Pending Closure'),
    ]
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          AccountOwnerSearchResultConnection: () => ({ edges: nodes.map((each) => ({ node: each })) }),
        }),
      ),
    )
    await page.findAllByText('Dan Dean')
    expect((await shown({ page })).slice(0, 3)).toEqual([
      'Dan Dean100005',
      'Dan Dean100006 · Closed',
      'Dan Dean100007 · Pending Closure',
    ])
  })

  it("offers an owner's open requests when the search finds only this owner", async () => {
    const { user, page, input, environment } = open()
    await user.type(input, 'arch')
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    const node = (accountOwnerId: number, number: string) => ({
      accountOwnerId,
      firstName: 'Ann',
      lastName: 'Archer',
      accounts: [{ planAccountNumber: number, status: 'REGISTERED', statusLabel: 'Registered' }],
    })
    const answers = (data: Parameters<typeof MockPayloadGenerator.generate>[1]) =>
      act(() =>
        environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, data)),
      )
    answers({
      AccountOwnerSearchResultConnection: () => ({ edges: [{ node: node(1, 'A1') }, { node: node(2, 'A2') }] }),
    })
    await page.findByText('A2')
    expect(environment.mock.getAllOperations()).toEqual([])

    await user.type(input, 'er')
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    answers({
      AccountOwnerSearchResultConnection: () => ({ edges: [{ node: node(1, 'A1') }, { node: node(1, 'A3') }] }),
    })
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ accountOwnerId: 1 })
    const request = { requestId: 2001, number: 'W-2026-002001', amount: 300 }
    answers({ DistributionRequestConnection: () => ({ edges: [{ node: request }] }) })
    await user.click(await page.findByText('Withdrawal W-2026-002001, Ann Archer'))
    expect(isOpen()).toBe(false)
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ requestId: 2001 })
  })

  it('reports a failed palette search, and retries the search when the user presses Try again', async () => {
    const { user, page, input, environment } = open()
    await user.type(input, 'arch')
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    act(() => environment.mock.rejectMostRecentOperation(new Error('away')))
    await user.click(await page.findByText('Search did not answer. Try again'))
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  })

  it('sends no palette search for words already searched, nor for a single digit', async () => {
    const { user, input, environment } = open()
    await user.type(input, '2')
    await user.clear(input)
    await user.type(input, 'arch')
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    act(() => environment.mock.resolveMostRecentOperation((one) => MockPayloadGenerator.generate(one)))
    await user.type(input, ' ')
    await user.type(input, '{Backspace}{Backspace}')
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await user.type(input, 'h')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    const sent = environment.mock.getAllOperations().map(({ request }) => request.variables)
    expect(sent.filter((variables) => 'filter' in variables)).toEqual([])
    expect(sent.filter((variables) => variables['requestId'] === 2)).toEqual([])
  })

  it('says that palette searches are limited, and repeats the search when the limit allows it', async () => {
    const { user, page, input, environment } = open()
    await user.type(input, 'arch')
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    act(() =>
      environment.mock.resolveMostRecentOperation({
        data: { viewer: { __typename: 'Viewer', id: 'viewer', accountOwnerSearch: null } },
        errors: [
          {
            message: 'Too many attempts. Please try again later.',
            path: ['viewer', 'accountOwnerSearch'],
            extensions: { code: 'RATE_LIMITED', retryAfter: 60 },
          },
        ],
      } as never),
    )
    await page.findByText(/Too many searches in one minute/)
    await user.type(input, 'er')
    expect(environment.mock.getAllOperations()).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(environment.mock.getAllOperations()).toHaveLength(1)
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      filter: { lastName: 'archer' },
    })
  })

  it('never searches for a social security number in the palette, and links to the Search screen instead', async () => {
    const opened = open()
    await opened.user.type(opened.input, '900-11-0001')
    await opened.page.findByText(/looked up in Search only/)
    expect(await shown(opened)).toEqual(['Search'])
    expect(opened.page.getByText('Social Security numbers are looked up in Search only.')).toBeTruthy()
    await opened.user.clear(opened.input)
    await opened.user.type(opened.input, 'arch')
    await waitFor(() => expect(opened.environment.mock.getAllOperations()).toHaveLength(1))
    expect(opened.environment.mock.getMostRecentOperation().request.variables).toEqual({
      filter: { lastName: 'arch', looseName: true },
    })
  })

  it("lists recent owners first, then the role's screens, then the screens of the chosen owner", async () => {
    rememberOwner(owner)
    const { page } = open({ ...service, accountOwnerId: 1004 })
    await page.findAllByRole('option')
    expect(page.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Recent owners',
      'Screens',
      'Screens of the owner',
      'Help',
    ])
    const [, ofRole] = page.getAllByRole('group')
    expect(ofRole?.textContent).toContain('Withdrawals: Pending')
    expect(ofRole?.textContent).not.toContain('Documents')
  })
})

describe('recent owners in the palette', () => {
  it('keeps ten recent owners, newest first and without duplicates', () => {
    for (let id = 1; id <= 12; id++) rememberOwner({ accountOwnerId: id, name: `Owner ${id}` })
    rememberOwner({ accountOwnerId: 5, name: 'Owner 5' })
    expect(recentOwners.getState().map(({ accountOwnerId }) => accountOwnerId)).toEqual([
      5, 12, 11, 10, 9, 8, 7, 6, 4, 3,
    ])
  })

  it('clears recent owners when the session ends', () => {
    signedIn(service)
    rememberOwner(owner)
    endSession('logout')
    expect(recentOwners.getState()).toEqual([])
  })
})

it.each(['900-11', '900-11-00', '900110001', '9001100', '900 11 0001'])(
  'treats %s as a possible social security number',
  (text) => {
    expect(couldBeSocial(text)).toBe(true)
    expect(searchFilter(text)).toBeNull()
  },
)

it.each([
  ['2001', true],
  ['w-2026-2001', true],
  ['W-2025-002001', false],
  ['R-2026-002001', false],
])('matches "%s" with the request number W-2026-002001: %s', (text, fits) => {
  expect(isNumberOf(text, 'W-2026-002001')).toBe(fits)
})

it.each([
  ['a', null],
  ['ar', { lastName: 'ar', looseName: true }],
  ['Dean, Dan', { lastName: 'Dean', firstName: 'Dan', looseName: true }],
  ['dan  dean', { lastName: 'dean', firstName: 'dan', looseName: true }],
  ['Mary Ann Smith', { lastName: 'Smith', firstName: 'Mary Ann', looseName: true }],
  ['de la Cruz, Ana', { lastName: 'de la Cruz', firstName: 'Ana', looseName: true }],
  ['100005', { accountNumber: '100005' }],
  ['100-100234', { accountNumber: '100-100234' }],
  ['ann@example', { email: 'ann@example' }],
  ['(512) 555-0100', { phone: '5125550100' }],
  ['G00002218', { accountNumber: 'G00002218' }],
])('searches owners for "%s" with the filter %j', (text, filter) => {
  expect(searchFilter(text)).toEqual(filter)
})
