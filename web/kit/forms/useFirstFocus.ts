import { useEffect } from 'react'

/** A phone scrolls a field within this fraction of the window above its keyboard, with the heading still visible. */
const ABOVE_KEYBOARD = 0.72

/**
 * Focuses the first field of a screen with one short form, without scrolling. The focus stays on the heading if the
 * field would not be visible, for example below a phone's keyboard.
 */
export function useFirstFocus(name: string): void {
  useEffect(() => {
    // Runs after the navigation has moved the focus to the heading.
    const frame = requestAnimationFrame(() => {
      const field = document.getElementsByName(name)[0]
      if (!field || document.activeElement?.matches('input, [role$="dialog"] *')) return
      const { top, bottom } = field.getBoundingClientRect()
      const visible = window.innerHeight * (window.matchMedia('(pointer: coarse)').matches ? ABOVE_KEYBOARD : 1)
      if (top >= 0 && bottom <= visible) field.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [name])
}
