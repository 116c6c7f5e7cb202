import type { Page, Request } from '@playwright/test'

const QUIET_MS = 500

/**
 * To be called before a page is opened; what it answers waits until nothing but streams has been under way for half a second.
 * A page of staff follows changes in a stream that never ends, so that the network is never idle.
 */
export function settling(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let last = performance.now()
  const ended = (request: Request) => {
    underWay.delete(request)
    last = performance.now()
  }
  page.on('request', (request) => {
    if (!request.headers()['accept']?.includes('text/event-stream')) underWay.add(request)
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    await page.waitForLoadState('load')
    while (underWay.size > 0 || performance.now() - last < QUIET_MS)
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
