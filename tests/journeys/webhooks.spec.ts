import { people } from '../clients.ts'
import { approve, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './portal.ts'

test('creates a webhook, approves it by a second person, resends a failed event, and removes the webhook', async ({
  page,
  portal,
}) => {
  test.slow()
  const name = `crm ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, people.admin, '/report')
  await page.getByRole('main').getByRole('link', { name: 'Webhooks' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible()

  await page.getByRole('button', { name: 'New Webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Webhook' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('Please choose at least one event').first()).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('checkbox', { name: /^Owners/ }).check()
  await dialog.getByLabel('Address').fill('https://10.0.0.1/hook')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('Messages are not sent to private addresses').first()).toBeVisible()
  await expectAccessible(page)
  // A reserved domain name, so that no message leaves this machine.
  await dialog.getByLabel('Address').fill('https://receiver.invalid/hook')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText(/It is shown only once/)).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })
  const secret = await dialog.getByLabel('Secret').inputValue()
  expect(secret).toMatch(/^whsec_/)
  await dialog.getByRole('button', { name: 'Done' }).click()
  const item = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'receiver.invalid' }).last()
  await expect(item.getByText('Waits for a second person')).toBeVisible()
  await expect(page.getByText(secret)).toHaveCount(0)
  await expectNoSidewaysScroll(page)

  await page.context().clearCookies()
  await signIn(page, people.service)
  const waiting = page.getByRole('listitem').filter({ hasText: name })
  await approve(waiting.getByRole('button', { name: /^Approve/ }))
  await expect(waiting).toHaveCount(0)

  // An abandoned message after three days of failed attempts.
  await portal.sql(
    `insert into webhook_message (webhook_id, position, at, attempts, next_attempt_at, given_up_at, failure)
     select w.webhook_id, e.position, e.at, 10, now(), now(), '503'
     from webhook w, lateral (select position, at from event where kind = 'OWNER' order by position limit 2) e
     where w.name = $1`,
    [name],
  )
  await page.context().clearCookies()
  await signIn(page, people.admin, '/webhooks')
  await expect(item.getByText('Active', { exact: true })).toBeVisible()
  await item.getByRole('button', { name: `Test ${name}` }).click()
  await expect(page.getByText(new RegExp(`^${name} did not accept the test message: \\w+\\.$`))).toBeVisible()
  await item.getByRole('button', { name: `New secret for ${name}` }).click()
  await expectAccessible(page, { sizes: 'own' })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create Secret' }).click()
  const replaced = page.getByRole('dialog', { name: 'New Secret' })
  await expect(replaced.getByLabel('Secret')).toHaveValue(/^whsec_/)
  expect(await replaced.getByLabel('Secret').inputValue()).not.toBe(secret)
  await expectAccessible(page, { sizes: 'own' })
  await replaced.getByRole('button', { name: 'Done' }).click()
  await expect(item.getByText(/the old secret signs until/)).toBeVisible()
  await item.getByRole('link', { name: `Messages of ${name}, 2 given up` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Messages of ${name}` })).toBeVisible()
  await expect(page.getByText('503', { exact: true })).toHaveCount(2)
  await expectAccessible(page, { sizes: 'own' })
  await page.getByRole('button', { name: 'Send All Again' }).click()
  await expect(page.getByText(`${name}: 2 messages are on the way.`, { exact: true })).toBeVisible()
  await expect(page.getByText('Every message was delivered or is still being sent.')).toBeVisible()
  await expect(page.getByText('No message was delivered yet.')).toBeVisible()

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Webhooks' }).click()
  await item.getByRole('button', { name: `End ${name}` }).click()
  await expectAccessible(page, { sizes: 'own' })
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click()
  await expect(item.getByText('Ended', { exact: true })).toBeVisible()
  await expect(item.getByRole('button')).toHaveCount(0)
  await expect(item.getByRole('link')).toHaveCount(1)
  await page.goto('/webhooks/crm')
  await expect(page.getByRole('heading', { name: '404 - Page not found' })).toBeVisible()
})
