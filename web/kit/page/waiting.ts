import { useLayoutEffect, useSyncExternalStore } from 'react'

/** How many places of the page wait: for the next screen, its code or its data. */
let places = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  places += by
  for (const listener of listeners) listener()
}

/** Tells the one spinner of the page to turn while `busy`. */
export function useWaiting(busy: boolean): void {
  useLayoutEffect(() => {
    if (!busy) return
    change(1)
    return () => change(-1)
  }, [busy])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSomethingWaits = (): boolean => useSyncExternalStore(subscribe, () => places > 0)
