import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { singleKeys } from './singleKeys.ts'

/** Actions by keyboard shortcut, in the notation of tinykeys: `j`, `Shift+?`. */
export type Keys = Readonly<Record<string, () => void>>

const fields = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]'

/** Whether the target of an event is in a text input. */
export const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null

/**
 * Registers keyboard shortcuts of a screen while single-letter shortcuts are enabled. Ignores keys in text inputs and
 * while `listens` returns false. Loads tinykeys on demand; once loaded, a screen's shortcuts work from its first paint.
 */
export function useKeys(keys: Keys, listens: () => boolean): void {
  const isOn = useStore(singleKeys, (state) => state.isOn)
  const latest = useRef({ keys, listens })
  useEffect(() => {
    latest.current = { keys, listens }
  })
  const names = Object.keys(keys).join(' ')
  useLayoutEffect(() => {
    if (!isOn) return
    let stop: (() => void) | undefined
    let isLeft = false
    const press = (name: string) => (event: KeyboardEvent) => {
      if (isInField(event.target)) return
      if (!latest.current.listens()) return
      event.preventDefault()
      latest.current.keys[name]?.()
    }
    const bound = Object.fromEntries(names.split(' ').map((name) => [name, press(name)]))
    import('tinykeys').then(
      ({ tinykeys }) => {
        if (!isLeft) stop = tinykeys(window, bound)
      },
      // Ignore a failed load of tinykeys, because every action also has a button.
      () => undefined,
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [isOn, names])
}

/** Returns the open dialogs; the topmost dialog is the last. */
export function openDialogs(): Element[] {
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')]
}
