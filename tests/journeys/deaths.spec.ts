import { password, people } from '../clients.ts'
import { pdfFile } from '../files.ts'
import { approve, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './portal.ts'

test('one of staff reports the death of an owner, another confirms it, and nobody signs in as the owner', async ({
  page,
  browser,
  portal,
}) => {
  await signIn(page, people.service, '/owners/1002/home')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Report the death of the owner' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Death of Ben Brook' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await main.getByRole('button', { name: 'Report death' }).click()
  await expect(main.getByText('Please choose a document')).toBeVisible()
  await main.getByRole('link', { name: 'Upload it for this owner' }).click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await main.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('File uploaded successfully', { exact: true })).toBeVisible()

  await page.goto('/death')
  await main.getByLabel('Date of death').fill('03/01/2026')
  const certificate = main.getByLabel('Death certificate')
  await certificate.selectOption({ index: 1 })
  await expect(certificate.locator('option:checked')).toContainText('certificate.pdf')
  await main.getByRole('button', { name: 'Report death' }).click()
  await expect(page.getByText('Death Reported', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: 'Death reported' })).toBeVisible()
  await expect(main.getByText('You made this or contributed to it. Another person must decide.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Acting for' })).toContainText('Death reported')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const other = await browser.newContext({ baseURL: portal.gatewayUrl })
  const owner = await other.newPage()
  await owner.goto('/login')
  await owner.getByLabel('Email').fill(people.ben)
  await owner.getByLabel('Password', { exact: true }).fill(password)
  await owner.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
  await owner.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(owner.getByText('You cannot sign in at the moment. Please call us.').first()).toBeVisible()
  await other.close()

  await signIn(page, people.admin, '/owners/1002/death')
  await expect(main.getByText('Open the file before you approve this')).toBeVisible()
  await expectAccessible(page)
  await Promise.all([page.waitForEvent('download'), main.getByRole('link', { name: 'certificate.pdf' }).last().click()])
  await approve(main.getByRole('button', { name: /^Approve/ }))
  await expect(main.getByRole('heading', { level: 2, name: 'Deceased' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Take it back' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.goto('/home')
  await expect(main.getByText('nobody signs in as the owner')).toBeVisible()
  await expect(main.getByText("None in the owner's name: deceased.").first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Distribution', exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto('/search')
  await main.getByLabel('Last Name').fill('Brook')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(main.getByText('Deceased').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
