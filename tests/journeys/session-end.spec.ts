import { people } from '../clients.ts'
import { expect, signIn, test } from './portal.ts'

test('redirects an expired session to the login at the next click in every tab, and removes the balances', async ({
  page,
  context,
}) => {
  await signIn(page, people.fay)
  const other = await context.newPage()
  await other.goto('/home')
  for (const tab of [page, other]) await expect(tab.getByText('$5,000.00').first()).toBeVisible()
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage) as [string, string][])
      localStorage.setItem(key, value.replace(/"jwtExpiry":\d+/, `"jwtExpiry":1000`))
  })
  await page.getByRole('heading').first().click()
  await expect(page).toHaveURL(/\/login/)
  await other.getByRole('heading').first().click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login/)
    await expect(tab.getByText('$5,000.00')).toHaveCount(0)
  }
})
