import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'

/**
 * Whether single letters are keys of a screen. Kept on this device: who dictates, or has a hand that slips, switches them
 * off once (WCAG 2.1.4).
 */
export const singleKeys = createStore<{ isOn: boolean }>()(
  persist((): { isOn: boolean } => ({ isOn: true }), {
    name: 'ira-portal-keys',
    storage: createJSONStorage(() => localStorage),
  }),
)
