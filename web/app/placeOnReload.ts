import { wasReloaded } from '../kit/page/wasReloaded.ts'

const key = 'place'
/** Time in milliseconds after a reload, after which the scroll position is no longer restored. */
const patience = 10_000

/**
 * After a reload, restores the scroll position when the content has its former height. The router restores it too
 * early, at the first paint, when late content is still missing.
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
  // Stop when the user scrolls or opens another screen.
  for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(act, stop, { signal })
  AbortSignal.timeout(patience).addEventListener('abort', stop, { signal })
  return stop
}
