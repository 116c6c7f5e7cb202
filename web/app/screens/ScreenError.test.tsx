import { FluentProvider } from '@fluentui/react-components'
import { act, render, screen as page } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { plainScreen } from './screen.tsx'
import { signedIn } from '../../testing/renderScreen.tsx'

it('a screen whose code cannot be fetched without a connection says so, and keeps the page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  signedIn({})
  const gone = plainScreen({
    id: 'gone',
    path: 'gone',
    title: 'Gone',
    crumb: 'Gone',
    access: { roles: 'ANYONE', needsOwner: false, refusal: 'LOGIN' },
    page: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')),
  })
  const root = { HydrateFallback: () => <p>waiting</p>, children: [{ path: 'here', element: <p>here</p> }, gone] }
  const router = createMemoryRouter([root], { initialEntries: ['/here'], future: { v8_middleware: true } })
  render(
    <FluentProvider>
      <RouterProvider router={router} />
    </FluentProvider>,
  )
  await act(() => router.navigate('/gone'))
  expect(await page.findByText('Something went wrong!')).toBeTruthy()
  expect(page.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(sessionStorage.getItem('reloaded-for')).toBeNull()
  vi.restoreAllMocks()
})
