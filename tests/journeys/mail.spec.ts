import { people } from '../clients.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

test('shows a customer their sent emails through the help menu', async ({ page, portal }) => {
  await portal.sql(`insert into mail_outbox (kind, to_address, subject, created_at, next_attempt_at, sent_at)
    values ('request-status', '${people.fay}', 'Your distribution request W-2026-000009: Sent', now(), now(), now())`)
  await signIn(page, people.fay, '/home')
  await page.getByRole('button', { name: 'Help and display' }).click()
  await page.getByRole('link', { name: 'Mail from Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mail from Us' })).toBeVisible()
  await expect(page.getByText('Your distribution request W-2026-000009: Sent').first()).toBeVisible()
  await expectAccessible(page)
})

test('links from the staff Home screen to undelivered emails', async ({ page, portal }) => {
  await portal.sql(`insert into mail_outbox (kind, to_address, subject, created_at, next_attempt_at, attempts, given_up_at, last_error)
    values ('request-status', '${people.fay}', 'Your distribution request W-2026-000010: Sent', now(), now(), 12, now(), 'EENVELOPE')`)
  await signIn(page, people.service, '/home')
  await page.getByRole('link', { name: /^Undelivered mail/ }).click()
  await expect(page.getByText('Your distribution request W-2026-000010: Sent').first()).toBeVisible()
  await expect(page.getByText('EENVELOPE').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: people.fay }).first().click()
  await expect(page.getByText('Acting for Fay Ford')).toBeVisible()
})
