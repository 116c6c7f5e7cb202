import { people } from '../clients.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

test('opens the command palette for Ctrl+K pressed before the page has loaded', async ({ page }) => {
  await signIn(page, people.service)
  // The page's code arrives only after the keys were pressed.
  const pressed = Promise.withResolvers<void>()
  await page.route(/assets\/enter-/, async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto('/plans', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'portalTyped' in globalThis)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('bank')
  pressed.resolve()
  await expect(page.getByRole('combobox')).toHaveValue('bank')
  await expect(page.getByRole('option').first()).toContainText('Bank Reconciliation')
  await expectAccessible(page)
})
