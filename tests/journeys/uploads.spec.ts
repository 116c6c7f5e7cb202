import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { root } from '../../scripts/child.ts'
import { people } from '../clients.ts'
import { pdfFile } from '../files.ts'
import { expect, expectAccessible, keepNotices, signIn, test } from './portal.ts'

const sample = join(root, 'web/public/plan-participants-sample.csv')
const upload = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true })

async function choosePlanFile(page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.goto('/uploads')
  await page.getByLabel('Plan Type').selectOption('Standard CSV')
  await page.getByLabel('Advisor').selectOption('Alpha Plan')
  await page.locator('input[type=file]').first().setInputFiles(file)
}

/** Expects that the selected value is not cut off at the end of its field. */
async function expectChosenWhole(select: Locator): Promise<void> {
  const { room, wanted } = await select.evaluate((element) => {
    const field = element as HTMLSelectElement
    const { paddingLeft, paddingRight, font } = getComputedStyle(field)
    const context = document.createElement('canvas').getContext('2d')
    if (context) context.font = font
    const text = field.selectedOptions[0]?.text ?? ''
    return {
      room: field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      wanted: context?.measureText(text).width ?? Number.POSITIVE_INFINITY,
    }
  })
  expect(room).toBeGreaterThanOrEqual(wanted)
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
  await expectAccessible(page, { sizes: 'own' })
  expect(await downloaded(page, 'Download a sample file (CSV)')).toEqual(await readFile(sample))

  await choosePlanFile(page, sample)
  await keepNotices(page)
  await upload(page).click()
  await expect(page.getByText('Plan File Uploaded', { exact: true })).toBeVisible()
  await expect(page.getByText('Plan file has been uploaded.', { exact: true })).toBeVisible()
  await expect(page.getByText('All rows were loaded. $10,355.34 waits for a second person')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Waits for a second person' })).toBeVisible()
  await expect(page.getByText('You requested this or worked on it. Another person must decide.')).toBeVisible()
  await expectAccessible(page)
  const report = (await downloaded(page, /plan-upload-\d+-result\.csv/)).toString()
  expect(report).toContain('4 accounts opened, 3 new account owners.')
  expect(report).toContain('Mia,Moore,Traditional,2450.00')
  expect(report).not.toMatch(/900-?21-?000/)

  await choosePlanFile(page, sample)
  await upload(page).click()
  await expect(page.getByRole('alert').getByText(/^This file was already uploaded for this plan\./)).toBeVisible()
})

test('checks a plan file first, and imports it after its rows are corrected in the returned file', async ({ page }) => {
  await signIn(page, people.service)
  const [header = ''] = (await readFile(sample, 'utf8')).split('\n')
  const person = (social: string, zip: string) =>
    `${social},Quin,Quail,1980-01-01,1 Elm St,,Austin,TX,${zip},,+1 512 555 0101,80,Roth,,`
  const buffer = Buffer.from([header, person('900-43-0001', '787011'), person('900430002', '78701')].join('\n'))
  await choosePlanFile(page, { name: 'quail.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Check first' }).click()
  await expect(page.getByText('Check of quail.csv')).toBeFocused()
  await expect(page.getByText('This file would not be loaded. Nothing was uploaded.')).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download rows to correct (CSV)' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('quail-to-correct.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Zip: Please enter a valid zip code.,900-43-0001,')

  // Uploading the same file again imports nothing and offers the same rows.
  await upload(page).click()
  await expect(page.getByText('Nothing was loaded. Please correct the errors')).toBeVisible()
  expect((await downloaded(page, 'quail-to-correct.csv')).toString()).toBe(text)

  const mended = {
    name: 'quail-to-correct.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text.replace(',787011,', ',78701,')),
  }
  await choosePlanFile(page, mended)
  await page.getByRole('button', { name: 'Check first' }).click()
  await expect(page.getByText('Nothing is wrong. Nothing was uploaded yet.')).toBeVisible()
  await upload(page).click()
  await expect(page.getByText('All rows were loaded. $160.00 waits for a second person')).toBeVisible()
  const row = (name: string) => page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name }).last()
  await expect(row('quail-to-correct.csv')).toContainText('Loaded, waits for a second person')
  await expect(row('quail.csv')).toContainText('Not loaded: 1 error')
  await page.getByRole('button', { name: /^Result of quail\.csv/ }).click()
  await expect(page.getByText('Result of quail.csv')).toBeFocused()
  await expectAccessible(page)
})

test("lets staff read a customer's file and mark it complete, also when a colleague was first", async ({
  page,
  browser,
  portal,
}) => {
  await signIn(page, people.ben)
  const script = Buffer.from(
    '%PDF-1.7\n1 0 obj<</S/JavaScript/JS(1)>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
  )
  for (const [name, buffer] of [
    ['first.pdf', pdfFile('first')],
    ['second.pdf', script],
  ] as const) {
    await page.goto('/upload')
    await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/pdf', buffer })
    await upload(page).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
  }
  await page.context().clearCookies()

  await signIn(page, people.service, '/upload-center')
  const row = (name: string) => page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name }).last()
  await expect(row('first.pdf')).toContainText('Brook')
  await expect(row('second.pdf')).toContainText('Warning: This PDF runs scripts. Open it with care.')
  await expect(row('first.pdf')).not.toContainText('Warning')
  await expectAccessible(page)
  expect(await downloaded(page, 'first.pdf')).toEqual(pdfFile('first'))

  const other = await (await browser.newContext({ baseURL: portal.gatewayUrl })).newPage()
  await signIn(other, people.admin, '/upload-center')
  await expect(other.getByText('first.pdf')).toBeVisible()

  await row('first.pdf')
    .getByRole('button', { name: /Mark Complete/ })
    .click()
  const dialog = page.getByRole('alertdialog', { name: 'Mark Complete' })
  await expect(dialog).toContainText('Are you sure you want to mark this file as complete?')
  await expectAccessible(page, { sizes: 'own' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(row('first.pdf').getByRole('button', { name: /Mark Complete/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('first.pdf')).toHaveCount(0)
  await expect(row('second.pdf')).toBeVisible()

  await other.getByRole('button', { name: 'Mark Complete first.pdf' }).click()
  await other.getByRole('button', { name: 'Yes' }).click()
  await expect(other.getByText('This file is already marked as complete.', { exact: true })).toBeVisible()
  await expect(other.getByText('first.pdf')).toHaveCount(0)
  await other.context().close()

  await page.goto('/upload-center?isDone=true')
  await expect(row('first.pdf').getByRole('link', { name: 'Brook' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reopen first.pdf' }).click()
  await expect(page.getByText('first.pdf waits again', { exact: true })).toBeVisible()
  await expectChosenWhole(page.getByLabel('Status', { exact: true }))
  await page.goto('/upload-center')
  await expect(page.getByRole('button', { name: 'Mark Complete first.pdf' })).toBeVisible()
})
