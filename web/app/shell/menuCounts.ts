import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Number of waiting items for each menu entry, by the path of its screen. */
export const menuCounts = createStore<Readonly<Record<string, number>>>(() => ({}))

export const useMenuCount = (path: string): number => useStore(menuCounts, (counts) => counts[path] ?? 0)
