import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../scripts/child.ts'
import { people } from '../clients.ts'
import { expect, expectAccessible, keepNotices, signIn, test } from './portal.ts'

const sample = join(root, 'web/public/plan-participants-sample.csv')
const upload = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true })

async function choosePlanFile(page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.goto('/uploads')
  await page.getByLabel('Plan Type').selectOption('Standard CSV')
  await page.getByLabel('Advisor').selectOption('Alpha Plan')
  await page.locator('input[type=file]').first().setInputFiles(file)
}

async function downloaded(page: Page, name: string | RegExp): Promise<Buffer> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name }).first().click()
  return readFile(await (await started).path())
}

test('imports the sample participant file once for its plan', async ({ page }) => {
  await signIn(page, people.admin, '/uploads')
  await expect(page.getByRole('heading', { level: 1, name: 'Plan Uploads' })).toBeVisible()
  await expect(upload(page)).toHaveAttribute('aria-disabled', 'true')
  expect(await downloaded(page, 'Download a sample file (CSV)')).toEqual(await readFile(sample))

  await choosePlanFile(page, sample)
  await keepNotices(page)
  await upload(page).click()
  await expect(page.getByText('Plan File Uploaded', { exact: true })).toBeVisible()
  await expect(page.getByText('Plan file has been uploaded.', { exact: true })).toBeVisible()
  await expect(page.getByText('All rows were loaded. $10,355.34 waits for a second person')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Waits for a second person' })).toBeVisible()
  await expect(page.getByText('You requested this or worked on it. Another person must decide.')).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })
  const report = (await downloaded(page, /plan-upload-\d+-result\.csv/)).toString()
  expect(report).toContain('4 accounts opened, 3 new account owners.')
  expect(report).toContain('Mia,Moore,Traditional,2450.00')
  expect(report).not.toMatch(/900-?21-?000/)

  await choosePlanFile(page, sample)
  await upload(page).click()
  await expect(page.getByRole('alert').getByText(/^This file was already uploaded for this plan\./)).toBeVisible()
})
