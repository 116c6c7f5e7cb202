import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** How many items wait behind a menu entry, by the path of its screen. */
export const menuCounts = createStore<Readonly<Record<string, number>>>(() => ({}))

export const useMenuCount = (path: string): number => useStore(menuCounts, (counts) => counts[path] ?? 0)
