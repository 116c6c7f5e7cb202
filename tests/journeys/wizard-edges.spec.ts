import { people } from '../clients.ts'
import { expect, expectAccessible, operationOf, signIn, test, untilQuiet } from './portal.ts'
import { answerWizard } from './wizard.ts'

test('offers no distribution and no wizard for an inactive account', async ({ page }) => {
  await signIn(page, people.cara)
  await expect(page.getByText('Awaiting Custodial Document')).toBeVisible()
  await page.goto('/504/withdraw/distribution/')
  await expect(page).toHaveURL(/\/home/)
})

test('shows an error at the field of an invalid wizard answer, and keeps the input', async ({ page }) => {
  await signIn(page, people.fay, '/509/withdraw/distribution/')
  const amount = page.getByLabel('Amount', { exact: true })
  for (const refused of ['24.99', '5000.01']) {
    await amount.fill(refused)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveURL(/distribution/)
  }
  await expectAccessible(page)
  await amount.fill('5000')
  await expect(page.getByRole('radio', { name: /Full amount/ })).toBeChecked()
  await amount.fill('100')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: /^Normal Distribution/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: /^Direct Deposit/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Routing Number').fill('123456789')
  await page.getByLabel('Account Number', { exact: true }).fill('111')
  await page.getByLabel('Confirm Account Number').fill('222')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Invalid Routing Number').first()).toBeVisible()
  await expect(page.getByText('Account numbers do not match').first()).toBeVisible()
  await expect(page).toHaveURL(/account-info/)
  await expectAccessible(page)
})

test('continues the wizard after the session ended midway, keeps an abandoned draft, and lets the owner start over', async ({
  page,
}) => {
  await signIn(page, people.ben, '/502/withdraw/distribution/')
  await page.getByLabel('Amount', { exact: true }).fill('321.50')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: /^Early Distribution/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/payment-options/)
  await page.context().clearCookies()
  await page.getByRole('radio', { name: /^Check/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(people.ben)
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd!')
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/502\/withdraw\/payment-options/)

  await page.goto('/502/withdraw/distribution/')
  await expect(page.getByRole('button', { name: 'Continue where you left off' })).toBeVisible()
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('$321.50')
  await page.getByRole('button', { name: 'Continue where you left off' }).click()
  await expect(page).toHaveURL(/payment-options/)
  await page.goto('/502/withdraw/distribution/')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('')
})

test("shows the new request on Home after Submit, before Home's own query responds", async ({ page }) => {
  await signIn(page, people.fay, '/home')
  await page.getByRole('link', { name: 'Distribution', exact: true }).click()
  await answerWizard(page, { amount: 75, type: 'Normal Distribution', payment: 'Direct Deposit' })
  let answerHome = () => {}
  const held = new Promise<void>((resolve) => (answerHome = resolve))
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) === 'query HomePageQuery') await held
    await route.continue()
  })
  await page.getByRole('button', { name: /^Submit distribution request/ }).click()
  await expect(page).toHaveURL(/\/home/)
  await expect(page.getByRole('link', { name: 'Distribution Pending' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View receipt' })).toBeVisible()
  answerHome()
  await untilQuiet(page)
  await page.unrouteAll()
})
