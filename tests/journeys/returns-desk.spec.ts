import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { people } from '../clients.ts'
import type { Stack } from '../stack.ts'
import { approve, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './portal.ts'

// A check becomes stale by age, which only the database can change.

const row = (page: Page, text: string | RegExp) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text }).last()
const saved = 'Withdrawal request saved successfully.'

async function setStatus(page: Page, list: string, status: string) {
  await page.goto(`/withdrawals/${list}`)
  await row(page, '100005').getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Withdrawal' })
  await dialog.getByLabel('Status').selectOption(status)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(saved, { exact: true })).toBeVisible()
}

/** Imports a bank statement with an unknown fee. */
async function readStatement(portal: Stack) {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const folder = await mkdtemp(join(tmpdir(), 'statement-'))
  const file = join(folder, 'statement.csv')
  await writeFile(
    file,
    [
      'as_of,account,side,amount,type,bank_ref,customer_ref,text',
      `${day},000123456789,,500000.00,opening,,,`,
      `${day},000123456789,D,12.50,698,REF 7,,MONTHLY FEE`,
      `${day},000123456789,,499987.50,closing,,,`,
      '',
    ].join('\n'),
  )
  await portal.job('bank-statement', file)
  await rm(folder, { recursive: true })
}

test('lists open payment and bank items on the Returns Desk until they are resolved @phone', async ({
  page,
  portal,
}) => {
  test.slow()
  await signIn(page, people.admin, '/returns-desk')
  await expect(page.getByText('Nothing is open about payments and the bank.')).toBeVisible()
  await expectAccessible(page)

  await setStatus(page, 'pending', 'Approved')
  for (const job of ['calculate-withdrawals', 'process-withdrawals', 'print-vendor-upload']) await portal.job(job)
  await portal.sql("update payment set sent_for = sent_for - 200 where method = 'CHECK' and closed_as is null")
  await readStatement(portal)

  await page.goto('/home')
  await page.getByRole('link', { name: /^Returns desk 2 Oldest: / }).click()
  await expect(page).toHaveURL(/\/returns-desk$/)
  await expect(row(page, 'Stale check')).toContainText(/Check \d+ of \d\d\/\d\d\/\d{4}/)
  await expect(row(page, 'Stale check')).toContainText('Staff')
  await expect(row(page, 'Unmatched bank line')).toContainText('$12.50')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // The check is reported stale: its payment counts as returned, but the operator's file has not confirmed it yet.
  const [check] = await portal.sql<{ number: number }>('select max(check_number)::int as number from payment')
  await row(page, 'Stale check')
    .getByRole('button', { name: `Stop and pay again, check ${check?.number}` })
    .click()
  const record = page.getByRole('dialog', { name: `Stop check ${check?.number}` })
  await expect(record.getByLabel('Check number')).toHaveValue(String(check?.number))
  await expect(record.getByLabel('Reason')).toHaveValue('STALE')
  await expectAccessible(page)
  await record.getByRole('button', { name: 'Record' }).click()
  await expect(page.getByText('Money is back, request is Incomplete')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open W-/ })).toHaveAttribute('href', /\/withdrawals\/incomplete\/\d+/)
  await page.goto('/returns-desk')
  await expect(row(page, 'Returned payment')).toContainText('the check was not cashed in time (STALE)')
  await expect(row(page, 'Returned payment')).toContainText('Operator')
  await expect(page.getByText('Stale check', { exact: true }).and(page.locator(':not(option)'))).toHaveCount(0)

  // The address filters by one kind; the link back shows all.
  await page.goto('/returns-desk?kind=LINE&sort=AMOUNT_DESC')
  await expect(page.getByText('1 - 1 / 1')).toBeVisible()
  await expect(row(page, 'Unmatched bank line')).toContainText('Staff')
  await row(page, 'Unmatched bank line').getByRole('link', { name: 'Match' }).click()
  await page.getByRole('button', { name: /^Match line/ }).click()
  const match = page.getByRole('dialog', { name: /^Match line/ })
  await match.getByRole('radio', { name: /^Nothing in the books/ }).check()
  await match.getByLabel('Reason').fill('Fee of the bank for the month')
  await match.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(match).toBeHidden()
  await page.goto('/returns-desk')
  await expect(row(page, 'Unmatched bank line')).toContainText('Second person')

  await page.context().clearCookies()
  await signIn(page, people.service)
  const waiting = page.getByRole('listitem').filter({ hasText: 'taken over as a difference' })
  await approve(waiting.getByRole('button', { name: /^Approve/ }))
  await expect(waiting).toHaveCount(0)
  await page.goto('/returns-desk')
  await expect(row(page, 'Returned payment')).toContainText('Operator')
  await expect(page.getByText('1 - 1 / 1')).toBeVisible()
  await row(page, 'Returned payment').getByRole('link', { name: /^W-/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Withdrawal' })
  await expect(edit.getByText(/^Code 7/)).toBeVisible()
  // Focusing the field scrolls it out from under the bottom bar of a phone, as selecting a reason does.
  await edit.getByRole('combobox', { name: 'Reason' }).focus()
  await expectAccessible(page, { sizes: 'own' })
  await expectNoSidewaysScroll(page, { sizes: 'own' })
})
