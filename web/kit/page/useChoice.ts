import { useSyncExternalStore } from 'react'
import { chosen, onDisplayChange, type Choice } from './displaySettings.ts'

/** A server knows no settings of a device. */
const usual = () => ''

/** The setting on this device; empty for the default. */
export const useChoice = (name: Choice): string => useSyncExternalStore(onDisplayChange, () => chosen(name), usual)

/** Whether amounts are hidden from onlookers. */
export const useAmountsHidden = (): boolean => useChoice('amounts') === 'hidden'
