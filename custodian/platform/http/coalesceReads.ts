/**
 * One read for all identical reads in one turn of the event loop, because the calls of one screen arrive together. It
 * starts after the last of them arrived, so no result is older than its request; the next turn reads again. The first
 * caller's deadline ends it for all, so the key includes the caller.
 */
export function coalesceReads<Asked, T>(read: (asked: Asked) => Promise<T>): (asked: Asked) => Promise<T> {
  const begun = new Map<string, Promise<T>>()
  return (asked) => {
    const key = JSON.stringify(asked)
    const shared = begun.get(key)
    if (shared) return shared
    const own = new Promise<T>((resolve) => {
      setImmediate(() => {
        begun.delete(key)
        resolve(read(asked))
      })
    })
    begun.set(key, own)
    return own
  }
}
