import { useEffect, useSyncExternalStore } from 'react'

let detail = ''
const listeners = new Set<() => void>()

function set(next: string): void {
  detail = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Adds the position within a screen to the tab title: "Step 3 of 7". */
export function useTitleDetail(text: string): void {
  useEffect(() => {
    set(text)
    return () => set('')
  }, [text])
}

/** Returns the detail that the open screen has added to the tab title. */
export const useShownTitleDetail = (): string =>
  useSyncExternalStore(
    subscribe,
    () => detail,
    () => '',
  )
