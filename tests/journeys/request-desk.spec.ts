import type { Locator, Page } from '@playwright/test'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { people } from '../clients.ts'
import type { Stack } from '../stack.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  keepNotices,
  operationOf,
  requestLink,
  signIn,
  test,
  untilQuiet,
} from './portal.ts'
import { drawerAccessible, drawerOf, ownNumber, pendingFrom, placeOf } from './requestDesk.ts'

const statusesFrom = async (portal: Stack, first: number, count: number) => {
  const rows = await portal.sql<{ status_id: number }>(
    'select status_id from distribution_request where request_id >= $1 and request_id < $2 order by request_id',
    [first, first + count],
  )
  return rows.map(({ status_id }) => status_id)
}

/** Presses K until the first request has the focus, because the keyboard shortcuts load after the screen. */
async function focusFirst(page: Page, link: Locator): Promise<void> {
  await expect(link).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('k')
    await expect(link).toBeFocused({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
}

/** Confirms the approval after checking that the dialog is about this request. */
async function confirmApproval(page: Page, id: number): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Approve Request' })
  await expect(
    question.getByRole('row', { name: new RegExp(`Many Owner ${id}, M${id} .*\\$1,000\\.00`) }),
  ).toBeVisible()
  await expect(question.getByRole('button', { name: 'Approve' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement, undefined, { timeout: 15_000 })) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'reached by Tab').toBeFocused()
}

/** Expects that the notice is above a row at the bottom of the window and does not cover the row. */
async function expectNoticesBesideFocus(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  await expect(page.locator('[id^=notice-]').first()).toBeVisible()
  const end = await page.evaluate(() => document.activeElement?.closest('tr, li')?.getBoundingClientRect().bottom ?? 0)
  await page.setViewportSize({ ...size, height: Math.ceil(end) + 8 })
  const covered = () =>
    page.evaluate(() => {
      const row = document.activeElement?.closest('tr, li')?.getBoundingClientRect()
      const boxes = [...document.querySelectorAll('[id^=notice-]')].map((notice) => notice.getBoundingClientRect())
      return row ? boxes.map((box) => box.top < row.bottom && row.top < box.bottom) : null
    })
  await expect.poll(covered).toEqual([false])
  await page.setViewportSize(size)
}

test('approves and sends back requests with the keyboard alone', async ({ page, portal }) => {
  const first = ownNumber(220_001)
  const list = await pendingFrom(portal, first, 6)
  await signIn(page, people.admin, list)

  // In the list, the focus moves to the next request before the list has reloaded.
  await focusFirst(page, requestLink(page, first))
  for (let done = 0; done < 2; done += 1) {
    await page.keyboard.press('a')
    await confirmApproval(page, first + done)
  }
  await page.keyboard.press('j')
  await expect(requestLink(page, first + 3)).toBeFocused()
  await page.keyboard.press('k')
  await expect(requestLink(page, first + 2)).toBeFocused()
  await expect(requestLink(page, first + 1)).toBeHidden()

  // With the drawer open too, the next key applies to the next request, even while its screen is loading.
  await page.keyboard.press('Enter')
  await expect(drawerOf(page).getByRole('heading', { name: 'History' })).toBeVisible()
  for (let done = 2; done < 4; done += 1) {
    await page.keyboard.press('a')
    await confirmApproval(page, first + done)
  }
  await expect(page).toHaveURL(new RegExp(`/pending/${first + 4}\\?`))
  await expect(drawerOf(page).getByText('1 of 2', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(requestLink(page, first + 4)).toBeFocused()

  // Set two requests to Incomplete from the keyboard. A new page has no notices of the approvals.
  await page.goto(list)
  await keepNotices(page)
  await focusFirst(page, requestLink(page, first + 4))
  for (let done = 4; done < 6; done += 1) {
    await page.keyboard.press('Enter')
    await expect(drawerOf(page).getByRole('heading', { name: 'History' })).toBeVisible()
    await tabTo(page, drawerOf(page).getByLabel('Status'))
    await page.keyboard.press('I')
    await expect(drawerOf(page).getByText(/Many Owner \d+ gets an email/)).toBeVisible()
    await tabTo(page, drawerOf(page).getByLabel('Reason (the owner reads this)'))
    await page.keyboard.press('F')
    await tabTo(page, drawerOf(page).getByLabel('What is missing'))
    await page.keyboard.type('page 2')
    await tabTo(page, drawerOf(page).getByRole('button', { name: 'Send back' }))
    await page.keyboard.press('Enter')
    await expect(drawerOf(page)).toBeHidden()
    if (done > 4) continue
    await expect(requestLink(page, first + 5)).toBeFocused()
    await expectNoticesBesideFocus(page)
  }
  await expect(requestLink(page, first + 5)).toBeHidden()
  const { approved, incomplete } = REQUEST_STATUS
  expect(await statusesFrom(portal, first, 6)).toEqual([approved, approved, approved, approved, incomplete, incomplete])
})

test('opens one request after another in a narrow window, and obeys the device setting for shortcuts', async ({
  page,
  portal,
}) => {
  const first = ownNumber(340_001)
  const list = await pendingFrom(portal, first, 4)
  await signIn(page, people.admin, list)
  await focusFirst(page, requestLink(page, first))
  await page.keyboard.press('Enter')
  await expect(drawerOf(page).getByRole('heading', { name: 'History' })).toBeVisible()
  // The table behind the drawer becomes cards, so the link that opened the drawer disappears.
  await page.setViewportSize({ width: 600, height: 800 })
  await tabTo(page, drawerOf(page).getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(drawerOf(page).getByText('3 of 4', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
  await expect(requestLink(page, first + 2)).toBeFocused()

  await page.setViewportSize({ width: 1440, height: 900 })
  await requestLink(page, first + 2).focus()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Name, account or request number', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(requestLink(page, first + 2)).toBeFocused()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, help.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.reload()
  // The shortcuts load after the screen.
  await untilQuiet(page)
  await requestLink(page, first).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await expect(requestLink(page, first)).toBeFocused()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.evaluate(() => localStorage.removeItem('ira-portal-keys'))
})

test('approves five selected requests together, and retries one that failed', async ({ page, portal }) => {
  const first = ownNumber(260_001)
  const list = await pendingFrom(portal, first, 5)
  await signIn(page, people.admin, list)
  await expect(requestLink(page, first)).toBeVisible()
  let approvals = 0
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() as {
      variables?: { input?: { request?: { status: string } } }
    }
    const isApproval = variables?.input?.request?.status === 'APPROVED'
    approvals += isApproval ? 1 : 0
    if (isApproval && approvals === 3) await route.abort()
    else await route.continue()
  })
  for (let id = first; id < first + 5; id += 1)
    await page.getByRole('checkbox', { name: `Select Many Owner ${id}, M${id}` }).check()
  await expect(page.getByText('5 of 5 selected · $5,000.00')).toBeVisible()
  await page.getByRole('button', { name: /^Approve \d+ selected$/ }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Approve 5 requests' })
  const asked = await placeOf(dialog.getByRole('button', { name: 'Approve' }))
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog.getByText('4 approved, 1 failed.')).toBeFocused()
  const answered = await placeOf(dialog.getByRole('button', { name: 'Retry failed (1)' }))
  expect([answered.end, answered.bottom]).toEqual([asked.end, asked.bottom])
  await expectAccessible(page)
  expect(await statusesFrom(portal, first, 5)).toEqual([2, 2, 1, 2, 2])
  await dialog.getByRole('button', { name: 'Retry failed (1)' }).click()
  await expect(dialog.getByText('5 requests approved, $5,000.00 in all.')).toBeVisible()
  await expect(dialog.getByText('Approved', { exact: true })).toHaveCount(5)
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Selection' })).toBeFocused()
  await expect(requestLink(page, first)).toBeHidden()
  expect(await statusesFrom(portal, first, 5)).toEqual([2, 2, 2, 2, 2])
})

test('shows two people with the same request open to each other, and overwrites no change', async ({
  page,
  browser,
  portal,
}) => {
  const first = ownNumber(280_001)
  const list = await pendingFrom(portal, first, 1)
  const at = list.replace('?', `/${first}?`)
  const other = await (await browser.newContext({ baseURL: portal.gatewayUrl })).newPage()
  const visited = page.waitForResponse((answer) => operationOf(answer.request()) === 'mutation VisitorsMutation')
  await signIn(page, people.admin, at)
  await expect(drawerOf(page).getByRole('heading', { name: 'History' })).toBeVisible()
  await visited
  await signIn(other, people.service, list)
  await expect(other.getByText(/has it open/).first()).toBeAttached()
  await requestLink(other, first).click()
  await expect(drawerOf(other).getByText(/is looking at this request\.$/)).toBeVisible()

  await drawerOf(page).getByLabel('Status').selectOption('Incomplete')
  await drawerOf(page).getByLabel('Reason (the owner reads this)').selectOption('Other')
  await drawerOf(page).getByLabel('What the owner reads').fill('Page 2 is missing.')
  await drawerOf(other).getByLabel('Waive Fees').check()
  await drawerOf(other).getByRole('button', { name: 'Save' }).click()
  await expect(drawerOf(other)).toBeHidden()

  await drawerOf(page).getByRole('button', { name: 'Send back' }).click()
  const told = drawerOf(page).getByRole('alert').filter({ hasText: 'changed this request' })
  await expect(told).toContainText('Waive Fees: No → Yes')
  await expect(drawerOf(page).getByLabel('What the owner reads')).toHaveValue('Page 2 is missing.')
  expect(await statusesFrom(portal, first, 1)).toEqual([REQUEST_STATUS.open])
  await expectAccessible(page)

  await told.getByRole('button', { name: 'Keep what I typed' }).click()
  await expect(drawerOf(page).getByLabel('Waive Fees')).toBeChecked()
  await drawerOf(page).getByRole('button', { name: 'Send back' }).click()
  await expect(drawerOf(page)).toBeHidden()
  const stored = 'select status_id, waive_fees, incomplete_reason from distribution_request where request_id = $1'
  expect(await portal.sql(stored, [first])).toEqual([
    { status_id: REQUEST_STATUS.incomplete, waive_fees: true, incomplete_reason: 'Page 2 is missing.' },
  ])
  await other.context().close()
})

test('finds an owner and a request in the command palette, and returns to the list by Stop and by Back', async ({
  page,
  portal,
}) => {
  const first = ownNumber(400_001)
  const list = await pendingFrom(portal, first, 2)
  await signIn(page, people.service, list)
  await expect(requestLink(page, first)).toBeVisible()
  await requestLink(page, first + 1).focus()
  await page.getByRole('button', { name: 'Go to' }).click()
  await page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox').pressSequentially(`M${first}`)
  const running = page.getByRole('option', { name: `Withdrawal W-2026-${first}, Many Owner ${first}` })
  await expect(running).toContainText('$1,000.00')
  await expectAccessible(page)
  await page.getByRole('option', { name: `Many Owner ${first} M${first}` }).click()
  await expect(page).toHaveURL('/home')
  await page.getByRole('region', { name: 'Acting for' }).getByRole('button', { name: 'Stop' }).click()
  await expect(page).toHaveURL(list)
  await expect(requestLink(page, first + 1)).toBeFocused()

  await page.getByRole('link', { name: `Owner ${first + 1}`, exact: true }).click()
  await expect(page).not.toHaveURL(list)
  await expect(page.getByRole('region', { name: 'Acting for' })).toBeVisible()
  await page.goBack()
  await expect(requestLink(page, first + 1)).toBeFocused()

  await page.getByRole('button', { name: 'Go to' }).click()
  await page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox').pressSequentially(`W-2026-${first}`)
  await running.click()
  await expect(page).toHaveURL(`/withdrawals/pending/${first}`)
  await expect(drawerOf(page).getByRole('heading', { name: 'History' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(list)
})

test('opens a request without axe violations, at 320 pixels and 400 percent zoom', async ({ page, portal }) => {
  const first = ownNumber(320_001)
  const list = await pendingFrom(portal, first, 3)
  await signIn(page, people.admin, list.replace('?', `/${first + 1}?`))
  const history = drawerOf(page).getByRole('heading', { name: 'History' })
  await expect(history).toBeVisible()
  await drawerAccessible(page)
  // A desktop's width and a small height, both at 400 percent zoom.
  for (const size of [
    { width: 320, height: 640 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size)
    await history.scrollIntoViewIfNeeded()
    await expectNoSidewaysScroll(page)
    const { scroll, client } = await drawerOf(page).evaluate(({ scrollWidth, clientWidth }) => ({
      scroll: scrollWidth,
      client: clientWidth,
    }))
    expect(scroll).toBeLessThanOrEqual(client)
    const decide = drawerOf(page).getByRole('button', { name: 'Approve' })
    await decide.scrollIntoViewIfNeeded()
    await expect(decide).toBeInViewport()
  }
})
