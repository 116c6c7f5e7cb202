import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { DEVICE_ENTRIES } from '../page/deviceSettings.ts'

/**
 * Whether single-letter shortcuts are enabled. Stored on the device, so that users of speech input or with a tremor
 * disable them only once (WCAG 2.1.4).
 */
export const singleKeys = createStore<{ isOn: boolean }>()(
  persist((): { isOn: boolean } => ({ isOn: true }), {
    name: DEVICE_ENTRIES.singleKeys,
    storage: createJSONStorage(() => localStorage),
  }),
)
