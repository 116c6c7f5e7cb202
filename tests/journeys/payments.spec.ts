import type { Page } from '@playwright/test'
import { people, restSignIn } from '../clients.ts'
import type { Stack } from '../stack.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

const row = (page: Page, text: string | RegExp) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text }).last()
/** Notes about the status of Dan's withdrawal: in the table row below, or on the same card. */
const notes = (page: Page) => row(page, '100005').locator('xpath=self::li | following-sibling::tr[1]')

async function approveForm(page: Page) {
  await page.goto('/withdrawals/pending')
  await row(page, '100005').getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Withdrawal' })
  await dialog.getByLabel('Status').selectOption('Approved')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Withdrawal request saved successfully.', { exact: true })).toBeVisible()
}

/** Imports a bank statement with an unknown fee. */
async function readStatement(portal: Stack) {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await portal.bankStatement(
    [
      'as_of,account,side,amount,type,bank_ref,customer_ref,text',
      `${day},000123456789,,500000.00,opening,,,`,
      `${day},000123456789,D,12.50,698,REF 7,,MONTHLY FEE`,
      `${day},000123456789,,499987.50,closing,,,`,
      '',
    ].join('\n'),
  )
}

test('tracks a check until it is stale, stops it on the Returns Desk, and shows its return to staff and to the owner', async ({
  page,
  portal,
}) => {
  test.slow()
  await signIn(page, people.admin, '/returns-desk')
  await expect(page.getByText(/^No bank statement with transactions has been imported yet/)).toBeVisible()

  await approveForm(page)
  for (const job of ['calculate-withdrawals', 'process-withdrawals']) await portal.job(job)
  await page.goto('/withdrawals/approved')
  await expect(notes(page)).toContainText('Not sent yet')
  await portal.job('print-vendor-upload')
  await page.goto('/withdrawals/approved')
  await expect(notes(page)).toContainText(/Sent \d\d\/\d\d\/\d{4}, check 1001/)
  await expectAccessible(page)

  // A check becomes stale by age, which only the database can change.
  await portal.sql("update payment set sent_for = sent_for - 200 where method = 'CHECK' and closed_as is null")
  await readStatement(portal)
  await page.goto('/home')
  await page.getByRole('link', { name: /^Returns desk 2 Oldest: / }).click()
  await expect(page).toHaveURL(/\/returns-desk$/)
  await expect(row(page, 'Stale check')).toContainText(/Check 1001 of \d\d\/\d\d\/\d{4}/)
  await expect(row(page, 'Stale check')).toContainText('Staff')
  await expect(row(page, 'Unmatched bank line')).toContainText('$12.50')
  await expectAccessible(page)

  // Staff record the check as stale. The payment then counts as returned, although no bank file confirms the stop yet.
  await row(page, 'Stale check').getByRole('button', { name: 'Stop and pay again, check 1001' }).click()
  const record = page.getByRole('dialog', { name: 'Stop check 1001' })
  await expect(record.getByLabel('Check number')).toHaveValue('1001')
  await expect(record.getByLabel('Reason')).toHaveValue('STALE')
  await expectAccessible(page)
  await record.getByRole('button', { name: 'Record' }).click()
  await expect(page.getByText('Money is back, request is Incomplete')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open W-/ })).toHaveAttribute('href', /\/withdrawals\/incomplete\/\d+/)
  await expectAccessible(page)
  await page.goto('/returns-desk')
  await expect(row(page, 'Returned payment')).toContainText('the check was not cashed in time')
  await expect(row(page, 'Returned payment')).toContainText('IT')
  await expect(page.getByText('Stale check', { exact: true }).and(page.locator(':not(option)'))).toHaveCount(0)

  // The URL filters the list to bank lines. plan-money.spec.ts tests their matching.
  await page.goto('/returns-desk?kind=LINE&sort=AMOUNT_DESC')
  await expect(page.getByText('1 - 1 / 1')).toBeVisible()
  await expect(row(page, 'Unmatched bank line').getByRole('link', { name: 'Match' })).toHaveAttribute('href', /\/bank/)

  // RecordReturns.test.tsx records a check on its screen. Here, the same check is recorded a second time.
  const admin = await restSignIn(portal.custodianUrl, people.admin)
  const again = { returns: [{ checkNumber: 1001, code: 'UNDELIVERABLE' }] }
  expect(await admin('POST', '/api/payment/returns', again)).toMatchObject({ status: 200, body: { known: 1 } })

  await page.goto('/withdrawals/incomplete')
  await expect(notes(page)).toContainText(/in time\. Sent .*, check 1001; came back \d\d\/\d\d\/\d{4}/)
  await page.goto('/returns-desk')
  await row(page, 'Returned payment').getByRole('link', { name: /^W-/ }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Withdrawal' }).getByText(/^Code 7/)).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })

  await page.context().clearCookies()
  await signIn(page, people.dan)
  await expect(
    page.getByText(/^Check 1001 for .* came back on .*: the check was not cashed in time\. We hold/),
  ).toBeVisible()
  await page.getByRole('link', { name: 'View receipt' }).click()
  await expect(page.getByText(/, check 1001$/)).toBeVisible()
  await expectAccessible(page)
})
