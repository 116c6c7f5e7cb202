import { people } from '../clients.ts'
import { linkTo } from '../mail.ts'
import { expect, expectAccessible, screenQueries, signInByForm, test, untilQuiet } from './portal.ts'
import { answerWizard } from './wizard.ts'

// The portal's main task: from a customer's request to the books with the withheld tax.
test('requests a distribution as a customer, pays it as staff, and shows it in the books', async ({
  page,
  portal,
  requests,
  browser,
}) => {
  // screens.spec.ts and still.spec.ts cover the phone.
  const sizes = { sizes: 'own' } as const
  const look = () => expectAccessible(page, sizes)
  // The address for the check.
  await portal.sql(
    `insert into address (account_owner_id, address1, city, state, zip)
     select account_owner_id, '9 Elm Street', 'Sacramento', 'CA', '94203' from retirement_account where account_id = 509`,
  )

  await test.step('the customer opens Home, is asked to sign in, and comes back to Home', async () => {
    await page.goto('/home')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    expect(requests()).toEqual([])
    await look()
    await signInByForm(page, people.fay, '/home')
    await expect(page).toHaveURL(/\/home/)
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
    await expect(page.getByText('100009 (Traditional IRA)')).toBeVisible()
    await expect(page.getByText('Beta Plan')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Beneficiaries', exact: true }).first()).toBeVisible()
    await look()
  })

  await test.step('the customer opens the book of the account by its balance', async () => {
    await untilQuiet(page)
    requests()
    await page.getByRole('main').getByRole('link', { name: '$5,000.00' }).press('Enter')
    await expect(page).toHaveURL(/\/509\/transaction/)
    await expect(page.getByText('Account Balance')).toBeVisible()
    expect(screenQueries(requests())).toHaveLength(1)
    await look()
    await page.goBack()
  })

  await test.step('the customer completes the wizard, which shows the net amount', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Distribution', exact: true }).click()
    await answerWizard(
      page,
      // A deposit that is approved in the last days of a year is paid in the next one, a check is not.
      { amount: 1_000, type: 'Normal Distribution', payment: 'Check', state: 'CA' },
      look,
    )
    const main = page.getByRole('main')
    await expect(main.getByText('$25.00')).toBeVisible()
    await expect(main.getByText('$865.00')).toBeVisible()
    await main.getByRole('button', { name: /^Submit / }).click()
    await expect(page.getByText('Your request has been submitted.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/home/)
    await expect(page.getByText('Distribution Pending')).toBeVisible()
  })

  await test.step('the customer signs the document by the emailed link', async () => {
    await page.goto(await linkTo(portal, people.fay, '/sign/'))
    await expect(page.getByText('$865.00').first()).toBeVisible()
    await look()
    await page.getByRole('textbox').fill('Fay Ford')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(page.getByText(/signed/i).first()).toBeVisible()
  })

  await test.step('staff find the owner and approve the request', async () => {
    const context = await browser.newContext({ baseURL: portal.gatewayUrl, viewport: page.viewportSize() })
    const staff = await context.newPage()
    await signInByForm(staff, people.admin)
    await expect(staff.getByText('Please choose an account owner via Search.')).toBeVisible()
    await expectAccessible(staff, sizes)
    await staff.getByRole('main').getByRole('link', { name: 'Search' }).click()
    await expect(staff).toHaveURL(/\/search/)
    await staff.getByLabel('Find an owner').fill('Ford')
    await staff.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expectAccessible(staff, sizes)
    await staff.getByRole('link', { name: '100009' }).click()
    await expect(staff).toHaveURL(/\/home/)
    await expect(staff.getByText('Establishment Date').first()).toBeVisible()
    await expectAccessible(staff, sizes)
    await staff.goto('/withdrawals/pending')
    await expect(staff.getByText('100009').first()).toBeVisible()
    await expectAccessible(staff, sizes)
    // A row of the table, or a card on a phone.
    const request = staff.getByRole('row').or(staff.getByRole('listitem')).filter({ hasText: '100009' }).last()
    await request.getByRole('button', { name: /Edit/ }).click()
    await expect(staff.getByRole('dialog', { name: 'Edit Withdrawal' })).toBeVisible()
    await expectAccessible(staff, sizes)
    await staff.getByRole('dialog').getByLabel('Status').selectOption({ label: 'Approved' })
    await staff.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(staff.getByText('Withdrawal request saved successfully.', { exact: true })).toBeVisible()
    await context.close()
  })

  await test.step('the jobs calculate and post the withdrawal', async () => {
    await portal.job('calculate-withdrawals')
    await portal.job('process-withdrawals')
    await page.goto('/home')
    await expect(page.getByRole('main').getByRole('link', { name: '$4,000.00' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: '$4,000.00' }).click()
    await expect(page.getByText('($1,000.00)').first()).toBeVisible()
  })

  await test.step('signing out ends the session on the server', async () => {
    const cookies = await page.context().cookies()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.context().addCookies(cookies)
    const answer = await page.request.post('/graphql', {
      headers: { 'x-portal': '1' },
      data: { query: '{ viewer { user { email } } }' },
      maxRetries: 1,
    })
    expect(await answer.text()).not.toContain(people.fay)
  })
})
