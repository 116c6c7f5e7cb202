import { people } from '../clients.ts'
import { pdfFile } from '../files.ts'
import { approve, expect, expectAccessible, expectNoSidewaysScroll, picture, signIn, test } from './portal.ts'

test("records an owner's state form by one employee, and shows the form once another employee has accepted it", async ({
  page,
}) => {
  await signIn(page, people.service, '/owners/1002/upload')
  const main = page.getByRole('main')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'w-4mnp.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await main.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('File uploaded successfully', { exact: true })).toBeVisible()

  await page.goto('/home')
  await main.getByRole('link', { name: 'State withholding forms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'State Forms' })).toBeVisible()
  await expect(main.getByText('No form is on file. Withholding follows the rule of the state.')).toBeVisible()
  await main.getByRole('button', { name: 'Record form' }).click()
  await expect(main.getByText('Please choose a document')).toBeVisible()
  await main.getByLabel('State and form').selectOption('MN')
  await main.getByLabel('What the owner chose').selectOption('PERCENT')
  await main.getByLabel('Percent of each payment').fill('2')
  await main.getByLabel('Signed on').fill('03/01/2026')
  await main.getByLabel('Document').selectOption({ index: 1 })
  await expectAccessible(page)
  await picture(page, 'state-form-typed')
  await main.getByRole('button', { name: 'Record form' }).click()
  await expect(page.getByText('Form Recorded', { exact: true })).toBeVisible()
  await expect(main.getByText('You requested this or worked on it. Another person must decide.')).toBeVisible()
  await picture(page, 'state-form-waits')
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'state-form-waits')
  await page.setViewportSize({ width: 1440, height: 900 })

  await signIn(page, people.admin, '/owners/1002/state-forms')
  await Promise.all([page.waitForEvent('download'), main.getByRole('link', { name: 'w-4mnp.pdf' }).first().click()])
  await approve(main.getByRole('button', { name: /^Approve/ }))
  await expect(main.getByText('2% of each payment').first()).toBeVisible()
  await expect(main.getByText('No form is on file.')).toHaveCount(0)
  await expectAccessible(page)
  await picture(page, 'state-form-accepted')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await picture(page, 'state-form-accepted')
})
