import { expect, expectAccessible, test } from './portal.ts'

test('shows the guides and both API references, and loads nothing from other sites', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  const refused: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url())
  })
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
  })
  await page.goto('/docs')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Programs that use the portal' }).click()
  await expect(page.getByRole('heading', { name: 'Your first call in 5 minutes' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'catalog with examples' }).click()
  await expect(page).toHaveURL(/\/docs\/api\/reference#changes-and-webhook-messages$/)
  await expect(page.locator('#changes-and-webhook-messages')).toBeVisible()

  await page.goto('/docs/rest')
  await expect(page.getByText('System of record for individual retirement accounts').first()).toBeVisible()
  await page.goto('/docs/graphql')
  await expect(page.getByText('addBeneficiary').first()).toBeVisible()
  expect([elsewhere, refused]).toEqual([[], []])
})
