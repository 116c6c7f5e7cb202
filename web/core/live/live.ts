import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Change } from './stream.ts'

interface Live {
  /** True while the event stream is open, which makes polling unnecessary. */
  isOpen: boolean
  /** Number of changes received, also of changes that do not concern the current screen. */
  arrived: number
  /** Changes that the screen does not show yet, by kind and number of the record. */
  waiting: ReadonlySet<string>
  /** True if events may have been missed while the stream was closed. */
  mayHaveMissed: boolean
  /** True if the screen only offers the update, because refetching would move content in use. */
  isOffered: boolean
}

export const nothingNew = { waiting: new Set<string>(), mayHaveMissed: false, isOffered: false }

/** Changes that this tab knows about but its screen does not show yet. */
export const live = createStore<Live>(() => ({ isOpen: false, arrived: 0, ...nothingNew }))

export const keyOf = ({ kind, number }: Pick<Change, 'kind' | 'number'>) => `${kind} ${number}`

export const useIsLive = (): boolean => useStore(live, ({ isOpen }) => isOpen)
export const useOffer = () => useStore(live)

/** Whether this record has changed since the screen was loaded. */
export function useHasChanged(kind: Change['kind'], number: number): boolean {
  return useStore(live, ({ waiting }) => waiting.has(keyOf({ kind, number })))
}
