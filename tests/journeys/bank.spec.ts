import { people } from '../clients.ts'
import { approve, expect, expectAccessible, signIn, test } from './portal.ts'

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

/** A bank statement with a bank fee as its only line. */
const statement = [
  'as_of,account,side,amount,type,bank_ref,customer_ref,text',
  `${yesterday},000123456789,,500000.00,opening,,,`,
  `${yesterday},000123456789,D,12.50,698,REF 7,,MONTHLY FEE`,
  `${yesterday},000123456789,,499987.50,closing,,,`,
  '',
].join('\n')

test('matches an unknown bank line with two people, and reconciles the books with the bank', async ({
  page,
  portal,
}) => {
  await signIn(page, people.admin, '/report')
  await page.getByRole('main').getByRole('link', { name: 'Bank Reconciliation' }).click()
  await expect(page.getByText('No bank statement has been imported for this day or an earlier one.')).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })

  await portal.bankStatement(statement)
  await page.reload()
  await expect(page.getByText(/bank lines? of .* not matched\. All else agrees on/)).toBeVisible()
  await expect(page.getByText('Went out, not matched yet')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Match by hand/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Match line/ })
  await expect(dialog.getByText('MONTHLY FEE')).toBeVisible()
  await dialog.getByRole('radio', { name: /^Nothing in the books/ }).check()
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(dialog.getByText('Please say why').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('Fee of the bank for the month')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^Match by hand/ }).click()
  await expect(page.getByRole('dialog').getByText('Something about this line waits for a second person.')).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, people.service)
  const waiting = page.getByRole('listitem').filter({ hasText: 'booked as a difference' })
  await approve(waiting.getByRole('button', { name: /^Approve/ }))
  await expect(waiting).toHaveCount(0)
  await page.goto('/bank')
  await expect(page.getByText('Every bank line is matched.')).toBeVisible()
  await expect(page.getByText(/^The books agree with the bank on/)).toBeVisible()
  await expect(page.getByText('Went out, not matched yet')).toHaveCount(0)
  await expectAccessible(page)

  // Two people undo the match that recorded a bank fee, so that the bank line is unmatched again.
  await page.goto('/bank?all=true')
  await page.getByRole('button', { name: /^Undo match of line/ }).click()
  const undo = page.getByRole('dialog', { name: /^Undo match of line/ })
  await expect(undo.getByText('Nothing: a difference')).toBeVisible()
  await undo.getByLabel('Reason').fill('It was the charge for checks')
  await expectAccessible(page)
  await undo.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(undo).toBeHidden()
  await page.context().clearCookies()
  await signIn(page, people.admin)
  const undoing = page.getByRole('listitem').filter({ hasText: 'Undo of the match of bank line' })
  await approve(undoing.getByRole('button', { name: /^Approve/ }))
  await expect(undoing).toHaveCount(0)
  await page.goto('/bank')
  await expect(page.getByText('Its match was undone.')).toBeVisible()
  await expect(page.getByText('Went out, not matched yet')).toBeVisible()
})
