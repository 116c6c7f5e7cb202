import { useEffect, useState } from 'react'

/**
 * For a dialog that is opened by state and not by a trigger of its own: gives the focus back to where it was. Fluent
 * also keeps the page hidden from screen readers until the focus is outside of the dialog again.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      else document.querySelector<HTMLElement>('main h1')?.focus()
    },
    [opener],
  )
}
