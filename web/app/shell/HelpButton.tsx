import { makeStyles } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { FrameButton } from '../../kit/page/FrameButton.tsx'
import { lazyPart } from '../../kit/page/lazyPart.ts'

const HelpMenu = lazyPart(async () => ({ default: (await import('./HelpMenu.tsx')).HelpMenu }))

const useStyles = makeStyles({ place: { position: 'relative' } })

/** Opens the help menu, on every page. The menu's code loads at the first use. */
export function HelpButton() {
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.place}>
      <FrameButton
        bare
        aria-label="Help and display"
        title="Help"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M7 7.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M10 16v.5" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </FrameButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <HelpMenu onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
