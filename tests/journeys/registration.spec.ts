import { mails, linkTo } from '../mail.ts'
import { expect, expectAccessible, test } from './portal.ts'

const email = 'eve.ellis@example.com'

test('registers a customer, from the Social Security number to the first sign-in', async ({ page, portal }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/register/)
  await expectAccessible(page, { sizes: 'own' })

  await test.step('enters the social security number', async () => {
    await page.getByLabel(/Social Security Number/i).fill('12345')
    await page
      .getByRole('main')
      .getByRole('button', { name: /Next|Continue/ })
      .click()
    await expect(page.getByText('Please enter a valid social security number').first()).toBeVisible()
    await page.getByLabel(/Social Security Number/i).fill('900-11-0005')
    await expect(page.getByLabel('First Name')).toBeVisible()
  })

  await test.step('enters name and date of birth', async () => {
    await page.getByLabel('First Name').fill('Eve')
    await page.getByLabel('Last Name').fill('Ellis')
    await page.getByLabel('Month').fill('07')
    await page.getByLabel('Day').fill('04')
    await expectAccessible(page)
    await page.getByLabel('Year').fill('1985')
  })

  await test.step('enters the email address', async () => {
    await expect(page.getByLabel('Email')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page
      .getByRole('main')
      .getByRole('button', { name: /Next|Continue/ })
      .click()
  })

  await test.step('enters the emailed code', async () => {
    const code = page.getByLabel(/Verification Code/i)
    await expect(code).toBeVisible()
    await expectAccessible(page)
    await code.fill('000000')
    await expect(page.getByText('Invalid verification code').first()).toBeVisible()
    const sent = (await mails(portal, email)).map(({ bodyText }) => /\b(\d{6})\b/.exec(bodyText)?.[1]).findLast(Boolean)
    await code.fill(sent ?? '')
    await expect(page.getByText(/custodial agreement/i).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('signs the custodial agreement', async () => {
    await page.goto(await linkTo(portal, email, '/sign/'))
    await page.getByRole('textbox').fill('Eve Ellis')
    await page.getByRole('checkbox').check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(page.getByText(/signed/i).first()).toBeVisible()
  })

  await test.step('sets a password and signs in', async () => {
    await page.goto(await linkTo(portal, email, '/reset/'))
    await page.getByLabel('New Password').fill('F1rst!password')
    await page.getByLabel('Confirm Password').fill('F1rst!password')
    await page.getByRole('checkbox').check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save and log in' }).click()
    await expect(page.getByText('100008 (Traditional IRA)')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Distribution', exact: true })).toBeVisible()
  })

  await test.step('releases the first payment with the code of the letter', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Enter the code when the letter arrives' })).toBeVisible()
    await expectAccessible(page, { sizes: 'own' })
    await expect(page.getByLabel('Release code')).toBeHidden()
    await page.getByRole('heading', { name: 'Enter the code when the letter arrives' }).click()
    await expectAccessible(page)
    await page.getByLabel('Release code').fill('0000 0000')
    await page.getByRole('button', { name: 'Release payments' }).click()
    await expect(page.getByText(/This code is not right. 4 tries are left./)).toBeVisible()
    const letter = (await mails(portal, 'Eve Ellis (on paper)')).find(({ kind }) => kind === 'letter:release')
    await page.getByLabel('Release code').fill(/code: (\d{4} \d{4})/.exec(letter?.bodyText ?? '')?.[1] ?? '')
    await page.getByRole('button', { name: 'Release payments' }).click()
    await expect(page.getByText('Thank you. Your payments are no longer held.').last()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Enter the code when the letter arrives' })).toHaveCount(0)
  })
})
