import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Change } from './stream.ts'

interface Live {
  /** The stream is open, so polling is unnecessary. */
  isOpen: boolean
  /** How many changes arrived, of whatever concerns this screen or another one. */
  arrived: number
  /** Changes that are not shown yet, by kind and number. */
  waiting: ReadonlySet<string>
  /** Something may have changed while the stream was closed. */
  mayHaveMissed: boolean
  /** The update is offered, because showing it would move content in use. */
  isOffered: boolean
}

export const nothingNew = { waiting: new Set<string>(), mayHaveMissed: false, isOffered: false }

/** Changes known to this tab that its screen does not show yet. */
export const live = createStore<Live>(() => ({ isOpen: false, arrived: 0, ...nothingNew }))

export const keyOf = ({ kind, number }: Pick<Change, 'kind' | 'number'>) => `${kind} ${number}`

export const useIsLive = (): boolean => useStore(live, ({ isOpen }) => isOpen)
export const useOffer = () => useStore(live)

/** Whether this record changed since the screen was loaded. */
export function useHasChanged(kind: Change['kind'], number: number): boolean {
  return useStore(live, ({ waiting }) => waiting.has(keyOf({ kind, number })))
}
