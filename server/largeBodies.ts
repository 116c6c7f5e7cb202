/** Counts the bytes of large request bodies in memory. */
export type LargeBodies = {
  /**
   * Reserves memory for a body of this caller; `release` frees it. `refused`: "caller" means above the limit per
   * caller, "all" above the total limit.
   */
  take: (caller: string, bytes: number) => { release: () => void } | { refused: 'caller' | 'all' }
}

/** Byte limit per caller: enough for a 10 MB file in base64 and a small file. */
const MOST_OF_ONE = 20_000_000
/** Each byte is in memory up to six times: as received, as text, parsed, and as the next call's body. */
const MOST_OF_ALL = 60_000_000

export function createLargeBodies(mostOfOne = MOST_OF_ONE, mostOfAll = MOST_OF_ALL): LargeBodies {
  const underWay = new Map<string, number>()
  let all = 0
  return {
    take(caller, bytes) {
      const own = underWay.get(caller) ?? 0
      if (own + bytes > mostOfOne) return { refused: 'caller' }
      if (all + bytes > mostOfAll) return { refused: 'all' }
      underWay.set(caller, own + bytes)
      all += bytes
      let isHeld = true
      const release = () => {
        if (!isHeld) return
        isHeld = false
        all -= bytes
        const left = (underWay.get(caller) ?? 0) - bytes
        if (left > 0) underWay.set(caller, left)
        else underWay.delete(caller)
      }
      return { release }
    },
  }
}
