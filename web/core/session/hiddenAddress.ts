/** Screens opened from emailed links. The id in such a URL grants access without a login. */
const secret = /^\/(reset|sign)\/[^/?#]+\/?$/

/** Returns the URL to show instead of one with a secret id; null for any other URL. */
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
 * Removes the id from the address bar after the router has read it. Then neither the screen nor the browser history
 * shows the id. It stays in the state of this history entry, which only this tab can read.
 */
export function hideAddress(): void {
  const address = location.pathname + location.search
  const shown = shownAddress(address)
  if (shown !== null) history.replaceState({ ...(history.state as Hidden | null), hidden: address }, '', shown)
}

/** Restores the full URL for the router after a reload or a back navigation. */
export function restoreAddress(): void {
  const { hidden, ...state } = (history.state ?? {}) as Hidden
  if (typeof hidden !== 'string' || shownAddress(hidden) !== location.pathname) return
  history.replaceState(state, '', hidden)
}
