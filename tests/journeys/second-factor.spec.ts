import type { Page } from '@playwright/test'
import { password, people } from '../clients.ts'
import { appWith, keyOn } from './authenticatorApp.ts'
import { expect, expectAccessible, test } from './portal.ts'

test.use({ production: true })

const own = 'quiet river 7 lamps'

async function fillLogin(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
  await logIn(page)
}
const logIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log In' }).click()

test("lets staff set up an authenticator app by the operator's link, and sign in with its code", async ({
  page,
  portal,
}) => {
  await fillLogin(page, people.service, password)
  await expect(page.getByText(/authenticator app is not set up yet/).first()).toBeVisible()

  const output = await portal.staff(people.service, 'reset-second-factor')
  const link = /http\S+\/reset\/(\S+)/.exec(output) ?? []
  await page.goto(link[0] ?? '')
  await expect(page.getByRole('figure', { name: 'QR code for an authenticator app' })).toBeVisible()
  await expect(page).toHaveURL(/\/reset$/)
  const earlier = await keyOn(page)
  await page.reload()
  await expect.poll(() => keyOn(page)).not.toBe(earlier)
  const code = appWith(await keyOn(page))
  await expectAccessible(page)

  const save = page.getByRole('button', { name: 'Save' })
  const choose = async (secret: string) => {
    await page.getByLabel('New Password').fill(secret)
    await page.getByLabel('Confirm Password').fill(secret)
  }
  await choose('too short')
  await page.getByLabel('Code', { exact: true }).fill('12345')
  await save.click()
  await expect(page.getByText('String must contain at least 12 character(s)').first()).toBeVisible()
  await choose('password12345')
  await save.click()
  await expect(page.getByText('This password is too easy to guess.').first()).toBeVisible()
  await choose(own)
  await save.click()
  await expect(page.getByText(/This code is not right/).first()).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(code())
  await save.click()
  await expect(page).toHaveURL(/\/login/)

  await fillLogin(page, people.service, own)
  const field = page.getByLabel('Code', { exact: true })
  await expect(field).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(own)
  await expectAccessible(page)
  await field.fill('12345')
  await logIn(page)
  await expect(page.getByText(/This code is not right/).first()).toBeVisible()
  await field.fill(code())
  await logIn(page)
  await expect(page).not.toHaveURL(/\/login/)

  await page.goto('/password')
  await expect(page.getByRole('listitem').filter({ hasText: 'At least 12 characters' })).toBeVisible()
  const here = page.getByRole('listitem').filter({ hasText: 'This device' })
  await expect(here).toContainText(/Chrome on /)
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL(/\/login/)
})
