import { readFile } from 'node:fs/promises'
import { people } from '../clients.ts'
import { pdfFile } from '../files.ts'
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

test('accepts a rollover form only if there is no open request', async ({ page }) => {
  await signIn(page, people.ann, '/501/rollover')
  const blankForm = page.getByRole('button', { name: 'Download the blank form' })
  await expect(blankForm).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), blankForm.click()])
  expect(download.suggestedFilename()).toBe('rollover-form-100001.pdf')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'form.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await page.getByRole('button', { name: 'Send signed form' }).click()
  const question = page.getByRole('alertdialog', { name: 'Move $10,000.00 out of this account?' })
  await question.getByRole('button', { name: 'Send signed form' }).click()
  await expect(page.getByText('File uploaded successfully', { exact: true })).toBeVisible()
  await expect(page.getByText(/Next, we review request R-\d{4}-\d+ and/)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('A distribution request is already active.')).toBeVisible()
  await page.goto('/home')
  await expect(page.getByText('Distribution Pending').first()).toBeVisible()
})

test('shows staff a masked social security number, and the full one only for a reason', async ({ page }) => {
  await signIn(page, people.service, '/search')
  await page.getByLabel('Find an owner').fill('Archer')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('***-**-0001').first()).toBeVisible()
  expect(await page.evaluate(() => document.body.textContent)).not.toContain('900-11-0001')
  await page.getByRole('button', { name: /Show the Social Security number/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The customer called')
  await expectAccessible(page, { sizes: 'own' })
  await dialog.getByRole('button', { name: /Show/ }).click()
  await expect(page.getByText('900-11-0001').first()).toBeVisible()
})
