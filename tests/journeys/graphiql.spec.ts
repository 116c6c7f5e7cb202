import { password, people } from '../clients.ts'
import { expect, test } from './portal.ts'

test.use({ onlyReads: true })

test('a developer signs in, runs a query and reads what a field means, and the browser keeps none of it', async ({
  page,
  baseURL,
}, { project }) => {
  test.skip(project.name === 'phone', 'a tool for desks')
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url())
  })
  await page.goto('/graphiql')
  await page.getByLabel('Email').fill(people.ann)
  await page.getByLabel('Password').fill('wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(`Signed in as ${people.ann}`)).toBeVisible()

  // The button is there before the editor is, and does nothing until then.
  await expect(async () => {
    await page.getByRole('button', { name: /execute/i }).click({ timeout: 2_000 })
    await expect(page.getByLabel('Result Window')).toContainText('100001', { timeout: 5_000 })
  }).toPass()

  await page.getByRole('button', { name: /documentation/i }).click()
  await page
    .getByRole('link', { name: 'Viewer' })
    .or(page.getByText('Viewer', { exact: true }))
    .first()
    .click()
  await expect(page.getByText('The signed-in user, and the way to everything this user may see.')).toBeVisible()

  const kept = await page.evaluate(() => JSON.stringify([localStorage.length, sessionStorage.length, document.cookie]))
  expect(kept).toBe('[0,0,""]')
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
  expect(elsewhere).toEqual([])

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Go on without a session' })).toBeVisible()
})
