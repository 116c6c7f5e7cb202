import { render, screen as page, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { routes } from '../routes.ts'
import { session } from '../../core/session/session.ts'
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
})
