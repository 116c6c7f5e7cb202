import { useLayoutEffect, useSyncExternalStore } from 'react'

/** A wait shows after so many milliseconds, and then for as long at least. */
const DELAY = 250
const LEAST = 500

/** How many places of the page wait: for the next screen, its code or its data. */
let places = 0
let isShown = false
let shownAt = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(shown: boolean): void {
  timer = undefined
  if (shown === isShown) return
  isShown = shown
  shownAt = Date.now()
  for (const listener of listeners) listener()
}

// Nothing is told, and so nothing rendered, for a wait that is over before it shows.
function follow(): void {
  if (places > 0 === isShown) {
    clearTimeout(timer)
    timer = undefined
  } else if (isShown) {
    const left = shownAt + LEAST - Date.now()
    if (left <= 0) show(false)
    else timer ??= setTimeout(show, left, false)
  } else timer ??= setTimeout(show, DELAY, true)
}

function change(by: 1 | -1): void {
  places += by
  // What one place has begun to wait for may go on in another, which begins in the same commit.
  queueMicrotask(follow)
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

/** Whether the page has waited long enough, and not yet too short, for its spinner. */
export const useLongWait = (): boolean => useSyncExternalStore(subscribe, () => isShown)
