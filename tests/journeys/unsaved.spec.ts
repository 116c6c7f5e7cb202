import { people } from '../clients.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

test('asks for confirmation before unsaved input is lost, in a dialog and on a screen', async ({ page }) => {
  await signIn(page, people.admin, '/plans')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })

  // Nothing was typed, so the dialog closes without a question.
  const adding = page.getByRole('dialog', { name: 'Add Plan' })
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(adding.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(adding).toHaveCount(0)

  await page.getByRole('button', { name: 'Edit Alpha Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Plan' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill('Alpha Plan of another name')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByLabel('Name')).toHaveValue('Alpha Plan of another name')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Alpha Plan of another name')).toHaveCount(0)

  await page.goto('/password')
  await page.getByLabel('Current Password').fill('something')
  const home = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' })
  await home.click()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
  await expect(home).toBeFocused()
  await expect(page.getByLabel('Current Password')).toHaveValue('something')
  await home.click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).not.toHaveURL(/\/password/)
})
