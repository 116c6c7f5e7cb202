import type { Locator, Page } from '@playwright/test'
import { password, people } from '../clients.ts'
import { expect, test } from './portal.ts'

/** Presses Tab until the element has the focus; fails after 80 presses. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'reached by Tab').toBeFocused()
}

test('requests a distribution by keyboard alone', async ({ page }) => {
  const main = page.getByRole('main')
  const next = page.getByRole('button', { name: 'Next' })
  await page.goto('/login')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(people.ann)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home/)

  await tabTo(page, main.getByRole('link', { name: 'Distribution', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Amount', { exact: true }))
  await page.keyboard.type('1000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/type\//)

  await tabTo(page, page.getByRole('radio', { name: /^Normal Distribution/ }))
  await page.keyboard.press('Space')
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/payment-options/)

  await tabTo(page, page.getByRole('radio', { name: /^Check/ }))
  await page.keyboard.press('Space')
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/federal\//)

  await tabTo(page, page.getByLabel('State of residence'))
  await page.keyboard.type('Texas')
  await tabTo(page, page.getByLabel('Federal withholding'))
  await page.keyboard.type('10')
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'State tax withholding' })).toBeVisible()
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/confirmation/)
  await tabTo(page, page.getByRole('button', { name: /^Submit / }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your request has been submitted.', { exact: true })).toBeVisible()
})
