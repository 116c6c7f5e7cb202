/** Maximum number of unread items; an active reader never has this many. */
const MOST_UNREAD = 1_000

export type BoundedQueue<Item> = {
  items: AsyncIterableIterator<Item>
  put: (item: Item) => void
  /** Ends the queue; items already in the queue are still read. */
  end: () => void
}

/** A queue that can be read while it fills. To bound memory, the queue ends when it has too many unread items. */
export function createBoundedQueue<Item>(onLeave: () => void): BoundedQueue<Item> {
  const unread: Item[] = []
  let isOver = false
  let wake: (() => void) | null = null
  const end = () => {
    isOver = true
    wake?.()
  }
  const leave = () => {
    if (!isOver) end()
    onLeave()
  }
  const items: AsyncIterableIterator<Item> = {
    [Symbol.asyncIterator]: () => items,
    async next() {
      while (unread.length === 0 && !isOver) await new Promise<void>((resolve) => (wake = resolve))
      const item = unread.shift()
      return item === undefined ? { done: true, value: undefined } : { done: false, value: item }
    },
    async return() {
      unread.length = 0
      leave()
      return { done: true, value: undefined }
    },
  }
  return {
    items,
    put(item) {
      if (isOver) return
      if (unread.length >= MOST_UNREAD) return leave()
      unread.push(item)
      wake?.()
    },
    end,
  }
}
