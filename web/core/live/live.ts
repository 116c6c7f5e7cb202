import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Change } from './stream.ts'

interface Live {
  /** The stream stands: nobody needs to ask by themselves. */
  isOpen: boolean
  /** What changed and is not shown yet, by kind and number. */
  waiting: ReadonlySet<string>
  /** Something may have changed while nobody listened. */
  mayHaveMissed: boolean
  /** It is offered, because showing it would move what somebody is at. */
  isOffered: boolean
}

export const nothingNew = { waiting: new Set<string>(), mayHaveMissed: false, isOffered: false }

/** What this tab knows of changes that its screen does not show yet. */
export const live = createStore<Live>(() => ({ isOpen: false, ...nothingNew }))

export const keyOf = ({ kind, number }: Pick<Change, 'kind' | 'number'>) => `${kind} ${number}`

export const useIsLive = (): boolean => useStore(live, ({ isOpen }) => isOpen)
export const useOffer = () => useStore(live)

/** Whether this thing changed since the screen was loaded. */
export function useHasChanged(kind: Change['kind'], number: number): boolean {
  return useStore(live, ({ waiting }) => waiting.has(keyOf({ kind, number })))
}
