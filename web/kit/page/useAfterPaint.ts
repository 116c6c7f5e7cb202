import { startTransition, useEffect, useState } from 'react'

/**
 * Whether what the screen is about has been painted, so that the rest may follow: a part that waits for it costs the first
 * paint nothing. Its place has to be kept, or what is below it jumps.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let timer: number | undefined
    // The frame is painted between its callbacks and the next task.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
  }, [])
  return isPainted
}
