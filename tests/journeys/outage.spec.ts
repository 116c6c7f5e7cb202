import type { Page } from '@playwright/test'
import { people } from '../clients.ts'
import { expect, expectAccessible, operationOf, signIn, test } from './portal.ts'

/**
 * Answers an operation as the gateway does while the custodian is down, which tests/faults proves. Returns a function
 * that ends this.
 */
async function breakOperation(page: Page, operation: string): Promise<() => Promise<void>> {
  const errors = [{ message: 'The custodian is down', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === operation ? route.fulfill({ json: { data: null, errors } }) : route.continue(),
  )
  return () => page.unroute('**/graphql')
}

test('keeps the input when a save fails, shows Home when its data fails to load, and succeeds on retry', async ({
  page,
}) => {
  await signIn(page, people.ann, '/profile')
  await page.getByLabel('Address 1').fill('9 Kept Street')
  const healSave = await breakOperation(page, 'mutation MailingAddressMutation')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('An error ocurred during operation').first()).toBeVisible()
  await expect(page.getByLabel('Address 1')).toHaveValue('9 Kept Street')
  await healSave()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Your address has been updated.', { exact: true })).toBeVisible()

  const healHome = await breakOperation(page, 'query HomePageQuery')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText('Something went wrong!')).toBeVisible()
  await expect(page.getByText('Welcome, Ann Archer').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await page.getByRole('button', { name: 'Show Error' }).click()
  await expect(page.getByRole('button', { name: 'Hide Error' })).toBeVisible()
  await expectAccessible(page)
  await healHome()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
})
