import { startTransition, useEffect, useState } from 'react'

/** Many frames long. */
const NO_FRAME_MS = 500

const waiting = new Set<() => void>()

function showAll(): void {
  document.removeEventListener('keydown', showAll, true)
  for (const show of waiting) show()
  waiting.clear()
}

/** Whoever is first shows all that wait: the page is laid out once more, not once for each. */
function whenPainted(show: () => void): () => void {
  waiting.add(show)
  const showSoon = () => startTransition(showAll)
  // The frame is painted between its callbacks and the next task.
  requestAnimationFrame(() => setTimeout(showSoon))
  // In a tab behind, none is painted; it is ready all the same when somebody turns to it.
  setTimeout(showSoon, NO_FRAME_MS)
  // Whoever goes on with the keyboard passes nothing by: what a key does comes after this.
  document.addEventListener('keydown', showAll, true)
  return () => waiting.delete(show)
}

/**
 * Whether what the screen is about has been painted, so that the rest may follow: a part that waits for it costs the first
 * paint nothing. Its place has to be kept, or what is below it jumps.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => whenPainted(() => setPainted(true)), [])
  return isPainted
}
