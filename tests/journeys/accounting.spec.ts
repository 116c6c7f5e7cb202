import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { people } from '../clients.ts'
import { expect, expectAccessible, screenQueries, signIn, test, untilQuiet } from './portal.ts'

const federalBook = '/accounts?accountId=200&startDate=&endDate='
/** Rows on a desktop, cards on a phone. */
const lines = (page: Page) => page.getByRole('row').or(page.getByRole('listitem'))

async function actForAnn(page: Page, email: string): Promise<void> {
  await signIn(page, email, '/search')
  await page.getByLabel('Find an owner').fill('Archer')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: '100001' }).click()
  await expect(page).toHaveURL(/\/home$/)
}

async function downloaded(page: Page, click: () => Promise<void>): Promise<{ name: string; rows: string[][] }> {
  const started = page.waitForEvent('download')
  await click()
  const download = await started
  return {
    name: download.suggestedFilename(),
    rows: parse(await readFile(await download.path()), { bom: true }) as string[][],
  }
}

test('searches taxes by account and date range, and opens their transactions in a new tab', async ({
  page,
  requests,
}) => {
  await signIn(page, people.service, '/state')
  await expect(page).toHaveTitle(/^Taxes/)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('link', { name: 'Please select a valid account' })).toBeVisible()
  await expectAccessible(page)

  const account = page.getByRole('combobox', { name: 'Account' })
  await account.fill('alab')
  await expect(page.getByRole('option')).toHaveText(['Alabama Withholding'])
  await account.press('ArrowDown')
  await account.press('Enter')
  await page.getByLabel('End Date').fill('12/31/2099')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('No Accounts with a balance for this date range')).toBeVisible()

  await untilQuiet(page)
  requests()
  await account.fill('federal')
  await page.getByRole('option', { name: 'Federal Withholding' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('$150.00')).toBeVisible()
  expect(screenQueries(requests())).toEqual(['query TaxesPageQuery'])
  await expectAccessible(page)

  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Federal Withholding' }).click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/accounts\?accountId=200&startDate=2024-01-01&endDate=2099-12-31$/)
  await expect(tab.getByRole('heading', { level: 1, name: 'Accounting' })).toBeVisible()
  await expect(tab.getByLabel('Start Date')).toHaveValue('January 1, 2024')
  await expect(tab.getByLabel('End Date')).toHaveValue('December 31, 2099')
  await expect(tab.getByRole('combobox', { name: 'Account' })).toHaveValue('Federal Withholding')
  await expect(tab.getByText('1 - 1 / 1')).toBeVisible()
  await tab.close()
})

test('shows taxes owed by account and period, and offers to record their payment dated today', async ({
  page,
  requests,
}) => {
  requests()
  await signIn(page, people.service, '/state')
  await expect(page.getByText(/: \$[\d,.]+ owed from \d+ accounts?\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'This year' }).click()
  await expect(page).toHaveURL(/period=THIS_YEAR/)
  const record = page.getByRole('button', { name: /^Record Payment of .*, Federal Withholding$/ })
  const [, amount = ''] = /of (\$[\d,.]+),/.exec((await record.getAttribute('aria-label')) ?? '') ?? []
  await expectAccessible(page)
  await record.click()
  const dialog = page.getByRole('dialog', { name: 'Add Payment' })
  await expect(dialog.getByLabel('Amount')).toHaveValue(amount)
  await expect(
    dialog.getByText(
      /It is dated \d\d\/\d\d\/\d{4}, the day you submit it, or the day on which a second person approves it\.$/,
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(screenQueries(requests())).toContain('query TaxesPageQuery')
})

test('records a tax payment once when the button is pressed repeatedly', async ({ page, requests }) => {
  await signIn(page, people.service, '/state?accountId=200&startDate=&endDate=2099-12-31')
  await page.getByRole('button', { name: 'Record Payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Payment' })
  await dialog.getByLabel('Amount').fill('10.01')
  await dialog.getByLabel('Note').fill('Deposit')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.getByText('The payment has been successfully added', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('$139.99')).toBeVisible()

  requests()
  await page.goto(federalBook)
  await expect(page.getByText('$139.99').first()).toBeVisible()
  await expect(page.getByText('($10.01)')).toHaveCount(1)
  await expect(page.getByText('1 - 2 / 2')).toBeVisible()
  expect(screenQueries(requests())).toEqual(['query AccountingPageQuery'])
  await expectAccessible(page)
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

test('opens the transactions of a single account, lists several accounts, or shows a message without accounts', async ({
  page,
  requests,
}) => {
  await signIn(page, people.ann)
  await untilQuiet(page)
  requests()
  await page.goto('/transaction')
  await expect(page.getByText('1 - 10 / 12')).toBeVisible()
  await expect(page).toHaveURL(/\/transaction$/)
  await expect(page.getByText('100001')).toBeVisible()
  // The page may have preloaded the transactions; otherwise it sends TransactionsPageQuery.
  expect(['', 'query TransactionsPageQuery']).toContain(screenQueries(requests()).join(', '))
  await expect(page.getByText('Transaction ID')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Fee Adjustment' })).toHaveCount(0)
  await expectAccessible(page, { sizes: 'own' })
  const report = await page.request.get('/files/report/withholding-account.csv')
  expect([report.status(), await report.text()]).toEqual([403, 'You may not see this.'])

  await page.context().clearCookies()
  await signIn(page, people.ben, '/transaction')
  await expect(page.getByRole('link', { name: '100003 (Roth IRA)' })).toBeVisible()
  await page.getByRole('link', { name: '100002 (Traditional IRA)' }).click()
  await expect(page).toHaveURL(/\/502\/transaction$/)

  await page.context().clearCookies()
  await signIn(page, 'joy.jones@example.com', '/transaction')
  await expect(page.getByText('Please select an account')).toBeVisible()
})

test('downloads reports as CSV, for all time or a date range', async ({ page }) => {
  await signIn(page, people.compliance, '/report')
  await expect(page).toHaveTitle(/^Reports/)
  await expectAccessible(page, { sizes: 'own' })
  await page.getByRole('link', { name: 'Withholding by Account' }).click()
  await expect(page).toHaveURL(/\/report\/withholding\/account\/$/)
  await expectAccessible(page, { sizes: 'own' })
  const download = page.getByRole('button', { name: 'Download CSV' })
  const allDays = () => page.getByRole('button', { name: 'All days' }).click()
  await expect(page.getByRole('button', { name: 'This year', pressed: true })).toBeVisible()
  await allDays()
  const byAccount = await downloaded(page, () => download.click())
  expect(byAccount.name).toBe('withholding-account.csv')
  expect(byAccount.rows[0]).toEqual([
    'Account Number',
    'First Name',
    'Last Name',
    'State',
    'Date',
    'Amount',
    'Federal Withholding',
    'State Withholding',
  ])
  expect(byAccount.rows.slice(1).map((row) => [row[0], row[5], row[6], row[7]])).toEqual([
    ['100001', '1500.00', '150.00', '0.00'],
  ])
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Preview: all days' })).toBeVisible()
  await expect(page.getByText('$1,500.00')).toHaveCount(2)
  await expect(page.getByText('Archer')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Start Date').fill('01/01/2099')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Preview: from 01/01/2099' })).toBeVisible()
  await expect(page.getByText('Nothing was withheld in these days')).toBeVisible()
  const later = await downloaded(page, () => download.click())
  expect(later.rows).toEqual([byAccount.rows[0]])

  await page.goto('/report/withholding/state/')
  await allDays()
  const byState = await downloaded(page, () => download.click())
  expect(byState.name).toBe('withholding-state.csv')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Preview: all days' })).toBeVisible()
  await expect(page.getByText('$150.00')).toHaveCount(2)
  expect(byState.rows).toEqual([
    ['State', 'Amount', 'Federal Withholding', 'State Withholding'],
    ['TX', '1500.00', '150.00', '0.00'],
  ])
})

/** Posts a withdrawal of Ann's by a check that is not cashed yet. */
const SENT = `select post_transaction(4, current_date, 'Withdrawal by check', null, null, null, null,
  array[(select book_id from book where account_id = 501), (select book_id from book where kind = 'DISBURSEMENTS_CHECK')],
  array['D', 'C'], array[70000, 70000])`

test('adjusts a fee as top administrator, and reverses a withdrawal as staff', async ({ page, portal }) => {
  // Refunds the annual fee. The reversal refunds the distribution fee, and a second refund would need a second person.
  await actForAnn(page, people.admin)
  await page.goto('/501/transaction')
  await page.getByRole('button', { name: 'Fee Adjustment' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Adjustment' })
  await adding.getByLabel('Amount').fill('20')
  await adding.getByLabel('Refunded Fee').selectOption('Annual Fee')
  await adding.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The adjustment has been successfully added', { exact: true })).toBeVisible()
  await expect(page.getByText('$10,020.00').first()).toBeVisible()
  await expect(page.getByText('1 - 13 / 13')).toBeVisible()

  await portal.sql(SENT)
  await page.context().clearCookies()
  await actForAnn(page, people.service)
  await page.goto('/501/transaction')
  await expect(page.getByText('$9,320.00').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fee Adjustment' })).toHaveCount(0)
  await lines(page).filter({ hasText: '($700.00)' }).getByRole('link').click()
  const detail = page.getByRole('dialog', { name: 'Transaction Detail' })
  await expect(detail.getByText('($700.00)').first()).toBeVisible()
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Reverse Transaction' }).click()
  await expect(detail.getByLabel('Note')).toBeFocused()
  await detail.getByLabel('Note').fill('The check came back')
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Reverse Transaction' }).dblclick()
  await expect(page.getByText('Transaction Reversed', { exact: true })).toBeVisible()
  await expect(page.getByText('$10,020.00').first()).toBeVisible()
  await expect(page.getByText('The check came back')).toHaveCount(1)

  await lines(page).filter({ hasText: '($700.00)' }).getByRole('link').click()
  await expect(detail.getByText('($700.00)').first()).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Reverse Transaction' })).toHaveCount(0)
  await detail.getByRole('link', { name: '501' }).click()
  await expect(page.getByText('Account Owner set to 1001', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
})

test('offers staff the daily activity report with a zero proof total, and the pending activity report', async ({
  page,
  portal,
}) => {
  await portal.job('daily-activity-report')
  await portal.job('pending-activity-report')
  await signIn(page, people.service, '/jobs')
  await page.getByRole('tab', { name: /Recently Completed/ }).click()
  const daily = await downloaded(page, () => page.getByRole('link', { name: /^daily-activity-/ }).click())
  expect(daily.rows.at(-1)?.slice(0, 1)).toEqual(['Proof'])
  expect([daily.rows.at(-1)?.at(-4), daily.rows.at(-1)?.at(-1)]).toEqual(['0.00', '0.00'])
  const pending = await downloaded(page, () => page.getByRole('link', { name: /^pending-activity-/ }).click())
  expect(pending.rows.slice(1).map((row) => [row[1], row[6], row[7]])).toContainEqual(['100005', '300.00', 'Open'])
})
