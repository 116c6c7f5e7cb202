import { render, screen as page, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { routes } from '../routes.ts'
import { session } from '../../core/session/session.ts'
import { expectErrors } from '../../testing/consoleErrors.ts'
import { copyOfRoutes } from '../../testing/copyOfRoutes.ts'
import { signedIn } from '../../testing/renderScreen.tsx'

afterEach(() => vi.unstubAllGlobals())

describe('an unknown URL', () => {
  it.each(['/abc/transaction', '/501x/beneficiary', '/abc/withdraw', '/no-such-page'])(
    'shows the 404 page at %s inside the layout, with links to other screens',
    async (address) => {
      vi.stubGlobal('fetch', () => new Promise(() => {}))
      session.setState(session.getInitialState())
      signedIn({})
      const router = createMemoryRouter(copyOfRoutes(routes), {
        initialEntries: [address],
        future: { v8_middleware: true },
      })
      render(<RouterProvider router={router} />)
      expect(await page.findByRole('heading', { name: '404 - Page not found' })).toBeTruthy()
      expect(page.getByRole('button', { name: 'Log out' })).toBeTruthy()
      expect(within(page.getByRole('main')).getByRole('link', { name: 'Home' })).toBeTruthy()
      expect(within(page.getByRole('main')).getByRole('link', { name: 'Contact Us' })).toBeTruthy()
      expect(page.getByRole('navigation', { name: 'Main' })).toBeTruthy()
      router.dispose()
    },
  )

  it('links from the 404 page of an unknown webhook to the list of webhooks', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    session.setState(session.getInitialState())
    signedIn({ roleId: 1 })
    const router = createMemoryRouter(copyOfRoutes(routes), {
      initialEntries: ['/webhooks/crm'],
      future: { v8_middleware: true },
    })
    render(<RouterProvider router={router} />)
    await page.findByRole('heading', { name: '404 - Page not found' })
    const main = within(page.getByRole('main'))
    expect(main.getByText('There is no webhook at this address.')).toBeTruthy()
    expect(main.getAllByRole('link', { name: 'Webhooks' }).at(-1)!.getAttribute('href')).toBe('/webhooks')
    const crumbs = within(page.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
    expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Home', '/Webhooks'])
    router.dispose()
  })

  it('links from the 404 page to the login instead of Home when nobody is logged in', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    session.setState(session.getInitialState())
    const router = createMemoryRouter(copyOfRoutes(routes), {
      initialEntries: ['/no-such-page'],
      future: { v8_middleware: true },
    })
    render(<RouterProvider router={router} />)
    await page.findByRole('heading', { name: '404 - Page not found' })
    const main = within(page.getByRole('main'))
    expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Log In',
      'Frequently Asked Questions',
      'Contact Us',
    ])
    router.dispose()
  })

  it.each(['home', '501/transaction', 'profile'])(
    'says once at /owners/1018/%s that there is no such owner, with links to Home and Search',
    async (path) => {
      // The response contains no menu counts.
      expectErrors(/Missing expected data/)
      const viewer = { id: 'viewer', isStaff: true, user: { id: 'u', email: 'service@example.com' } }
      const at = ['viewer', 'accountOwner', 'firstName']
      const errors = [{ message: 'NOT FOUND', path: at, extensions: { code: 'NOT_FOUND' } }]
      const unknown = { data: { viewer: { ...viewer, accountOwner: { id: 'owner', firstName: null } } }, errors }
      vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
        Response.json(body.includes('1018') ? unknown : { data: { viewer: { ...viewer, accountOwner: null } } }),
      )
      session.setState(session.getInitialState())
      signedIn({ roleId: 2, accountOwnerId: 0 })
      const router = createMemoryRouter(copyOfRoutes(routes), {
        initialEntries: [`/owners/1018/${path}`],
        future: { v8_middleware: true },
      })
      render(<RouterProvider router={router} />)
      expect(await page.findByText('There is no owner 1018.')).toBeTruthy()
      const main = within(page.getByRole('main'))
      expect(main.getAllByText('Not Found')).toHaveLength(1)
      expect(await page.findByText('service@example.com')).toBeTruthy()
      expect(main.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/home')
      expect(main.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search')
      router.dispose()
    },
  )
})
