import { readFileSync } from 'node:fs'
import { FluentProvider } from '@fluentui/react-components'
import { act, cleanup, render, screen as page, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import '../../__generated__/MainLayoutQuery.graphql.ts'
import { live } from '../../core/live/live.ts'
import { countOwnWrite } from '../../core/relay/ownWrites.ts'
import { keysHelp } from '../../kit/keys/keysHelp.ts'
import { singleKeys } from '../../kit/keys/singleKeys.ts'
import { restoreDisplay } from '../../kit/page/displaySettings.ts'
import { RoutesContext } from '../../core/screens/prefetch.ts'
import { routes } from '../routes.ts'
import { activity } from '../../core/session/activity.ts'
import { isLoggedIn, session } from '../../core/session/session.ts'
import type { Session } from '../../core/session/sessionStorage.ts'
import { expectErrors } from '../../testing/consoleErrors.ts'
import { copyOfRoutes } from '../../testing/copyOfRoutes.ts'
import { signedIn } from '../../testing/renderScreen.tsx'
import { lightTheme } from './theme.ts'

const viewer = {
  id: 'v',
  isStaff: false,
  user: { id: 'u', email: 'ann@example.com' },
  accountOwner: { id: 'o', accountOwnerId: 1001, firstName: 'Ann', lastName: 'Archer', death: null },
}

let router: ReturnType<typeof createMemoryRouter>
let asked = 0
beforeEach(() => {
  asked = 0
  // The response contains the data of the layout, but none of a screen.
  expectErrors(/Missing expected data/)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', () => {
    asked++
    return Promise.resolve(Response.json({ data: { viewer, logout: { errors: [] } } }))
  })
  session.setState(session.getInitialState())
})
afterEach(() => {
  cleanup()
  router.dispose()
  vi.unstubAllGlobals()
})

async function open(at: string, as: Partial<Session> | null = {}) {
  if (as) signedIn(as)
  router = createMemoryRouter(copyOfRoutes(routes), { initialEntries: [at], future: { v8_middleware: true } })
  await vi.waitUntil(() => router.state.initialized && router.state.navigation.state === 'idle', { timeout: 20_000 })
  render(
    <FluentProvider theme={lightTheme}>
      <RoutesContext.Provider value={routes}>
        <RouterProvider router={router} />
      </RoutesContext.Provider>
    </FluentProvider>,
  )
  await page.findByRole('banner')
  return userEvent.setup()
}

describe('the shortcut of g and a letter', () => {
  it.each([
    ['opens a screen of the menu for staff', { roleId: 2, accountOwnerId: 0 }, true, '/search'],
    ['does nothing while single-letter shortcuts are off', { roleId: 2, accountOwnerId: 0 }, false, '/password'],
    ['does nothing for an owner', {}, true, '/password'],
  ])('pressing G and a letter %s', async (_, as: Partial<Session>, isOn, at) => {
    singleKeys.setState({ isOn })
    onTestFinished(() => void singleKeys.setState({ isOn: true }))
    const user = await open('/password', as)
    await user.keyboard('gs')
    await vi.waitUntil(() => router.state.navigation.state === 'idle', { timeout: 20_000 })
    expect(router.state.location.pathname).toBe(at)
  })

  it('ignores shortcut keys typed in a field', async () => {
    const user = await open('/password', { roleId: 2, accountOwnerId: 0 })
    await user.type(page.getByLabelText('Current Password'), 'gs')
    expect(router.state.location.pathname).toBe('/password')
  })
})

describe('the list of shortcut keys', () => {
  const help = () => page.queryByRole('dialog', { name: 'Keyboard shortcuts' })

  it.each(['/password', '/compliance/pending', '/withdrawals/pending'])(
    'opens the list of shortcut keys on a question mark at %s',
    async (at) => {
      const user = await open(at, { roleId: at.startsWith('/compliance') ? 4 : 2, accountOwnerId: 0 })
      await user.keyboard('?')
      expect(await page.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
      await user.keyboard('{Escape}')
      await vi.waitUntil(() => help() === null)
    },
  )

  it('opens no list of shortcut keys in a field, for an owner, and while single-letter shortcuts are off', async () => {
    onTestFinished(() => void singleKeys.setState({ isOn: true }))
    const user = await open('/password', { roleId: 2, accountOwnerId: 0 })
    await user.type(page.getByLabelText('Current Password'), '?')
    act(() => page.getByLabelText('Current Password').blur())
    act(() => void singleKeys.setState({ isOn: false }))
    await user.keyboard('?')
    act(() => void singleKeys.setState({ isOn: true }))
    act(() => signedIn({}))
    await user.keyboard('?')
    expect(keysHelp.getState().isOpen).toBe(false)
  })
})

describe('the layout of a logged-in user', () => {
  it('shows a logo that links to Home, and a log-out button', async () => {
    await open('/password')
    const header = within(page.getByRole('banner'))
    expect(header.getByRole('link', { name: 'IRA Portal' }).getAttribute('href')).toBe('/home')
    expect(header.getByRole('button', { name: 'Log out' })).toBeTruthy()
    expect(header.queryByRole('button', { name: 'Log In' })).toBeNull()
  })

  it('renders the same logo as the page shows before any script has loaded', async () => {
    await open('/password')
    const first = new DOMParser().parseFromString(readFileSync('web/index.html', 'utf8'), 'text/html')
    const logo = page.getByRole('link', { name: 'IRA Portal' })
    const drawn = (root: Element | null) =>
      [...(root?.querySelectorAll('svg *') ?? [])].map(({ outerHTML }) => outerHTML)
    expect(drawn(first.querySelector('header')).length).toBe(2)
    expect(drawn(first.querySelector('header'))).toEqual(drawn(logo))
    expect(first.querySelector('header')?.textContent?.trim()).toBe(logo.textContent)
  })

  it("shows a menu drawer with a greeting, the user's email address and a log-out button", async () => {
    const user = await open('/password')
    const drawer = within(page.getByRole('navigation', { name: 'Main' }))
    expect(await drawer.findByText('Welcome, Ann Archer')).toBeTruthy()
    expect(drawer.getByText('ann@example.com')).toBeTruthy()
    expect(drawer.queryByText('You are logged in as')).toBeNull()
    localStorage.setItem('display', '{"rows":"100"}')
    vi.stubGlobal('fetch', () => {
      // The browser clears local storage before the page receives this response.
      localStorage.clear()
      return Promise.resolve(Response.json({ data: { viewer, logout: { errors: [] } } }))
    })
    await user.click(drawer.getByRole('button', { name: 'Logout' }))
    await expect.poll(() => isLoggedIn()).toBe(false)
    expect(localStorage.getItem('display')).toBe('{"rows":"100"}')
  })

  it('opens and closes the menu drawer with its button, and stores whether it is open', async () => {
    const user = await open('/password')
    await user.click(page.getByRole('button', { name: 'Close navigation' }))
    expect(session.getState().drawerOpen).toBe(false)
    await user.click(page.getByRole('button', { name: 'Open navigation' }))
    expect(session.getState().drawerOpen).toBe(true)
  })

  it('shows a footer with the copyright, and a contact link that opens in a new tab', async () => {
    await open('/password')
    const footer = page.getByRole('contentinfo')
    expect(footer.textContent).toContain(`© ${new Date().getFullYear()} IRA Portal. All rights reserved.`)
    const contact = within(footer).getByRole('link', { name: 'Contact Us' })
    expect(contact.getAttribute('target')).toBe('_blank')
    expect(contact.getAttribute('rel')).toContain('noopener')
  })

  it.each([
    ['/password', ['Home', 'Change Password']],
    ['/calculator', ['Home', 'Tax Calculator']],
    ['/501/withdraw/early/', ['Home', 'Withdraw Funds']],
    ['/requests/2003/', ['Home', 'Request']],
  ])('shows the breadcrumb of %s as %j', async (at, way) => {
    await open(at)
    const items = within(page.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
    expect(items.map((item) => item.textContent?.replace(/^\//, ''))).toEqual(way)
    expect(within(items[0]!).getByRole('link').getAttribute('href')).toBe('/home')
  })

  it.each([
    ['/withdrawals/pending', ['Home', '/Withdrawals', '/Pending'], 2],
    ['/rollovers/pending', ['Home', '/Rollovers', '/Pending'], 2],
    ['/compliance/batch', ['Home', '/Compliance', '/Batch Approval'], 4],
  ])('names the menu group of %s in its breadcrumb', async (at, way, roleId) => {
    await open(at, { roleId, accountOwnerId: 0 })
    const items = within(page.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(way)
  })

  it('shows Reports in the breadcrumb of a screen that only Reports links to', async () => {
    await open('/report/withholding/account', { roleId: 2, accountOwnerId: 0 })
    const items = within(page.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(['Home', '/Reports', '/Withholding by Account'])
  })

  it.each([
    ['/password', ''],
    ['/withdrawals/pending', 'this page is not limited to this owner'],
    ['/rollovers/approved', 'this page is not limited to this owner'],
    ['/upload-center', 'this page is not limited to this owner'],
    ['/state', 'this page is not limited to this owner'],
    ['/jobs', 'this page is not limited to this owner'],
  ])('shows staff the chosen owner at %s, with the note %j', async (at, says) => {
    viewer.isStaff = true
    onTestFinished(() => void (viewer.isStaff = false))
    await open(at, { roleId: 1 })
    const greeting = await page.findByText('Welcome, Ann Archer')
    expect(greeting.parentElement?.textContent).toBe('Account owner’s pagesWelcome, Ann Archer')
    expect(page.getByText('You are logged in as').nextElementSibling?.textContent).toBe('ann@example.com')
    const bar = page.getByRole('region', { name: 'Acting for' }).textContent
    expect(bar).toContain('Ann Archer')
    expect(bar?.includes('this page is not limited to this owner')).toBe(says !== '')
  })

  it('sends no query when the window regains the focus', async () => {
    await open('/password')
    await page.findByText('Welcome, Ann Archer')
    const before = asked
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked).toBe(before)
  })
})

it.each([
  ['/501/transaction', 'page'],
  ['/501/transaction/', 'page'],
  ['/transaction/20001', null],
])('sets aria-current of the menu entry Transactions at %s to %s', async (at, current) => {
  Object.assign(viewer, { isStaff: true })
  onTestFinished(() => void Object.assign(viewer, { isStaff: false }))
  await open(at, { roleId: 2, accountOwnerId: 1001 })
  const link = await within(page.getByRole('navigation', { name: 'Main' })).findByRole('link', { name: 'Transactions' })
  expect(link.getAttribute('aria-current')).toBe(current)
})

describe('menu counts', () => {
  const menuCounts = {
    pendingWithdrawals: 7,
    approvedWithdrawals: 0,
    incompleteWithdrawals: 4,
    pendingRollovers: 2,
    approvedRollovers: 1,
    incompleteRollovers: 0,
    uploads: 100,
  }
  async function openMenu() {
    Object.assign(viewer, { isStaff: true, menuCounts })
    onTestFinished(() => void Object.assign(viewer, { isStaff: false, menuCounts: undefined }))
    await open('/withdrawals/pending', { roleId: 2, accountOwnerId: 0 })
    const drawer = within(page.getByRole('navigation', { name: 'Main' }))
    await drawer.findByText('99+')
    return (name: string) => drawer.getByRole(name.endsWith('s') ? 'button' : 'link', { name }).parentElement
  }

  it('shows menu counts outside the links, no count of zero, and all counts of a collapsed group together', async () => {
    const item = await openMenu()
    expect(item('Pending')?.textContent).toBe('Pending7 waiting')
    expect(item('Approved')?.textContent).toBe('Approved')
    expect(item('Incomplete')?.textContent).toBe('Incomplete4 waiting')
    expect(item('Upload center')?.textContent).toBe('Upload center99+ waiting')
    expect(item('Rollovers')?.textContent).toBe('Rollovers3 waiting: 2 Pending, 1 Approved')
    expect(item('Rollovers')?.title).toBe('waiting: 2 Pending, 1 Approved')
  })

  it('refetches the menu counts once after several changes in a row', async () => {
    await openMenu()
    const before = asked
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    for (const arrived of [1, 2, 3]) act(() => live.setState({ arrived }))
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(asked).toBe(before + 1)
  })

  it('refetches no menu counts while nobody uses the screen, and refetches them once when the user returns', async () => {
    await openMenu()
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const before = asked
    session.setState({ jwtExpiry: Date.now() + 60 * 60_000 })
    vi.setSystemTime(Date.now() + 6 * 60_000)
    act(() => live.setState({ arrived: 21 }))
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(asked).toBe(before)
    for (const input of ['pointermove', 'wheel']) act(() => void document.dispatchEvent(new Event(input)))
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(asked).toBe(before + 1)
  })

  it("refetches the menu counts within a second after this tab's own write", async () => {
    await openMenu()
    const before = asked
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    onTestFinished(() => void (activity.wroteAt = 0))
    activity.wroteAt = Date.now() + 1
    for (const arrived of [11, 12, 13]) act(() => live.setState({ arrived }))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(asked).toBe(before + 1)
  })

  it('refetches the menu counts after a write that causes no event, such as an upload', async () => {
    await openMenu()
    const before = asked
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    onTestFinished(() => void (activity.wroteAt = 0))
    activity.wroteAt = Date.now() + 1
    act(countOwnWrite)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(asked).toBe(before + 1)
  })
})

it('greets the owner and shows the 404 page at an unknown URL', async () => {
  await open('/nowhere')
  expect(await page.findByText('Welcome, Ann Archer')).toBeTruthy()
  expect(page.getByRole('heading', { name: '404 - Page not found' })).toBeTruthy()
})

describe('the help menu', () => {
  afterEach(() => {
    localStorage.removeItem('display')
    restoreDisplay()
  })
  const openHelp = async (at: string, as: Partial<Session> | null) => {
    const user = await open(at, as)
    await user.click(page.getByRole('button', { name: 'Help and display' }))
    return { user, help: within(await page.findByRole('navigation', { name: 'Help' })) }
  }

  it.each([
    ['/password', {}, ['Contact Us', 'Frequently Asked Questions', 'Tax Calculator', 'Mail from Us']],
    ['/password', { roleId: 2 }, ['Contact Us', 'Frequently Asked Questions', 'Tax Calculator']],
    ['/login', null, ['Contact Us', 'Frequently Asked Questions']],
  ] as const)('shows at %s only the help links that the user can open', async (at, as, names) => {
    const { help } = await openHelp(at, as)
    expect(help.getAllByRole('link').map((link) => link.textContent)).toEqual(names)
  })

  it('closes the help menu on Escape, and returns the focus to its button', async () => {
    const { user } = await openHelp('/login', null)
    await user.tab()
    await user.keyboard('{Escape}')
    expect(page.queryByRole('navigation', { name: 'Help' })).toBeNull()
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Help and display' }))
  })

  it('applies display settings immediately, and stores the settings on this device', async () => {
    const { user } = await openHelp('/login', null)
    await user.click(page.getByRole('radio', { name: 'Dark' }))
    await user.click(page.getByRole('radio', { name: 'Larger' }))
    await user.click(page.getByRole('radio', { name: 'Hidden' }))
    const chosen = { theme: 'dark', letters: 'larger', amounts: 'hidden' }
    expect(Object.assign({}, document.documentElement.dataset)).toEqual(chosen)
    for (const name of Object.keys(chosen)) delete document.documentElement.dataset[name]
    restoreDisplay()
    expect(Object.assign({}, document.documentElement.dataset)).toEqual(chosen)
    await user.click(page.getByRole('radio', { name: 'System' }))
    expect(document.documentElement.dataset['theme']).toBeUndefined()
  })
})

describe('the layout of a visitor without a session', () => {
  it.each(['/login', '/register/', '/forgot/', '/faq/', '/reset/abc'])('shows no menu at %s', async (at) => {
    await open(at, null)
    expect(page.queryByRole('navigation', { name: 'Main' })).toBeNull()
    expect(page.queryByRole('button', { name: /navigation/ })).toBeNull()
    expect(page.queryByRole('contentinfo')).toBeNull()
  })

  it('shows a visitor a button that opens the login', async () => {
    const user = await open('/faq/', null)
    await user.click(within(page.getByRole('banner')).getByRole('button', { name: 'Log In' }))
    await expect.poll(() => router.state.location.pathname).toBe('/login')
  })
})
