import { people } from '../clients.ts'
import { expect, expectAccessible, screenQueries, signIn, test, untilQuiet } from './portal.ts'

test("shows an owner's data and payments on staff Home, with one query after the owner's check, and no axe violation", async ({
  page,
  requests,
}) => {
  await signIn(page, people.service)
  await untilQuiet(page)
  requests()
  await page.goto('/owners/1001/home')
  const main = page.getByRole('main')
  const contact = main.locator('section').filter({ hasText: 'Mailing address' }).first()
  const owner = main.locator('section').filter({ hasText: 'Latest records' }).first()
  for (const fact of ['Date of birth', 'Social Security number', 'Phone', '(512) 555-0100', 'Email', people.ann])
    await expect(contact.getByText(fact, { exact: true }).first()).toBeInViewport()
  for (const part of ['Notes', 'Documents', 'Last changes'])
    await expect(owner.getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expect(main.getByText('100001 (Traditional IRA)')).toBeVisible()
  await expect(owner.getByRole('link', { name: 'agreement.pdf' })).toBeVisible()
  expect(screenQueries(requests())).toEqual(['query ownerExistsQuery', 'query HomePageQuery'])
  await expectAccessible(page, { sizes: 'own' })
  await owner.getByRole('link', { name: 'All documents' }).click()
  await expect(page).toHaveURL(/\/document$/)
  await page.goBack()
  await owner.getByRole('link', { name: 'All notes' }).click()
  await expect(page).toHaveURL(/\/note$/)
})
