import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { people, restSignIn } from '../clients.ts'
import { expect, expectAccessible, screenQueries, signIn, test, untilQuiet } from './portal.ts'

/** Resets the accounts of Gus, Hal and Ida to waiting for review, whatever an earlier test decided. */
test.beforeEach(async ({ portal }) => {
  const admin = await restSignIn(portal.custodianUrl, people.admin)
  for (const accountId of [510, 511, 512]) await admin('PUT', `/api/account/admin/${accountId}/status/1`)
})

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('alertdialog')

async function reject(page: Page, label = 'Identity not confirmed') {
  await dialog(page).getByLabel('Reason').selectOption({ label })
  await dialog(page).getByRole('button', { name: 'Reject' }).click()
}

test('filters accounts by finding, rejects one on its evidence page, lists it as decided, and links to the Home of an owner', async ({
  page,
  requests,
}, testInfo) => {
  await signIn(page, people.compliance, '/compliance/pending?finding=UNDER_18')
  await expect(page.getByText('Nothing in this list matches the filters.')).toBeVisible()
  await page.goto('/compliance/pending?finding=Date+of+birth+mismatch')
  await untilQuiet(page)
  requests()
  await page.getByRole('link', { name: 'Evidence of account 512' }).click()
  await expect(page).toHaveURL(/\/compliance\/account\/512$/)
  const main = page.getByRole('main')
  for (const text of ['Finding', 'Rule', 'Given', 'Result'])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  expect(screenQueries(requests())).toEqual(['query EvidencePageQuery'])
  await expectAccessible(page, { sizes: 'own' })
  await press(page, 'Reject')
  await expect(dialog(page).getByLabel('Reason').locator('option:checked')).toHaveText('No reason given')
  await expectAccessible(page)
  await reject(page, 'Address incomplete')
  await expect(page.getByText('Selected records rejected', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/compliance\/pending/)
  requests()
  await page.getByRole('link', { name: 'Decided accounts' }).click()
  await expect(page).toHaveTitle(/Decided accounts/)
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: 'Ives' }).first()
  for (const fact of [
    '512',
    'Rejected',
    people.compliance,
    'We need your full mailing address.',
    'Date of birth mismatch',
  ])
    await expect(row).toContainText(fact)
  // The counts in the menu, which load after the rejection, may discard the prefetched query, which is then sent again.
  expect(new Set(screenQueries(requests()))).toEqual(new Set(['query DecidedPageQuery']))
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Pack' }).click()
  const pack = unzipSync(await readFile(await (await downloading).path()))
  const folder = testInfo.outputPath('pack')
  for (const [name, content] of Object.entries(pack)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'verify.mjs')])
  expect(stdout).toContain('The pack is whole')
  expect(await readFile(join(folder, 'decisions.csv'), 'utf8')).toContain('We need your full mailing address.')

  await page.goto('/compliance/account/510')
  await main.getByRole('link', { name: 'Home of this owner' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('region', { name: 'Acting for' })).toContainText(/Gus Gray.*view only/)
})

test("returns from an account's evidence to its list row, and approves the account by keyboard", async ({ page }) => {
  await signIn(page, people.compliance, '/compliance/pending')
  const link = (accountId: number) => page.getByRole('link', { name: `Evidence of account ${accountId}` })
  const heading = page.getByRole('heading', { name: 'Evidence', level: 1 })
  await expect(link(511)).toBeVisible()
  for (const goBack of [
    () => page.goBack(),
    () => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Pending Approval' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await link(511).focus()
    await page.keyboard.press('Enter')
    await expect(heading).toBeFocused()
    await goBack()
    await expect(link(511)).toBeFocused()
  }

  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await page.keyboard.press('a')
  await expect(dialog(page).getByRole('button', { name: 'Approve 1 account' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Approved: Hal Hart, account 511').first()).toBeVisible()
  await expect(link(512)).toBeFocused()
})
