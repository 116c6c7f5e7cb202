import { useMemo, useSyncExternalStore } from 'react'

export function useMediaQuery(query: string): boolean {
  // Created once for each component, because `useSyncExternalStore` would otherwise subscribe again with each render.
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
