import { lazy, type ComponentType } from 'react'
import { notices } from '../notices/notices.ts'

/** Delays before the retries of a failed load, in milliseconds. The last delay repeats. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 30_000]

/**
 * React's `lazy` for a component of a screen, with retries until the file has loaded. Meanwhile the component suspends,
 * and the rest of the page is usable.
 * @param isQuiet True to show no notice when the file fails to load.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- the same constraint as React's `lazy`
export function lazyPart<T extends ComponentType<any>>(load: () => Promise<{ default: T }>, isQuiet = false) {
  return lazy(() => untilLoaded(load, isQuiet))
}

async function untilLoaded<T>(load: () => Promise<T>, isQuiet: boolean): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each retry starts after the previous try has failed
      return await load()
    } catch (error) {
      if (!isMissing(error)) throw error
      if (tries === 0 && !isQuiet)
        notices.error('Error', 'A part of this page could not be loaded. Check your connection.')
    }
    // oxlint-disable-next-line no-await-in-loop -- pauses before the next retry
    await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0)
  }
}

/**
 * Whether a file failed to load, by the messages of Chromium, Firefox, Safari and Vite. False for errors in loaded
 * code.
 */
function isMissing(error: unknown): boolean {
  return /dynamically imported module|importing a module script|unable to preload/i.test(String(error))
}

/** Waits for a number of milliseconds, or until the network is back. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
  })
}
