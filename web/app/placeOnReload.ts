const key = 'place'
/** Milliseconds after which a reload no longer waits for its content. */
const patience = 10_000

/**
 * Returns to the place of a page that was reloaded, when its content is as high as before. The router restores the
 * place with the first paint, when content that comes late is missing.
 */
export function keepPlaceOnReload(): () => void {
  const stop = wasReloaded() ? restore() : () => undefined
  const note = () => sessionStorage.setItem(key, JSON.stringify([location.href, scrollY]))
  addEventListener('pagehide', note)
  return () => {
    stop()
    removeEventListener('pagehide', note)
  }
}

function wasReloaded(): boolean {
  const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return start?.type === 'reload'
}

function restore(): () => void {
  const [page, place] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string?, number?]
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => controller.abort()
  if (page !== location.href || !place) return stop
  const sizes = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < place) return
    scrollTo(0, place)
    stop()
  })
  sizes.observe(document.body)
  signal.addEventListener('abort', () => sizes.disconnect())
  // A person who scrolls or goes on has another place.
  for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(act, stop, { signal })
  AbortSignal.timeout(patience).addEventListener('abort', stop, { signal })
  return stop
}
