import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Number of open items for each menu entry, by the path of the entry's screen. */
export const menuCounts = createStore<Readonly<Record<string, number>>>(() => ({}))

export const useMenuCounts = () => useStore(menuCounts)
