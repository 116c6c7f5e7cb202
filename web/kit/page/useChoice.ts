import { useSyncExternalStore } from 'react'
import { chosen, onDisplayChange, type Choice } from './displaySettings.ts'

/** On a server nothing is known of a device. */
const usual = () => ''

/** What is chosen for this device; empty for the usual value. */
export const useChoice = (name: Choice): string => useSyncExternalStore(onDisplayChange, () => chosen(name), usual)

/** Whether sums are hidden from whoever looks over the shoulder. */
export const useAmountsHidden = (): boolean => useChoice('amounts') === 'hidden'
