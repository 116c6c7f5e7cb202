import { useEffect, useState } from 'react'

/**
 * Beside a dialog as long as it is open. For a dialog that is opened by state and not by a trigger of its own: gives the focus back to where it was, and the
 * page back to screen readers. Fluent's focus manager ends with the last dialog, before it has uncovered the page.
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
