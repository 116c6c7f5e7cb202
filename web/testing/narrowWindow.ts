import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** Simulates a wide window. Returns a function that makes the window narrow during the test. */
export function narrowable(): () => void {
  const wide = window.matchMedia
  const listeners = new Set<() => void>()
  let isNarrow = false
  window.matchMedia = (query) =>
    Object.defineProperty(
      Object.assign(wide(query), {
        addEventListener: (_: string, listener: () => void) => query.includes('width') && listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }),
      'matches',
      { get: () => query.includes(isNarrow ? '<' : '>=') },
    )
  onTestFinished(() => {
    window.matchMedia = wide
  })
  return () =>
    act(() => {
      isNarrow = true
      for (const listener of listeners) listener()
    })
}
