/**
 * Makes one read for all identical reads in one turn of the event loop, because the calls of one screen arrive
 * together. The read starts after the last call arrived, so no result is older than its request. The first caller's
 * deadline ends the read for all, so the key includes the caller.
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
