import { people } from '../clients.ts'
import { approve, expect, expectAccessible, signIn, test } from './portal.ts'

test('closes a month with two people, and makes its books final', async ({ page, portal }) => {
  await portal.job('calculate-interest')
  await signIn(page, people.admin, '/report')
  await page.getByRole('main').getByRole('link', { name: 'Month-End Close' }).click()
  await expect(page.getByText('No month is closed yet.')).toBeVisible()
  await expect(page.getByText(/is not in a closed month yet\./)).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })

  await page.getByRole('button', { name: /^Close \w+ \d{4}$/ }).click()
  await expect(page.getByRole('alertdialog').getByText(/or in any earlier month/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask a second person' }).click()
  await expect(page.getByText(/^Next: a second person approves the closing of .*\.$/)).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, people.service, '/months')
  await approve(page.getByRole('button', { name: /^Approve/ }))
  await expect(page.getByText('No month is closed yet.')).toBeHidden()
  await expect(page.getByRole('main').getByText(people.admin)).toBeVisible()

  await page.getByRole('textbox', { name: 'Day' }).fill('01/31/2026')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText(/is in a closed month\./)).toBeVisible()
  await expect(page.getByText('Owed to customers', { exact: true })).toBeVisible()
  await expectAccessible(page)
})
