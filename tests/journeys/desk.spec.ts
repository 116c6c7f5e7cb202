import type { Locator } from '@playwright/test'
import { addresses } from '../../web/testing/addresses.ts'
import { people } from '../clients.ts'
import { expect, expectAccessible, screenQueries, signIn, test, untilQuiet } from './portal.ts'

// Every staff screen on a desktop. screens.spec.ts opens the same addresses on a phone, customer.spec.ts the screens of
// owners on a desktop.

/** A search that shows the table of taxes owed by account. */
const taxes = '/state?accountId=200&startDate=&endDate=2099-12-31'

// Without the gallery: its table of plain text overflows a page that is made for owners.
const visits = [
  { who: people.service, paths: [...addresses.service.filter((path) => path !== '/dev/gallery'), taxes] },
  { who: people.admin, paths: [...addresses.lists, ...addresses.topAdministrator] },
  { who: people.compliance, paths: addresses.reviewer },
]

for (const { who, paths } of visits) {
  test(`opens the screens of ${who} on a desktop with at most one query and no axe finding`, async ({
    page,
    requests,
  }) => {
    await signIn(page, who)
    for (const path of paths) {
      await untilQuiet(page)
      requests()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await untilQuiet(page)
      // The event stream, which opens later, may have made the screen send its query again.
      expect(new Set(screenQueries(requests())).size, path).toBeLessThanOrEqual(1)
      await expectAccessible(page, { sizes: 'own' })
    }
  })
}

test('opens the screens of an owner for an administrator with one query after the check of the owner', async ({
  page,
  requests,
}) => {
  await signIn(page, people.admin)
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
  for (const path of addresses.administratorForAnOwner.filter((path) => path !== '/home')) {
    await untilQuiet(page)
    requests()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilQuiet(page)
    expect(screenQueries(requests()).length, path).toBeLessThanOrEqual(1)
    await expectAccessible(page, { sizes: 'own' })
  }
})

test('shows the chosen status of the Upload Center in full', async ({ page }) => {
  await signIn(page, people.service, '/upload-center?isDone=true')
  await expectChosenWhole(page.getByLabel('Status', { exact: true }))
})

/** Expects that the selected value is not cut off at the end of its field. */
async function expectChosenWhole(select: Locator): Promise<void> {
  const { room, wanted } = await select.evaluate((element) => {
    const field = element as HTMLSelectElement
    const { paddingLeft, paddingRight, font } = getComputedStyle(field)
    const context = document.createElement('canvas').getContext('2d')
    if (context) context.font = font
    const text = field.selectedOptions[0]?.text ?? ''
    return {
      room: field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      wanted: context?.measureText(text).width ?? Number.POSITIVE_INFINITY,
    }
  })
  expect(room).toBeGreaterThanOrEqual(wanted)
}
