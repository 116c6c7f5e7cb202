import { people } from '../clients.ts'
import { approve, expect, expectAccessible, expectNoSidewaysScroll, screenQueries, signIn, test } from './portal.ts'
import type { Page } from '@playwright/test'

/** A row of a table, or its card on a phone. */
const rowOf = (page: Page, text: string) =>
  page.getByRole('main').getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({ hasText: text })

test.describe('plans', () => {
  test('adds and edits plans, and reports invalid fields', async ({ page, requests }) => {
    await signIn(page, people.admin, '/plans')
    await expect(page).toHaveTitle(/Advisors\/Plans/)
    await expect(page.getByRole('heading', { level: 1, name: 'Advisors/Plans' })).toBeVisible()
    await expect(rowOf(page, 'Alpha Plan')).toContainText('325')
    await expect(rowOf(page, 'Alpha Plan')).toContainText('Leafhouse Financial')
    expect(screenQueries(requests())).toEqual(['query PlansPageQuery'])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Add' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert').first()).toBeFocused()
    await expect(dialog.getByRole('link', { name: 'Please select a company' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Name').fill('Journey Plan')
    await dialog.getByLabel('Interest').fill('10001')
    await dialog.getByLabel('Company').selectOption('Alta Trust')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Number must be less than or equal to 10000').first()).toBeVisible()
    await dialog.getByLabel('Interest').fill('57')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Plan Saved', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add' })).toBeFocused()
    await expect(rowOf(page, 'Journey Plan')).toContainText('57')

    await page.getByRole('button', { name: 'Edit Journey Plan' }).click()
    await expect(dialog.getByLabel('Interest')).toHaveValue('57')
    await dialog.getByLabel('Name').fill('Journey Plan Renamed')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(rowOf(page, 'Journey Plan Renamed')).toContainText('57')
    await page.reload()
    await expect(rowOf(page, 'Journey Plan Renamed')).toContainText('57')
  })

  test("changes a plan's rate from a later date after a second person's approval @phone", async ({
    page,
    browser,
    portal,
  }) => {
    await signIn(page, people.service, '/plans')
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Add' }).click()
    await dialog.getByLabel('Name').fill('Dated Plan')
    await dialog.getByLabel('Interest').fill('100')
    await dialog.getByLabel('Company').selectOption('Alta Trust')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Edit Dated Plan' }).click()
    await dialog.getByLabel('Interest').fill('311')
    await dialog.getByLabel('Counts From').fill('01/01/2099')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText('Plan Saved. Its new interest waits for a second person.', { exact: true }),
    ).toBeVisible()
    const waiting = 'Interest of Dated Plan: 311 basis points from 01/01/2099'
    await expect(page.getByText(waiting)).toBeVisible()
    await expect(page.getByRole('button', { name: `Approve ${waiting}` })).toBeHidden()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const other = await browser.newContext({ baseURL: portal.gatewayUrl })
    const second = await other.newPage()
    await signIn(second, people.service2, '/plans')
    await approve(second.getByRole('button', { name: `Approve ${waiting}` }))
    await expect(second.getByText('311 from 01/01/2099')).toBeVisible()

    await second.getByRole('button', { name: 'Details, Dated Plan' }).click()
    const rates = second.getByRole('dialog', { name: 'Dated Plan' })
    await expect(rates.getByText('To come')).toBeVisible()
    await expectAccessible(second, { sizes: 'own' })
    await expectNoSidewaysScroll(second, { sizes: 'own' })
    await rates.getByRole('button', { name: 'Withdraw 311 basis points from 01/01/2099' }).click()
    await second.getByRole('alertdialog', { name: 'Withdraw Rate' }).getByRole('button', { name: 'Withdraw' }).click()
    await expect(second.getByText('Rate withdrawn', { exact: true })).toBeVisible()
    await expect(rates.getByText('To come')).toBeHidden()
    await other.close()
  })

  test('shows related plans when the button is pressed @phone', async ({ page, requests }) => {
    await signIn(page, people.service, '/plans')
    await expect(rowOf(page, 'Beta Plan')).toBeVisible()
    requests()
    await page.getByRole('button', { name: 'View Plans, Beta Plan' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Related Plans' })
    await expect(dialog.getByText('No plans found')).toBeVisible()
    expect(screenQueries(requests())).toEqual(['query RelatedPlansQuery'])
    await expectAccessible(page, { sizes: 'own' })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'View Plans, Beta Plan' })).toBeFocused()
  })

  test("notifies the second of two people who edit a plan, and shows the first person's change", async ({
    page,
    browser,
    portal,
  }) => {
    await signIn(page, people.admin, '/plans')
    await page.getByRole('button', { name: 'Edit Beta Plan' }).click()
    const other = await browser.newContext({ baseURL: portal.gatewayUrl })
    const second = await other.newPage()
    await signIn(second, people.service, '/plans')
    await second.getByRole('button', { name: 'Edit Beta Plan' }).click()
    await second.getByRole('dialog').getByLabel('Company').selectOption('Leafhouse Financial')
    await second.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(rowOf(second, 'Beta Plan')).toContainText('Leafhouse Financial')
    await other.close()

    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Beta Plan Renamed')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('An error occurred while saving the information.')).toBeVisible()
    await expect(dialog.getByText('This plan was changed by someone else. Please reload.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Reload' }).click()
    await expect(rowOf(page, 'Beta Plan')).toContainText('Leafhouse Financial')
  })
})

test('writes a note about an owner', async ({ page, requests }) => {
  await signIn(page, people.service, '/search')
  await page.getByLabel('Find an owner').fill('Archer')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: '100001' }).click()
  await expect(page).toHaveURL(/\/home/)
  requests()
  await page.goto('/note')
  await expect(page.getByText('No notes found for user.')).toBeVisible()
  expect(screenQueries(requests())).toEqual(['query NotesPageQuery'])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add Note' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('link', { name: 'Please enter a title' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Please enter a note' })).toBeVisible()
  await dialog.getByLabel('Title').fill('x'.repeat(256))
  await dialog.getByLabel('Text').fill('Asked about the fee.\nWill call back.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Title must be 255 characters or less').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Title').fill('x'.repeat(255))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Note has been added successfully', { exact: true })).toBeVisible()
  await expect(rowOf(page, 'x'.repeat(255))).toContainText(people.service)
  await expect(rowOf(page, 'x'.repeat(255))).toContainText('Will call back.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('lists completed and pending jobs separately', async ({ page, portal, requests }) => {
  await portal.job('annual-fee')
  await signIn(page, people.admin, '/jobs')
  await expect(page.getByRole('tab', { name: 'Incomplete' })).toHaveAttribute('aria-selected', 'true')
  await expect(rowOf(page, 'Welcome Letters')).toContainText('Not Scheduled')
  await expect(rowOf(page, 'Welcome Letters')).toContainText('Not Completed')
  await expect(rowOf(page, 'Annual Fee')).toHaveCount(0)
  expect(screenQueries(requests())).toEqual(['query JobsPageQuery'])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('tab', { name: 'Incomplete' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const fee = rowOf(page, 'Annual Fee')
  await expect(fee).toBeVisible()
  await expect(fee).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M/)
  await expect(fee).toContainText(/\d{4}-\d\d-\d\d-1-\d+/)
  await expect(rowOf(page, 'DEMO-3')).toBeVisible()
  await expect(rowOf(page, 'DEMO-10')).toHaveCount(0)
  expect(screenQueries(requests())).toEqual([])
  await expectAccessible(page)
})

for (const [who, refused] of [
  [people.ann, /\/login$/],
  [people.compliance, /\/home$/],
] as const) {
  test(`hides plans, notes and jobs from ${who}`, async ({ page, requests }) => {
    await signIn(page, who)
    for (const path of ['/plans', '/note', '/jobs']) {
      requests()
      await page.goto(path)
      await expect(page).toHaveURL(refused)
      expect(screenQueries(requests()).filter((name) => /Plans|Notes|Jobs/.test(name))).toEqual([])
    }
  })
}
