/**
 * One read for all who ask the same in one turn of the event loop: the calls of one screen arrive together. It begins after
 * the last of them asked, so no answer is older than its question; the next turn reads anew. The deadline of the first
 * caller ends it for all, so what is asked names the caller.
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
