/**
 * Idempotency key of one version of a draft. It stays the same until the draft changes, so a second click, a reload or
 * a retry never creates a second request.
 */
export function finalizeKey(accountId: number, version: number, storage: Storage = sessionStorage): string {
  const place = placeOf(accountId, version)
  const known = storage.getItem(place)
  if (known) return known
  const key = crypto.randomUUID()
  storage.setItem(place, key)
  return key
}

/** Forgets the key. Must be called after the response, because the version numbers of the next draft start again. */
export function forgetFinalizeKey(accountId: number, version: number, storage: Storage = sessionStorage): void {
  storage.removeItem(placeOf(accountId, version))
}

function placeOf(accountId: number, version: number): string {
  return `finalize:${accountId}:${version}`
}
