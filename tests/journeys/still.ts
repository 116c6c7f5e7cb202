import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, untilQuiet } from './portal.ts'
import { expectFitsAThumb } from './thumb.ts'

/**
 * The largest allowed shift, which Lighthouse rounds to 0.000: right-aligned numbers are slightly narrower in the
 * portal's font.
 */
export const most = 0.0005

/** The window sizes of Lighthouse, at which text may need one more line or column than at other sizes. */
export const lighthouse = { desktop: { width: 1350, height: 940 }, phone: { width: 412, height: 823 } }

/**
 * Records layout shifts from the first paint on, except those after a touch or a key press. Blocks the portal's font,
 * because its arrival before or after the first paint depends on the machine; `arrivesLate` tests a late font.
 */
export async function watch(page: Page) {
  await record(page)
  await page.route(fonts, (route) => route.abort())
}

const fonts = '**/*.{woff,woff2}'

/** Records layout shifts as `watch` does, with a font that arrives after the first paint. */
export async function arrivesLate(page: Page) {
  await record(page)
  await page.route(fonts, async (route) => {
    await setTimeout(500)
    await route.continue()
  })
}

async function record(page: Page) {
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

/** The total layout shift, and the elements that moved. */
export async function shifts(page: Page): Promise<{ sum: number; what: string }> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilQuiet(page)
  const moved = await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return (window as unknown as { moved: { value: number; what: string }[] }).moved
  })
  return { sum: moved.reduce((total, { value }) => total + value, 0), what: JSON.stringify(moved) }
}

export async function expectStill(page: Page, isPhone: boolean) {
  const { sum, what } = await shifts(page)
  expect(sum, `what moves on ${page.url()}: ${what}`).toBeLessThan(most)
  if (isPhone) await expectFitsAThumb(page)
  await expectNoSidewaysScroll(page)
}
