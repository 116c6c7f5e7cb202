import { people } from '../clients.ts'
import { chromium } from './browser.ts'
import { expect, expectAccessible, onEachDevice, signIn, test } from './portal.ts'
import { endMaintenance } from './maintenance.ts'
import { arrivesLate, expectStill, most, shifts, watch } from './still.ts'
import { answerWizard } from './wizard.ts'

test.use({ launchOptions: chromium })

// Tests that nothing shifts while steps, the chart and notices load, and that fields are large enough for a thumb.
// customer.spec.ts and screens.spec.ts measure the layout shift of every owner screen.

test('measures the layout shift of an image that is inserted late', async ({ page }) => {
  await watch(page)
  await page.goto('/login')
  expect((await shifts(page)).sum).toBeLessThan(most)
  await page.evaluate(() =>
    document.querySelector('main')?.prepend(Object.assign(new Image(), { height: 24, alt: '' })),
  )
  await expect(async () => expect((await shifts(page)).sum).toBeGreaterThan(most)).toPass()
})

onEachDevice(() => {
  test('keeps the layout shift of customer screens below 0.01 when the font arrives late', async ({ page }) => {
    await arrivesLate(page)
    await signIn(page, people.fay)
    for (const path of ['/home', '/document', '/profile', '/calculator']) {
      await page.goto(path)
      const { sum, what } = await shifts(page)
      // Cumulative layout shift is good up to 0.1 (web.dev/articles/cls, 2026-11).
      expect(sum, `what moves on ${path}: ${what}`).toBeLessThan(0.01)
    }
  })

  test("has no layout shift on an account's transactions while the chart loads", async ({ page, isMobile }) => {
    // The window is high enough for the whole page, because shifts below the window do not count.
    await page.setViewportSize({ width: isMobile ? 412 : 1350, height: 2600 })
    await watch(page)
    await signIn(page, people.ann)
    await page.goto('/501/transaction')
    await expect(page.getByText('Totals by year').first()).toBeVisible()
    await expectStill(page, isMobile)
  })

  test('has no layout shift while request steps, the receipt and Home load', async ({ page, isMobile }) => {
    await watch(page)
    // Each of the two can make one request.
    await signIn(page, isMobile ? people.ann : people.fay, '/home')
    await page.getByRole('main').getByRole('link', { name: 'Distribution', exact: true }).click()
    await answerWizard(page, { amount: 300, type: 'Normal Distribution', payment: 'Direct Deposit' }, async () => {
      await page.reload()
      await expectStill(page, isMobile)
      if (isMobile) await expectAccessible(page)
    })
    const submit = page.getByRole('button', { name: /^Submit distribution request/ })
    if (!isMobile) await expect(submit, 'reviewed and submitted without scrolling').toBeInViewport({ ratio: 1 })
    await submit.click()
    await expect(page).toHaveURL(/\/home/)
    await page.reload()
    await expectStill(page, isMobile)
    await page.getByRole('link', { name: 'View receipt' }).click()
    await expect(page).toHaveURL(/\/requests\//)
    await page.reload()
    await expectStill(page, isMobile)
    if (isMobile) await expectAccessible(page)
  })

  test('shows a maintenance notice on an open page and in the first paint without a layout shift, and covers no content', async ({
    page,
    isMobile,
    portal,
  }) => {
    const announced = page.getByRole('status').filter({ hasText: 'The portal is updated tonight' })
    await watch(page)
    await signIn(page, people.ann, '/501/transaction')
    await expectStill(page, isMobile)
    expect(await announced.count()).toBe(0)
    await portal.maintenance('announce', 'The portal is updated tonight from 22:00 to 23:00 Eastern time.')
    // The page polls every 45 seconds, and when it becomes visible. A gateway shows the notice within five seconds.
    await expect(async () => {
      await page.evaluate(() => {
        const now = Date.now()
        Date.now = () => now + 60_000
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await expect(announced).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(announced).toBeInViewport({ ratio: 1 })
    await expectStill(page, isMobile)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const [main, banner] = [await page.getByRole('main').boundingBox(), await announced.boundingBox()]
    expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
    for (const path of ['/home', '/login']) {
      if (path === '/login') await page.context().clearCookies()
      await page.goto(path)
      await expect(announced).toBeVisible()
      await expectStill(page, isMobile)
    }
    // No check of the phone layout: at any scroll position of a long page, the top bar or the notice covers some controls
    // in part.
    await expectAccessible(page, { sizes: 'own' })
    await endMaintenance(page, portal)
  })
})
