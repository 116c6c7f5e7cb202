import { password, people } from '../clients.ts'
import { linkTo } from '../mail.ts'
import { appWith, keyOn } from './authenticatorApp.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

const answer = 'If you have an email on file, you will receive a password reset link.'

test('resets a forgotten password once by the emailed link', async ({ page, portal }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page).toHaveURL(/\/forgot/)
  await expectAccessible(page, { sizes: 'own' })
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByText(answer).first()).toBeVisible()
  await page.goto('/forgot/')
  await page.getByLabel('Email').fill(people.cara)
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByText(answer).first()).toBeVisible()

  const link = await expect
    .poll(() => linkTo(portal, people.cara, '/reset/').catch(() => ''))
    .not.toBe('')
    .then(() => linkTo(portal, people.cara, '/reset/'))
  await page.goto(link)
  await expect(page.getByLabel('New Password')).toBeVisible()
  await expect(page).toHaveURL(/\/reset$/)
  await page.reload()
  await page.getByLabel('New Password').fill('Short')
  await expect(page).toHaveURL(/\/reset$/)
  await expectAccessible(page)
  for (const line of [/6 characters/, /number/, /lowercase letter/, /uppercase letter/, /special symbol/]) {
    await expect(page.getByText(line).first()).toBeVisible()
  }
  await page.getByLabel('New Password').fill('N3w!passw0rd')
  await page.getByLabel('Confirm Password').fill('different!')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Passwords do not match').first()).toBeVisible()
  await page.getByLabel('Confirm Password').fill('N3w!passw0rd')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your password has been updated.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/login/)

  await page.getByLabel('Email').fill(people.cara)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Invalid username or password').first()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('N3w!passw0rd')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/home/)

  await page.goto(link)
  await expect(page.getByText('Not Found').first()).toBeVisible()
})

test('lets a customer turn the authenticator code on and off, and end another session', async ({
  page,
  browser,
  portal,
}) => {
  const context = await browser.newContext({ baseURL: portal.gatewayUrl })
  const elsewhere = await context.newPage()
  await signIn(elsewhere, people.ann)
  await signIn(page, people.ann, '/password')
  await page.getByRole('button', { name: /^Log out (?!everywhere)/ }).click()
  await expect(page.getByRole('button', { name: /^Log out (?!everywhere)/ })).toHaveCount(0)
  await expectAccessible(page)
  await elsewhere.goto('/document')
  await expect(elsewhere).toHaveURL(/\/login/)
  await context.close()

  // Bring the page to the front, because the browser may not paint the page after the other window has closed.
  await page.bringToFront()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Current Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const code = appWith(await keyOn(page))
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill(code())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText(/You log in with your password and a code/)).toBeVisible()

  await page.getByRole('button', { name: 'Turn off' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current Password').fill(password)
  await dialog.getByLabel('Code', { exact: true }).fill(code())
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText(/You log in with a password only\./)).toBeVisible()
})
