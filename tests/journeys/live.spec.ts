import type { Browser, Page } from '@playwright/test'
import { people } from '../clients.ts'
import { approve, expect, expectAccessible, requestLink, requestRow, screenQueries, signIn, test } from './portal.ts'
import { ownNumber, pendingFrom } from './requestDesk.ts'

/** Resolves when the page has opened its event stream. */
const isFollowing = (page: Page) =>
  page.waitForResponse((response) => response.headers()['content-type']?.startsWith('text/event-stream') ?? false)

/** Signs in as another person in a separate browser context. */
async function anotherPerson(browser: Browser, email: string, at: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, email, at)
  return page
}

const approveOf = (page: Page, id: number) => approve(requestRow(page, id).getByRole('button', { name: /^Approve/ }))
const marksOf = (page: Page) => page.getByText('changed meanwhile', { exact: true })

test('removes a request approved by another person from the list, without moving the row in use', async ({
  page,
  portal,
  browser,
}) => {
  const first = ownNumber(420_001)
  const list = await pendingFrom(portal, first, 5)
  const following = isFollowing(page)
  await signIn(page, people.admin, list)
  await expect(requestLink(page, first + 4)).toBeVisible()
  await following
  const other = await anotherPerson(browser, people.service, list)

  // While a row has the pointer or the focus, the rows stay and a hint reports the change.
  await requestRow(page, first + 2).hover()
  const place = await requestRow(page, first + 2).boundingBox()
  await approveOf(other, first)
  await expect(page.getByText('1 request changed.')).toBeVisible()
  await expect(marksOf(page)).toHaveCount(1)
  await requestLink(page, first + 2).focus()
  await approveOf(other, first + 1)
  await expect(page.getByText('2 requests changed.')).toBeVisible()
  await expect(marksOf(page)).toHaveCount(2)
  await expect(requestLink(page, first + 2)).toBeFocused()
  expect(await requestRow(page, first + 2).boundingBox()).toEqual(place)
  // No check of the phone layout: cards would replace the table, and the focused row would be gone.
  await expectAccessible(page, { sizes: 'own' })
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(requestLink(page, first)).toBeHidden()
  await expect(requestLink(page, first + 1)).toBeHidden()
  await expect(page.getByText('3 requests,')).toBeVisible()
  await expect(marksOf(page)).toHaveCount(0)

  // Without pointer or focus on a row, the change appears automatically.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.getByRole('heading', { level: 1 }).hover()
  await approveOf(other, first + 2)
  await expect(requestLink(page, first + 2)).toBeHidden()
  await expect(page.getByText('2 requests,')).toBeVisible()
  await other.context().close()
})

test('updates the counts on Home automatically, and sends no request in a hidden tab', async ({
  page,
  portal,
  browser,
  requests,
}) => {
  const first = ownNumber(440_001)
  const list = await pendingFrom(portal, first, 2)
  const following = isFollowing(page)
  await signIn(page, people.service2)
  const tile = page.getByRole('link', { name: /^Withdrawals: Pending \d/ }).first()
  const before = await tile.innerText()
  await following
  const other = await anotherPerson(browser, people.admin, list)
  await approveOf(other, first)
  await expect.poll(() => tile.innerText()).not.toBe(before)

  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  const ended = page.waitForEvent('requestfailed', (request) => request.headers()['accept'] === 'text/event-stream')
  await setHidden(true)
  await ended
  const hidden = await tile.innerText()
  requests()
  // A page that becomes visible again without changes sends no query.
  const followingAgain = isFollowing(page)
  await setHidden(false)
  await followingAgain
  await setHidden(true)
  await approveOf(other, first + 1)
  expect(screenQueries(requests())).toEqual([])
  await setHidden(false)
  await expect.poll(() => tile.innerText()).not.toBe(hidden)
  expect(screenQueries(requests())).toEqual(['query HomePageQuery'])
  await other.context().close()
})
