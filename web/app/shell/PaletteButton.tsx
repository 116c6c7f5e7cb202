import { Suspense, useEffect, useState } from 'react'
import { FrameButton } from '../../kit/page/FrameButton.tsx'
import { lazyPart } from '../../kit/page/lazyPart.ts'

const Palette = lazyPart(async () => ({ default: (await import('./Palette.tsx')).Palette }))

/** Opens the palette, as Ctrl K does; its code comes with the first use. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // A dialog that is open goes first.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) setOpen(true)
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
        onClick={() => setOpen(true)}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 4 4" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </FrameButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
