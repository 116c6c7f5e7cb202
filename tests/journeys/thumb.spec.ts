import type { Locator } from '@playwright/test'
import { people } from '../clients.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, signIn, test, untilQuiet } from './portal.ts'
import { expectFitsAThumb } from './thumb.ts'
import { answerWizard } from './wizard.ts'

// A phone used with one thumb: taps only, no clicks.
test.use(phone)

/** Touches the element; the caller checks the effect. */
async function touch(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  await target.tap()
}

test('requests, corrects and cancels a distribution with one thumb', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Next' })
  const look = async (heading: string | RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectFitsAThumb(page)
    await expectNoSidewaysScroll(page)
  }
  await signIn(page, people.fay, '/home')
  await touch(page.getByRole('link', { name: 'Distribution', exact: true }))
  await look('How much would you like to take out?')
  await touch(page.getByLabel('Amount', { exact: true }))
  await page.getByLabel('Amount', { exact: true }).pressSequentially('400')
  await touch(next)
  await look(/distribution/i)
  await touch(page.getByRole('radio', { name: /^Normal Distribution/ }))
  await touch(next)
  await expect(page).toHaveURL(/\/withdraw\/payment-options\//)
  await look(/./)
  await touch(page.getByRole('radio', { name: /^Direct Deposit/ }))
  await touch(next)
  await expect(page).toHaveURL(/\/withdraw\/account-info\//)
  await look(/./)
  for (const [label, digits] of [
    ['Routing Number', '021000021'],
    ['Account Number', '123456789'],
    ['Confirm Account Number', '123456789'],
  ] as const) {
    await touch(page.getByLabel(label, { exact: true }))
    await page.getByLabel(label, { exact: true }).pressSequentially(digits)
  }
  await touch(next)
  await look('Federal tax withholding')
  await page.getByLabel('State of residence').selectOption('TX')
  await touch(next)
  await look('State tax withholding')
  await touch(next)
  await look('Review your request')
  await expectAccessible(page)
  await touch(page.getByRole('button', { name: /^Submit distribution request/ }))
  await expect(page).toHaveURL(/\/home/)

  // Home leads to the signature without scrolling; on the request's page, the request itself comes first.
  await expect(page.getByRole('button', { name: 'Review and sign' })).toBeInViewport({ ratio: 1 })
  await touch(page.getByRole('link', { name: 'View receipt' }))
  await expect(page.getByRole('heading', { name: 'Your request' })).toBeVisible()
  await touch(page.getByRole('button', { name: 'Correct this request' }))
  await touch(page.getByRole('button', { name: 'Correct request' }))
  await look('Review your request')
  await expect(page.getByText('account ending in 6789')).toBeVisible()
  await touch(page.getByRole('button', { name: /^Submit distribution request/ }))
  await expect(page).toHaveURL(/\/home/)

  await touch(page.getByRole('button', { name: 'Review and sign' }))
  await expect(page.getByLabel('Code from the email')).toBeVisible()
  await expectFitsAThumb(page)
  await touch(page.getByRole('button', { name: 'Cancel this request' }))
  await touch(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel request' }))
  await expect(page.getByText('This request was canceled. No money has moved.').first()).toBeVisible()
  await touch(page.getByRole('link', { name: 'Ask for another distribution' }))
  await look('How much would you like to take out?')
})

test('uploads a photo of a document from a phone', async ({ page }) => {
  await signIn(page, people.fay, '/upload')
  const [camera] = await Promise.all([
    page.waitForEvent('filechooser'),
    touch(page.getByRole('button', { name: 'Take a photo' })),
  ])
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await camera.setFiles({ name: 'image.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('image.png')).toBeVisible()
  await expectFitsAThumb(page)
  await expectAccessible(page)
  await touch(page.getByRole('main').locator('button[type=submit]'))
  await expect(page.getByText('File uploaded successfully').first()).toBeVisible()
})

test('requests a rollover of the whole balance on a phone whose steps pass axe', async ({ page }) => {
  await signIn(page, people.ann, '/501/withdraw/distribution/')
  await answerWizard(page, { amount: 'full', type: 'Rollover' }, async () => {
    await untilQuiet(page)
    await expectAccessible(page)
  })
  await expect(page.getByRole('main').getByText('$9,975.00').first()).toBeVisible()
  await touch(page.getByRole('button', { name: /^Submit / }))
  await expect(page).toHaveURL(/\/home/)
  await expect(page.getByText('Please sign the document sent to your email.', { exact: true })).toBeVisible()
})

test('blocks the page behind an open drawer, and returns the focus on close', async ({ page }) => {
  await signIn(page, people.ann)
  const behind = page.getByRole('main').getByRole('link', { name: '$10,000.00' })
  await expect(behind).toBeVisible()
  const profile = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' })
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(profile).toBeVisible()
  await behind.focus()
  await expect(behind).not.toBeFocused()
  await profile.focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeFocused()
  await expect(profile).toHaveCount(0)
  await expect(behind).toBeVisible()
})
