import type { Locator, Page } from '@playwright/test'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { manyRequests } from '../manyRequests.ts'
import type { Stack } from '../stack.ts'
import { expectAccessible, PHONE, test } from './portal.ts'

/** A request number that is new for each run on the same portal. */
export const ownNumber = (first: number) => first + test.info().repeatEachIndex * 1000

/** Creates pending requests numbered from `first` on; returns the URL of a list with only these requests. */
export async function pendingFrom(portal: Stack, first: number, count: number): Promise<string> {
  await manyRequests(
    { executeSql: async (text) => ({ rows: await portal.sql(text) }) },
    count,
    REQUEST_STATUS.open,
    first,
  )
  return `/withdrawals/pending?find=M${String(first).slice(0, 4)}`
}

export const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Withdrawal' })

/**
 * Runs axe on the drawer, and leaves the page at the size of a phone. For axe, a field half covered by the action bar
 * is too small a target.
 */
export async function drawerAccessible(page: Page): Promise<void> {
  await expectAccessible(page, { sizes: 'own' })
  await page.setViewportSize(PHONE)
  // The action bar may cover half of a field at its edge, so the last field is scrolled to the middle.
  const last = drawerOf(page).locator('summary', { hasText: 'locked' })
  await last.evaluate((field) => field.scrollIntoView({ block: 'center' }))
  await expectAccessible(page, { sizes: 'own' })
}

/** Position in the window once fonts have loaded and animations have ended, to a tenth of a pixel. */
export async function placeOf(target: Locator): Promise<{ start: number; top: number; end: number; bottom: number }> {
  return target.evaluate(async (element) => {
    const isFinite = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity
    const moving = document.getAnimations().filter(isFinite)
    await Promise.allSettled([document.fonts.ready, ...moving.map(({ finished }) => finished)])
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const tenths = (length: number) => Math.round(length * 10) / 10
    return { start: tenths(left), top: tenths(top), end: tenths(right), bottom: tenths(bottom) }
  })
}

/** Position on the page, independent of scrolling. */
export async function placeOnPage(target: Locator): Promise<{ start: number; top: number }> {
  const { start, top } = await placeOf(target)
  return { start, top: Math.round(top + (await target.evaluate(() => window.scrollY))) }
}
