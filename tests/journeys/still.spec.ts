import type { Page } from '@playwright/test'
import { people } from '../clients.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test, untilQuiet } from './portal.ts'
import { expectFitsAThumb } from './thumb.ts'
import { answerWizard } from './wizard.ts'

// No screen of an owner moves by itself while it loads, and a thumb finds its fields.

/** What Lighthouse calls 0.000: a number that stands at the right is a hair narrower in the letters of the portal. */
const most = 0.0005

/** Writes down what moves from the first picture on; what follows a touch or a key moves because of it. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const moved: { value: number; what: string }[] = Object.assign(window, { moved: [] }).moved
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          moved.push({
            value: entry.value,
            what: entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`).join(', '),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** How far what is on the page has moved, and what it was. */
async function shifts(page: Page): Promise<{ sum: number; what: string }> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilQuiet(page)
  const moved = await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return (window as unknown as { moved: { value: number; what: string }[] }).moved
  })
  return { sum: moved.reduce((total, { value }) => total + value, 0), what: JSON.stringify(moved) }
}

async function expectStill(page: Page, isPhone: boolean) {
  const { sum, what } = await shifts(page)
  expect(sum, `what moves on ${page.url()}: ${what}`).toBeLessThan(most)
  if (isPhone) await expectFitsAThumb(page)
  await expectNoSidewaysScroll(page)
}

const own = ['/profile', '/document', '/upload', '/settings', '/password', '/mail', '/calculator', '/faq/']
const screens = [
  { who: null, paths: ['/login', '/register/', '/forgot/'] },
  { who: people.fay, paths: ['/home', ...own] },
  { who: people.ann, paths: ['/home', '/501/transaction', '/transaction', '/501/beneficiary/', '/501/rollover/'] },
]

test('a line that comes late is found', async ({ page }) => {
  await watch(page)
  await page.goto('/login')
  expect((await shifts(page)).sum).toBeLessThan(most)
  await page.evaluate(() =>
    document.querySelector('main')?.prepend(Object.assign(new Image(), { height: 24, alt: '' })),
  )
  await expect(async () => expect((await shifts(page)).sum).toBeGreaterThan(most)).toPass()
})

/** What Lighthouse looks at a page in: a column that only just fits, or a line that only just wraps, differs there. */
const lighthouse = { desktop: { width: 1350, height: 940 }, phone: { width: 412, height: 823 } }

for (const { who, paths } of screens) {
  test.describe(`what ${who ?? 'nobody signed in'} sees`, () => {
    test.use({ onlyReads: true })
    test('no layout shift while it loads', async ({ page, isMobile }) => {
      await watch(page)
      if (who) await signIn(page, who)
      for (const path of paths) {
        await page.goto(path)
        await expectStill(page, isMobile)
      }
    })

    test('no layout shift in the windows of Lighthouse', async ({ page, isMobile }) => {
      await page.setViewportSize(isMobile ? lighthouse.phone : lighthouse.desktop)
      await watch(page)
      if (who) await signIn(page, who)
      for (const path of paths) {
        await page.goto(path)
        await expectStill(page, isMobile)
      }
    })
  })
}

test('the whole of a book stands still while its picture comes, however high the window', async ({
  page,
  isMobile,
}) => {
  // High enough for all of it: what is below the window moves without being counted.
  await page.setViewportSize({ width: isMobile ? 412 : 1350, height: 2600 })
  await watch(page)
  await signIn(page, people.ann)
  await page.goto('/501/transaction')
  await expect(page.getByText('Totals by year').first()).toBeVisible()
  await expectStill(page, isMobile)
})

test('the steps of a request, its receipt and Home stand still while they load', async ({ page, isMobile }) => {
  await watch(page)
  await signIn(page, people.fay, '/home')
  await page.getByRole('link', { name: 'Distribution', exact: true }).click()
  await answerWizard(page, { amount: 300, type: 'Normal Distribution', payment: 'Direct Deposit' }, async () => {
    await page.reload()
    await expectStill(page, isMobile)
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
})

test('an announcement is there with the first picture, and moves nothing', async ({ page, isMobile, portal }) => {
  const announced = page.getByRole('status').filter({ hasText: 'The portal is updated tonight' })
  await watch(page)
  await portal.maintenance('announce', 'The portal is updated tonight from 22:00 to 23:00 Eastern time.')
  // A gateway knows it within five seconds.
  await expect(async () => {
    await page.goto('/login')
    await expect(announced).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectStill(page, isMobile)
  await signIn(page, people.ann)
  await page.goto('/home')
  await expect(announced).toBeVisible()
  await expectStill(page, isMobile)
  await portal.maintenance('off')
})

test('an announcement that comes while the page is open moves nothing, and covers nothing at the end of it', async ({
  page,
  isMobile,
  portal,
}) => {
  const announced = page.getByRole('status').filter({ hasText: 'The portal is updated tonight' })
  // A gateway may know for five seconds more what was announced before.
  await expect(async () => {
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toBeVisible()
    expect(await announced.count()).toBe(0)
  }).toPass()
  await watch(page)
  await signIn(page, people.ann, '/501/transaction')
  await expectStill(page, isMobile)
  await portal.maintenance('announce', 'The portal is updated tonight from 22:00 to 23:00 Eastern time.')
  // The page looks every 45 seconds, or when it comes back into sight.
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
  await expectAccessible(page)
  await portal.maintenance('off')
})
