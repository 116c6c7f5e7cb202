import { useLayoutEffect } from 'react'

/** A wait shows after so many milliseconds, and then for as long at least. */
const DELAY = 250
const LEAST = 500

/** How many places of the page wait: for the next screen, its code or its data. */
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

/** Shows the one spinner of the page until the returned function is called. */
export function beginWaiting(): () => void {
  change(1)
  return () => change(-1)
}

/** … while `busy`. */
export function useWaiting(busy: boolean): void {
  useLayoutEffect(() => (busy ? beginWaiting() : undefined), [busy])
}

/** Says, now and after every change, whether the page has waited long enough, and not yet too short, for its spinner. */
export function followLongWait(changed: (isShown: boolean) => void): () => void {
  changed(isShown)
  listeners.add(changed)
  return () => listeners.delete(changed)
}
