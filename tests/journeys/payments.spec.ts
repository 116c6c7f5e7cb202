import type { Page } from '@playwright/test'
import { people } from '../clients.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './portal.ts'

const row = (page: Page) => page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: '100005' }).last()
/** Notes about the request's status: in the next table row, or on the same card. */
const notes = (page: Page) => row(page).locator('xpath=self::li | following-sibling::tr[1]')
const saved = 'Withdrawal request saved successfully.'

/** Opens the edit form of Dan's withdrawal and selects a status. */
async function choose(page: Page, list: string, status: string) {
  await page.goto(`/withdrawals/${list}`)
  await row(page).getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Withdrawal' })
  await dialog.getByLabel('Status').selectOption(status)
  return dialog
}

async function comesBack(page: Page, number: string) {
  await page.goto('/upload-center')
  await page.getByRole('button', { name: 'Record Returns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record Returns' })
  await dialog.getByRole('radio', { name: /^A check/ }).check()
  await dialog.getByLabel('Check number').fill(number)
  await dialog.getByLabel('Reason').selectOption('Could not be delivered')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Record' }).click()
  return page.getByRole('dialog', { name: /^(Record Returns|Returns Recorded)$/ })
}

test('tracks a check, marks its request Incomplete only after a confirmation, and records its return by check number', async ({
  page,
  portal,
}) => {
  test.slow()
  await signIn(page, people.admin)
  await (await choose(page, 'pending', 'Approved')).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(saved, { exact: true })).toBeVisible()
  for (const job of ['calculate-withdrawals', 'process-withdrawals']) await portal.job(job)
  await page.goto('/withdrawals/approved')
  await expect(notes(page)).toContainText('Not sent yet')
  await portal.job('print-vendor-upload')
  await page.goto('/withdrawals/approved')
  await expect(notes(page)).toContainText(/Sent \d\d\/\d\d\/\d{4}, check 1001/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const edit = await choose(page, 'approved', 'Incomplete')
  await expect(edit.getByText('Check number')).toBeVisible()
  await expect(edit.getByText(/^The payment has left on .* \(check 1001\)\. Taking this back does not/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByText('Please confirm that you understand this.').first()).toBeVisible()
  await edit.getByRole('button', { name: 'Cancel' }).click()

  const result = await comesBack(page, '1001')
  await expect(result.getByText('Money is back, request is Incomplete')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await result.getByRole('button', { name: 'Close' }).last().click()
  await expect((await comesBack(page, '1001')).getByText('These returns were taken in before.')).toBeVisible()

  await page.goto('/withdrawals/incomplete')
  await expect(notes(page)).toContainText(/\(UNDELIVERABLE\)\. · Sent .*, check 1001; came back \d\d\/\d\d\/\d{4}/)
  await row(page)
    .getByRole('button', { name: /^Reverse/ })
    .click()
  await expect(page.getByText('Are you sure you want to reverse this request?')).toBeVisible()
  await expect(page.getByText(/has left/)).toHaveCount(0)

  await page.context().clearCookies()
  await signIn(page, people.dan)
  await expect(page.getByText(/^The payment came back on .*: the check could not be delivered\. Please/)).toBeVisible()
  await page.getByRole('link', { name: 'View receipt' }).click()
  await expect(page.getByText(/, check 1001$/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
