import { useEffect } from 'react'

/** Fields in this upper fraction of a phone's window stay visible above the keyboard, together with the heading. */
const ABOVE_KEYBOARD = 0.72

/**
 * Focuses the first field of a screen with one short form and selects its text, without scrolling. The focus stays on
 * the heading if the field would not be visible, for example below a phone's keyboard.
 * @param name Name of the field; null leaves the focus on the heading.
 */
export function useFirstFocus(name: string | null): void {
  useEffect(() => {
    if (name === null) return
    // Runs after the navigation has moved the focus to the heading.
    const frame = requestAnimationFrame(() => {
      const field = document.getElementsByName(name)[0]
      if (!field || document.activeElement?.matches('input, [role$="dialog"] *')) return
      const { top, bottom } = field.getBoundingClientRect()
      const visible = window.innerHeight * (window.matchMedia('(pointer: coarse)').matches ? ABOVE_KEYBOARD : 1)
      if (top < 0 || bottom > visible) return
      field.focus({ preventScroll: true })
      if (field instanceof HTMLInputElement) field.select()
    })
    return () => cancelAnimationFrame(frame)
  }, [name])
}
