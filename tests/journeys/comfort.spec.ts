import type { Page } from '@playwright/test'
import { people } from '../clients.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test, untilQuiet } from './portal.ts'

async function choose(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Help and display' }).click()
  for (const name of names) await page.getByText(name, { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Help', exact: true })).toBeHidden()
}

test('lets staff choose the row density of lists on this device', async ({ page }) => {
  await signIn(page, people.admin, '/withdrawals/pending')
  const row = page.getByRole('row').filter({ hasText: '100005' })
  const height = async () => (await row.boundingBox())?.height ?? 0
  await expect(row).toBeVisible()
  // Wait for the font, which changes the height of a row.
  await untilQuiet(page)
  const comfortable = await height()
  await choose(page, 'Compact')
  await expect.poll(height).toBeLessThan(comfortable - 5)
  for (const target of await row.locator('a, button').all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await expectNoSidewaysScroll(page)
  const compact = await height()
  await page.reload()
  await expect(row).toBeVisible()
  await expect.poll(height).toBe(compact)
  await choose(page, 'Comfortable')
  await expect.poll(height).toBe(comfortable)
})

test('keeps hidden amounts hidden in print and after a reload, from the first paint', async ({ page }) => {
  await signIn(page, people.dan)
  const account = page.getByText('100005 (Traditional IRA)')
  await expect(account).toBeVisible()
  await expect(page.getByText(/\$\d/).first()).toBeVisible()
  await choose(page, 'Hidden')
  await expect(page.getByText(/\$\d/)).toHaveCount(0)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (/\$\d/.test(document.body?.textContent ?? '')) sessionStorage.setItem('showed', 'yes')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.reload()
  await expect(account).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('body').innerText()).not.toMatch(/\$\d/)
  await page.emulateMedia({ media: null })
  await page.getByRole('link', { name: 'View receipt' }).click()
  await expect(page.getByText('Net amount')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Net amount')).toBeVisible()
  await expect(page.getByText(/\$\d/)).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('showed'))).toBeNull()
  await choose(page, 'Shown')
  await expect(page.getByText(/\$\d/).first()).toBeVisible()
})

test("applies the device's color and text size settings before the first paint and after a reload", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/login')
  const background = () => page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)
  const light = await background()
  await choose(page, 'Dark', 'Larger')
  await expect.poll(background).not.toBe(light)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await background()).not.toBe(light)
  await expect(page.locator('html')).toHaveCSS('font-size', '21px')
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(36, 36, 36)')
})
