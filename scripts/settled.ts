import type { Page, Request } from '@playwright/test'

const QUIET_MS = 500
const PATIENCE_MS = 30_000
/** The browser may report a request of the old page so soon after the new page has replaced it, and never its end. */
const LATE_MS = 2_000
const ABANDONED_MS = 10_000

/** The event stream of a staff page never ends, so it does not count as network activity. */
export const isStream = (request: Request): boolean => request.headers()['accept'] === 'text/event-stream'

/**
 * Must be called before a page is opened. The returned function tells whether only streams were in flight for half a
 * second.
 */
export function watchTraffic(page: Page): () => boolean {
  const underWay = new Map<Request, number>()
  let navigation: Request | null = null
  let replacedAt = -Infinity
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
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigation = request
      underWay.set(request, performance.now())
    }),
  )
  // The browser may never report the end of the old page's requests, which that page sends until the new one replaces
  // it. A change of the address without a navigation request replaces no page.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !navigation) return
    for (const request of underWay.keys()) if (request !== navigation) underWay.delete(request)
    navigation = null
    changedAt = performance.now()
    replacedAt = changedAt
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', (request) => {
    if (request === navigation) navigation = null
    ended(request)
  })
  return () => {
    const now = performance.now()
    const isAbandoned = (since: number) => since - replacedAt < LATE_MS && now - since > ABANDONED_MS
    return now - changedAt >= QUIET_MS && [...underWay.values()].every(isAbandoned)
  }
}

/** Waits until the network is idle. @throws Error after half a minute */
export function settling(page: Page): () => Promise<void> {
  const isQuiet = watchTraffic(page)
  return async () => {
    await page.waitForLoadState('load')
    const until = performance.now() + PATIENCE_MS
    while (!isQuiet()) {
      if (performance.now() > until) throw new Error(`${page.url()} never stops sending requests.`)
      await page.waitForTimeout(50)
    }
  }
}
