import { people, restSignIn } from '../clients.ts'
import { expect, expectAccessible, screenQueries, signIn, test, untilQuiet } from './portal.ts'

test('lets staff sort, filter and search a list, and restores the list by back, forward and link', async ({
  page,
  requests,
}) => {
  await signIn(page, people.admin)
  await page.goto('/withdrawals/pending')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdrawals: Pending')
  await expectAccessible(page, { sizes: 'own' })
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
  if (!isPhone) await expect(sort).toHaveAttribute('aria-sort', 'descending')
  await expectAccessible(page)
})

test('sorts and filters account transactions by date with one query for each change', async ({ page, requests }) => {
  await signIn(page, people.ann, '/transaction')
  await expect(page.getByText('1 - 10 / 12')).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })
  const line = (index: number) =>
    page
      .getByRole('table')
      .getByRole('row')
      .nth(index + 1)

  requests()
  await page.getByRole('button', { name: 'Date', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/transaction\?sort=DATE_ASC$/)
  await expect(line(0)).toContainText('Rollover from plan')
  // The amount of the oldest transaction equals the balance after it.
  const opening = (await line(0).innerText()).match(/\$[\d,.]+/g) ?? []
  expect([opening.length, opening[0]]).toEqual([2, opening[1]])
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('11 - 12 / 12')).toBeVisible()
  await expect(line(1)).toContainText('$10,000.00')
  expect(screenQueries(requests())).toEqual(['query TransactionsPageQuery', 'query TransactionsPageQuery'])

  await page.getByLabel('From').fill('2025-02-01')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page).toHaveURL(/\?sort=DATE_ASC&startDate=2025-02-01$/)
  await expect(page.getByText('Opening Balance')).toBeVisible()
  await expect(page.getByText('Closing Balance')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByText('11 - 12 / 12')).toBeVisible()
  await expect(page.getByText('Opening Balance')).toHaveCount(0)
  await page.goForward()
  await expect(page.getByText('Opening Balance')).toBeVisible()
})

test('shows old and new values in the audit trail, and hides the trail and webhooks from customer service', async ({
  page,
  portal,
  requests,
}) => {
  const admin = await restSignIn(portal.custodianUrl, people.admin)
  for (const status of [4, 3]) await admin('PUT', `/api/account/admin/501/status/${status}`)
  await signIn(page, people.compliance, '/report')
  await page.getByRole('link', { name: 'Audit Trail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit Trail')
  await expectAccessible(page, { sizes: 'own' })

  requests()
  await page.getByLabel('Account owner ID').fill('1001')
  await page.getByLabel('Show').selectOption('Account')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page).toHaveURL(/\/audit\?accountOwnerId=1001&kind=ACCOUNT$/)
  await expect(page.getByRole('table').getByRole('link', { name: '1004' })).toHaveCount(0)
  await expect(page.getByText('Status: Registered → Pending Closure').first()).toBeVisible()
  await expect(page.getByText('Status: Pending Closure → Registered').first()).toBeVisible()
  await expect(page.getByText(people.admin).first()).toBeVisible()
  expect(screenQueries(requests())).toEqual(['query AuditPageQuery'])
  await expectAccessible(page)

  await page.context().clearCookies()
  await signIn(page, people.service, '/report')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports')
  await expect(page.getByRole('link', { name: /^(Audit Trail|Webhooks)$/ })).toHaveCount(0)
})
