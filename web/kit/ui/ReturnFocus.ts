import { useEffect, useState } from 'react'

/**
 * Restores the focus after a dialog closes, and shows the page to screen readers again. Fluent's focus manager unmounts
 * too early to do so, if state instead of a trigger opened the dialog. Render it next to the open dialog.
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
