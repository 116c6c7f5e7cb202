import type { Page, Request } from '@playwright/test'

const QUIET_MS = 500
const PATIENCE_MS = 30_000

/** A page of staff follows changes in a stream that never ends: it is no question, and the network is never idle. */
export const isStream = (request: Request): boolean => request.headers()['accept'] === 'text/event-stream'

/**
 * To be called before a page is opened. What it answers says whether nothing but streams has been under way for half a
 * second.
 */
export function watchTraffic(page: Page): () => boolean {
  const underWay = new Set<Request>()
  let changedAt = performance.now()
  const note = (change: (request: Request) => void) => (request: Request) => {
    if (isStream(request)) return
    change(request)
    changedAt = performance.now()
  }
  const ended = note((request) => void underWay.delete(request))
  page.on(
    'request',
    note((request) => {
      // What a page that is left had asked for may never be said to have ended.
      if (request.isNavigationRequest()) underWay.clear()
      underWay.add(request)
    }),
  )
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return () => underWay.size === 0 && performance.now() - changedAt >= QUIET_MS
}

/** The same, waiting until it is so. @throws Error after half a minute */
export function settling(page: Page): () => Promise<void> {
  const isQuiet = watchTraffic(page)
  return async () => {
    await page.waitForLoadState('load')
    const until = performance.now() + PATIENCE_MS
    while (!isQuiet()) {
      if (performance.now() > until) throw new Error(`${page.url()} asks for something without an end.`)
      await page.waitForTimeout(50)
    }
  }
}
