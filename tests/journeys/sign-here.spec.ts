import { people, restSignIn } from '../clients.ts'
import { codeFor } from '../mail.ts'
import { finishWizard } from '../wizard.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

test('corrects a request, and signs it by an emailed code without the link', async ({ page, portal }) => {
  const fay = await restSignIn(portal.custodianUrl, people.fay)
  await finishWizard(fay, 509, { amount: 600, isCheck: false, federal: 72 })
  expect(await fay('POST', '/api/wizard/finalize/509')).toMatchObject({ status: 200 })
  await signIn(page, people.fay, '/home')
  await page.getByRole('link', { name: 'View receipt' }).click()

  await page.getByRole('button', { name: 'Correct this request' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Correct request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Review your request' })).toBeVisible()
  await expect(page.getByText('$72.00 (12%)')).toBeVisible()
  await expect(page.getByText('account ending in 6789')).toBeVisible()
  const submit = page.getByRole('button', { name: /^Submit distribution request/ })
  await expect(submit).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Change amount' }).click()
  await page.getByLabel('Amount', { exact: true }).fill('700')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('That cleared your answer for federal tax and state tax')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('That cleared your answer for state tax')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('$70.00 (10%)')).toBeVisible()
  await submit.click()
  await expect(page).toHaveURL(/\/home/)

  // One press on Home opens the page to sign.
  await page.getByRole('button', { name: 'Review and sign' }).click()
  await expect(page).toHaveURL(/\/requests\/\d+/)
  await expect(page.getByText('Enter the code from our latest email to f•••@example.com.')).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'distribution-form.pdf' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('distribution-form.pdf')
  await page.getByLabel('Your full name').fill('Fay Ford')
  await page.getByRole('checkbox').check()
  await page.getByLabel('Code from the email').fill('000000')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('This code does not work.').first()).toBeVisible()
  await page
    .getByLabel('Code from the email')
    .fill(await codeFor(portal, people.fay, 'Please sign your distribution request'))
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('Your document is signed. We are reviewing your request.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Status' }).getByText('Status')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Cancel this request' })).toBeHidden()
  await page.goto('/home')
  await expect(page.getByText('We are reviewing your request.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review and sign' })).toBeHidden()
})
