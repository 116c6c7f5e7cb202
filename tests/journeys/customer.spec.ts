import { people } from '../clients.ts'
import { expect, expectAccessible, screenQueries, signIn, test } from './portal.ts'
import { expectStill, lighthouse, watch } from './still.ts'

// screens.spec.ts covers the phone layout.
const visits = [
  { who: null, paths: ['/login', '/register/', '/forgot/'] },
  { who: people.fay, paths: ['/home'] },
  {
    who: people.ann,
    paths: [
      '/home',
      '/profile',
      '/settings',
      '/password',
      '/document',
      '/upload',
      '/calculator',
      '/mail',
      '/faq/',
      '/501/transaction',
      '/transaction',
      '/501/beneficiary',
      '/501/rollover',
      '/501/withdraw/early/',
    ],
  },
]

test('opens every customer screen with at most one query, no layout shift, no horizontal scroll and no axe violation', async ({
  page,
  requests,
}) => {
  await page.setViewportSize(lighthouse.desktop)
  await watch(page)
  for (const { who, paths } of visits) {
    if (who) await signIn(page, who)
    for (const path of paths) {
      requests()
      await page.goto(path)
      await expectStill(page, false)
      expect(screenQueries(requests()).length, path).toBeLessThanOrEqual(1)
      await expectAccessible(page, { sizes: 'own' })
    }
  }
})

test('adds beneficiaries of two groups, and saves their percentages', async ({ page }) => {
  await signIn(page, people.fay, '/509/beneficiary')
  for (const [first, group] of [
    ['Zoe', 'Primary'],
    ['Zed', 'Contingent'],
  ] as const) {
    // After a beneficiary is added, the form empties its fields.
    await expect(page.getByLabel('First Name')).toHaveValue('')
    await page.getByLabel('First Name').fill(first)
    await page.getByLabel('Last Name').fill('Ford')
    await page.getByLabel('Date of Birth').fill('01/02/1985')
    await page.getByLabel('Type', { exact: true }).selectOption({ label: group })
    await page.getByRole('button', { name: 'Add Beneficiary' }).click()
    await expect(page.getByText(`${first} Ford`).first()).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Percent of Zoe Ford').fill('100')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Percent of Zed Ford').fill('100')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Beneficiaries updated successfully', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Percent of Zoe Ford')).toHaveValue(/^100/)
})
