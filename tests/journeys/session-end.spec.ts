import type { Page } from '@playwright/test'
import { password, people } from '../clients.ts'
import { expect, expectAccessible, signIn, signInByForm, test } from './portal.ts'

/** Moves the stored end of the session close to now. */
async function nearTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage) as [string, string][])
      localStorage.setItem(key, value.replace(/"jwtExpiry":\d+/, `"jwtExpiry":${Date.now() + 110_000}`))
  })
}

test('warns before the session ends, and extends it with the password', async ({ page }) => {
  await signInByForm(page, people.ann)
  await page.goto('/profile')
  const phone = page.getByLabel('Primary Phone Number')
  await phone.fill('(512) 555-0199')
  await nearTheEnd(page)

  const dialog = page.getByRole('alertdialog', { name: 'Your session is about to end' })
  await expect(dialog).toBeVisible({ timeout: 30_000 })
  await expect(dialog).toContainText(/You will be logged out at \d{1,2}:\d\d [AP]M, in 2 minutes\./)
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page)

  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password')
  await dialog.getByRole('button', { name: 'Log in again' }).click()
  await expect(dialog).toContainText('Invalid username or password')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in again' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/profile/)
  await expect(phone).toHaveValue('(512) 555-0199')
  await expect(phone).toBeFocused()
  const hours = await page.evaluate(() => {
    const expiry = /"jwtExpiry":(\d+)/.exec(Object.values(localStorage).join(' '))?.[1]
    return (Number(expiry) - Date.now()) / 3_600_000
  })
  expect(hours).toBeGreaterThan(23)
})

test('redirects an expired session to the login at the next click in every tab, and removes the balances', async ({
  page,
  context,
}) => {
  await signIn(page, people.fay)
  const other = await context.newPage()
  await other.goto('/home')
  for (const tab of [page, other]) await expect(tab.getByText('$5,000.00').first()).toBeVisible()
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage) as [string, string][])
      localStorage.setItem(key, value.replace(/"jwtExpiry":\d+/, `"jwtExpiry":1000`))
  })
  await page.getByRole('heading').first().click()
  await expect(page).toHaveURL(/\/login/)
  await other.getByRole('heading').first().click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login/)
    await expect(tab.getByText('$5,000.00')).toHaveCount(0)
  }
})
