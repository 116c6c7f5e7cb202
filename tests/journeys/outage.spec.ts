import { password, people } from '../clients.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

test.use({ faulty: true })

const anyFailure = 'An error ocurred during operation'

test.afterEach(({ portal }) => portal.proxy.heal())

test('reports at sign-in that the custodian is down, keeps the input, and signs in after recovery', async ({
  page,
  portal,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(people.ann)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await portal.proxy.close()
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText(anyFailure).first()).toBeVisible()
  await expect(page.getByText('Invalid username or password')).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue(people.ann)
  await portal.proxy.open()
  await expect(async () => {
    // A late success of the previous click may have removed the button.
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Log In' })
      .click({ timeout: 1_000 })
      .catch(() => undefined)
    await expect(page).toHaveURL(/\/home/, { timeout: 2_000 })
  }).toPass()
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
})

test('shows Home without the balances that fail to load, and loads them on retry', async ({ page, portal }) => {
  await signIn(page, people.ann)
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
  portal.proxy.fail(/GET \/api\/account\/(balance|history)/, { kind: 'status', status: 500, body: '"900-11-0001"' })
  await page.reload()
  await expect(page.getByText('Something went wrong!')).toBeVisible()
  await expect(
    page
      .getByText('Welcome, Ann Archer')
      .or(page.getByRole('button', { name: 'Open navigation' }))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await page.getByRole('button', { name: 'Show Error' }).click()
  await expect(page.getByRole('button', { name: 'Hide Error' })).toBeVisible()
  expect(await page.evaluate(() => document.body.textContent)).not.toContain('900-11-0001')
  await expectAccessible(page)
  portal.proxy.heal()
  await expect(async () => {
    await page
      .getByRole('button', { name: 'Try again' })
      .click({ timeout: 1_000 })
      .catch(() => undefined)
    await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('keeps the input when a save fails, and saves it on retry', async ({ page, portal }) => {
  await signIn(page, people.ann, '/profile')
  await page.getByLabel('Address 1').fill('9 Kept Street')
  portal.proxy.fail(/PUT \/api\/address/, { kind: 'status', status: 500 })
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText(anyFailure).first()).toBeVisible()
  await expect(page.getByLabel('Address 1')).toHaveValue('9 Kept Street')
  portal.proxy.heal()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Your address has been updated.', { exact: true })).toBeVisible()
})
