import { people } from '../clients.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, screenQueries, signIn, test } from './portal.ts'

test('staff sort, filter and find in a list; back, forward and a link bring it back', async ({ page, requests }) => {
  await signIn(page, people.admin)
  await page.goto('/withdrawals/pending')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdrawals: Pending')
  await expectAccessible(page)
  const fold = page.getByRole('button', { name: /^Filter and sort/ })
  const isPhone = await fold.isVisible()
  const sort = page.getByRole('columnheader', { name: 'Amount' })

  if (isPhone) {
    await fold.click()
    await page.getByLabel('Sort by').selectOption('AMOUNT_DESC')
  } else {
    await page.getByRole('button', { name: 'Amount' }).press('Enter')
    await expect(sort).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('button', { name: 'Amount' }).press('Enter')
    await expect(sort).toHaveAttribute('aria-sort', 'descending')
  }
  await expect(page).toHaveURL(/\?sort=AMOUNT_DESC$/)

  requests()
  const find = page.getByLabel('Name or account number')
  await find.fill('nobody')
  await find.press('Enter')
  await expect(page).toHaveURL(/\?sort=AMOUNT_DESC&find=nobody$/)
  await expect(page.getByText('Nothing in this list fits the filters.')).toBeVisible()
  await expect(page.getByText('0 - 0 / 0')).toBeVisible()
  expect(screenQueries(requests())).toEqual(['query WithdrawalsPageQuery'])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL(/\?sort=AMOUNT_DESC$/)
  await expect(page.getByText('100005').first()).toBeVisible()

  await page.goBack()
  await expect(page.getByText('Nothing in this list fits the filters.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Name or account number: nobody, remove' })).toBeVisible()
  await page.goForward()
  await expect(page.getByText('100005').first()).toBeVisible()

  // As somebody opens it who was sent the address.
  await page.goto('/withdrawals/pending?sort=AMOUNT_DESC&find=100005')
  await expect(page.getByText('1 - 1 / 1')).toBeVisible()
  if (!isPhone) await expect(sort).toHaveAttribute('aria-sort', 'descending')
  await expectAccessible(page)
})

test('a social security number typed into a list goes nowhere', async ({ page }) => {
  await signIn(page, people.admin)
  await page.goto('/rollovers/pending')
  const fold = page.getByRole('button', { name: /^Filter and sort/ })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (await fold.isVisible()) await fold.click()
  await page.getByLabel('Name or account number').fill('900-11-0001')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByText('Use Search for a social security number or a date of birth.')).toBeVisible()
  await expect(page).toHaveURL(/\/rollovers\/pending$/)
})
