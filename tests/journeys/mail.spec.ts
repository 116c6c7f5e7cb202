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
