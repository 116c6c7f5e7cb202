import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../session/session.ts'
import { RoutesContext } from './prefetch.ts'
import { ScreenLink } from './ScreenLink.tsx'

let done: string[]
beforeEach(() => {
  done = []
  session.setState({ jwtExpiry: Date.now() + 60_000, userId: 1, roleId: 0, accountOwnerId: 1 })
})

function open() {
  const next: RouteObject = {
    path: 'next',
    handle: {
      access: { roles: 'SIGNED_IN', needsOwner: false, refusal: 'LOGIN' },
      importPage: () => Promise.resolve({}),
      preload: () => {
        done.push('asks')
        return { dispose: () => undefined }
      },
    },
    loader: () => {
      done.push('goes')
      return null
    },
    element: <p>There</p>,
  }
  const routes: RouteObject[] = [{ path: '/', element: <ScreenLink to="/next">Next</ScreenLink> }, next]
  render(
    <RoutesContext.Provider value={routes}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </RoutesContext.Provider>,
  )
  return screen.getByRole('link', { name: 'Next' })
}

test('prefetches a screen once on a key press, then opens the screen', async () => {
  open().focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('There')).toBeTruthy()
  expect(done).toEqual(['asks', 'goes'])
})

test('prefetches a screen when a pointer button is pressed, and not again when it is released', async () => {
  const user = userEvent.setup()
  const link = open()
  await user.pointer([{ target: link, keys: '[MouseLeft>]' }])
  expect(done).toEqual(['asks'])
  await user.pointer([{ keys: '[/MouseLeft]' }])
  expect(await screen.findByText('There')).toBeTruthy()
  expect(done).toEqual(['asks', 'goes'])
})
