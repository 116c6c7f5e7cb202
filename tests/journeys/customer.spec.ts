import { people } from '../clients.ts'
import { htmlFile, pdfFile } from '../files.ts'
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

test('saves a new address and phone number in the profile', async ({ page }) => {
  await signIn(page, people.ann, '/profile')
  await page.getByLabel('Zip').fill('787')
  await expect(page.getByText('Please enter a valid zip code.').first()).toBeVisible()
  await page.getByLabel('Zip').fill('78702')
  await page.getByLabel('Address 1').fill('7 New Street')
  await page.getByLabel('City').fill('Austin')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Your address has been updated.', { exact: true })).toBeVisible()
  await page.getByLabel('Primary Phone Number').fill('5125550142')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Your phone number has been updated.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Address 1')).toHaveValue('7 New Street')
  await expect(page.getByLabel('Primary Phone Number')).toHaveValue('(512) 555-0142')
})

test('uploads a file only if its content is of an allowed type', async ({ page }) => {
  await signIn(page, people.ann, '/upload')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('Please select a file.')).toBeVisible()
  const picker = page.locator('input[type=file]').first()
  await picker.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: htmlFile() })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText(/^page\.pdf is not a real PDF file\./)).toBeVisible()
  await expect(page.getByText('File uploaded successfully', { exact: true })).toHaveCount(0)
  await picker.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('File uploaded successfully', { exact: true })).toBeVisible()
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
