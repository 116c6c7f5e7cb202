import { FluentProvider } from '@fluentui/react-components'
import { act, render, screen as page } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { GraphQLFieldError } from '../relay/errors.ts'
import { plainScreen } from './screen.tsx'
import { ScreenError } from './ScreenError.tsx'
import { signedIn } from '../../testing/renderScreen.tsx'

it("reports that the device is offline when a screen's code fails to load, and does not reload", async () => {
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
  expect(await page.findByText('You are offline')).toBeTruthy()
  expect(page.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(sessionStorage.getItem('reloaded-for')).toBeNull()
  vi.restoreAllMocks()
})

/** A screen with two lists, whose query refuses every page cursor. */
function Refusing() {
  const [params] = useSearchParams()
  if (['after', 'second.before', 'find'].some((name) => params.get(name) === 'refused'))
    throw new GraphQLFieldError('BAD_USER_INPUT', 'This cursor does not belong to this list.', 'viewer.list')
  return <p>the list</p>
}

async function openRefusing(search: string) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lists = { path: 'lists', element: <Refusing />, ErrorBoundary: ScreenError }
  const router = createMemoryRouter([{ path: 'before', element: <p>before</p> }, lists], {
    initialEntries: ['/before'],
  })
  render(
    <FluentProvider>
      <RouterProvider router={router} />
    </FluentProvider>,
  )
  await act(() => router.navigate(`/lists${search}`))
  return router
}

it('opens the first page of a list when its page cursor is refused, without an extra history entry', async () => {
  const router = await openRefusing('?sort=AMOUNT_DESC&after=refused&second.before=refused')
  expect(await page.findByText('the list')).toBeTruthy()
  expect(router.state.location.search).toBe('?sort=AMOUNT_DESC')
  expect(page.queryByText('Something went wrong!')).toBeNull()
  await act(() => router.navigate(-1))
  expect(page.getByText('before')).toBeTruthy()
  vi.restoreAllMocks()
})

it('reports the error when a list is refused even without a page cursor', async () => {
  const router = await openRefusing('?find=refused&after=page')
  expect(await page.findByText('Something went wrong!')).toBeTruthy()
  expect(router.state.location.search).toBe('?find=refused')
  vi.restoreAllMocks()
})

const customer = { roleId: 0 }
const service = { roleId: 2 }

it.each([
  ['letter', 'This letter has expired.', customer, true, 'This letter has expired.'],
  ['requests/:requestId', undefined, customer, true, 'You have no request with this number.'],
  ['requests/:requestId', undefined, service, true, 'This owner has no request with this number.'],
  ['withdrawals/pending/:requestId', undefined, service, false, 'There is no request with this number.'],
  [':accountId/beneficiary', undefined, customer, true, 'You have no account with this number.'],
  ['transaction/:transactionId', undefined, service, false, 'There is no transaction with this number.'],
])('says on /%s below "Not Found" which record is missing (%s, %o)', async (path, missing, who, needsOwner, says) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  signedIn(who)
  const opened = plainScreen({
    id: 'opened',
    path,
    title: 'Opened',
    crumb: 'Opened',
    ...(missing === undefined ? {} : { missing }),
    access: { roles: 'ANYONE', needsOwner, refusal: 'LOGIN' },
    page: () => Promise.resolve({ Page: Unknown }),
  })
  const root = { HydrateFallback: () => <p>waiting</p>, children: [{ path: 'here', element: <p>here</p> }, opened] }
  const router = createMemoryRouter([root], { initialEntries: ['/here'], future: { v8_middleware: true } })
  render(
    <FluentProvider>
      <RouterProvider router={router} />
    </FluentProvider>,
  )
  await act(() => router.navigate(`/${path.replace(/:\w+/, '9999')}`))
  expect(await page.findByRole('heading', { name: 'Not Found' })).toBeTruthy()
  expect(page.getByText(says)).toBeTruthy()
  expect(page.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/home')
  vi.restoreAllMocks()
})

function Unknown(): never {
  throw new GraphQLFieldError('NOT_FOUND', 'NOT FOUND', 'letter')
}
