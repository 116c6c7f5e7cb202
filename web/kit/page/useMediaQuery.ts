import { useMemo, useSyncExternalStore } from 'react'

export function useMediaQuery(query: string): boolean {
  // Asked once for each component, and not with each of its renderings.
  const { subscribe, matches } = useMemo(() => ask(query), [query])
  return useSyncExternalStore(subscribe, matches, matches)
}

function ask(query: string) {
  const list = globalThis.matchMedia(query)
  return {
    subscribe: (changed: () => void) => {
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    matches: () => list.matches,
  }
}
