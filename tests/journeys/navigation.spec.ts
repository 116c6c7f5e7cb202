import { people } from '../clients.ts'
import { expect, screenQueries, signIn, test, untilQuiet } from './portal.ts'

// [menu label, heading of the screen, number of requests for its data]
const menu: [string, string | RegExp, number][] = [
  ['Profile', 'Profile', 1],
  ['Change Password', 'Change Password', 1],
  ['Secure Upload', 'Upload a File', 1],
  ['Documents', 'Documents', 1],
  ['Settings', /Settings/, 1],
  ['Home', 'Accounts', 1],
]

test('sends one query for the screen of every menu entry, the transactions and the withdrawal wizard', async ({
  page,
  requests,
}) => {
  await signIn(page, people.ann)
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
  await untilQuiet(page)
  for (const [label, heading, count] of menu) {
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true })
    await expect(entry).toBeVisible()
    requests()
    // A key fetches and navigates at once. A slow click could outlast the prefetched query, which is then sent again.
    await entry.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await untilQuiet(page)
    expect(screenQueries(requests()), label).toHaveLength(count)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(label)
  }

  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '$10,000.00' })).toBeVisible()
  await untilQuiet(page)
  requests()
  await main.getByRole('link', { name: '$10,000.00' }).press('Enter')
  await expect(page.getByText('Account Balance')).toBeVisible()
  expect(screenQueries(requests())).toHaveLength(1)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
  await expect(main.getByRole('link', { name: 'Distribution', exact: true })).toBeVisible()
  await untilQuiet(page)
  requests()
  await main.getByRole('link', { name: 'Distribution', exact: true }).press('Enter')
  await expect(page.getByRole('radio', { name: /Full amount/ })).toBeVisible()
  expect(screenQueries(requests())).toHaveLength(1)
  await page.getByLabel('Amount', { exact: true }).fill('100')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('radio', { name: /^Normal Distribution/ })).toBeVisible()
  const step = requests()
  expect(step.filter((name) => name.startsWith('mutation '))).toHaveLength(1)
  expect(screenQueries(step).length).toBeLessThanOrEqual(1)
})
