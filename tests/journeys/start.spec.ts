import type { Page } from '@playwright/test'
import { people } from '../clients.ts'
import { expect, expectAccessible, operationNamed, picture, signIn, test, untilQuiet } from './portal.ts'

test.use({
  onlyReads: true,
  // As a phone says it; the browser of these tests says it is on a desk, however it looks.
  extraHTTPHeaders: async ({ isMobile }, use) => use(isMobile ? { 'sec-ch-ua-mobile': '?1' } : {}),
})

const book = '/501/transaction'

const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })

/** Opens the address while the portal's own code does not arrive: neither with the page nor when it is to run. */
async function openWithoutCode(page: Page, address: string): Promise<void> {
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto(address)
  await expect(notLoaded(page)).toBeVisible()
  await page.unroute('**/assets/index-*.js')
}

test('what staff see is asked for before the code is there, and only once', async ({ page, requests }) => {
  await signIn(page, people.admin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilQuiet(page)
  requests()

  await openWithoutCode(page, '/home')
  expect(requests().toSorted()).toEqual(['query HomePageQuery', 'query MainLayoutQuery'])

  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilQuiet(page)
  expect(requests().toSorted()).toEqual(['query HomePageQuery', 'query MainLayoutQuery'])
})

test('what an owner sees comes with the page or, where that did not wait for it, is asked for once', async ({
  page,
  requests,
}) => {
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

/** The operations whose answers stand in a page. */
function broughtBy(html: string): string[] {
  const json = /<script[^>]*id="answers"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '[]'
  return (JSON.parse(json) as { asked: string }[]).map(({ asked }) => operationNamed(asked))
}

/** A busy gateway sends a page without. */
const openRendered = (page: Page) =>
  expect(async () => {
    await openWithoutCode(page, '/home')
    await expect(page.locator('[data-rendered]')).toHaveCount(1, { timeout: 1_000 })
  }).toPass({ timeout: 60_000 })

/** All that is on the page, each text by itself, and where it stands. */
const layout = (page: Page) =>
  page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter((one) => one.childElementCount === 0 && one.textContent && one.checkVisibility())
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [one.textContent, ...[x, y, width, height].map(Math.round)].join(' ')
      }),
  )

test('an owner’s Home stands there before its code, as it stands afterwards @phone', async ({ page }) => {
  await signIn(page, people.ann)
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
  await openRendered(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await expect(page.getByRole('link', { name: '$10,000.00' })).toHaveAttribute('href', book)
  await page.evaluate(() => document.fonts.ready)
  await expectAccessible(page)
  await picture(page, 'rendered home')
  const before = await layout(page)
  expect(before.length).toBeGreaterThan(20)

  await page.goto('/home')
  await expect(page.locator('[data-rendered]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: '$10,000.00' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(await layout(page)).toEqual(before)
})

test('what is focused and pressed before the code is there is so afterwards', async ({ page }) => {
  await signIn(page, people.ann)
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
  await openRendered(page)
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  await expect(async () => {
    await page.goto('/home', { waitUntil: 'commit' })
    await expect(page.locator('[data-rendered]')).toHaveCount(1, { timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Help and display' }).click()
  const balance = page.getByRole('link', { name: '$10,000.00' })
  await balance.focus()
  await expect(balance).toBeFocused()
  goOn()
  await expect(page.locator('[data-rendered]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Help and display' })).toHaveAttribute('aria-expanded', 'true')
})

test('a code file that fails to load shows a message with a retry', async ({ page }) => {
  await openWithoutCode(page, '/login')
  const notice = notLoaded(page)
  await expect(notice).toHaveText('The portal could not be loaded. Check your connection. Reload the page')
  await expectAccessible(page)
  await picture(page, 'not loaded')
  await notice.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('the portal starts without its first script, and with one that fails', async ({ page }) => {
  await page.route('**/assets/start-*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.unroute('**/assets/start-*.js')
  await page.evaluate(() => localStorage.setItem('display', 'null'))
  await page.evaluate(() => localStorage.setItem('ira-portal', 'null'))
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('hidden amounts stay hidden before hydration', async ({ page }) => {
  await signIn(page, people.ann)
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
  await openRendered(page)
  await page.evaluate(() => localStorage.setItem('display', '{"amounts":"hidden"}'))
  await openWithoutCode(page, '/home')
  await expect(page.locator('[data-rendered]')).toHaveCount(0)
  expect(await page.locator('body').innerText()).not.toContain('$10,000.00')
})

test("data for another session than this tab's is not shown", async ({ page, requests }) => {
  await signIn(page, people.ann)
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
  await untilQuiet(page)
  requests()
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('ira-portal') ?? '{}') as { state: { jwtExpiry: number } }
    kept.state.jwtExpiry -= 60_000
    localStorage.setItem('ira-portal', JSON.stringify(kept))
  })
  await openWithoutCode(page, '/home')
  await expect(page.locator('[data-rendered], template')).toHaveCount(0)
  expect(await page.locator('body').innerText()).not.toContain('100001')
  requests()
  await page.goto('/home')
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
  expect(requests().toSorted()).toEqual(['query HomePageQuery', 'query MainLayoutQuery'])
  await expect(page.locator('#answers')).toHaveCount(0)
})

test('a screen without access makes no first query', async ({ page, requests }) => {
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
