import type { Page } from '@playwright/test'
import { people, restSignIn } from '../clients.ts'
import { pdfFile } from '../files.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

// Dialogs, and the errors and results of forms, in light, in dark and on a phone, and where the focus is. Component
// tests hold what they do; these tests save nothing.

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

test('shows owners dialogs, errors and results without axe findings', async ({ page, portal }) => {
  const ann = await restSignIn(portal.custodianUrl, people.ann)
  for (const [step, answer] of [
    ['amount', { amount: 100, isFullAmount: false }],
    ['distribution-type', { distributionTypeId: 5 }],
    ['payment', { isCheck: false }],
  ] as const)
    expect((await ann('POST', `/api/wizard/${step}/501`, answer)).status, step).toBe(200)

  await page.goto('/login')
  await page.getByText('Read the terms and conditions').click()
  await expect(page.getByText(/Keep your password to yourself/)).toBeVisible()
  await expectAccessible(page)

  await signIn(page, people.ann, '/faq')
  const help = page.getByRole('navigation', { name: 'Help', exact: true })
  await page.getByRole('button', { name: 'Help and display' }).click()
  await expect(help).toBeVisible()
  await expectAccessible(page)
  await help.getByRole('link', { name: 'Tax Calculator' }).click()
  await expect(page).toHaveURL(/\/calculator/)
  await expect(help).toBeHidden()
  await press(page, 'Calculate')
  await expect(page.getByRole('link', { name: 'Request this amount' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/501/withdraw/distribution/')
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.fill('24.99')
  await press(page, 'Next')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  await page.goto('/501/withdraw/account-info/')
  await page.getByLabel('Routing Number').fill('123456789')
  await page.getByLabel('Account Number', { exact: true }).fill('111')
  await page.getByLabel('Confirm Account Number').fill('222')
  await press(page, 'Next')
  await expect(page.getByText('Account numbers do not match').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/501/rollover')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'form.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await press(page, 'Send signed form')
  await expect(page.getByRole('alertdialog', { name: 'Move $10,000.00 out of this account?' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/profile')
  await expect(page.getByLabel('Primary Phone Number')).toBeVisible()
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage) as [string, string][])
      localStorage.setItem(key, value.replace(/"jwtExpiry":\d+/, `"jwtExpiry":${Date.now() + 110_000}`))
  })
  const ending = page.getByRole('alertdialog', { name: 'Your session is about to end' })
  await expect(ending.getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page)
})

/** Posts a withdrawal of Ann's by a check that is not cashed yet. */
const sent = `select post_transaction(4, current_date, 'Withdrawal by check', null, null, null, null,
  array[(select book_id from book where account_id = 501), (select book_id from book where kind = 'DISBURSEMENTS_CHECK')],
  array['D', 'C'], array[70000, 70000])`

test('shows staff dialogs, errors and results without axe findings', async ({ page, portal }) => {
  await portal.sql(sent)
  const dialog = page.getByRole('dialog')

  await signIn(page, people.admin, '/owners/1001/home')
  await page.getByRole('button', { name: /Show the Social Security number/ }).click()
  await dialog.getByLabel('Reason').fill('The customer called')
  await expectAccessible(page)

  await page.goto('/501/transaction')
  const lines = page.getByRole('row').or(page.getByRole('listitem'))
  await lines.filter({ hasText: '($700.00)' }).getByRole('link').click()
  await expect(page.getByRole('dialog', { name: 'Transaction Detail' }).getByText('($700.00)').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reverse Transaction' }).click()
  await expect(dialog.getByLabel('Note')).toBeFocused()
  await expectAccessible(page)

  await page.goto('/501/transaction')
  await press(page, 'Fee Adjustment')
  await expect(page.getByRole('dialog', { name: 'Add Adjustment' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/note')
  await press(page, 'Add Note')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('link', { name: 'Please enter a title' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/state-forms')
  await page.getByLabel('State and form').selectOption('MN')
  await page.getByLabel('What the owner chose').selectOption('PERCENT')
  await press(page, 'Record form')
  await expect(page.getByText('Please choose a document')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/state?accountId=200&startDate=&endDate=2099-12-31')
  await press(page, 'Record Payment')
  await expect(page.getByRole('dialog', { name: 'Add Payment' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/report/withholding/account')
  await press(page, 'All days')
  await press(page, 'Preview')
  await expect(page.getByRole('heading', { name: 'Preview: all days' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/plans')
  await press(page, 'Add')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('link', { name: 'Please select a company' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/plans')
  await press(page, 'Edit Alpha Plan')
  await dialog.getByLabel('Effective From').fill('01/01/2099')
  await expectAccessible(page)
  await page.goto('/plans')
  await press(page, 'View Plans, Beta Plan')
  await expect(page.getByRole('dialog', { name: 'Related Plans' }).getByText('No plans found')).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View Plans, Beta Plan' })).toBeFocused()
  await press(page, 'Details, Beta Plan')
  await expect(page.getByRole('dialog', { name: 'Beta Plan' })).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })

  await page.goto('/jobs')
  await page.getByRole('tab', { name: 'Incomplete' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Recently completed jobs' })).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Run a Job')
  await expect(page.getByRole('dialog', { name: 'Run a Job' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/upload-center')
  await press(page, 'Mark Complete letter.pdf')
  const question = page.getByRole('alertdialog', { name: 'Mark Complete' })
  await expect(question).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Mark Complete letter.pdf' }).first()).toBeFocused()

  await page.goto('/uploads')
  await page.getByLabel('Plan Type').selectOption('Standard CSV')
  await page.getByLabel('Advisor').selectOption('Alpha Plan')
  const rows = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from('Zip\n787011\n') }
  await page.locator('input[type=file]').first().setInputFiles(rows)
  await press(page, 'Check first')
  await expect(page.getByText('Check of rows.csv')).toBeFocused()
  await expectAccessible(page)

  await page.goto('/withdrawals/pending')
  await press(page, /^Cancel/)
  await page.getByLabel('Reason (the owner reads this)').selectOption('Entered twice')
  await expect(page.getByText('The owner reads: “We already have a request like this one.”')).toBeVisible()
  await expectAccessible(page)
})

test('shows reviewers dialogs and errors without axe findings', async ({ page }) => {
  const dialog = page.getByRole('alertdialog')
  await signIn(page, people.compliance, '/compliance/pending')
  await page.getByRole('checkbox', { name: 'Select account 510' }).check()
  await expectAccessible(page)
  await press(page, /^Approve$/)
  await expect(dialog).toContainText('Gus Gray, account 510')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await press(page, /^Reject$/)
  await expect(dialog.getByLabel('Reason')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Show the Social Security number of owner 1007' }).click()
  await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/compliance/batch')
  await page.getByLabel('Account IDs').fill('510\n51o')
  await press(page, /^Reject$/)
  await expect(page.getByText('Invalid account ID: 51o')).toBeVisible()
  await expectAccessible(page)
})
