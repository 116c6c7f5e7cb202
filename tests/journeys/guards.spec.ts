import { people } from '../clients.ts'
import { expect, readableByScripts, signInByForm, test, untilQuiet } from './portal.ts'
import { answerWizard } from './wizard.ts'

test('sends no request for a screen that the user may not open', async ({ page, requests }) => {
  await signInByForm(page, people.ann)
  await expect(page.getByText('100001 (Traditional IRA)')).toBeVisible()
  // The pointer rests where the login button was. A link there prefetches its screen.
  await untilQuiet(page)
  for (const [path, end] of [
    // routes.test.ts covers the other screens.
    ['/compliance/account/510', /\/login$/],
    ['/withdrawals/pending', /\/login$/],
    ['/transaction/1', /\/home\/?$/],
  ] as const) {
    requests()
    await page.goto(path)
    await expect(page, path).toHaveURL(end)
    expect(
      requests().filter((name) => !/HomePage|MainLayout/.test(name)),
      path,
    ).toEqual([])
  }
})

test('opens no screen for a session edited in the browser', async ({ page }) => {
  await signInByForm(page, people.ben)
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

test('stores no secret where a script of the page can read it', async ({ page }) => {
  await signInByForm(page, people.ann)
  await page.getByRole('main').getByRole('link', { name: 'Distribution', exact: true }).click()
  const seen: string[] = []
  await answerWizard(
    page,
    { amount: 500, type: 'Normal Distribution', payment: 'Direct Deposit' },
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
    '900110001',
    '900-11-0001',
    ...cookies.map(({ value }) => value),
    'Passw0rd!',
  ]) {
    expect(text).not.toContain(secret)
  }
})
