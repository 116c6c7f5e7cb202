import { useLayoutEffect } from 'react'

/** Milliseconds before the spinner appears, and minimum milliseconds for which the spinner stays visible. */
const DELAY = 250
const LEAST = 500

/** Number of components that wait for code or data of the next screen. */
let places = 0
let isShown = false
let shownAt = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<(isShown: boolean) => void>()

function show(shown: boolean): void {
  timer = undefined
  if (shown === isShown) return
  isShown = shown
  shownAt = Date.now()
  for (const listener of listeners) listener(shown)
}

// A wait that ends before the spinner appears calls no listener and renders nothing.
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
  // Check in a microtask, because another component may start to wait in the same commit.
  queueMicrotask(follow)
}

/** Starts a wait. The page's only spinner is shown until the returned function is called. */
export function beginWaiting(): () => void {
  change(1)
  return () => change(-1)
}

/** Shows the spinner while `busy` is true, after a short delay. */
export function useWaiting(busy: boolean): void {
  useLayoutEffect(() => (busy ? beginWaiting() : undefined), [busy])
}

/** Calls back now, and whenever the spinner must appear or disappear. */
export function followLongWait(changed: (isShown: boolean) => void): () => void {
  changed(isShown)
  listeners.add(changed)
  return () => listeners.delete(changed)
}
