/** Screens of emailed links. The id in the URL gives access. */
const secret = /^\/(reset|sign)\/[^/?#]+\/?$/

/** Returns the replacement in the address bar for a URL with such an id; null for other URLs. */
export function shownAddress(address: string): string | null {
  const url = new URL(address, 'https://portal.invalid')
  const screen = secret.exec(url.pathname)?.[1]
  if (screen) return `/${screen}`
  const back = url.pathname === '/login' ? url.searchParams.get('redirect') : null
  return back !== null && secret.test(back.split(/[?#]/)[0] ?? '') ? '/login' : null
}

interface Hidden {
  hidden?: unknown
}

/**
 * Removes the id from the address bar after the router has read it, so that neither the screen nor the browser's
 * history shows it. The id stays in the state of this history entry, which only this tab can read.
 */
export function hideAddress(): void {
  const address = location.pathname + location.search
  const shown = shownAddress(address)
  if (shown !== null) history.replaceState({ ...(history.state as Hidden | null), hidden: address }, '', shown)
}

/** Restores the URL for the router, after a reload or a step back. */
export function restoreAddress(): void {
  const { hidden, ...state } = (history.state ?? {}) as Hidden
  if (typeof hidden !== 'string' || shownAddress(hidden) !== location.pathname) return
  history.replaceState(state, '', hidden)
}
