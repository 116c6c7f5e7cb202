import { people } from '../clients.ts'
import { expect, expectAccessible, screenQueries, signIn, test, untilQuiet } from './portal.ts'

test('lets staff sort, filter and search a list, and restores the list by back, forward and link', async ({
  page,
  requests,
}) => {
  await signIn(page, people.admin)
  await page.goto('/withdrawals/pending')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdrawals: Pending')
  const sort = page.getByRole('columnheader', { name: 'Amount' })

  await page.getByRole('button', { name: 'Amount' }).press('Enter')
  await expect(sort).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Amount' }).press('Enter')
  await expect(sort).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/\?sort=AMOUNT_DESC$/)

  await untilQuiet(page)
  requests()
  const find = page.getByLabel('Name, account or request number')
  await find.fill('nobody')
  await find.press('Enter')
  await expect(page).toHaveURL(/\?sort=AMOUNT_DESC&find=nobody$/)
  await expect(page.getByText('Nothing in this list matches the filters.')).toBeVisible()
  await expect(page.getByText('0 - 0 / 0')).toBeVisible()
  expect(screenQueries(requests())).toEqual(['query RequestsPageQuery'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL(/\?sort=AMOUNT_DESC$/)
  await expect(page.getByText('100005').first()).toBeVisible()

  await page.goBack()
  await expect(page.getByText('Nothing in this list matches the filters.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Name, account or request number: nobody, remove' })).toBeVisible()
  await page.goForward()
  await expect(page.getByText('100005').first()).toBeVisible()

  // An outdated link: its cursor is invalid now, but its sort order still works.
  await page.goto('/withdrawals/pending?sort=AMOUNT_DESC&after=old')
  await expect(page).toHaveURL(/\?sort=AMOUNT_DESC$/)
  await expect(page.getByText('100005').first()).toBeVisible()

  // Opens the link directly, as another person would.
  await page.goto('/withdrawals/pending?sort=AMOUNT_DESC&find=100005')
  await expect(page.getByText('1 - 1 / 1')).toBeVisible()
  await expect(sort).toHaveAttribute('aria-sort', 'descending')
  await expectAccessible(page, { sizes: 'own' })
})

test('keeps the accounting search in the URL across back and forward', async ({ page }) => {
  await signIn(page, people.admin, '/accounts')
  const account = page.getByRole('combobox', { name: 'Account' })
  const search = page.getByRole('main').getByRole('button', { name: 'Search' })
  await account.fill('Custody')
  await page.getByRole('option', { name: 'Custody Cash' }).click()
  await search.click()
  await expect(page.getByRole('definition').filter({ hasText: 'Custody Cash' })).toBeVisible()
  await untilQuiet(page)
  await account.fill('Plan')
  await page.getByRole('option', { name: 'Plan Receipts' }).click()
  await page.getByLabel('Start Date').fill('01/01/2099')
  await search.click()
  await expect(page.getByText('There are no transactions yet.')).toBeVisible()
  await page.goBack()
  await expect(account).toHaveValue('Custody Cash')
  await expect(page.getByLabel('Start Date')).toHaveValue('')
  await expect(page.getByRole('definition').filter({ hasText: 'Custody Cash' })).toBeVisible()
  await page.goForward()
  await expect(account).toHaveValue('Plan Receipts')
  await expect(page.getByText('There are no transactions yet.')).toBeVisible()
})
