import { useSyncExternalStore } from 'react'
import { chosen, onDisplayChange, type Choice } from './displaySettings.ts'

/** During the build there is no browser, so every setting has its default. */
const usual = () => ''

/** Value of a display setting on this device; '' for the default. */
export const useChoice = (name: Choice): string => useSyncExternalStore(onDisplayChange, () => chosen(name), usual)

/** Whether the user has hidden amounts. */
export const useAmountsHidden = (): boolean => useChoice('amounts') === 'hidden'
