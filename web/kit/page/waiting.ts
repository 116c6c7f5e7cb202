import { useLayoutEffect } from 'react'

/** Milliseconds before the spinner appears, and its minimum time. */
const DELAY = 250
const LEAST = 500

/** Number of places on the page that wait for code or data of the next screen. */
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

// A wait that ends before the spinner appears notifies nobody and renders nothing.
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
  // Check later, because another place may continue the wait in the same commit.
  queueMicrotask(follow)
}

/** Shows the page's only spinner until the returned function is called. */
export function beginWaiting(): () => void {
  change(1)
  return () => change(-1)
}

/** Shows the spinner while `busy` is true. */
export function useWaiting(busy: boolean): void {
  useLayoutEffect(() => (busy ? beginWaiting() : undefined), [busy])
}

/** Calls back now and after each change with whether the spinner must be visible. */
export function followLongWait(changed: (isShown: boolean) => void): () => void {
  changed(isShown)
  listeners.add(changed)
  return () => listeners.delete(changed)
}
