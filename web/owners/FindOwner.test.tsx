import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, expect, it } from 'vitest'
import { session } from '../core/session/session.ts'
import { renderPage, signedIn } from '../testing/renderScreen.tsx'
import { FindOwner } from './FindOwner.tsx'
import { lastSearch } from './lastSearch.ts'

afterEach(() => session.setState({ userId: 0 }))

it.each([
  ['2/30/1950', '/home', undefined],
  ['5/12/1950', '/search', { dateOfBirth: '1950-05-12' }],
])('searches from Home for "%s" on %s with the filter %j', async (text, path, filter) => {
  signedIn({ roleId: 1, accountOwnerId: 0 })
  const { page, user, router } = renderPage({
    environment: createMockEnvironment(),
    element: <FindOwner />,
    path: '/home',
    at: '/home',
  })
  await user.type(page.getByRole('textbox'), text)
  await user.click(page.getByRole('button', { name: 'Find' }))
  if (filter === undefined) expect(await page.findByText('Invalid date')).toBeTruthy()
  await expect.poll(() => router.state.location.pathname).toBe(path)
  expect(lastSearch()?.filter).toEqual(filter)
})
