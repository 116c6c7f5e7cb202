import { startTransition, useEffect, useState } from 'react'

/** As long as many frames. */
const NO_FRAME_MS = 500

const waiting = new Set<() => void>()

function showAll(): void {
  document.removeEventListener('keydown', showAll, true)
  for (const show of waiting) show()
  waiting.clear()
}

/** The first callback shows all waiting parts, so the page is laid out only once. */
function whenPainted(show: () => void): () => void {
  waiting.add(show)
  const showSoon = () => startTransition(showAll)
  // The frame is painted between its callbacks and the next task.
  requestAnimationFrame(() => setTimeout(showSoon))
  // A background tab paints no frames; the parts must be ready when it becomes visible.
  setTimeout(showSoon, NO_FRAME_MS)
  // Show the parts before a key is handled, so that keyboard users skip none of them.
  document.addEventListener('keydown', showAll, true)
  return () => waiting.delete(show)
}

/**
 * Whether the main content has been painted. Parts that wait for it cost the first paint nothing. Reserve their space,
 * or the content below them jumps.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => whenPainted(() => setPainted(true)), [])
  return isPainted
}
