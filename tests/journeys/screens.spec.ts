import type { Page } from '@playwright/test'
import { addresses } from '../../web/testing/addresses.ts'
import { people } from '../clients.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNoViolations,
  phone,
  PHONE,
  signIn,
  test,
  untilQuiet,
} from './portal.ts'
import { expectStill, lighthouse, watch } from './still.ts'

// Tests every screen in the phone layout; still.spec.ts covers the steps of a distribution. Other journeys cover tasks
// in the layout that people use.
test.use(phone)
// Its tests run in parallel, because no other file takes as long.
test.describe.configure({ mode: 'parallel' })

async function look(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilQuiet(page)
  await expect(page.getByText('Something went wrong!'), page.url()).toHaveCount(0)
  await expectAccessible(page)
  for (const size of smallest) {
    await page.setViewportSize(size)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expectNoSidewaysScroll(page)
  }
  await expectNoViolations(page, 'smaller')
}

/** The width of a desktop at 400 percent zoom, which is also that of the narrowest phone, with two heights. */
const smallest = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]

const visits = [
  { who: null, begin: '/login', paths: addresses.nobody, isOfOwners: true },
  { who: people.ann, begin: '/home', paths: addresses.owner, isOfOwners: true },
  { who: people.fay, begin: '/home', paths: ['/home'], isOfOwners: true },
  { who: people.admin, begin: '/owners/1001/home', paths: addresses.administratorForAnOwner, isOfOwners: false },
  { who: people.admin, begin: '/search', paths: addresses.lists, isOfOwners: false },
  { who: people.service, begin: '/home', paths: addresses.service, isOfOwners: false },
  { who: people.admin, begin: '/audit', paths: addresses.topAdministrator, isOfOwners: false },
  { who: people.compliance, begin: '/home', paths: addresses.reviewer, isOfOwners: false },
]

for (const { who, begin, paths, isOfOwners } of visits) {
  test(`shows the screens of ${who ?? 'a visitor'} from ${begin} on a phone without sideways scrolling or axe findings`, async ({
    page,
  }) => {
    test.slow()
    await watch(page)
    if (who) await signIn(page, who, begin)
    for (const path of paths) {
      if (isOfOwners) await page.setViewportSize(lighthouse.phone)
      await page.goto(path)
      // Staff screens need not have thumb-sized controls.
      if (isOfOwners) await expectStill(page, true)
      await page.setViewportSize(PHONE)
      await look(page)
      expect(path, 'the address, or what is left of it without a secret').toContain(
        new URL(page.url()).pathname.replace(/\/$/, ''),
      )
    }
  })
}
