import type { Page } from '@playwright/test'
import { people } from '../clients.ts'
import { expect, keepNotices, onEachDevice, signIn, test, untilQuiet } from './portal.ts'

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return box
}

onEachDevice(() => {
  test('lays out header, drawer and footer, and shows no footer on a phone', async ({ page, isMobile }) => {
    await signIn(page, people.ann)
    await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
    expect(await boxOf(page, 'header')).toMatchObject({ x: 0, y: 0, height: 60 })
    if (isMobile) await page.getByRole('button', { name: 'Open navigation' }).click()
    expect(await boxOf(page, 'nav[aria-label=Main]')).toMatchObject({ x: 0, y: 60, width: 300 })
    if (isMobile) return expect(page.locator('footer')).toBeHidden()

    expect((await boxOf(page, 'footer')).height).toBe(90)
    expect((await boxOf(page, '#main')).width).toBe(960)
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(
      /^"?Montserrat/,
    )
    // The phone layout begins at 767 pixels.
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(page.locator('footer')).toBeVisible()
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(page.locator('footer')).toBeHidden()

    await page.setViewportSize({ width: 2200, height: 900 })
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, people.service)
    await expect(page.getByText('Please choose an account owner via Search.')).toBeVisible()
    expect((await boxOf(page, '#main')).width, 'staff have a wider page').toBe(1440)
    return undefined
  })

  test('shows at most five notifications at the bottom right, and keeps the page usable', async ({
    page,
    isMobile,
  }) => {
    await signIn(page, people.ann, '/settings')
    await keepNotices(page)
    const save = page.getByRole('button', { name: 'Save' })
    // Find notices by element and text, because the live region for screen readers also has the newest text for a moment.
    const notices = page.locator('[id^=notice-]').filter({ hasText: 'Your settings have been updated.' })
    await save.click()
    await expect(notices.first()).toBeVisible()
    // The page under the notice stays clickable.
    await save.click({ trial: true })
    expect(await notices.count()).toBe(1)
    for (let turn = 0; turn < 7; turn += 1) {
      await save.click()
      // A dismissed notice fades for a moment next to its successor.
      await expect.poll(() => notices.count()).toBeLessThanOrEqual(5)
    }
    await expect(notices).toHaveCount(5)
    const width = page.viewportSize()?.width ?? 0
    const box = await boxOf(page, '[id^=notice-] >> nth=-1')
    if (isMobile) expect(box.width).toBeLessThanOrEqual(width)
    else expect([box.width, box.x + box.width]).toEqual([440, width - 20])
  })
})

test('keeps the header in place when a dialog opens over a scrolled page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await signIn(page, people.service, '/withdrawals/pending')
  await page.getByRole('button', { name: 'Edit' }).last().scrollIntoViewIfNeeded()
  // The font changes the height of the rows.
  await untilQuiet(page)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(60)
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  // Press the key repeatedly, because the keyboard shortcuts load after the screen.
  await expect(async () => {
    if (await help.isHidden()) await page.keyboard.press('?')
    await expect(help).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.mouse.wheel(0, -400)
  expect(await boxOf(page, 'header')).toMatchObject({ y: 0 })
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})

test('restores the scroll position after a reload, even if the content arrives late', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await signIn(page, people.ann, '/501/transaction?page=1')
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await untilQuiet(page)
  await page.evaluate(() => window.scrollTo(0, 700))
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(400)
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('keeps a different chosen owner in each of two staff tabs, the second opened by a middle click', async ({
  page,
  context,
}) => {
  await signIn(page, people.service, '/owners/1001/home')
  await expect(page.getByRole('region', { name: 'Acting for' })).toContainText('Ann Archer')
  await page.goto('/search')
  await page.getByLabel('Find an owner').fill('Brook')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: '100002' }).click({ button: 'middle' })
  const other = await opened
  await expect(other.getByRole('region', { name: 'Acting for' })).toContainText('Ben Brook')
  await expect(other).toHaveURL(/\/home$/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  await page.goto('/home')
  await expect(page.getByRole('region', { name: 'Acting for' })).toContainText('Ann Archer')
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
  expect(asked.some((body) => body.includes('"accountOwnerId":1001'))).toBe(true)
  expect(asked.filter((body) => body.includes('"accountOwnerId":1002'))).toEqual([])

  for (const tab of [page, other])
    await tab.evaluate(() => {
      document.body.dataset['told'] = '0'
      window.addEventListener('storage', () => {
        document.body.dataset['told'] = String(Number(document.body.dataset['told']) + 1)
      })
    })
  const told = (tab: Page) => tab.evaluate(() => Number(document.body.dataset['told']))
  // Opening an account stores it as the last account used, which sends a few storage events to the other tab.
  await other.getByRole('main').getByRole('link', { name: '$2,500.00' }).click()
  await expect(other.getByText('Account Balance')).toBeVisible()
  await expect.poll(() => told(page)).toBeGreaterThan(0)
  expect(await told(page)).toBeLessThan(5)
  expect(await told(other)).toBe(0)
})
