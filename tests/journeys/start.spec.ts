import type { Page } from '@playwright/test'
import { people } from '../clients.ts'
import { expect, expectAccessible, operationNamed, picture, signIn, test, untilQuiet } from './portal.ts'

const book = '/501/transaction'

const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })

/** Opens the address while the portal's main script is blocked. */
async function openWithoutCode(page: Page, address: string): Promise<void> {
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto(address)
  await expect(notLoaded(page)).toBeVisible()
  await page.unroute('**/assets/index-*.js')
}

test("requests a staff screen's data once, before its code has loaded", async ({ page, requests }) => {
  await signIn(page, people.admin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilQuiet(page)
  requests()

  await openWithoutCode(page, '/home')
  await untilQuiet(page)
  expect(requests().toSorted()).toEqual(['query HomePageQuery', 'query MainLayoutQuery'])

  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilQuiet(page)
  expect(requests().toSorted()).toEqual(['query HomePageQuery', 'query MainLayoutQuery'])
})

test("embeds an owner's data in the page, or requests it once if it was not ready", async ({ page, requests }) => {
  await signIn(page, people.ann)
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
  await untilQuiet(page)
  requests()

  const opened = async (address: string, text: string, screen: string) => {
    const document = page.waitForResponse((response) => response.request().isNavigationRequest())
    await page.goto(address)
    await expect(page.getByText(text)).toBeVisible()
    await untilQuiet(page)
    const brought = broughtBy(await (await document).text())
    expect([...brought, ...requests()].toSorted()).toEqual(['query MainLayoutQuery', screen].toSorted())
    await expect(page.locator('#answers')).toHaveCount(0)
  }
  await opened(book, 'Account Balance', 'query AccountBookPageQuery')
  await opened('/', '100001 (Traditional IRA)', 'query HomePageQuery')
})

/** The operations whose responses are embedded in the page. */
function broughtBy(html: string): string[] {
  const json = /<script[^>]*id="answers"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '[]'
  return (JSON.parse(json) as { asked: string }[]).map(({ asked }) => operationNamed(asked))
}

test('shows a message with a retry when a code file fails to load', async ({ page }) => {
  await openWithoutCode(page, '/login')
  const notice = notLoaded(page)
  await expect(notice).toHaveText('The portal could not be loaded. Check your connection. Reload the page')
  await expectAccessible(page)
  await picture(page, 'not loaded')
  await notice.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('starts the portal if its first script is missing or fails', async ({ page }) => {
  await page.route('**/assets/start-*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.unroute('**/assets/start-*.js')
  await page.evaluate(() => localStorage.setItem('display', 'null'))
  await page.evaluate(() => localStorage.setItem('ira-portal', 'null'))
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('sends no first query for a screen that the user may not open', async ({ page, requests }) => {
  await openWithoutCode(page, book)
  await openWithoutCode(page, '/faq')
  expect(requests()).toEqual([])

  await signIn(page, people.ann)
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
  await untilQuiet(page)
  requests()
  await openWithoutCode(page, '/withdrawals/pending')
  await openWithoutCode(page, '/abc/transaction')
  expect(requests()).toEqual([])

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('ira-portal') ?? '{}') as { state: { jwtExpiry: number } }
    kept.state.jwtExpiry = Date.now() - 1000
    localStorage.setItem('ira-portal', JSON.stringify(kept))
  })
  await openWithoutCode(page, book)
  expect(requests()).toEqual([])

  await page.goto('/home')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.locator('#answers')).toHaveCount(0)
})
