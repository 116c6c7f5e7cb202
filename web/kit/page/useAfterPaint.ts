import { startTransition, useEffect, useState } from 'react'

/** Milliseconds after which deferred components render even if the browser painted nothing. */
const NO_FRAME_MS = 500

const waiting = new Set<() => void>()

function showAll(): void {
  document.removeEventListener('keydown', showAll, true)
  for (const show of waiting) show()
  waiting.clear()
}

/** The first callback shows all deferred components, so that the browser computes the layout only once. */
function whenPainted(show: () => void): () => void {
  waiting.add(show)
  const showSoon = () => startTransition(showAll)
  // The browser paints between the animation frame callbacks and the next task.
  requestAnimationFrame(() => setTimeout(showSoon))
  // A hidden tab paints nothing, but deferred components must be ready when the tab becomes visible.
  setTimeout(showSoon, NO_FRAME_MS)
  // Show deferred components before handling a key, so that keyboard users skip none of them.
  document.addEventListener('keydown', showAll, true)
  return () => waiting.delete(show)
}

/**
 * Returns true after the main content was painted, so that deferred components do not delay the first paint. Reserve
 * space for a deferred component to avoid a layout shift.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => whenPainted(() => setPainted(true)), [])
  return isPainted
}
