import { act, render, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import query, { type UploadPageQuery } from '../../__generated__/UploadPageQuery.graphql.ts'
import parameters from '../../__generated__/UploadPageQuery$parameters.ts'
import { signedIn } from '../../testing/renderScreen.tsx'
import { everyone } from '../session/access.ts'
import { chooseOwner } from '../session/session.ts'
import { plainScreen, screen } from './screen.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ data: { viewer: { accountOwner: null } } }))),
  )
  signedIn({ roleId: 2, accountOwnerId: 1001 })
  return () => vi.unstubAllGlobals()
})

const access = { roles: everyone, needsOwner: false, refusal: 'LOGIN' } as const

/** State of a screen that concerns one owner, such as a revealed secret. */
function Secret() {
  const [isShown, setShown] = useState(false)
  return <button onClick={() => setShown(true)}>{isShown ? 'shown' : 'hidden'}</button>
}

test.each([
  [
    'with a query',
    screen<UploadPageQuery>()({
      id: 'files',
      path: 'files',
      title: 'Files',
      crumb: 'Files',
      access,
      query: parameters,
      variables: ({ session }) => ({ accountOwnerId: session.accountOwnerId, first: 10 }),
      page: () =>
        Promise.resolve({
          Page: ({ queryRef }) => (usePreloadedQuery<UploadPageQuery>(query, queryRef).viewer ? <Secret /> : null),
        }),
    }),
  ],
  [
    'without a query',
    plainScreen({
      id: 'files',
      path: 'files',
      title: 'Files',
      crumb: 'Files',
      access,
      page: () => Promise.resolve({ Page: Secret }),
    }),
  ],
])('keeps no state of a screen %s for the next owner, but for the same owner', async (_, route) => {
  const router = createMemoryRouter([route], { initialEntries: ['/files'], future: { v8_middleware: true } })
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  await user.click(await page.findByRole('button', { name: 'hidden' }))
  await act(() => router.navigate('/files'))
  expect(await page.findByRole('button', { name: 'shown' })).toBeTruthy()
  chooseOwner(1002)
  await act(() => router.navigate('/files'))
  expect(await page.findByRole('button', { name: 'hidden' })).toBeTruthy()
})
