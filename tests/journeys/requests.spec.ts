import { readFile } from 'node:fs/promises'
import { people } from '../clients.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

test('shows an open request on Home, and prints and downloads its receipt', async ({ page }) => {
  await signIn(page, people.dan)
  await expect(page.getByText('Distribution Pending').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /W-\d{4}-\d+/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View receipt' }).click()
  await expect(page).toHaveURL(/\/requests\/\d+/)
  await expectAccessible(page, { sizes: 'own' })
  // The printed receipt has dark text even in dark mode, no page frame, and its URL.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('color', 'rgb(36, 36, 36)')
  await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden()
  await expect(page.getByText(page.url())).toBeVisible()
  await page.emulateMedia({ media: null, colorScheme: null })
  await expect(page.getByText(page.url())).toBeHidden()
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: /Download/ }).click()
  const file = await readFile(await (await started).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
})
