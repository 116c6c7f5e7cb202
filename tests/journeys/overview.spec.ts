import { people } from '../clients.ts'
import { expect, expectAccessible, picture, screenQueries, signIn, test } from './portal.ts'

test('shows staff the open work on Home with one query, and opens the list of a tile', async ({ page, requests }) => {
  await signIn(page, people.service)
  await expect(page.getByText('Please choose an account owner via Search.')).toBeVisible()
  const tile = page.getByRole('link', { name: /^Withdrawals: Pending 1 Oldest: / })
  await expect(tile).toBeVisible()
  await expect(page.getByRole('list', { name: 'Nothing waiting in' })).toContainText('Jobs that failed')
  expect(new Set(screenQueries(requests()))).toEqual(new Set(['query HomePageQuery']))
  await expectAccessible(page, { sizes: 'own' })
  await picture(page, 'home-of-staff')
  await tile.click()
  await expect(page).toHaveURL(/\/withdrawals\/pending$/)
  await expect(page.getByText('100005').first()).toBeVisible()
})

test('opens an owner from the command palette, and lists the owner as recent', async ({ page }) => {
  await signIn(page, people.service)
  await page.getByRole('button', { name: 'Go to' }).click()
  const field = page.getByRole('combobox')
  await field.pressSequentially('Archer')
  await expect(page.getByRole('option', { name: 'Ann Archer' }).first()).toBeVisible()
  await expectAccessible(page)
  await field.press('Enter')
  await expect(page.getByRole('region', { name: 'Acting for' })).toContainText('Ann Archer')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toContainText('Ann Archer')
  await page.getByRole('combobox').pressSequentially('900-11')
  await expect(page.getByText('Social Security numbers are looked up in Search only.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox')).toBeHidden()
})

test('opens the command palette for Ctrl+K pressed before the page has loaded', async ({ page }) => {
  await signIn(page, people.service)
  // The page's code arrives only after the keys were pressed.
  const pressed = Promise.withResolvers<void>()
  await page.route(/assets\/enter-/, async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto('/plans', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'portalTyped' in globalThis)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('bank')
  pressed.resolve()
  await expect(page.getByRole('combobox')).toHaveValue('bank')
  await expect(page.getByRole('option').first()).toContainText('Bank Reconciliation')
})

test('shows the owner the cancellation reason that staff chose', async ({ page }) => {
  await signIn(page, people.dan)
  const receipt = await page.getByRole('link', { name: 'View receipt' }).getAttribute('href')
  await page.context().clearCookies()
  await signIn(page, people.service, '/withdrawals/pending')
  const request = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: '100005' }).last()
  await request.getByRole('button', { name: /Cancel/ }).click()
  await page.getByLabel('Reason (the owner reads this)').selectOption('Entered twice')
  await expect(page.getByText('The owner reads: “We already have a request like this one.”')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Withdrawal request saved successfully.', { exact: true })).toBeVisible()
  await page.context().clearCookies()
  await signIn(page, people.dan, receipt ?? '')
  await expect(
    page.getByText('This request was canceled. No money has moved. We already have a request like this one.'),
  ).toBeVisible()
})
