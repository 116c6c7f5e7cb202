/**
 * The key under which one version of a draft is submitted. It stays the same until the draft changes, so that a second
 * click, a reload or a retry after a lost answer never makes a second request.
 */
export function finalizeKey(accountId: number, version: number, storage: Storage = sessionStorage): string {
  const place = placeOf(accountId, version)
  const known = storage.getItem(place)
  if (known) return known
  const key = crypto.randomUUID()
  storage.setItem(place, key)
  return key
}

/** After the answer: version numbers of the next draft start again. */
export function forgetFinalizeKey(accountId: number, version: number, storage: Storage = sessionStorage): void {
  storage.removeItem(placeOf(accountId, version))
}

function placeOf(accountId: number, version: number): string {
  return `finalize:${accountId}:${version}`
}
