import { gqlClient, people } from '../clients.ts'
import { approve, expect, expectAccessible, signIn, test } from './portal.ts'

const PLANS = '{ viewer { plans(first: 1) { edges { node { name } } } } }'

test('creates a write credential, shows it once, approves it by a second person, and revokes it', async ({
  page,
  portal,
}) => {
  const name = `nightly report ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, people.admin, '/report')
  await page.getByRole('main').getByRole('link', { name: 'Machine Credentials' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Machine Credentials' })).toBeVisible()

  await page.getByRole('button', { name: 'New Credential' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Credential' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('Please choose at least one permission').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('checkbox', { name: 'plans:read' }).check()
  await dialog.getByRole('checkbox', { name: 'notes:write' }).check()
  await dialog.getByLabel('Requests per minute').fill('60')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText(/It is shown only once/)).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })
  const token = await dialog.getByLabel('Credential').inputValue()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByRole('status')).not.toBeEmpty()
  const ask = () => gqlClient(portal.gatewayUrl, token)(PLANS)
  expect((await ask()).status).toBe(401)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  const item = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'requests per minute' })
  await expect(item.getByText('Waits for a second person')).toBeVisible()
  await expect(page.getByText(token)).toHaveCount(0)
  await expectAccessible(page, { sizes: 'own' })

  await page.context().clearCookies()
  await signIn(page, people.service)
  const waiting = page.getByRole('listitem').filter({ hasText: name })
  await approve(waiting.getByRole('button', { name: /^Approve/ }))
  await expect(waiting).toHaveCount(0)
  const answer = await ask()
  expect([answer.status, answer.errors]).toEqual([200, []])

  await page.context().clearCookies()
  await signIn(page, people.admin, '/credentials')
  await expect(item.getByText('Active', { exact: true })).toBeVisible()
  await item.getByRole('button', { name: `Revoke ${name}` }).click()
  const confirm = page.getByRole('alertdialog')
  await expectAccessible(page, { sizes: 'own' })
  await confirm.getByRole('button', { name: 'Revoke' }).click()
  await expect(item.getByText('Revoked', { exact: true })).toBeVisible()
  expect((await ask()).status).toBe(401)
})
