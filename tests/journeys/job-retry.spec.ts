import { people } from '../clients.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

test('names the owner that a job could not process, and retries the job after the fix', async ({ page, portal }) => {
  // An owner who has no address, so the welcome letter cannot be sent.
  const [owner] = await portal.sql<{ id: number }>(`
    select a.account_owner_id as id from retirement_account a
    where a.status_id in (1, 2) and not exists (select 1 from letter_account l where l.account_id = a.account_id)
      and a.named_in_file is null and not exists (select 1 from portal_user u where u.account_owner_id = a.account_owner_id)
    order by 1 limit 1`)
  await portal.sql(`delete from address where account_owner_id = $1`, [owner?.id])

  await signIn(page, people.admin, '/jobs')
  await page.getByRole('button', { name: 'Run a Job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Run a Job' })
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: 'Job' }).selectOption('Welcome Letters')
  await dialog.getByRole('button', { name: 'Run' }).click()
  await expect(page.getByText(/^Welcome Letters has begun as job \d+\.$/)).toBeVisible()

  const failed = page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ hasText: `owner ${owner?.id}: There is no mailing address.` })
  // The closed dialog left the pointer over the list, which may then offer a change instead of showing it.
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(failed).toContainText('Ended after', { timeout: 60_000 })
  await expect(failed.getByRole('link', { name: `owner ${owner?.id}` })).toHaveAttribute(
    'href',
    new RegExp(`${owner?.id}`),
  )
  await expectAccessible(page)

  await portal.sql(
    `insert into address (account_owner_id, address1, city, state, zip) values ($1, '1 Main St', 'Austin', 'TX', '78701')`,
    [owner?.id],
  )
  await failed.getByRole('button', { name: /^Retry Welcome Letters, job \d+$/ }).click()
  // A row with the pointer or the focus stays in the list; a button offers the change instead.
  const show = page.getByRole('button', { name: 'Show', exact: true })
  await expect(async () => {
    if (await show.isVisible()) await show.click({ timeout: 5_000 })
    await expect(failed).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
  await page.getByRole('tab', { name: 'Recently Completed' }).click()
  await expect(page.getByRole('tabpanel').getByText('Took').first()).toBeVisible()
  await expectAccessible(page)
})
