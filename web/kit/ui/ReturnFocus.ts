import { useEffect, useState } from 'react'

/**
 * Rendered next to a dialog while it is open, for dialogs opened by state instead of a trigger. Restores the focus and
 * makes the page visible to screen readers again. Fluent's focus manager unmounts with the last dialog, before it has
 * done so.
 */
export function ReturnFocus(): null {
  const [before] = useState(() => ({ opener: document.activeElement, hidden: new Set(hiddenParts()) }))
  useEffect(
    () => () => {
      for (const part of hiddenParts()) if (!before.hidden.has(part)) part.removeAttribute('aria-hidden')
      const { opener } = before
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      else document.querySelector<HTMLElement>('main h1')?.focus()
    },
    [before],
  )
  return null
}

function hiddenParts(): Element[] {
  return [...document.querySelectorAll('body > [aria-hidden="true"]')]
}
