import type { Page, Request } from '@playwright/test'

const QUIET_MS = 500
const PATIENCE_MS = 30_000

/** A staff page follows changes in an endless stream, which does not count, since the network would never be idle. */
export const isStream = (request: Request): boolean => request.headers()['accept'] === 'text/event-stream'

/** Call it before a page is opened. The result says whether nothing but streams was in flight for half a second. */
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
      // After a navigation, the old page's requests may never be reported as ended.
      if (request.isNavigationRequest()) underWay.clear()
      underWay.add(request)
    }),
  )
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return () => underWay.size === 0 && performance.now() - changedAt >= QUIET_MS
}

/** Waits until it is settled. @throws Error after half a minute */
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
