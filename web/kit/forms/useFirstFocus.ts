import { useEffect } from 'react'

/** Part of a phone's screen that stays visible above its keyboard. */
const ABOVE_KEYBOARD = 0.6

/**
 * Focuses the first field of a screen that is one short form. It leaves the focus on the heading if the field, or text
 * above it, would then be out of view: focusing never scrolls, and a phone's keyboard covers the lower part.
 */
export function useFirstFocus(name: string): void {
  useEffect(() => {
    // Runs after the heading got the focus of the navigation.
    const frame = requestAnimationFrame(() => {
      const field = document.getElementsByName(name)[0]
      if (!field || document.activeElement?.matches('input')) return
      const { top, bottom } = field.getBoundingClientRect()
      const visible = window.innerHeight * (window.matchMedia('(pointer: coarse)').matches ? ABOVE_KEYBOARD : 1)
      if (top >= 0 && bottom <= visible) field.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [name])
}
