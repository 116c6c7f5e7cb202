import { useSyncExternalStore } from 'react'
import { chosen, onDisplayChange, type Choice } from './displaySettings.ts'

/** On a server nothing is known of a device. */
const usual = () => ''

/** The choice for this device; empty for the default. */
export const useChoice = (name: Choice): string => useSyncExternalStore(onDisplayChange, () => chosen(name), usual)

/** Whether sums are hidden from whoever looks over the shoulder. */
export const useAmountsHidden = (): boolean => useChoice('amounts') === 'hidden'
