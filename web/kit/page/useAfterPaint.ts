import { startTransition, useEffect, useState } from 'react'

/** Fallback delay, about as long as thirty frames. */
const NO_FRAME_MS = 500

const waiting = new Set<() => void>()

function showAll(): void {
  document.removeEventListener('keydown', showAll, true)
  for (const show of waiting) show()
  waiting.clear()
}

/** The first callback shows all waiting parts, so that the page is laid out only once. */
function whenPainted(show: () => void): () => void {
  waiting.add(show)
  const showSoon = () => startTransition(showAll)
  // The browser paints between the frame callbacks and the next task.
  requestAnimationFrame(() => setTimeout(showSoon))
  // A background tab paints no frames, but the parts must be ready when it becomes visible.
  setTimeout(showSoon, NO_FRAME_MS)
  // Show the parts before a key is handled, so that keyboard users skip none of them.
  document.addEventListener('keydown', showAll, true)
  return () => waiting.delete(show)
}

/**
 * Whether the main content has been painted. Parts that wait for this do not delay the first paint. Reserve their space
 * to avoid a layout shift.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => whenPainted(() => setPainted(true)), [])
  return isPainted
}
