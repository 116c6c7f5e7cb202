import { act, render, screen as page } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, it, onTestFinished } from 'vitest'
import { signedIn } from '../../testing/renderScreen.tsx'
import { Live } from './Live.tsx'
import { live, nothingNew } from './live.ts'

it.each(['/list', '/list?page=2', '/other'])(
  'removes the offer to show changed rows of /list on a visit to %s',
  async (to) => {
    onTestFinished(() => live.setState(nothingNew))
    // Without a user, no event stream is opened.
    signedIn({ roleId: 2, userId: 0 })
    const handle = { follows: { kinds: ['WITHDRAWAL'], isList: true }, renew: () => Promise.resolve() }
    const screen = {
      element: <Live />,
      HydrateFallback: () => null,
      handle,
      loader: () => ({ environment: createMockEnvironment() }),
    }
    const router = createMemoryRouter(
      [
        { path: '/list', ...screen },
        { path: '/other', ...screen },
      ],
      { initialEntries: ['/list'] },
    )
    render(<RouterProvider router={router} />)
    await page.findByText((_, element) => element?.getAttribute('aria-live') === 'polite')
    // The first effect, which discards earlier changes, may run after the element was found.
    await act(async () => {})
    act(() => live.setState({ isOffered: true, waiting: new Set(['WITHDRAWAL 1']) }))
    expect(page.getByRole('button', { name: 'Show' })).toBeTruthy()
    await act(() => router.navigate(to))
    expect(page.queryByRole('button', { name: 'Show' })).toBeNull()
  },
)
