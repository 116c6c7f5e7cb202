import { people } from '../clients.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readableByScripts,
  screenQueries,
  signIn,
  test,
} from './portal.ts'

test('lets staff search, sort, page, open an owner, and return to the same results @phone', async ({
  page,
  requests,
}) => {
  await signIn(page, people.service, '/search')
  const main = page.getByRole('main')
  const search = main.getByRole('button', { name: 'Search', exact: true })
  const numbers = () => main.getByRole('link', { name: /^\d{6}$/ }).allTextContents()
  const more = main.getByRole('button', { name: 'More fields' })
  await page.getByLabel('Find an owner').fill('1000')
  await search.click()
  await page.getByLabel('Rows a page of Account owners found').selectOption('10 rows')
  const pager = main.getByText(/^1 - 10 \/ \d\d$/)
  await expect(pager).toBeVisible()
  const total = Number((await pager.textContent())?.split('/ ')[1])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  requests()
  const fold = main.getByRole('button', { name: 'Sort', exact: true })
  const isPhone = await fold.isVisible()
  const first = await numbers()
  if (isPhone) {
    await fold.click()
    await page.getByLabel('Sort by').selectOption('NAME_DESC')
  } else {
    await page.getByRole('button', { name: 'Last Name' }).press('Enter')
    await expect(page.getByRole('columnheader', { name: 'Last Name' })).toHaveAttribute('aria-sort', 'descending')
  }
  await expect.poll(numbers).not.toEqual(first)
  expect(screenQueries(requests())).toEqual(['query SearchResultsQuery'])
  await main.getByRole('button', { name: 'Next' }).click()
  await expect(main.getByText(`11 - ${total} / ${total}`)).toBeVisible()
  expect(screenQueries(requests())).toEqual(['query SearchResultsQuery'])

  const shown = await numbers()
  await main.getByRole('link', { name: shown.at(-1) ?? '' }).click()
  await expect(page.getByRole('region', { name: 'Acting for' })).toBeVisible()
  requests()
  await page.goBack()
  await expect(main.getByText(`11 - ${total} / ${total}`)).toBeVisible()
  expect(await numbers()).toEqual(shown)
  await expect(page.getByLabel('Find an owner')).toHaveValue('1000')
  // The store now belongs to another owner, so the form's state list is queried again.
  expect(screenQueries(requests())).toEqual(['query OwnerStateSelectQuery', 'query SearchResultsQuery'])
  await expect(page).toHaveURL(/\/search$/)

  // Searches by a social security number, which must not appear anywhere.
  await page.getByLabel('Find an owner').fill('')
  await more.click()
  await page.getByRole('textbox', { name: 'Social Security Number' }).fill('900-11-0001')
  await search.click()
  await expect(main.getByText('1 - 1 / 1')).toBeVisible()
  await main.getByRole('link', { name: '100001' }).click()
  await expect(page.getByRole('region', { name: 'Acting for' })).toBeVisible()
  await page.goBack()
  await expect(main.getByText('1 - 1 / 1')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Social Security Number' })).toHaveValue('900-11-0001')
  await expect(page).toHaveURL(/\/search$/)
  expect(await readableByScripts(page)).not.toMatch(/900-?11/)
  expect(JSON.stringify(await page.evaluate(() => window.history.state as unknown))).not.toMatch(/900-?11/)

  await page.reload()
  await expect(search).toBeVisible()
  await expect(main.getByRole('link', { name: '100001' })).toBeHidden()
})
