import { people } from '../clients.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

const LOOK_ONLY = 'The portal is being updated: you can look at everything, but not change anything until 23:00.'

test('keeps typed input in read-only mode', async ({ page, portal }) => {
  await signIn(page, people.admin, '/plans')
  await page.getByRole('button', { name: 'Edit Alpha Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Plan' })
  await dialog.getByLabel('Name').fill('Alpha Plan of another name')
  await portal.maintenance('read-only', LOOK_ONLY)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: LOOK_ONLY })).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Alpha Plan of another name')
  await expectAccessible(page)

  await portal.maintenance('off')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Alpha Plan of another name').first()).toBeVisible()
})
