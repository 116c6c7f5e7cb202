import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, expect, it } from 'vitest'
import { session } from '../core/session/session.ts'
import { renderPage, signedIn } from '../testing/renderScreen.tsx'
import { FindOwner } from './FindOwner.tsx'
import { lastSearch } from './lastSearch.ts'

afterEach(() => session.setState({ userId: 0 }))

async function find(text: string) {
  signedIn({ roleId: 1, accountOwnerId: 0 })
  const environment = createMockEnvironment()
  const opened = renderPage({ environment, element: <FindOwner />, path: '/home', at: '/home' })
  await opened.user.type(opened.page.getByRole('textbox'), text)
  await opened.user.click(opened.page.getByRole('button', { name: 'Find' }))
  return opened
}

it('searches from Home for a date of birth', async () => {
  const { router } = await find('5/12/1950')
  await expect.poll(() => router.state.location.pathname).toBe('/search')
  expect(lastSearch()?.filter).toEqual({ dateOfBirth: '1950-05-12' })
})

it('refuses to search from Home for a day that does not exist, and remembers no search', async () => {
  const { page, router } = await find('2/30/1950')
  expect(await page.findByText('Invalid date')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/home')
  expect(lastSearch()).toBeNull()
})
