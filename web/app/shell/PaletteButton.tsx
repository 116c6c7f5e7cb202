import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '../../core/screens/prefetch.ts'
import { openDialogs } from '../../kit/keys/useKeys.ts'
import { FrameButton } from '../../kit/page/FrameButton.tsx'
import { PaletteDialog } from './PaletteDialog.tsx'

declare global {
  /** Stops listening for an early Ctrl+K. If it was pressed, calls `take` with the text typed after it. */
  // oxlint-disable-next-line no-var -- a global variable of the first script
  var portalTyped: ((take: (typed: string) => void) => void) | undefined
}

/** Opens the command palette, as Ctrl+K does. */
export function PaletteButton() {
  /** Text of the palette's input at first; null while the palette is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => whenIdle(() => void import('./PaletteResults.tsx').catch(() => undefined)), [])
  // A layout effect, so that no key press is lost between the first script's listener and this listener.
  useLayoutEffect(() => {
    globalThis.portalTyped?.(setTyped)
    globalThis.portalTyped = undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // Does nothing while a dialog is open. Opens the palette synchronously, because the user's next key belongs in
      // its input.
      if (openDialogs().length === 0) flushSync(() => setTyped(''))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <FrameButton
        bare
        aria-label="Go to"
        aria-keyshortcuts="Control+K"
        title="Go to (Ctrl K)"
        onClick={() => setTyped('')}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 4 4" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </FrameButton>
      {typed === null ? null : <PaletteDialog typed={typed} onClose={() => setTyped(null)} />}
    </>
  )
}
