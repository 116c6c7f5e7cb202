import { useSyncExternalStore } from 'react'
import { chosen, onDisplayChange, type Choice } from './displaySettings.ts'

/** Without a browser there are no device settings. */
const usual = () => ''

/** The value of a display setting on this device; empty for the default. */
export const useChoice = (name: Choice): string => useSyncExternalStore(onDisplayChange, () => chosen(name), usual)

/** Whether amounts are hidden from onlookers. */
export const useAmountsHidden = (): boolean => useChoice('amounts') === 'hidden'
