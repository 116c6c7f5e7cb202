import { people } from '../clients.ts'
import { expect, operationOf, readableByScripts, signIn, signInByForm, test, untilQuiet } from './portal.ts'
import { answerWizard } from './wizard.ts'

test('opens no screen for a session edited in the browser, and no wizard for an inactive account', async ({ page }) => {
  await signIn(page, people.cara, '/504/withdraw/distribution/')
  await expect(page).toHaveURL(/\/home/)
  await expect(page.getByText('Awaiting Custodial Document')).toBeVisible()

  await signIn(page, people.ben)
  await expect(page.getByText('100002 (Traditional IRA)')).toBeVisible()
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage) as [string, string][]) {
      localStorage.setItem(
        key,
        value.replace(/"roleId":0/, '"roleId":1').replace(/"accountOwnerId":\d+/, '"accountOwnerId":1001'),
      )
    }
  })
  for (const path of ['/home', '/document', '/501/transaction', '/search']) {
    await page.goto(path)
    await untilQuiet(page)
    const text = await page.evaluate(() => document.body.textContent)
    for (const canary of ['Archer', '100001', '5125550100', 'agreement.pdf']) expect(text, path).not.toContain(canary)
  }
})

test('stores no secret where a script of the page can read it, and shows a new request before Home has loaded', async ({
  page,
}) => {
  await signInByForm(page, people.ben)
  await page.getByRole('main').getByRole('link', { name: 'Distribution', exact: true }).first().click()
  await expect(page).toHaveURL(/\/502\/withdraw/)
  const seen: string[] = []
  await answerWizard(
    page,
    { amount: 500, type: 'Early Distribution', payment: 'Direct Deposit', state: 'CA', stateTax: 'opt-out' },
    async () => void seen.push(await readableByScripts(page)),
  )
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['__Host-portal', '__Host-portal-device'])
  for (const { httpOnly, sameSite } of cookies) expect([httpOnly, sameSite]).toEqual([true, 'Strict'])
  const text = seen.join('\n')
  expect(await page.evaluate(() => document.cookie)).toBe('')
  for (const secret of [
    '123456789',
    '021000021',
    '900110002',
    '900-11-0002',
    ...cookies.map(({ value }) => value),
    'Passw0rd!',
  ]) {
    expect(text).not.toContain(secret)
  }

  await expect(page.getByRole('main').getByText('$425.00').first()).toBeVisible()
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
