import { useSyncExternalStore } from 'react'
import { chosen, onDisplayChange, type Choice } from './display.ts'

/** What is chosen for this device; empty for the usual value. */
export const useChoice = (name: Choice): string => useSyncExternalStore(onDisplayChange, () => chosen(name))

/** Whether sums are hidden from whoever looks over the shoulder. */
export const useAmountsHidden = (): boolean => useChoice('amounts') === 'hidden'
