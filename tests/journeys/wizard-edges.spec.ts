import { people } from '../clients.ts'
import { expect, signIn, test } from './portal.ts'

test('continues the wizard after the session ended midway', async ({ page }) => {
  await signIn(page, people.ben, '/502/withdraw/distribution/')
  await page.getByLabel('Amount', { exact: true }).fill('321.50')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: /^Early Distribution/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/payment-options/)
  await page.context().clearCookies()
  await page.getByRole('radio', { name: /^Check/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(people.ben)
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd!')
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/502\/withdraw\/payment-options/)
})
