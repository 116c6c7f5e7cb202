import { render, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePreloadedQuery } from 'react-relay'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import query, { type UploadPageQuery } from '../../__generated__/UploadPageQuery.graphql.ts'
import parameters from '../../__generated__/UploadPageQuery$parameters.ts'
import { signedIn } from '../../testing/renderScreen.tsx'
import { FRESH_FOR_MS } from '../relay/loadScreenQuery.ts'
import { everyone } from '../session/access.ts'
import { RoutesContext } from './prefetch.ts'
import { screen } from './screen.tsx'
import { ScreenLink } from './ScreenLink.tsx'

let asked: number
beforeEach(() => {
  asked = 0
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', () => {
    asked += 1
    return Promise.resolve(new Response(JSON.stringify({ data: { viewer: { accountOwner: null } } })))
  })
  signedIn({ roleId: 0, accountOwnerId: 1001 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A screen with a list of files, which always requires fresh data. */
const files = () =>
  screen<UploadPageQuery>()({
    id: 'files',
    path: 'files',
    title: 'Files',
    crumb: 'Files',
    access: { roles: everyone, needsOwner: false, refusal: 'LOGIN' },
    query: parameters,
    variables: () => ({ accountOwnerId: 1001, first: 10 }),
    alwaysFresh: true,
    page: () =>
      Promise.resolve({
        Page: ({ queryRef }) => (usePreloadedQuery<UploadPageQuery>(query, queryRef).viewer ? <p>Files</p> : null),
      }),
  })

function open() {
  const routes = [{ path: '/', element: <ScreenLink to="/files">Show files</ScreenLink> }, files()]
  render(
    <RoutesContext.Provider value={routes}>
      <RouterProvider router={createMemoryRouter(routes, { future: { v8_middleware: true } })} />
    </RoutesContext.Provider>,
  )
  return page.getByRole('link', { name: 'Show files' })
}

const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) })

test('shows data prefetched on hover after a click, without another request', async () => {
  const link = open()
  await user.hover(link)
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toBe(1)
  await user.click(link)
  expect(await page.findByText('Files')).toBeTruthy()
  expect(asked).toBe(1)
})

test('refetches on a click after a long hover', async () => {
  const link = open()
  await user.hover(link)
  await vi.advanceTimersByTimeAsync(100 + FRESH_FOR_MS)
  expect(asked).toBe(1)
  await user.click(link)
  expect(await page.findByText('Files')).toBeTruthy()
  expect(asked).toBe(2)
})

test('prefetches at most once every 30 seconds for repeated hovers', async () => {
  const link = open()
  for (let time = 0; time < 3; time += 1) {
    await user.hover(link)
    await vi.advanceTimersByTimeAsync(1_000)
    await user.unhover(link)
  }
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(30_000)
  await user.hover(link)
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toBe(2)
})

test('refetches on a click after a failed prefetch', async () => {
  vi.stubGlobal('fetch', () => {
    asked += 1
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  const link = open()
  await user.hover(link)
  await vi.advanceTimersByTimeAsync(100)
  await user.click(link)
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toBe(2)
})
