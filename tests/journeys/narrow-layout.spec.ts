import type { Page } from '@playwright/test'
import { people } from '../clients.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './portal.ts'

const screens = ['/home', '/501/transaction', '/document', '/profile', '/501/beneficiary', '/upload', '/settings']

test('fits every customer screen next to the open navigation drawer on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await signIn(page, people.ann)
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' })).toBeVisible()
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page, { sizes: 'own' })
    expect(await cutOff(page), path).toEqual([])
  }
  await page.goto('/501/withdraw/distribution/')
  const amount = page.getByLabel('Amount', { exact: true })
  await expect(amount).toBeVisible()
  expect((await amount.boundingBox())?.width).toBeGreaterThan(250)
  await page.goto('/calculator')
  await page.getByRole('radio', { name: 'Another amount' }).check()
  const withdrawal = page.getByLabel('Amount', { exact: true })
  await expect(withdrawal).toBeVisible()
  expect((await withdrawal.boundingBox())?.width).toBeGreaterThan(250)
  await expectAccessible(page, { sizes: 'own' })
})

// The URL includes a search. Without a search, the page shows the amounts owed in a wide table that scrolls in its own
// box.
const taxes = '/state?accountId=200&startDate=2024-01-01&endDate=2030-12-31'

const read = [
  { who: people.ann, paths: ['/profile', '/501/withdraw/distribution/', '/calculator', '/password'] },
  { who: people.admin, paths: [taxes, '/search', '/uploads'] },
]

for (const { who, paths } of read) {
  test(`truncates no text on screens of ${who} at double text size`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await signIn(page, who)
    for (const path of paths) {
      await page.goto(path)
      const label = page.locator('main label').first()
      await expect(label).toBeVisible()
      await expect(label).toHaveCSS('font-size', '14px')
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expect(label).toHaveCSS('font-size', '28px')
      await expectNoSidewaysScroll(page, { sizes: 'own' })
      expect(await cutOff(page), path).toEqual([])
    }
  })
}

test('shows a long owner name in full in the search results', async ({ page, portal }) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'
  await portal.sql('update account_owner set last_name = $1 where account_owner_id = 1001', [name])
  await signIn(page, people.admin, '/search')
  await page.getByLabel('Find an owner').fill('Wolfe')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(await cutOff(page)).toEqual([])

  const drawer = page.getByRole('navigation', { name: 'Main' })
  const email = await drawer.getByText(people.admin).boundingBox()
  const first = await drawer.getByRole('link', { name: 'Home' }).boundingBox()
  expect(email && first && email.y + email.height <= first.y).toBe(true)
})

// The size of a desktop window at 400 percent zoom: its width, and also a small height.
const smallest = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]
test('fits the command palette into a window 320 pixels wide', async ({ page }) => {
  await signIn(page, people.service)
  for (const size of smallest) {
    await page.setViewportSize(size)
    await page.getByRole('button', { name: 'Go to' }).click()
    const field = page.getByRole('combobox')
    // Uses Fay, because another test in this file gives Ann Archer a long name.
    await field.pressSequentially('Ford')
    const option = page.getByRole('option', { name: 'Fay Ford' }).first()
    await expect(option).toBeVisible()
    await option.scrollIntoViewIfNeeded()
    await expect(option).toBeInViewport()
    await expect(field).toBeInViewport()
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
  }
})

/** Finds elements that cut off their own text. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(select, button, table, dd, th, td)')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const box = element.tagName === 'TABLE' ? element.parentElement! : element
        const isTooLow = ['SELECT', 'BUTTON'].includes(box.tagName) && box.scrollHeight > box.clientHeight + 1
        return isTooLow || box.scrollWidth > box.clientWidth + 1
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
  )
}
